import PushCompiler
import PushGrammar

/// The result for a leaf and its targets.
enum Verdict: Hashable {
  /// The output of the document with the leaf differs from that without it.
  case written
  /// A finding that only the document with the leaf has points at it.
  case reported
  /// A finding reports that the object around the leaf is lost completely.
  case lostWithItsBlock
  /// The document has the same result without the leaf. This is a silent loss, unless other values of the same member
  /// have an effect: then this value is the default.
  case unheard
  /// The document has the same result without the leaf, although the leaf is required.
  case unheardThoughRequired
  /// An error unrelated to the leaf prevents comparing the documents.
  case incomparable(String)
}

extension Verdict {
  /// Notes about the key only, which are independent of document and target: they would hide a loss.
  private static let aboutTheKey: Set<String> = ["SHAPE108", "SHAPE109"]

  init(_ leaf: Leaf, _ situation: Situation, _ targets: [Target]?, _ compile: Compilation) {
    guard let place = LeafPlace(leaf) else {
      self = .incomparable("the leaf is not in its document")
      return
    }
    let with = compile(leaf.document, situation, targets)
    let without = compile(leaf.documentWithout, situation, targets)
    if let error = with.findings.first(where: { $0.severity == .error && !place.isShown(by: $0) }) {
      self = .incomparable("\(error.code) \(error.message)")
    } else if with.output != without.output {
      self = .written
    } else if Self.news(with, without).contains(where: place.isShown)
      || with.findings.contains(where: place.isPointedAt)
    {
      self = .reported
    } else if with.findings.contains(where: place.isLost) {
      self = .lostWithItsBlock
    } else {
      self = without.errorCount > with.errorCount ? .unheardThoughRequired : .unheard
    }
  }

  static func isAboutTheKey(_ finding: Diagnostic) -> Bool { aboutTheKey.contains("\(finding.code)") }

  var isHeard: Bool {
    switch self {
    case .written, .reported, .lostWithItsBlock: true
    case .unheard, .unheardThoughRequired, .incomparable: false
    }
  }

  /// The findings that the document without the leaf does not have, or has fewer times, regardless of their locations.
  private static func news(_ with: Outcome, _ without: Outcome) -> [Diagnostic] {
    var surplus: [String: Int] = [:]
    for finding in with.findings { surplus[key(finding), default: 0] += 1 }
    for finding in without.findings { surplus[key(finding), default: 0] -= 1 }
    return with.findings.filter { !isAboutTheKey($0) && surplus[key($0), default: 0] > 0 }
  }

  private static func key(_ finding: Diagnostic) -> String { "\(finding.code) \(finding.message)" }
}

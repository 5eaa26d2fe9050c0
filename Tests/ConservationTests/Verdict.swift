import PushCompiler
import PushGrammar

/// What became of a leaf on its way to the targets.
enum Verdict: Hashable {
  /// The output tells the document with the leaf from the one without.
  case written
  /// A finding that only the document with the leaf has points at it.
  case reported
  /// A finding says that what holds the leaf is lost as a whole.
  case lostWithItsBlock
  /// The document says the same without the leaf. That is a loss in silence, unless other values of the same member
  /// are heard: then this one is what goes without saying.
  case unheard
  /// The document says the same without the leaf, which it must not miss.
  case unheardThoughRequired
  /// An error that has nothing to do with the leaf keeps the documents from being compared.
  case incomparable(String)
}

extension Verdict {
  /// Notes that speak of the key alone, in any document and for any target: they would hide a loss.
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

  /// The findings that the document without the leaf does not have, or has fewer times, wherever they stand in it.
  private static func news(_ with: Outcome, _ without: Outcome) -> [Diagnostic] {
    var surplus: [String: Int] = [:]
    for finding in with.findings { surplus[key(finding), default: 0] += 1 }
    for finding in without.findings { surplus[key(finding), default: 0] -= 1 }
    return with.findings.filter { !isAboutTheKey($0) && surplus[key($0), default: 0] > 0 }
  }

  private static func key(_ finding: Diagnostic) -> String { "\(finding.code) \(finding.message)" }
}

public import PushDiagnostics
import PushJSON

/// Whether a file found in a folder contains payloads. One key is not enough: other JSON files also use `alert`, `message`,
/// `notifications` and `provider`.
public enum PayloadEvidence: Hashable, Sendable, CaseIterable {
  /// Several members together identify a format beyond doubt; or it is broken JSON with keys that only payloads have, or
  /// with such members once its trailing commas are left out.
  case certain
  /// It has no members of any format.
  case missing
  /// It has too few members of a format.
  case faint
  /// It is broken JSON.
  case unreadable
  /// It is larger than a document may be.
  case tooLarge

  /// Examines a document.
  public init(_ source: Source) {
    let document = Document()
    if let failure = document.scan(source) {
      self = failure.reason == .tooLarge ? .tooLarge : Self.isCertain(source, failure) ? .certain : .unreadable
    } else if Self.provesFormat(document) {
      self = .certain
    } else {
      switch Detection(document) {
      case .found, .ambiguous: self = .faint
      case .unread, .unknown, .payload: self = .missing
      }
    }
  }

  /// Keys that occur only in payloads.
  private static let certainKeys: [StaticString] = [
    "\"aps\"", "\"push_batch_request\"", "\"apple_push\"", "\"android_push\"", "\"registration_ids\"",
    "\"fcm_options\"", "\"huawei_notification\"", "\"Simulator Target Bundle\"",
    "\"ems_msg\"",
  ]

  /// Texts of which other files have one, and only payloads have both.
  private static let certainPairs: [(StaticString, StaticString)] = [
    ("\"ExponentPushToken[", "\"to\""), ("\"pushOptions\"", "\"clickAction\""), ("\"content_available\"", "\"to\""),
  ]

  private static func provesFormat(_ document: Document) -> Bool {
    Format.allCases.contains { $0.isProven(by: document) }
  }

  /// Whether broken JSON is that of a payload.
  private static func isCertain(_ source: Source, _ failure: ScanFailure) -> Bool {
    if has(certainKeys, source) { return true }
    if certainPairs.contains(where: { has([$0], source) && has([$1], source) }) { return true }
    let document = Document()
    guard let readable = failure.diagnosis(of: source).readable, document.scan(readable) == nil else { return false }
    return provesFormat(document)
  }

  private static func has(_ keys: [StaticString], _ source: Source) -> Bool {
    (0..<source.count).contains { start in
      source[start] == UInt8(ascii: "\"") && keys.contains { source.begins(start..<source.count, with: $0) }
    }
  }
}

extension Format {
  func isProven(by document: Document) -> Bool {
    proofs.contains { $0.allSatisfy { $0.isFound(in: document) } }
  }
}

extension Sign {
  /// Whether a document has the member. For a list, examines the first element.
  fileprivate func isFound(in document: Document) -> Bool {
    var (node, parent) = (Node.root, Node.absent)
    for name in names {
      if document.kind(node) == .array { node = document.firstElement(of: node) }
      guard node.exists, document.kind(node) == .object else { return false }
      parent = node
      node = document.member(name, of: parent)
    }
    return node.exists && fits(node, of: parent, in: document)
  }
}

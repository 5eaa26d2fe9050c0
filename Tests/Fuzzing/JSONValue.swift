import PushDiagnostics
import PushJSON

/// A text that is valid JSON.
struct JSONValue {
  private let document = Document()

  init?(_ bytes: [UInt8]) {
    if document.scan(Source(name: "value", bytes: SourceBytes(bytes))) != nil { return nil }
  }

  /// The target of a record.
  var target: String? { text(document.member("target", of: .root)) }

  /// The location of a record's message in its document.
  var originPointer: String? { text(document.member("pointer", of: document.member("origin", of: .root))) }

  /// Whether an object of it has two members of the same name.
  var repeatsAName: Bool { repeatsAName(in: .root) }

  private func repeatsAName(in node: Node) -> Bool {
    switch document.kind(node) {
    case .object:
      if !document.hasDistinctNames(node) { return true }
      var members = Members(of: node, in: document)
      while let name = members.next(in: document) {
        if repeatsAName(in: name.memberValue) { return true }
      }
    case .array:
      var elements = ElementCursor(of: node, in: document)
      while let element = elements.next(in: document) {
        if repeatsAName(in: element) { return true }
      }
    default: break
    }
    return false
  }

  private func text(_ node: Node) -> String? { document.kind(node) == .string ? document.string(node) : nil }
}

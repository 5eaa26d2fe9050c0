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

  private func text(_ node: Node) -> String? { document.kind(node) == .string ? document.string(node) : nil }
}

import PushDiagnostics
import PushJSON

/// A document, and the failure if it could not be scanned.
struct Scanned {
  let document = Document()
  let failure: ScanFailure?

  init(_ bytes: [UInt8]) {
    failure = document.scan(Source(name: "test.json", bytes: SourceBytes(bytes)))
  }

  init(_ text: String) { self.init(Array(text.utf8)) }

  /// Creates a document from a part of a larger buffer; the bytes around it must not matter.
  init(_ bytes: [UInt8], before: [UInt8], after: [UInt8]) {
    let source = Source(
      name: "test.json", bytes: SourceBytes(before + bytes + after), range: before.count..<before.count + bytes.count)
    failure = document.scan(source)
  }

  var isAccepted: Bool { failure == nil }

  /// The first element of the document, an array.
  var first: Node { Node(2) }

  /// The complete value in canonical form.
  var canonical: String {
    let output = Output()
    output.append(value: .root, of: document)
    return output.text()
  }

  /// The finding for the failure.
  var diagnostic: Diagnostic? { failure?.diagnostic(in: document.source) }
}

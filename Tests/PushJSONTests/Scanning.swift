import PushDiagnostics
import PushJSON

/// A document and why it could not be scanned, if so.
struct Scanned {
  let document = Document()
  let failure: ScanFailure?

  init(_ bytes: [UInt8]) {
    failure = document.scan(Source(name: "test.json", bytes: SourceBytes(bytes)))
  }

  init(_ text: String) { self.init(Array(text.utf8)) }

  /// The part of a bigger buffer: what stands around it must not matter.
  init(_ bytes: [UInt8], before: [UInt8], after: [UInt8]) {
    let source = Source(
      name: "test.json", bytes: SourceBytes(before + bytes + after), range: before.count..<before.count + bytes.count)
    failure = document.scan(source)
  }

  var isAccepted: Bool { failure == nil }

  /// The first element of the document, an array.
  var first: Node { Node(2) }

  /// The whole value in its canonical form.
  var canonical: String {
    let output = Output()
    output.append(value: .root, of: document)
    return output.text()
  }

  /// The finding for the failure, as it is reported.
  var diagnostic: Diagnostic? { failure?.diagnostic(in: document.source) }
}

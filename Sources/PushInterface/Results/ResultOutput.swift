import PushCompiler
import PushJSON

/// Results of documents on their way out, each a JSON object.
package final class ResultOutput {
  let bytes = Output(capacity: 1 << 14)

  package init() {}

  /// Forgets what was written, keeps the memory.
  package func clear() { bytes.clear() }

  /// Ends a result that stands on a line.
  package func endLine() { bytes.append(UInt8(ascii: "\n")) }

  /// Appends a byte as it is.
  package func append(_ byte: UInt8) { bytes.append(byte) }

  /// Appends text as it is.
  package func append(text: String) { bytes.append(text: text) }

  /// A copy of all of it.
  package var content: [UInt8] { bytes.bytes }

  /// Gives the bytes to a reader. They stay where they are until something is appended.
  package func withBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    unsafe bytes.withBytes { unsafe body($0) }
  }

  // MARK: The members of a result

  /// Begins a result; where it is one of many, with the place of its document.
  func begin(_ source: Source, isPlaced: Bool) {
    bytes.append(UInt8(ascii: "{"))
    guard isPlaced else { return }
    bytes.add("file", source.name)
    bytes.add("line", source.firstLine)
  }

  /// Adds findings of a document.
  func add(_ name: StaticString, _ findings: [Finding], in source: Source) {
    var writer = FindingJSON(in: source, to: bytes)
    bytes.add(name, findings) { writer.append($0) }
  }

  func end() { bytes.append(UInt8(ascii: "}")) }
}

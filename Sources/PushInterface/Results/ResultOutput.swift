import PushCompiler
import PushJSON

/// Results of documents, each a JSON object.
package final class ResultOutput {
  let bytes = Output(capacity: 1 << 14)

  package init() {}

  /// Removes all bytes and keeps the memory.
  package func clear() { bytes.clear() }

  /// Ends a single-line result.
  package func endLine() { bytes.append(UInt8(ascii: "\n")) }

  /// Appends a byte unchanged.
  package func append(_ byte: UInt8) { bytes.append(byte) }

  /// Appends text unchanged.
  package func append(text: String) { bytes.append(text: text) }

  /// A copy of the bytes.
  package var content: [UInt8] { bytes.bytes }

  /// Passes the bytes to a closure. Their address does not change until something is appended.
  package func withBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    unsafe bytes.withBytes { unsafe body($0) }
  }

  // MARK: The members of a result

  /// Begins a result. If it is one of many, it includes the file and line of its document.
  func begin(_ source: Source, isPlaced: Bool) {
    bytes.append(UInt8(ascii: "{"))
    guard isPlaced else { return }
    bytes.add("file", source.name)
    bytes.add("line", source.firstLine)
  }

  /// Adds an array with the findings of a document.
  func add(_ name: StaticString, _ findings: [Diagnostic], in source: Source) {
    var writer = FindingJSON(in: source, to: bytes)
    writer.add(name, findings)
  }

  func end() { bytes.append(UInt8(ascii: "}")) }
}

import PushDiagnostics
import PushJSON

/// A finding with its location in a file, as used in reports.
public struct Finding: Sendable {
  /// The finding itself.
  public let diagnostic: Diagnostic
  /// The file, as the user named it.
  public let file: String
  /// The location in the document, as a JSON Pointer.
  public let pointer: String
  /// The start position.
  public let start: PushPosition
  /// The end position: the column after the last character.
  public let end: PushPosition

  /// The findings of a document with their locations.
  public static func all(_ diagnostics: [Diagnostic], in source: PushSource) -> [Finding] {
    all(diagnostics, FindingLocator(source))
  }

  /// The findings of a document with their locations.
  package static func all(_ diagnostics: [Diagnostic], _ locator: @autoclosure () -> FindingLocator) -> [Finding] {
    if diagnostics.isEmpty { return [] }
    var locator = locator()
    return diagnostics.map { locator.finding($0) }
  }

  /// A number that stays the same when lines and elements of lists move, computed from the file, the code, the JSON
  /// Pointer and the message without indexes, and the rule. `occurrence` counts findings that agree in all of these,
  /// from 0.
  public func fingerprint(occurrence: Int = 0) -> String { fingerprint(occurrence: occurrence, at: file) }

  /// The fingerprint for a service that knows the file by another path.
  package func fingerprint(occurrence: Int, at path: String) -> String {
    var hash = StableHash()
    for part in [path, diagnostic.code.description] { hash.add(part) }
    hash.add(pointer, withoutIndexesBehind: "/")
    hash.add(diagnostic.message, withoutIndexesBehind: "[")
    if let rule = diagnostic.rule { hash.add(rule) }
    if occurrence > 0 { hash.add(String(occurrence)) }
    return String(hash.state, digits: 16, radix: 16)
  }
}

extension StableHash {
  fileprivate mutating func add(_ text: String) {
    for byte in text.utf8 { add(byte) }
    add(0)
  }

  /// Adds a text without the indexes in a JSON Pointer, `/notifications/0`, or in a key path, `notifications[0]`. What is in
  /// quotes is not a path.
  fileprivate mutating func add(_ text: String, withoutIndexesBehind mark: Unicode.Scalar) {
    var (last, isQuoted) = (UInt8(0), false)
    for byte in text.utf8 {
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      if last == UInt8(ascii: mark), byte.isDigit, !isQuoted { continue }
      add(byte)
      last = byte
    }
    add(0)
  }
}

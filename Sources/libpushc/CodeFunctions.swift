import CPushc
import PushCompiler
import PushInterface

// Audited unsafe code: the functions of pushc.h about pushc itself, its formats and rules, and the function that frees
// memory allocated by the others.

/// Returns the version of the interface. Documented in `pushc.h`.
@c @implementation
public func pushc_interface_version() -> Int32 { PUSHC_INTERFACE_VERSION }

/// Returns the version of pushc. Documented in `pushc.h`.
@c @implementation
public func pushc_version() -> UnsafePointer<CChar>? {
  unsafe UnsafeRawPointer(Version.number.utf8Start).assumingMemoryBound(to: CChar.self)
}

/// Explains a code. Documented in `pushc.h`.
@c @implementation
public func pushc_explain(_ code: UnsafePointer<CChar>?, _ size: Int) -> UnsafeMutablePointer<CChar>? {
  let word = unsafe Source(name: "code", code, size).word
  return unsafe owned(ExplanationJSON.text(word.isEmpty ? Explanation.all : Explanation.all(named: word)))
}

/// Lists the formats. Documented in `pushc.h`.
@c @implementation
public func pushc_formats() -> UnsafeMutablePointer<CChar>? { unsafe owned(FormatJSON.text) }

/// Returns the JSON Schema of a format. Documented in `pushc.h`.
@c @implementation
public func pushc_schema(_ name: UnsafePointer<CChar>?, _ size: Int) -> UnsafeMutablePointer<CChar>? {
  unsafe Schemas.text(for: unsafe Source(name: "schema", name, size).word).map { unsafe owned($0) }
}

/// Checks, lists and tests rules. Documented in `pushc.h`.
@c @implementation
public func pushc_rules(_ options: UnsafePointer<CChar>?, _ size: Int) -> UnsafeMutablePointer<CChar>? {
  let read = unsafe JSONOptions(
    Source(name: "options", options, size), ConvertSettings.options, into: ConvertSettings())
  return unsafe owned(RulesJSON.text(read))
}

/// Frees a text. Documented in `pushc.h`.
@c @implementation
public func pushc_free(_ text: UnsafeMutablePointer<CChar>?) { unsafe text?.deallocate() }

extension Source {
  /// The complete text; invalid UTF-8 becomes U+FFFD.
  fileprivate var word: String { bytes.text(range) }
}

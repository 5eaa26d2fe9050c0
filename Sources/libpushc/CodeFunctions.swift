import CPushc
import PushCompiler
import PushInterface

// Audited unsafe code: the functions of pushc.h about pushc itself, and the one that frees what the others have allocated.

/// The version of the interface. `pushc.h` says how.
@c @implementation
public func pushc_interface_version() -> Int32 { PUSHC_INTERFACE_VERSION }

/// The version of pushc. `pushc.h` says how.
@c @implementation
public func pushc_version() -> UnsafePointer<CChar>? {
  unsafe UnsafeRawPointer(Version.number.utf8Start).assumingMemoryBound(to: CChar.self)
}

/// What a code means. `pushc.h` says how.
@c @implementation
public func pushc_explain(_ code: UnsafePointer<CChar>?, _ size: Int) -> UnsafeMutablePointer<CChar>? {
  let word = unsafe Source(name: "code", code, size).word
  return unsafe owned(ExplanationJSON.text(word.isEmpty ? Explanation.all : Explanation.all(named: word)))
}

/// Frees a text. `pushc.h` says how.
@c @implementation
public func pushc_free(_ text: UnsafeMutablePointer<CChar>?) { unsafe text?.deallocate() }

extension Source {
  /// All of the text; what is not UTF-8 becomes U+FFFD.
  fileprivate var word: String { bytes.text(range) }
}

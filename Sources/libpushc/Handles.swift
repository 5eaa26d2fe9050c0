import PushCompiler
import PushInterface
import PushJSON

// Audited unsafe code: Swift objects owned by C programs. A handle counts as one reference until it is freed.

/// What a handle of a C program refers to: it makes a result of each document.
final class Handle {
  fileprivate let output: ResultOutput
  fileprivate let syntax: Source.Syntax
  /// Appends the result of a document to the output.
  fileprivate let append: (Source) -> Void

  init(_ syntax: Source.Syntax?, to output: ResultOutput, append: @escaping (Source) -> Void) {
    self.syntax = syntax ?? .json
    self.output = output
    self.append = append
  }
}

/// Returns a handle made from options; nil if they are wrong, which `error` then explains.
@unsafe
func newHandle<Settings>(
  _ options: UnsafePointer<CChar>?, _ size: Int, _ error: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
  _ known: [Option<Settings>], needed: String? = nil, into settings: Settings,
  _ make: (JSONOptions<Settings>) -> Handle
) -> OpaquePointer? {
  unsafe error?.pointee = nil
  let read = unsafe JSONOptions(Source(name: "options", options, size), known, needed: needed, into: settings)
  guard read.errors.isEmpty else {
    unsafe error?.pointee = unsafe owned(read.errorText)
    return nil
  }
  return unsafe OpaquePointer(Unmanaged.passRetained(make(read)).toOpaque())
}

/// The result of a document, which is valid until the next call with the handle; nil for a null pointer.
@unsafe
func result(
  _ handle: OpaquePointer?, _ document: UnsafePointer<CChar>?, _ size: Int, _ resultSize: UnsafeMutablePointer<Int>?
) -> UnsafePointer<CChar>? {
  unsafe resultSize?.pointee = 0
  guard let handle = unsafe handle else { return nil }
  // The caller keeps it alive during the call.
  let object = unsafe Unmanaged<Handle>.fromOpaque(UnsafeRawPointer(handle)).takeUnretainedValue()
  object.output.clear()
  unsafe object.append(Source(name: "document", document, size, object.syntax))
  return unsafe object.output.finish(resultSize)
}

/// Releases a handle.
@unsafe
func release(_ handle: OpaquePointer?) {
  guard let handle = unsafe handle else { return }
  unsafe Unmanaged<Handle>.fromOpaque(UnsafeRawPointer(handle)).release()
}

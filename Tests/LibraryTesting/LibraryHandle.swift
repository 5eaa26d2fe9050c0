import CPushc

/// A compiler, linter or previewer of the C interface, called as C programs call it.
@safe
package final class LibraryHandle {
  /// The kind of the handle, with its functions.
  package enum Kind: Sendable {
    case compiler, linter, previewer
  }

  /// Rejected options, with the library's JSON of the errors.
  package struct Refusal: Error {
    package let text: String
  }

  private let kind: Kind
  private let handle: OpaquePointer

  /// Creates a handle from options.
  package init(_ kind: Kind, _ options: String) throws(Refusal) {
    self.kind = kind
    var error: UnsafeMutablePointer<CChar>?
    let size = options.utf8.count
    let made =
      switch kind {
      case .compiler: unsafe pushc_compiler_new(options, size, &error)
      case .linter: unsafe pushc_linter_new(options, size, &error)
      case .previewer: unsafe pushc_previewer_new(options, size, &error)
      }
    defer { unsafe pushc_free(error) }
    guard let made = unsafe made else { throw Refusal(text: unsafe error.map { unsafe String(cString: $0) } ?? "") }
    unsafe handle = made
  }

  deinit {
    switch kind {
    case .compiler: unsafe pushc_compiler_free(handle)
    case .linter: unsafe pushc_linter_free(handle)
    case .previewer: unsafe pushc_previewer_free(handle)
    }
  }

  /// The result for a document.
  package func result(_ document: some Collection<UInt8>) -> String {
    let result = unsafe Array(document).withUnsafeBytes { bytes in
      unsafe self.result(bytes.baseAddress?.assumingMemoryBound(to: CChar.self), bytes.count)
    }
    return result.text
  }

  /// The result for the document at a pointer, and the size that the library reports.
  @unsafe
  package func result(_ document: UnsafePointer<CChar>?, _ size: Int) -> (text: String, size: Int) {
    var count = -1
    let text =
      switch kind {
      case .compiler: unsafe pushc_compile(handle, document, size, &count)
      case .linter: unsafe pushc_lint(handle, document, size, &count)
      case .previewer: unsafe pushc_preview(handle, document, size, &count)
      }
    return (unsafe text.map { unsafe String(cString: $0) } ?? "", count)
  }
}

import CPushc
import PushCompiler
import PushInterface
import PushSystem

// Audited unsafe code: the compile functions of pushc.h. The Swift compiler checks them against their declarations
// there.

/// Creates a compiler from options. Documented in `pushc.h`.
@c @implementation
public func pushc_compiler_new(
  _ options: UnsafePointer<CChar>?, _ size: Int, _ error: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
) -> OpaquePointer? {
  unsafe error?.pointee = nil
  let read = unsafe JSONOptions(
    Source(name: "options", options, size), ConvertSettings.options, needed: "from",
    into: ConvertSettings(now: currentTime()))
  guard read.errors.isEmpty else {
    unsafe error?.pointee = unsafe owned(read.errorText)
    return nil
  }
  return unsafe handle(for: CompilationResults(read))
}

/// Compiles a document. Documented in `pushc.h`.
@c @implementation
public func pushc_compile(
  _ compiler: OpaquePointer?, _ document: UnsafePointer<CChar>?, _ size: Int, _ resultSize: UnsafeMutablePointer<Int>?
) -> UnsafePointer<CChar>? {
  unsafe resultSize?.pointee = 0
  guard let results = unsafe object(behind: compiler, CompilationResults.self) else { return nil }
  results.output.clear()
  unsafe results.append(Source(name: "document", document, size, results.syntax))
  return unsafe results.output.finish(resultSize)
}

/// Frees a compiler. Documented in `pushc.h`.
@c @implementation
public func pushc_compiler_free(_ compiler: OpaquePointer?) { unsafe release(compiler, CompilationResults.self) }

extension CompilationResults {
  fileprivate convenience init(_ read: JSONOptions<ConvertSettings>) {
    var options = read.settings.compilerOptions
    options.rules = read.rules
    options.devices = read.devices
    self.init(
      read.settings, options, clock: read.settings.liveClock(currentTime), to: ResultOutput())
  }
}

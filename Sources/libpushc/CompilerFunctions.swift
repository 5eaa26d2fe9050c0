import CPushc
import PushCompiler
import PushInterface
import PushJSON

// Audited unsafe code: the compile functions of pushc.h. The Swift compiler checks them against their declarations
// there.

/// Creates a compiler from options. Documented in `pushc.h`.
@c @implementation
public func pushc_compiler_new(
  _ options: UnsafePointer<CChar>?, _ size: Int, _ error: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
) -> OpaquePointer? {
  unsafe newHandle(options, size, error, ConvertSettings.options, needed: "from", into: ConvertSettings()) { read in
    var options = read.settings.compilerOptions
    options.rules = read.rules
    options.devices = read.devices
    let output = ResultOutput()
    let results = CompilationResults(read.settings, options, to: output)
    return Handle(read.settings.shared.syntax, to: output) { results.append($0) }
  }
}

/// Compiles a document. Documented in `pushc.h`.
@c @implementation
public func pushc_compile(
  _ compiler: OpaquePointer?, _ document: UnsafePointer<CChar>?, _ size: Int, _ resultSize: UnsafeMutablePointer<Int>?
) -> UnsafePointer<CChar>? {
  unsafe result(compiler, document, size, resultSize)
}

/// Frees a compiler. Documented in `pushc.h`.
@c @implementation
public func pushc_compiler_free(_ compiler: OpaquePointer?) { unsafe release(compiler) }

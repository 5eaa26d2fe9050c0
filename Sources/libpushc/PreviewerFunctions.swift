import CPushc
import PushCompiler
import PushInterface
import PushJSON
import PushPreview

// Audited unsafe code: the functions of pushc.h that preview. The compiler holds them against their declarations there.

/// Makes a previewer from options. `pushc.h` says how.
@c @implementation
public func pushc_previewer_new(
  _ options: UnsafePointer<CChar>?, _ size: Int, _ error: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
) -> OpaquePointer? {
  unsafe newHandle(options, size, error, ConvertSettings.options, into: ConvertSettings()) { read in
    var options = read.settings.compilerOptions
    options.rules = read.rules
    options.devices = read.devices
    let previewer = Previewer(options)
    let output = ResultOutput()
    return Handle(read.settings.shared.syntax, to: output) {
      output.append(text: previewer.page(of: [$0]))
    }
  }
}

/// Previews a document. `pushc.h` says how.
@c @implementation
public func pushc_preview(
  _ previewer: OpaquePointer?, _ document: UnsafePointer<CChar>?, _ size: Int, _ resultSize: UnsafeMutablePointer<Int>?
) -> UnsafePointer<CChar>? {
  unsafe result(previewer, document, size, resultSize)
}

/// Frees a previewer. `pushc.h` says how.
@c @implementation
public func pushc_previewer_free(_ previewer: OpaquePointer?) { unsafe release(previewer) }

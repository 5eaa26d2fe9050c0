import CPushc
import PushCompiler
import PushInterface
import PushJSON
import PushPreview
import PushSystem

// Audited unsafe code: the functions of pushc.h that preview. The compiler holds them against their declarations there.

/// Makes a previewer from options. `pushc.h` says how.
@c @implementation
public func pushc_previewer_new(
  _ options: UnsafePointer<CChar>?, _ size: Int, _ error: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
) -> OpaquePointer? {
  unsafe error?.pointee = nil
  let read = unsafe JSONOptions(
    Source(name: "options", options, size), ConvertSettings.options, into: ConvertSettings(now: currentTime()))
  guard read.errors.isEmpty else {
    unsafe error?.pointee = unsafe owned(read.errorText)
    return nil
  }
  return unsafe handle(for: PreviewPages(read.settings, read.rules))
}

/// Previews a document. `pushc.h` says how.
@c @implementation
public func pushc_preview(
  _ previewer: OpaquePointer?, _ document: UnsafePointer<CChar>?, _ size: Int, _ resultSize: UnsafeMutablePointer<Int>?
) -> UnsafePointer<CChar>? {
  unsafe resultSize?.pointee = 0
  guard let pages = unsafe object(behind: previewer, PreviewPages.self) else { return nil }
  pages.output.clear()
  unsafe pages.append(Source(name: "document", document, size, pages.syntax))
  return unsafe pages.output.finish(resultSize)
}

/// Frees a previewer. `pushc.h` says how.
@c @implementation
public func pushc_previewer_free(_ previewer: OpaquePointer?) { unsafe release(previewer, PreviewPages.self) }

/// Previews documents, a page for each.
private final class PreviewPages {
  let output = ResultOutput()
  /// How documents are written.
  let syntax: Source.Syntax
  private let previewer: Previewer

  init(_ settings: ConvertSettings, _ rules: Rules?) {
    syntax = settings.syntax ?? .json
    previewer = Previewer(
      format: settings.format ?? nil, targets: settings.targets, settings: settings.target, rules: rules)
  }

  func append(_ source: Source) { output.append(text: PreviewPage([previewer.preview(source)]).html) }
}

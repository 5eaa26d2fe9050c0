import CPushc
import PushCompiler
import PushInterface
import PushSystem

// Audited unsafe code: the lint functions of pushc.h. The Swift compiler checks them against their declarations there.

/// Creates a linter from options. Documented in `pushc.h`.
@c @implementation
public func pushc_linter_new(
  _ options: UnsafePointer<CChar>?, _ size: Int, _ error: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
) -> OpaquePointer? {
  unsafe error?.pointee = nil
  let read = unsafe JSONOptions(
    Source(name: "options", options, size), LintSettings.options, into: LintSettings(now: currentTime()))
  guard read.errors.isEmpty else {
    unsafe error?.pointee = unsafe owned(read.errorText)
    return nil
  }
  return unsafe handle(for: LintResults(read))
}

/// Lints a document. Documented in `pushc.h`.
@c @implementation
public func pushc_lint(
  _ linter: OpaquePointer?, _ document: UnsafePointer<CChar>?, _ size: Int, _ resultSize: UnsafeMutablePointer<Int>?
) -> UnsafePointer<CChar>? {
  unsafe resultSize?.pointee = 0
  guard let results = unsafe object(behind: linter, LintResults.self) else { return nil }
  results.output.clear()
  unsafe results.append(Source(name: "document", document, size, results.syntax))
  return unsafe results.output.finish(resultSize)
}

/// Frees a linter. Documented in `pushc.h`.
@c @implementation
public func pushc_linter_free(_ linter: OpaquePointer?) { unsafe release(linter, LintResults.self) }

extension LintResults {
  fileprivate convenience init(_ read: JSONOptions<LintSettings>) {
    var settings = read.settings
    settings.rules = read.rules
    // Results are a report for programs.
    settings.reports = [(.results, nil)]
    self.init(
      settings.options, settings.syntax ?? .json, clock: settings.liveClock(currentTime), to: ResultOutput())
  }
}

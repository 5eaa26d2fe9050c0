import CPushc
import PushCompiler
import PushInterface
import PushJSON

// Audited unsafe code: the lint functions of pushc.h. The Swift compiler checks them against their declarations there.

/// Creates a linter from options. Documented in `pushc.h`.
@c @implementation
public func pushc_linter_new(
  _ options: UnsafePointer<CChar>?, _ size: Int, _ error: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
) -> OpaquePointer? {
  unsafe newHandle(options, size, error, LintSettings.options, into: LintSettings()) { read in
    var settings = read.settings
    settings.rules = read.rules
    // Results are a report for programs.
    settings.reports = [(.results, nil)]
    let output = ResultOutput()
    let results = LintResults(settings.options, to: output)
    return Handle(settings.shared.syntax, to: output) { results.append($0) }
  }
}

/// Lints a document. Documented in `pushc.h`.
@c @implementation
public func pushc_lint(
  _ linter: OpaquePointer?, _ document: UnsafePointer<CChar>?, _ size: Int, _ resultSize: UnsafeMutablePointer<Int>?
) -> UnsafePointer<CChar>? {
  unsafe result(linter, document, size, resultSize)
}

/// Frees a linter. Documented in `pushc.h`.
@c @implementation
public func pushc_linter_free(_ linter: OpaquePointer?) { unsafe release(linter) }

import PushDiagnostics
import PushIR

extension Code {
  /// Arguments for a localised text stand without the key of that text.
  ///
  /// Nothing uses the arguments, and no error is given: `{"aps": {"alert": {"loc-args": ["7"], "body": "Hi"}}}`. Add
  /// the key, such as `loc-key`, or take out the arguments.
  static let argumentsWithoutKey = Code(.shape, 130, "arguments-without-key")
}

/// Arguments of a text that no key names: FCM's and HMS's own libraries refuse them, Apple's devices ignore them.
enum LocalizationArguments {
  static func check(_ message: Message, _ context: CheckContext) {
    check(.titleArguments, .titleKey, message, context)
    check(.subtitleArguments, .subtitleKey, message, context)
    check(.bodyArguments, .bodyKey, message, context)
  }

  private static func check(_ arguments: Field, _ key: Field, _ message: Message, _ context: CheckContext) {
    guard message.has(arguments), !message.has(key) else { return }
    context.sink.report(
      Diagnostic(
        .warning, .argumentsWithoutKey, "\(arguments.name) stands without \(key.name)", at: message.span(arguments),
        consequence: .silent("the arguments are not used")))
  }
}

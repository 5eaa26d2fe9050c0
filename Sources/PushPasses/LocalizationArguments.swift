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

  /// A block for Apple's devices that another service passes on.
  static func check(alert: FieldPart?, _ context: CheckContext) {
    guard let alert else { return }
    let pairs: [(StaticString, StaticString)] = [
      ("loc-args", "loc-key"), ("title-loc-args", "title-loc-key"), ("subtitle-loc-args", "subtitle-loc-key"),
    ]
    for (arguments, key) in pairs {
      guard let place = alert[arguments], alert[key] == nil else { continue }
      context.sink.report(
        Diagnostic(
          .warning, .argumentsWithoutKey, "\(arguments) stands without \(key)", at: place.span,
          consequence: .silent("the arguments are not used")))
    }
  }

  private static func check(_ arguments: Field, _ key: Field, _ message: Message, _ context: CheckContext) {
    guard message.has(arguments), !message.has(key) else { return }
    context.sink.report(
      Diagnostic(
        .warning, .argumentsWithoutKey, "\(arguments.name) stands without \(key.name)", at: message.span(arguments),
        consequence: .silent("the arguments are not used")))
  }
}

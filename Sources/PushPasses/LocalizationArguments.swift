import PushDiagnostics
import PushIR

extension Code {
  static let argumentsWithoutKey = Code(.shape, 130, "arguments-without-key")
}

/// Arguments of a text that no key names: FCM's and HMS's own libraries refuse them, Apple's devices ignore them.
enum LocalizationArguments {
  static func check(_ message: Message, _ context: CheckContext) {
    let pairs: [(Field, Field)] = [
      (.titleArguments, .titleKey), (.subtitleArguments, .subtitleKey), (.bodyArguments, .bodyKey),
    ]
    for (arguments, key) in pairs where message.has(arguments) && !message.has(key) {
      context.sink.report(
        Diagnostic(
          .warning, .argumentsWithoutKey, "\(arguments.name) stands without \(key.name)", at: message.span(arguments),
          consequence: .silent("the arguments are not used")))
    }
  }
}

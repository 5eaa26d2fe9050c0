import PushIR

/// One rule that messages are held to on their way to a service. Its head says on which routes.
///
/// `pushc-generate` finds the checks by this protocol and writes the list that `Validation` runs.
protocol MessageCheck {
  /// Where messages are held to it.
  static var routes: Routes { get }
  /// Reports what is wrong.
  static func check(_ message: Message, _ context: CheckContext)
}

extension MessageCheck {
  /// Runs the check on its routes. It judges what is missing as well, so it sees each message.
  @inline(__always)
  static func run(_ route: Routes, of fields: FieldSet, _ message: Message, _ context: CheckContext) {
    if routes.contains(route) { check(message, context) }
  }
}

/// A check that judges what is there, and costs nothing where none of it is.
protocol FieldCheck: MessageCheck {
  /// Without any of these fields there is nothing to judge.
  static var fields: FieldSet { get }
}

extension FieldCheck {
  /// Runs the check on its routes, where a message has something among `present` that it looks at.
  @inline(__always)
  static func run(_ route: Routes, of present: FieldSet, _ message: Message, _ context: CheckContext) {
    if routes.contains(route), present.intersects(fields) { check(message, context) }
  }
}

/// A rule by which a whole message has no form in a service, so that nothing else is said of it.
protocol Refusal {
  /// Where messages are held to it.
  static var routes: Routes { get }
  /// Whether the message is refused, which has been reported.
  static func refuses(_ message: Message, _ context: CheckContext) -> Bool
}

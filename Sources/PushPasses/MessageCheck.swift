import PushIR

/// One rule that a message is held to on its way to a service.
///
/// Its head says what it looks at, so that it costs nothing where there is nothing of it. A check that judges what is missing
/// as well has no such head, and is called for each message.
protocol MessageCheck {
  /// Without any of these fields there is nothing to judge.
  static var fields: FieldSet { get }
  /// Reports what is wrong.
  static func check(_ message: Message, _ context: CheckContext)
}

extension MessageCheck {
  /// Runs the check where the message has something that it looks at.
  @inline(__always)
  static func run(_ message: Message, _ context: CheckContext) {
    if message.present.intersects(fields) { check(message, context) }
  }
}

import PushIR

/// A check that messages must pass on their way to a service, on the routes that it declares.
///
/// `pushc-generate` finds the checks by this protocol and writes the list that `Validation` runs.
protocol MessageCheck {
  /// The routes that the check applies to.
  static var routes: Routes { get }
  /// Reports problems in a message.
  static func check(_ message: Message, _ context: CheckContext)
}

extension MessageCheck {
  /// Runs the check if it applies to the route. It also reports missing fields, so it runs for every message.
  @inline(__always)
  static func run(_ route: Routes, of fields: FieldSet, _ message: Message, _ context: CheckContext) {
    if routes.contains(route) { check(message, context) }
  }
}

/// A check of existing fields, which is skipped if a message has none of them.
protocol FieldCheck: MessageCheck {
  /// The fields that the check examines. It is skipped if all of them are absent.
  static var fields: FieldSet { get }
}

extension FieldCheck {
  /// Most fields are checked for what Apple devices get.
  static var routes: Routes { .apple }

  /// Runs the check if it applies to the route and a message has one of its fields among `present`.
  @inline(__always)
  static func run(_ route: Routes, of present: FieldSet, _ message: Message, _ context: CheckContext) {
    if routes.contains(route), present.intersects(fields) { check(message, context) }
  }
}

/// A check of messages to topics and conditions, which is skipped for those to devices alone.
protocol SubscriptionCheck: MessageCheck {}

extension SubscriptionCheck {
  /// Runs the check if it applies to the route and a message has subscribers.
  @inline(__always)
  static func run(_ route: Routes, of present: FieldSet, _ message: Message, _ context: CheckContext) {
    if routes.contains(route), message.recipientKinds.intersects(.subscriptions) { check(message, context) }
  }
}

/// A check for messages that have no equivalent in a service, for which no other findings are reported.
protocol Refusal {
  /// The routes that the check applies to.
  static var routes: Routes { get }
  /// Whether the message is rejected. The rejection has then been reported.
  static func refuses(_ message: Message, _ context: CheckContext) -> Bool
}

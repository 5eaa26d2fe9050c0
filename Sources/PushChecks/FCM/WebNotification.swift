import PushDiagnostics
import PushIR

extension Code {
  /// Two options of a web notification exclude each other, or an action is incomplete.
  ///
  /// Browsers refuse to show a silent notification that vibrates, one that alerts the user again without a tag to
  /// say which earlier one it replaces, and one with an action that lacks its name or its title: the notifications API
  /// throws a TypeError, which nobody sees.
  /// Example: `"notification": { "title": "Taxi", "renotify": true }`.
  /// Add a `tag` beside `renotify`; leave out `vibrate` beside `silent`; give each action an `action` and a `title`.
  ///
  /// - Ground: documented, webNotifications
  static let excludedWebOptions = Code(.fcm, 145, "excluded-web-options")
}

/// Options for which browsers throw a TypeError ("Notifications API", "create a notification", NotificationAction).
enum WebNotification: FieldCheck {
  static var routes: Routes { .fcm | .fcmData }
  static var fields: FieldSet { .webpushBlock | .huaweiBlock }

  static func check(_ message: Message, _ context: CheckContext) {
    // HMS has the same options, which FCM's block gets from its own.
    let block = message.part(.webpushBlock) ?? message.part(.huaweiBlock)?["message"]?["webpush"]
    guard let notification = block?["notification"] else { return }
    if let silent = notification["silent"], silent.isTrue, let vibrate = notification["vibrate"] {
      report(
        "silent is beside vibrate", at: vibrate, notes: [Note("it is silent here", at: silent.span)],
        help: "leave one of them out", context)
    }
    if let renotify = notification["renotify"], renotify.isTrue, isEmpty(notification["tag"]) {
      report("renotify needs a tag", at: renotify, help: "\"tag\" names what the notification replaces", context)
    }
    // Of HMS's block, only complete actions are written.
    if message.has(.webpushBlock), let actions = notification["actions"] { check(actions, context) }
  }

  private static func check(_ actions: FieldPart, _ context: CheckContext) {
    guard actions.isArray else {
      return report("actions is not a list", at: actions, help: "write a list of objects", context)
    }
    actions.forEachElement { action in
      guard action["action"] == nil || action["title"] == nil else { return }
      let missing = action["action"] == nil ? "\"action\"" : "\"title\""
      report("an action of a web notification needs \(missing)", at: action, help: "add \(missing)", context)
    }
  }

  private static func isEmpty(_ tag: FieldPart?) -> Bool { tag.map { $0.isText && $0.byteCount == 0 } ?? true }

  private static func report(
    _ text: String, at option: FieldPart, notes: [Note] = [], help: String, _ context: CheckContext
  ) {
    context.report(
      .error, .excludedWebOptions, text, at: option.span,
      consequence: .silent("browsers refuse to show the notification"), notes: notes, help: help)
  }
}

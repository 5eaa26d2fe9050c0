import PushDiagnostics
import PushIR

extension Code {
  /// The `aps` of a background push lacks `content-available`, or has other keys.
  ///
  /// Apple documents `{"aps": {"content-available": 1}}` and the app's own keys beside it. Without the flag the app is not
  /// woken, and FCM was observed to refuse the message. What a category, a thread or `mutable-content` does to such a push is
  /// not documented.
  ///
  ///     "apns-push-type": "background" with the body {"aps": {"category": "RIDE"}}
  ///
  /// Write the flag alone, or send an alert.
  ///
  /// - Ground: documented, appleBackground
  /// - Ground: observed, firebaseIOS4605, adminGo679
  static let backgroundKeys = Code(.apns, 178, "background-keys")
}

/// The `aps` of a background push has one key ("Pushing background updates to your App").
enum BackgroundKeys: FieldCheck {
  static var routes: Routes { .applePart }
  static var fields: FieldSet { .pushType }

  static func check(_ message: Message, _ context: CheckContext) {
    guard applies(to: message) else { return }
    // A value of another type has a finding of its own.
    let isUnread = !message.has(.contentAvailable) && message.writtenAps?.has("content-available") == true
    if !message.isSet(.contentAvailable), !isUnread, !context.isForPass(message) {
      let type = message.typeOfContent
      // The keys of another type, or its topic, have a finding that says so.
      if type == nil || type == .mdm {
        context.report(
          .warning, .backgroundKeys, "a background push needs content-available 1", at: message.span(.pushType),
          // FCM has refused it where nothing is shown (firebase-ios-sdk#4605, firebase-admin-go#679).
          consequence: context.carrier == .fcm ? .mayBeRefusedByFCM : .silent("the app is not woken"),
          help: type.map(message.help))
      }
    }
    checkOthers(message, context)
  }

  fileprivate static func checkOthers(_ message: Message, _ context: CheckContext) {
    // What is not written is reported as its loss, and in a bare payload as a key without an alert.
    let isBare = !context.isAskedFor && !message.has(.pushType)
    let keys = (context.isAskedFor || isBare) && !context.isPart ? FieldSet.besideWake : keys
    // A placeholder does not change the key.
    context.sink.judgingPlaceholders(true) {
      for field in message.present.common(with: keys).fields where field != .mutableContent || message.isSet(field) {
        context.report(
          .warning, .backgroundKeys,
          "the aps of a background push has content-available alone, and this one has \(message.name(of: field))",
          at: message.span(field), consequence: .undefined("the documented keys"))
      }
    }
  }

  /// What is shown is reported itself. A picture alone is not shown.
  fileprivate static func applies(to message: Message) -> Bool {
    message.intent == .background && !message.present.intersects(FieldSet.visible.subtracting(.pictures))
  }

  /// The keys of alerts. Those of Live Activities and widgets are of another push type, which is reported itself.
  private static var keys: FieldSet { AlertKeys.keys | .relevanceScore }
}

/// A request is written with `content-available`, and without the keys that need an alert.
enum BackgroundKeysOfRequest: FieldCheck {
  static var routes: Routes { .apple }
  static var fields: FieldSet { .besideWake | .pushType | .blocksOfAPNs }

  static func check(_ message: Message, _ context: CheckContext) {
    if context.isPart { return checkPart(message, context) }
    // A silent message loses what it shows. With the push type, that is an error for APNs.
    let isSilent = message.intent == .background && !(message.has(.pushType) && context.isRequestToAPNs)
    guard isSilent || BackgroundKeys.applies(to: message) else { return }
    guard context.isAskedFor else {
      guard context.isRequestToAPNs else { return }
      if message.has(.pushType) { return BackgroundKeys.check(message, context) }
      // It is sent as a background push, whose flag it has.
      if message.isBarePayload { BackgroundKeys.checkOthers(message, context) }
      return
    }
    BackgroundKeys.checkOthers(message, context)
    if context.isRequestToAPNs, message.has(.pushType), !message.has(.contentAvailable), !context.isForPass(message) {
      context.reportIfKept(
        .note, .backgroundKeys, "a background push needs content-available 1, which is added",
        at: message.span(.pushType))
    }
  }

  /// FCM gets the push type and the flag with a block that has neither.
  private static func checkPart(_ message: Message, _ context: CheckContext) {
    guard context.isAskedFor, context.carrier == .fcm, !message.has(.pushType), BackgroundKeys.applies(to: message),
      message.writtenAps?.has("content-available") != true
    else { return }
    BackgroundKeys.checkOthers(message, context)
  }
}

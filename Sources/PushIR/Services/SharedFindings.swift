package import PushDiagnostics

// Findings that several stages share.

extension Code {
  /// APNs does not know the priority.
  ///
  /// `apns-priority` is 10 for delivery at once, 5 where the device's power matters, and 1 where the device must not be
  /// woken. Other numbers and words are refused.
  ///
  ///     "apns-priority": "high"
  ///
  /// Write "10" or "5"; without the header it is 10.
  ///
  /// - Ground: documented, appleRequests, appleResponses
  package static let badPriority = Code(.apns, 151, "bad-priority")

  /// A background push has another priority than 5.
  ///
  /// Apple calls the priority 10 an error for background pushes, and 10 is what an absent `apns-priority` means. APNs
  /// may return an error, delay the push or drop it.
  ///
  ///     "apns-push-type": "background", "apns-priority": "10"
  ///
  /// Write "apns-priority": "5".
  ///
  /// - Ground: documented, appleRequests, appleBackground
  package static let backgroundPriority = Code(.apns, 156, "background-priority")

  /// A push for a managed device has the dictionary aps.
  ///
  /// What wakes a managed device is the key `mdm` with the magic string and nothing else. With `aps` beside it, the
  /// payload is one of a notification. A badge, a sound or a text of the message makes an `aps`, too.
  ///
  ///     {"aps": {}, "mdm": "11F5DF32-…"}
  ///
  /// Leave `aps` out.
  ///
  /// - Ground: documented, appleMDM
  package static let apsBesideMDM = Code(.apns, 158, "aps-beside-mdm")

  /// A message with buttons does not name the send by "sid" in "u".
  ///
  /// The SDK of Emarsys reports the tap on a button together with `sid`. Without it the app crashes on iOS when the button is tapped:
  ///
  /// ```json
  /// {"aps": {"alert": "Hi", "mutable-content": 1}, "ems": {"actions": [{"id": "a", "title": "Go", "type": "Dismiss"}]}, "u": {}}
  /// ```
  ///
  /// It does so with a `default_action` that has an `id`, too, when the notification is tapped. Add `"u": {"sid": "…"}`.
  package static let missingSid = Code(.shape, 154, "missing-sid")

  /// The app's own sound for HMS is not heard, because the system's sound is switched on.
  ///
  /// `default_sound` is true unless the message says otherwise, and then HMS ignores `sound` silently:
  /// `{"notification": {"sound": "/raw/horn"}}`. Write `"default_sound": false`. Where it is missing, `pushc convert`
  /// writes it.
  ///
  /// - Ground: documented, huaweiSend
  package static let soundNotHeard = Code(.hms, 116, "sound-not-heard")

  /// A setting of HMS lacks the one that it belongs to, or has no effect in this message.
  ///
  /// `soundDuration` needs `sound`; `collapseKey` is for notifications and voice, `backgroundMode` for background messages,
  /// and no device reads `extraData` or the title of a live view beside an alert. `big_title` is for style 1, `inbox_content` for
  /// style 3. A click action that opens the app has no page.
  /// Example: `"backgroundMode": 1` beside a notification.
  /// Leave it out, or add what it belongs to.
  ///
  /// - Ground: documented, huaweiSend, huaweiV3
  package static let idleSetting = Code(.hms, 146, "setting-without-effect")

  /// An Android app gets an address where the name of an intent action belongs.
  ///
  /// Firebase's SDK starts an activity by this name, and opens no address.
  /// Example: `"click_action": "https://taxi.example.com"`.
  /// Leave it out: a tap then opens the app. Browsers open `webpush.fcm_options.link`. HMS demands a click action, which
  /// opens the app as `{"type": 3}`.
  ///
  /// - Ground: client, firebaseAndroid
  package static let actionIsAddress = Code(.fcm, 154, "click-action-is-an-address")

  /// A member written in the target's own terms takes the place of a general one.
  ///
  /// Where the document has a block for the target, its keys win: with `{"message": {"notification": {"body": "A"},
  /// "apns": {"payload": {"aps": {"alert": {"body": "B"}}}}}}` and `--to apns` Apple's devices show B. This is a note, and a
  /// warning where a rule has set or removed the general one. Remove one of the two if only one was meant.
  package static let blockWins = Code(.loss, 106, "block-wins", .onRequest)
}

extension DiagnosticSink {
  /// Reports that a member of a block in the target's own format replaces a value of the message, once for all targets. A
  /// member of a block for Apple devices, given the block's field, leaves the value to other devices, as does one for Android
  /// or for browsers.
  package func reportBlockWins(
    _ block: Field? = nil, for readers: BlockReaders = .all, of message: Message, at winner: @autoclosure () -> Span,
    over name: @autoclosure () -> String, at loser: Span
  ) {
    // What a rule sets is meant, except beside what it sets in the block.
    let isLostEdit = loser.isStatedByRule && !winner().isWrittenByRule
    let severity: Severity = isLostEdit ? .warning : .note
    oncePerMessage {
      report(severity, .blockWins) {
        let leavesOthers = message.writtenFor.first != .apns && block.map(FieldSet.blocksForApple.contains) ?? false
        let devices = leavesOthers ? " on Apple devices" : readers.rawValue
        return Diagnostic(
          severity, .blockWins, "this overrides \(name())", at: winner(),
          notes: [Note("not used\(devices)", at: loser)],
          help: isLostEdit ? "set it in \(block?.name ?? "the block of the service")" : nil)
      }
    }
  }

  /// Reports a member of a block that is sent although a rule has removed the general value, once for all targets.
  package func reportBlockStays(_ block: Field, at place: Span, without field: Field) {
    oncePerMessage {
      report(.warning, .blockWins) {
        Diagnostic(
          .warning, .blockWins, "this is still sent; a rule removed only \(field.name)", at: place,
          help: "remove it from \(block.name), too")
      }
    }
  }
}

/// The devices that read a block, if it is not for all of them.
package enum BlockReaders: String {
  case all = ""
  case android = " on Android"
  case browsers = " in browsers"
}

extension Diagnostic {
  /// The finding for a background push with priority 10, either stated or the default of a request without a priority.
  package static func backgroundPriority(isStated: Bool, at span: Span, fix: Fix? = nil) -> Diagnostic {
    Diagnostic(
      .warning, .backgroundPriority,
      isStated
        ? "a background push has the priority 5, and this one has 10"
        : "a background push has the priority 5; without apns-priority it is 10",
      at: span, consequence: .delayedByAPNs,
      help: fix == nil && !isStated ? "write \"apns-priority\": \"5\"" : nil, fix: fix)
  }

  /// The finding for a priority that APNs does not know, as it is written in the document.
  package static func badPriority(_ name: String, _ shown: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .badPriority, "\(name) is \(shown); APNs knows 10, 5 and 1", at: span,
      consequence: .rejected(service: "APNs", reason: "BadPriority"),
      help: "10 is at once, 5 when it suits the battery, 1 never wakes the device")
  }

  /// The finding for an `aps` beside the key of a managed device, in the document or made from fields.
  package static func apsBesideMDM(_ message: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .warning, .apsBesideMDM, message, at: span, consequence: .silent("the device may not take it"),
      help: "send \"mdm\" alone")
  }

  /// The finding for buttons of a message that the SDK of Emarsys shows on iOS, or for its default action with an ID.
  package static func missingSid(_ fault: String, hasButtons: Bool, at span: Span) -> Diagnostic {
    Diagnostic(
      .warning, .missingSid,
      "\(fault), which the SDK reports with the \(hasButtons ? "button" : "id of default_action")", at: span,
      consequence: .silent("a tap on \(hasButtons ? "a button" : "the notification") crashes the app"),
      help: "\"u\": {\"sid\": …} names the send")
  }
}

import PushDiagnostics
import PushIR
import PushJSON

// Discovery document of fcm:v1: AndroidConfig, AndroidNotification, LightSettings.

extension BodyWriter {
  mutating func fcmAndroid(isVisible: Bool, _ scratch: Output) {
    object("android", beneath: take(.androidBlock) ? .androidBlock : nil) { android in
      if android.sdk.showsData { android.leaveOutWhatSDKBuilds() }
      android.onAndroid { android in
        android.fcmAndroidConfig { android, member in
          switch member {
          case .priority:
            if android.sdk == .braze { android.brazeCollapseKey() }
            android.fcmPriority()
          case .ttl: android.fcmTTL()
          case .data: android.fcmDataOfAndroid(scratch)
          case .notification:
            if !isVisible, !android.sdk.showsData { android.leaveOutNotification(at: "android.notification") }
            if isVisible, android.mayWriteNotification {
              android.object("notification") { $0.fcmNotificationOfAndroid() }
            }
          }
        }
      }
    }
  }

  /// Beside data of an SDK, a request has no other data and no notification.
  private mutating func leaveOutWhatSDKBuilds() {
    for key in ["data", "notification"] as [StaticString] {
      leaveOutOfBlock(key, at: "android.\(key)", because: "the SDK does not read it")
    }
  }

  /// Whether Android's notification has something besides the texts and the picture of all devices.
  // A call would copy the writer.
  @inline(__always)
  private var mayWriteNotification: Bool {
    let common: FieldSet = .title | .body | .image | .icon | .banner
    // A channel alone would make a notification of data.
    return mayWrite(.fcmAndroidNotification.subtracting(common) | .channelID | ownOnAndroid)
      || settings.channel != nil && !message.isDataOnly || message.text.isForAndroidAlone
  }

  /// FCM delivers notifications immediately but may delay data. Data from which an SDK builds a notification is
  /// therefore sent with high priority.
  private mutating func fcmPriority() {
    if message.priority == nil, sdk.showsData, !message.isDataOnly, !isSilentForEmarsys {
      return word("priority", "HIGH")
    }
    _ = take(.priority)
    guard let priority = message.priority else { return passOn("priority") }
    word("priority", priority == .high ? "HIGH" : "NORMAL", .priority)
  }

  mutating func fcmTTL() {
    guard let (field, seconds) = storageTime(FCMLimits.ttl) else { return passOn("ttl") }
    ttl(seconds, of: field, FCMLimits.ttl)
  }

  /// The text for Android devices only.
  private mutating func fcmTextOfAndroid() {
    if message.text.isForAndroidAlone { return fcmText() }
    guard mayWrite(ownOnAndroid) else { return }
    for (key, field) in [("title", Field.title), ("body", .body), ("image", .image)] as [(StaticString, Field)] {
      if ownOnAndroid.contains(field) { value(key, field) } else { passOn(key) }
    }
  }

  mutating func fcmNotificationOfAndroid() {
    fcmAndroidNotification { notification, member in
      switch member {
      case .title: notification.fcmTextOfAndroid()
      case .body, .image: break  // Written with the title.
      case .color: notification.color("color", .color)
      case .sound: notification.fcmSound()
      case .tag: notification.fcmIdentity()
      case .channelID: notification.channel()
      case .sticky: notification.fcmSticky()
      case .eventTime: notification.fcmTime()
      case .notificationPriority: notification.fcmImportance()
      case .vibrateTimings: notification.fcmVibration()
      case .lightSettings: notification.fcmLight()
      case .visibility: notification.visibility()
      }
    }
  }

  /// The ID for replacing a notification: a tag. A document with `android_v2` may have a number instead.
  private mutating func fcmIdentity() {
    let isNumber =
      message.has(.androidV2Block) && message.integer(.collapseID) != nil && !message.span(.collapseID).isWrittenByRule
    if isNumber { value("id", .collapseID) } else { text("tag", .collapseID) }
  }

  /// The opposite of the field, which is HMS's `auto_cancel`.
  private mutating func fcmSticky() {
    if takeDefaultAutoCancel() { return }
    guard take(.autoCancel) else { return passOn("sticky", over: .autoCancel) }
    member("sticky", .autoCancel) { $0.output.append($0.message.isSet(.autoCancel) ? "false" : "true") }
  }

  /// The time by which notifications are sorted, as RFC 3339.
  private mutating func fcmTime() {
    guard take(.eventTime) else { return passOn("event_time") }
    guard
      message.writtenFor.contains(.fcm) || message.string(.eventTime).map(CalendarTime.isTimestamp) == true
        || ledger.sink.acceptsPlaceholder(at: message.span(.eventTime))
    else {
      return ledger.lost(
        .eventTime, of: message, "takes event_time only as a full timestamp, such as 2026-11-21T09:30:00Z")
    }
    text("event_time", .eventTime)
  }

  /// A resource of the app, whose kind HMS has in its name: `/raw/horn` is `horn` ("Sound files must reside in /res/raw/").
  private mutating func fcmSound() {
    if takeSoundOff() { return }
    // FCM does not tell a sound without a name from no sound.
    if message.has(.sound), !message.hasText(.sound), take(.sound) { return }
    guard message.writtenFor.first == .hms, let name = message.string(.sound).flatMap(Message.resource(inRaw:)),
      name.isNameOfResource
    else { return value("sound", .sound) }
    if take(.sound) { string("sound", name, .sound) }
  }

  private mutating func fcmImportance() {
    let key: StaticString = "notification_priority"
    let field: Field = message.has(.huaweiImportance) ? .huaweiImportance : .importance
    guard let importance = takeHuaweiImportance() ?? (take(.importance) ? message.integer(.importance) : nil) else {
      return passOn(key)
    }
    let written: StaticString =
      switch importance {
      case ...(-2): "PRIORITY_MIN"
      case -1: "PRIORITY_LOW"
      case 0: "PRIORITY_DEFAULT"
      case 1: "PRIORITY_HIGH"
      default: "PRIORITY_MAX"
      }
    word(key, written, field)
    if !(-2...2).contains(importance) {
      ledger.changed(.importance, of: message, to: written.description, "FCM has no further value")
    }
  }

  private mutating func fcmVibration() {
    let field: Field = message.has(.vibrateTimings) ? .vibrateTimings : .vibration
    guard take(field) else { return passOn("vibrate_timings") }
    let pattern = message.value(field)
    array("vibrate_timings", field) { list in
      for entry in pattern.elements {
        list.output.beginElement()
        if field == .vibration {
          list.duration(milliseconds: entry.integer ?? 0)
        } else {
          list.output.append(quoted: list.canonicalDuration(entry.text))
        }
      }
    }
  }
}

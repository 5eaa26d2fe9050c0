import PushDiagnostics
import PushIR
import PushJSON

// Discovery document of fcm:v1: AndroidConfig, AndroidNotification, LightSettings.

extension BodyWriter {
  mutating func fcmAndroid(isVisible: Bool, _ scratch: Output) {
    object("android", beneath: take(block: .androidBlock)) { android in
      android.onAndroid { android in
        android.fcmAndroidConfig { android, member in
          switch member {
          case .priority:
            if android.sdk == .braze { android.brazeCollapseKey() }
            android.fcmPriority()
          case .ttl: android.fcmTTL()
          case .data: android.fcmDataOfAndroid(scratch)
          case .notification:
            if !isVisible { android.leaveOutNotification(at: "android.notification") }
            if isVisible, android.mayWriteNotification {
              android.object("notification") { $0.fcmNotificationOfAndroid() }
            }
          }
        }
      }
    }
  }

  /// Whether Android's notification has something besides the texts and the picture of all devices.
  // A call would copy the writer.
  @inline(__always)
  private var mayWriteNotification: Bool {
    let common: FieldSet = .title | .body | .image | .icon | .banner
    // A channel alone would make a notification of data.
    return mayWrite(.fcmAndroidNotification.subtracting(common) | .channelID | ownOnAndroid)
      || defaultChannel != nil && !message.isDataOnly || message.text.isForAndroidAlone
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

  /// The time by which notifications are sorted, as RFC 3339.
  private mutating func fcmTime() {
    guard take(.eventTime) else { return passOn("event_time") }
    guard message.homes.contains(.fcm) || message.string(.eventTime).map(CalendarTime.isTimestamp) == true else {
      return ledger.lost(
        .eventTime, of: message, "takes event_time only as a full timestamp, such as 2026-11-21T09:30:00Z")
    }
    member("event_time", .eventTime) { $0.appendText(of: .eventTime) }
  }

  /// A resource of the app, whose kind HMS has in its name: `/raw/horn` is `horn` ("Sound files must reside in /res/raw/").
  private mutating func fcmSound() {
    if takeSoundOff() || takesEmptySound { return }
    guard message.homes.first == .hms, let name = message.string(.sound).flatMap(Message.resource(inRaw:)),
      name.isNameOfResource
    else { return value("sound", .sound) }
    if take(.sound) { string("sound", name, .sound) }
  }

  /// Whether the sound has no name, which FCM does not tell from no sound.
  private var takesEmptySound: Bool {
    mutating get { message.has(.sound) && !message.hasText(.sound) && take(.sound) }
  }

  private mutating func fcmImportance() {
    let key: StaticString = "notification_priority"
    if take(.huaweiImportance) {
      let isLow = message.equals(.huaweiImportance, "LOW")
      let isHigh = message.equals(.huaweiImportance, "HIGH")
      return word(key, isLow ? "PRIORITY_LOW" : isHigh ? "PRIORITY_HIGH" : "PRIORITY_DEFAULT", .huaweiImportance)
    }
    guard take(.importance), let importance = message.integer(.importance) else {
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
    word(key, written, .importance)
    if !(-2...2).contains(importance) {
      ledger.changed(.importance, of: message, to: written.description, "FCM has no further value")
    }
  }

  private mutating func fcmVibration() {
    if take(.vibrateTimings) { return timings("vibrate_timings") }
    guard take(.vibration) else { return passOn("vibrate_timings") }
    let spans = message.value(.vibration)
    array("vibrate_timings", .vibration) { list in
      for span in spans.elements {
        list.output.beginElement()
        list.duration(milliseconds: span.integer ?? 0)
      }
    }
  }

  /// Writes durations in seconds, with the unit that is optional in HMS.
  private mutating func timings(_ key: StaticString) {
    let timings = message.value(.vibrateTimings)
    array(key, .vibrateTimings) { list in
      for timing in timings.elements {
        list.output.beginElement()
        list.output.append(quoted: list.canonicalDuration(timing.text))
      }
    }
  }
}

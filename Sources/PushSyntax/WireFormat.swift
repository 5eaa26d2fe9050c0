package import PushDiagnostics

/// The format of a service's own requests, with the service's errors for those that violate it.
package enum WireFormat: Sendable {
  /// APNs: which values of a payload it refuses is not documented.
  case apns
  /// FCM: one error for all of it (error codes of FCM v1).
  case fcm
  /// FCM's legacy interface, which has been shut down: what it refused was not recorded.
  case legacyFCM
  /// HMS: errors by number (Huawei Push Kit REST API, return codes).
  case hms

  /// The error for a member that is missing, or of the wrong kind, range or spelling: what is outside of `limit`.
  package func answer(to name: String, beyond limit: String = "the documented type") -> Consequence? {
    switch self {
    case .apns: return answerOfAPNs(to: name, beyond: limit)
    case .legacyFCM: return nil
    case .fcm: return .rejected(service: "FCM", reason: "INVALID_ARGUMENT")
    case .hms:
      let reason = reason(name)
      // The code for all other errors is a guess.
      return reason == Self.illegalPayload
        ? .possible(service: "HMS", reason: reason) : .rejected(service: "HMS", reason: reason)
    }
  }

  /// A badge in quotes was observed to do nothing. Without what shows a notification or updates a Live Activity, nothing happens.
  /// What becomes of other values in `aps` is not known.
  private func answerOfAPNs(to name: String, beyond limit: String) -> Consequence? {
    switch name {
    case "badge": .silent("the badge does not change")
    case "alert", "title", "title-loc-key", "body", "loc-key": nil
    case "event", "timestamp", "content-state", "attributes": nil
    // Emarsys's actions have one, too.
    case "name": nil
    default: Self.keysInAps.contains { Decoder.lines($0).contains(name) } ? .undefined(limit) : nil
    }
  }

  private static var keysInAps: [StaticString] { [APNSAps.keys, APNSAlert.keys, APNSSound.keys] }

  /// The location in FCM v1 of a member that the legacy interface had elsewhere ("Migrate from legacy FCM APIs to HTTP
  /// v1").
  func place(of name: String) -> String? {
    guard self == .fcm || self == .legacyFCM else { return nil }
    let name = Decoder.underscored(name)
    switch name {
    case "aps": return "message.apns.payload.aps"
    // Android's counterpart has another name.
    case "badge": return "message.android.notification.notification_count and message.apns.payload.aps.badge"
    case "content_available", "mutable_content", "category", "thread_id", "interruption_level",
      "relevance_score", "target_content_id":
      return "message.apns.payload.aps.\(Decoder.hyphenated(name))"
    case "subtitle": return "message.apns.payload.aps.alert.subtitle"
    case "sound": return "message.android.notification.sound and message.apns.payload.aps.sound"
    // For Apple devices, the legacy interface took it as the category, for browsers as the page to open.
    case "click_action":
      return "message.android.notification.click_action, message.apns.payload.aps.category and, as a URL, "
        + "message.webpush.fcm_options.link"
    case "time_to_live": return "message.android.ttl, as text: \"3600s\""
    case "android_channel_id": return "message.android.notification.channel_id"
    // Admin SDKs call these so, and take milliseconds or a date.
    case "event_timestamp": return "message.android.notification.event_time, as text: \"2026-11-21T09:30:00Z\""
    case "vibrate_timings_millis": return "message.android.notification.vibrate_timings, in seconds: [\"0.5s\"]"
    case "light_on_duration_millis", "light_off_duration_millis":
      let member = name.dropLast("_millis".count)
      return "message.android.notification.light_settings.\(member), in seconds: \"0.5s\""
    case "image_url": return "message.notification.image"
    // Also in parts for one platform.
    case "fcm_options": return "message.fcm_options"
    case "dry_run": return "validate_only, beside the message"
    case "to": return "message.token or message.topic"
    case "registration_token", "device_token": return "message.token"
    case "registration_ids", "tokens": return "message.token, in a request for each"
    default:
      let header = Decoder.hyphenated(name)
      return Self.isHeaderOfAPNs(header) ? "message.apns.headers.\(header)" : nil
    }
  }

  /// Whether a name in small letters is that of a request header of APNs.
  static func isHeaderOfAPNs(_ name: String) -> Bool { Decoder.lines(APNSHeaders.keys).contains(name) }

  private func reason(_ name: String) -> String {
    switch name {
    case "collapse_key", "collapseKey": "80100013"
    // Without these, HMS does not find a token.
    case "message", "target", "token": "80300010"
    default: Self.illegalPayload
    }
  }

  private static let illegalPayload = "80100003 (Illegal payload)"
}

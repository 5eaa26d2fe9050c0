// swift-format-ignore-file
// Written by `swift run pushc-generate` from the objects of the grammars that are written. Do not edit.

import PushIR

/// The members of `aps` of APNs that combine several fields or differ in form from their field.
enum APNSApsMember {
  case alert
  case sound
  case category
  case mutableContent
}

extension FieldSet {
  /// The fields that the members of `aps` of APNs are written from, except for those that are always asked for.
  @inline(__always)
  static var apnsAps: FieldSet { .sound | .title | .titleLocKey | .titleLocArgs | .subtitle | .subtitleLocKey | .subtitleLocArgs | .body | .bodyLocKey | .bodyLocArgs | .action | .actionLocKey | .launchImage | .summaryArg | .summaryArgCount | .badge | .soundOff | .soundCritical | .defaultSound | .soundVolume | .threadID | .category | .contentAvailable | .mutableContent | .image | .imageType | .icon | .banner | .attachments | .actions | .tapInApp | .targetContentID | .interruptionLevel | .relevanceScore | .filterCriteria | .urlArgs | .contentChanged | .pttPushType | .timestamp | .event | .contentState | .attributesType | .attributes | .staleDate | .dismissalDate | .inputPushToken | .inputPushChannel }
}

extension BodyWriter {
  /// The members of `aps` of APNs, in order; `write` handles those in a different form.
  @inline(__always)
  mutating func apnsAps(_ write: (inout BodyWriter, APNSApsMember) -> Void) {
    if mayWrite(.sound | .title | .titleLocKey | .titleLocArgs | .subtitle | .subtitleLocKey | .subtitleLocArgs | .body | .bodyLocKey | .bodyLocArgs | .action | .actionLocKey | .launchImage | .summaryArg | .summaryArgCount) {
      write(&self, .alert)
    }
    value("badge", .badge)
    if mayWrite(.soundOff | .soundCritical | .defaultSound | .sound | .soundVolume | .threadID | .category | .contentAvailable | .mutableContent | .image | .imageType | .icon | .banner | .attachments | .actions | .tapInApp | .targetContentID | .interruptionLevel | .relevanceScore | .filterCriteria | .urlArgs | .contentChanged | .pttPushType | .timestamp | .event | .contentState | .attributesType | .attributes | .staleDate | .dismissalDate | .inputPushToken | .inputPushChannel) {
      if mayWrite(.soundOff | .soundCritical | .defaultSound | .sound | .soundVolume) {
        write(&self, .sound)
      }
      text("thread-id", .threadID)
      if mayWrite(.category) {
        write(&self, .category)
      }
      one("content-available", .contentAvailable)
      if mayWrite(.mutableContent | .image | .imageType | .icon | .banner | .attachments | .actions | .tapInApp) {
        write(&self, .mutableContent)
      }
      text("target-content-id", .targetContentID)
      value("interruption-level", .interruptionLevel)
      value("relevance-score", .relevanceScore)
      text("filter-criteria", .filterCriteria)
      value("url-args", .urlArgs)
      value("content-changed", .contentChanged)
      text("ptt-push-type", .pttPushType)
      value("timestamp", .timestamp)
      value("event", .event)
      value("content-state", .contentState)
      text("attributes-type", .attributesType)
      value("attributes", .attributes)
      value("stale-date", .staleDate)
      value("dismissal-date", .dismissalDate)
      one("input-push-token", .inputPushToken)
      text("input-push-channel", .inputPushChannel)
    }
  }
}

extension FieldSet {
  /// The fields that the members of `alert` of APNs are written from, except for those that are always asked for.
  @inline(__always)
  static var apnsAlert: FieldSet { .title | .titleLocKey | .titleLocArgs | .subtitle | .subtitleLocKey | .subtitleLocArgs | .body | .bodyLocKey | .bodyLocArgs | .action | .actionLocKey | .launchImage | .summaryArg | .summaryArgCount }
}

extension BodyWriter {
  /// The members of `alert` of APNs, in order.
  @inline(__always)
  mutating func apnsAlert() {
    value("title", .title)
    if mayWrite(.titleLocKey | .titleLocArgs | .subtitle | .subtitleLocKey | .subtitleLocArgs) {
      value("title-loc-key", .titleLocKey)
      value("title-loc-args", .titleLocArgs)
      text("subtitle", .subtitle)
      text("subtitle-loc-key", .subtitleLocKey)
      value("subtitle-loc-args", .subtitleLocArgs)
    }
    value("body", .body)
    if mayWrite(.bodyLocKey | .bodyLocArgs | .action | .actionLocKey | .launchImage | .summaryArg | .summaryArgCount) {
      text("loc-key", .bodyLocKey)
      value("loc-args", .bodyLocArgs)
      text("action", .action)
      value("action-loc-key", .actionLocKey)
      text("launch-image", .launchImage)
      text("summary-arg", .summaryArg)
      value("summary-arg-count", .summaryArgCount)
    }
  }
}

/// The members of `android-config` of FCM that combine several fields or differ in form from their field.
enum FCMAndroidConfigMember {
  case priority
  case ttl
  case data
  case notification
}

extension FieldSet {
  /// The fields that the members of `android-config` of FCM are written from, except for those that are always asked for.
  @inline(__always)
  static var fcmAndroidConfig: FieldSet { .collapseKey | .ttl | .expiration | .androidPackage }
}

extension BodyWriter {
  /// The members of `android-config` of FCM, in order; `write` handles those in a different form.
  @inline(__always)
  mutating func fcmAndroidConfig(_ write: (inout BodyWriter, FCMAndroidConfigMember) -> Void) {
    text("collapse_key", .collapseKey)
    write(&self, .priority)
    if mayWrite(.ttl | .expiration | .androidPackage) {
      if mayWrite(.ttl | .expiration) {
        write(&self, .ttl)
      }
      text("restricted_package_name", .androidPackage)
    }
    write(&self, .data)
    write(&self, .notification)
  }
}

/// The members of `android-notification` of FCM that combine several fields or differ in form from their field.
enum FCMAndroidNotificationMember {
  case title
  case body
  case image
  case color
  case sound
  case tag
  case channelID
  case sticky
  case eventTime
  case notificationPriority
  case vibrateTimings
  case lightSettings
  case visibility
}

extension FieldSet {
  /// The fields that the members of `android-notification` of FCM are written from, except for those that are always asked for.
  @inline(__always)
  static var fcmAndroidNotification: FieldSet { .title | .body | .image | .icon | .banner | .androidIcon | .color | .sound | .soundOff | .defaultSound | .collapseID | .tapAction | .bodyLocKey | .bodyLocArgs | .titleLocKey | .titleLocArgs | .ticker | .autoCancel | .eventTime | .localOnly | .importance | .huaweiImportance | .vibrateTimings | .vibration | .defaultVibrate | .lightSettings | .ledColor | .ledOn | .ledOff | .defaultLight | .visibility }
}

extension BodyWriter {
  /// The members of `android-notification` of FCM, in order; `write` handles those in a different form.
  @inline(__always)
  mutating func fcmAndroidNotification(_ write: (inout BodyWriter, FCMAndroidNotificationMember) -> Void) {
    if mayWrite(.title | .body | .image | .icon | .banner) {
      write(&self, .title)
    }
    if mayWrite(.body) {
      write(&self, .body)
    }
    if mayWrite(.image | .androidIcon | .color | .sound | .soundOff | .defaultSound | .collapseID | .tapAction | .bodyLocKey | .bodyLocArgs | .titleLocKey | .titleLocArgs) {
      if mayWrite(.image) {
        write(&self, .image)
      }
      text("icon", .androidIcon)
      if mayWrite(.color) {
        write(&self, .color)
      }
      if mayWrite(.sound | .soundOff) {
        write(&self, .sound)
      }
      value("default_sound", .defaultSound)
      if mayWrite(.collapseID) {
        write(&self, .tag)
      }
      text("click_action", .tapAction)
      text("body_loc_key", .bodyLocKey)
      value("body_loc_args", .bodyLocArgs)
      text("title_loc_key", .titleLocKey)
      value("title_loc_args", .titleLocArgs)
    }
    write(&self, .channelID)
    if mayWrite(.ticker | .autoCancel | .eventTime | .localOnly | .importance | .huaweiImportance | .vibrateTimings | .vibration | .defaultVibrate | .lightSettings | .ledColor | .ledOn | .ledOff | .defaultLight | .visibility) {
      text("ticker", .ticker)
      if mayWrite(.autoCancel) {
        write(&self, .sticky)
      }
      if mayWrite(.eventTime) {
        write(&self, .eventTime)
      }
      value("local_only", .localOnly)
      if mayWrite(.importance | .huaweiImportance) {
        write(&self, .notificationPriority)
      }
      if mayWrite(.vibrateTimings | .vibration) {
        write(&self, .vibrateTimings)
      }
      value("default_vibrate_timings", .defaultVibrate)
      if mayWrite(.lightSettings | .ledColor | .ledOn | .ledOff) {
        write(&self, .lightSettings)
      }
      value("default_light_settings", .defaultLight)
      if mayWrite(.visibility) {
        write(&self, .visibility)
      }
    }
  }
}

/// The members of `android-config` of HMS that combine several fields or differ in form from their field.
enum HMSAndroidConfigMember {
  case collapseKey
  case urgency
  case ttl
  case data
  case notification
  case targetUserType
}

extension FieldSet {
  /// The fields that the members of `android-config` of HMS are written from, except for those that are always asked for.
  @inline(__always)
  static var hmsAndroidConfig: FieldSet { .collapseKey | .huaweiCategory | .ttl | .expiration | .biTag | .receiptID | .fastAppTarget | .testMessage }
}

extension BodyWriter {
  /// The members of `android-config` of HMS, in order; `write` handles those in a different form.
  @inline(__always)
  mutating func hmsAndroidConfig(_ write: (inout BodyWriter, HMSAndroidConfigMember) -> Void) {
    if mayWrite(.collapseKey) {
      write(&self, .collapseKey)
    }
    write(&self, .urgency)
    if mayWrite(.huaweiCategory | .ttl | .expiration | .biTag | .receiptID | .fastAppTarget) {
      value("category", .huaweiCategory)
      if mayWrite(.ttl | .expiration) {
        write(&self, .ttl)
      }
      text("bi_tag", .biTag)
      text("receipt_id", .receiptID)
      value("fast_app_target", .fastAppTarget)
    }
    write(&self, .data)
    write(&self, .notification)
    if mayWrite(.testMessage) {
      write(&self, .targetUserType)
    }
  }
}

/// The members of `android-notification` of HMS that combine several fields or differ in form from their field.
enum HMSAndroidNotificationMember {
  case title
  case body
  case clickAction
  case color
  case sound
  case defaultSound
  case notifyID
  case tag
  case channelID
  case image
  case badge
  case when
  case importance
  case vibrateConfig
  case visibility
  case lightSettings
  case buttons
  case autoCancel
}

extension FieldSet {
  /// The fields that the members of `android-notification` of HMS are written from, except for those that are always asked for.
  @inline(__always)
  static var hmsAndroidNotification: FieldSet { .title | .body | .androidIcon | .color | .sound | .defaultSound | .collapseID | .bodyLocKey | .bodyLocArgs | .titleLocKey | .titleLocArgs | .multiLangKey | .notifySummary | .image | .icon | .attachments | .style | .bigTitle | .bigBody | .inbox | .huaweiGroup | .badgeIncrement | .badge | .badgeClass | .ticker | .eventTime | .importance | .huaweiImportance | .defaultVibrate | .defaultLight | .vibrateTimings | .vibration | .visibility | .lightSettings | .ledColor | .ledOn | .ledOff | .foregroundShow | .profileID | .buttons | .actions | .autoClear | .autoCancel | .localOnly | .bigPicture }
}

extension BodyWriter {
  /// The members of `android-notification` of HMS, in order; `write` handles those in a different form.
  @inline(__always)
  mutating func hmsAndroidNotification(_ write: (inout BodyWriter, HMSAndroidNotificationMember) -> Void) {
    if mayWrite(.title) {
      write(&self, .title)
    }
    if mayWrite(.body) {
      write(&self, .body)
    }
    write(&self, .clickAction)
    if mayWrite(.androidIcon | .color | .sound | .defaultSound | .collapseID | .bodyLocKey | .bodyLocArgs | .titleLocKey | .titleLocArgs | .multiLangKey) {
      text("icon", .androidIcon)
      if mayWrite(.color) {
        write(&self, .color)
      }
      if mayWrite(.sound | .defaultSound) {
        write(&self, .sound)
      }
      if mayWrite(.defaultSound) {
        write(&self, .defaultSound)
      }
      if mayWrite(.collapseID) {
        write(&self, .notifyID)
      }
      if mayWrite(.collapseID) {
        write(&self, .tag)
      }
      text("body_loc_key", .bodyLocKey)
      value("body_loc_args", .bodyLocArgs)
      text("title_loc_key", .titleLocKey)
      value("title_loc_args", .titleLocArgs)
      value("multi_lang_key", .multiLangKey)
    }
    write(&self, .channelID)
    if mayWrite(.notifySummary | .image | .icon | .attachments | .style | .bigTitle | .bigBody | .inbox | .huaweiGroup | .badgeIncrement | .badge | .badgeClass | .ticker | .eventTime | .importance | .huaweiImportance | .defaultVibrate | .defaultLight | .vibrateTimings | .vibration | .visibility | .lightSettings | .ledColor | .ledOn | .ledOff | .foregroundShow | .profileID | .buttons | .actions | .autoClear | .autoCancel | .localOnly | .bigPicture) {
      text("notify_summary", .notifySummary)
      if mayWrite(.image | .icon | .attachments) {
        write(&self, .image)
      }
      value("style", .style)
      text("big_title", .bigTitle)
      text("big_body", .bigBody)
      value("inbox_content", .inbox)
      text("group", .huaweiGroup)
      if mayWrite(.badgeIncrement | .badge | .badgeClass) {
        write(&self, .badge)
      }
      text("ticker", .ticker)
      if mayWrite(.eventTime) {
        write(&self, .when)
      }
      if mayWrite(.importance | .huaweiImportance) {
        write(&self, .importance)
      }
      value("use_default_vibrate", .defaultVibrate)
      value("use_default_light", .defaultLight)
      if mayWrite(.vibrateTimings | .vibration) {
        write(&self, .vibrateConfig)
      }
      if mayWrite(.visibility) {
        write(&self, .visibility)
      }
      if mayWrite(.lightSettings | .ledColor | .ledOn | .ledOff) {
        write(&self, .lightSettings)
      }
      value("foreground_show", .foregroundShow)
      text("profile_id", .profileID)
      if mayWrite(.buttons | .actions) {
        write(&self, .buttons)
      }
      value("auto_clear", .autoClear)
      if mayWrite(.autoCancel) {
        write(&self, .autoCancel)
      }
      value("local_only", .localOnly)
      text("big_picture", .bigPicture)
    }
  }
}

/// The members of `v3-push-options` of HMS that combine several fields or differ in form from their field.
enum HMSV3PushOptionsMember {
  case testMessage
  case ttl
  case collapseKey
}

extension FieldSet {
  /// The fields that the members of `v3-push-options` of HMS are written from, except for those that are always asked for.
  @inline(__always)
  static var hmsV3PushOptions: FieldSet { .testMessage | .ttl | .expiration | .biTag | .receiptID | .collapseKey }
}

extension BodyWriter {
  /// The members of `v3-push-options` of HMS, in order; `write` handles those in a different form.
  @inline(__always)
  mutating func hmsV3PushOptions(_ write: (inout BodyWriter, HMSV3PushOptionsMember) -> Void) {
    if mayWrite(.testMessage | .ttl | .expiration | .biTag | .receiptID | .collapseKey) {
      if mayWrite(.testMessage) {
        write(&self, .testMessage)
      }
      if mayWrite(.ttl | .expiration) {
        write(&self, .ttl)
      }
      text("biTag", .biTag)
      text("receiptId", .receiptID)
      if mayWrite(.collapseKey) {
        write(&self, .collapseKey)
      }
    }
  }
}

/// The members of `v3-notification` of HMS that combine several fields or differ in form from their field.
enum HMSV3NotificationMember {
  case clickAction
  case image
  case inboxContent
  case notifyId
  case badge
  case sound
}

extension FieldSet {
  /// The fields that the members of `v3-notification` of HMS are written from, except for those that are always asked for.
  @inline(__always)
  static var hmsV3Notification: FieldSet { .huaweiCategory | .title | .body | .image | .icon | .attachments | .style | .bigTitle | .bigBody | .inbox | .collapseID | .profileID | .badgeIncrement | .badge | .sound | .foregroundShow }
}

extension BodyWriter {
  /// The members of `v3-notification` of HMS, in order; `write` handles those in a different form.
  @inline(__always)
  mutating func hmsV3Notification(_ write: (inout BodyWriter, HMSV3NotificationMember) -> Void) {
    value("category", .huaweiCategory)
    text("title", .title)
    text("body", .body)
    write(&self, .clickAction)
    if mayWrite(.image | .icon | .attachments | .style | .bigTitle | .bigBody | .inbox | .collapseID | .profileID | .badgeIncrement | .badge | .sound | .foregroundShow) {
      if mayWrite(.image | .icon | .attachments) {
        write(&self, .image)
      }
      value("style", .style)
      text("bigTitle", .bigTitle)
      text("bigBody", .bigBody)
      if mayWrite(.inbox) {
        write(&self, .inboxContent)
      }
      if mayWrite(.collapseID) {
        write(&self, .notifyId)
      }
      text("profileId", .profileID)
      if mayWrite(.badgeIncrement | .badge) {
        write(&self, .badge)
      }
      if mayWrite(.sound) {
        write(&self, .sound)
      }
      value("foregroundShow", .foregroundShow)
    }
  }
}

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

extension BodyWriter {
  /// The members of `aps` of APNs, in order; `write` handles those in a different form.
  @inline(__always)
  mutating func apnsAps(_ write: (inout BodyWriter, APNSApsMember) -> Void) {
    write(&self, .alert)
    value("badge", .badge)
    write(&self, .sound)
    text("thread-id", .threadID)
    write(&self, .category)
    one("content-available", .contentAvailable)
    write(&self, .mutableContent)
    if mayWrite(.targetContentID | .interruptionLevel | .relevanceScore | .filterCriteria | .urlArgs | .contentChanged | .pttPushType | .timestamp | .event | .contentState | .attributesType | .attributes | .staleDate | .dismissalDate | .inputPushToken | .inputPushChannel) {
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

extension BodyWriter {
  /// The members of `android-config` of FCM, in order; `write` handles those in a different form.
  @inline(__always)
  mutating func fcmAndroidConfig(_ write: (inout BodyWriter, FCMAndroidConfigMember) -> Void) {
    text("collapse_key", .collapseKey)
    write(&self, .priority)
    write(&self, .ttl)
    text("restricted_package_name", .androidPackage)
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
  case channelID
  case eventTime
  case notificationPriority
  case vibrateTimings
  case lightSettings
  case visibility
}

extension BodyWriter {
  /// The members of `android-notification` of FCM, in order; `write` handles those in a different form.
  @inline(__always)
  mutating func fcmAndroidNotification(_ write: (inout BodyWriter, FCMAndroidNotificationMember) -> Void) {
    write(&self, .title)
    write(&self, .body)
    write(&self, .image)
    text("icon", .androidIcon)
    write(&self, .color)
    write(&self, .sound)
    if mayWrite(.defaultSound | .collapseID | .tapAction | .bodyLocKey | .bodyLocArgs | .titleLocKey | .titleLocArgs) {
      value("default_sound", .defaultSound)
      text("tag", .collapseID)
      text("click_action", .tapAction)
      text("body_loc_key", .bodyLocKey)
      value("body_loc_args", .bodyLocArgs)
      text("title_loc_key", .titleLocKey)
      value("title_loc_args", .titleLocArgs)
    }
    write(&self, .channelID)
    text("ticker", .ticker)
    write(&self, .eventTime)
    value("local_only", .localOnly)
    write(&self, .notificationPriority)
    write(&self, .vibrateTimings)
    value("default_vibrate_timings", .defaultVibrate)
    write(&self, .lightSettings)
    value("default_light_settings", .defaultLight)
    write(&self, .visibility)
  }
}

/// The members of `android-config` of HMS that combine several fields or differ in form from their field.
enum HMSAndroidConfigMember {
  case collapseKey
  case urgency
  case ttl
  case data
  case notification
}

extension BodyWriter {
  /// The members of `android-config` of HMS, in order; `write` handles those in a different form.
  @inline(__always)
  mutating func hmsAndroidConfig(_ write: (inout BodyWriter, HMSAndroidConfigMember) -> Void) {
    write(&self, .collapseKey)
    write(&self, .urgency)
    value("category", .huaweiCategory)
    write(&self, .ttl)
    if mayWrite(.biTag | .receiptID | .fastAppTarget) {
      text("bi_tag", .biTag)
      text("receipt_id", .receiptID)
      value("fast_app_target", .fastAppTarget)
    }
    write(&self, .data)
    write(&self, .notification)
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
}

extension BodyWriter {
  /// The members of `android-notification` of HMS, in order; `write` handles those in a different form.
  @inline(__always)
  mutating func hmsAndroidNotification(_ write: (inout BodyWriter, HMSAndroidNotificationMember) -> Void) {
    write(&self, .title)
    write(&self, .body)
    write(&self, .clickAction)
    text("icon", .androidIcon)
    write(&self, .color)
    write(&self, .sound)
    write(&self, .defaultSound)
    write(&self, .notifyID)
    write(&self, .tag)
    if mayWrite(.bodyLocKey | .bodyLocArgs | .titleLocKey | .titleLocArgs | .multiLangKey) {
      text("body_loc_key", .bodyLocKey)
      value("body_loc_args", .bodyLocArgs)
      text("title_loc_key", .titleLocKey)
      value("title_loc_args", .titleLocArgs)
      value("multi_lang_key", .multiLangKey)
    }
    write(&self, .channelID)
    text("notify_summary", .notifySummary)
    write(&self, .image)
    if mayWrite(.style | .bigTitle | .bigBody | .inbox | .huaweiGroup) {
      value("style", .style)
      text("big_title", .bigTitle)
      text("big_body", .bigBody)
      value("inbox_content", .inbox)
      text("group", .huaweiGroup)
    }
    write(&self, .badge)
    text("ticker", .ticker)
    write(&self, .when)
    write(&self, .importance)
    if mayWrite(.defaultVibrate | .defaultLight) {
      value("use_default_vibrate", .defaultVibrate)
      value("use_default_light", .defaultLight)
    }
    write(&self, .vibrateConfig)
    write(&self, .visibility)
    write(&self, .lightSettings)
    if mayWrite(.foregroundShow | .profileID) {
      value("foreground_show", .foregroundShow)
      text("profile_id", .profileID)
    }
    write(&self, .buttons)
    if mayWrite(.autoClear | .autoCancel | .localOnly | .bigPicture) {
      value("auto_clear", .autoClear)
      value("auto_cancel", .autoCancel)
      value("local_only", .localOnly)
      text("big_picture", .bigPicture)
    }
  }
}

/// The members of `v3-push-options` of HMS that combine several fields or differ in form from their field.
enum HMSV3PushOptionsMember {
  case ttl
  case collapseKey
}

extension BodyWriter {
  /// The members of `v3-push-options` of HMS, in order; `write` handles those in a different form.
  @inline(__always)
  mutating func hmsV3PushOptions(_ write: (inout BodyWriter, HMSV3PushOptionsMember) -> Void) {
    write(&self, .ttl)
    if mayWrite(.biTag | .receiptID) {
      text("biTag", .biTag)
      text("receiptId", .receiptID)
    }
    write(&self, .collapseKey)
  }
}

/// The members of `v3-notification` of HMS that combine several fields or differ in form from their field.
enum HMSV3NotificationMember {
  case clickAction
  case image
  case notifyId
  case badge
  case sound
}

extension BodyWriter {
  /// The members of `v3-notification` of HMS, in order; `write` handles those in a different form.
  @inline(__always)
  mutating func hmsV3Notification(_ write: (inout BodyWriter, HMSV3NotificationMember) -> Void) {
    value("category", .huaweiCategory)
    text("title", .title)
    text("body", .body)
    write(&self, .clickAction)
    write(&self, .image)
    if mayWrite(.style | .bigTitle | .bigBody | .inbox) {
      value("style", .style)
      text("bigTitle", .bigTitle)
      text("bigBody", .bigBody)
      value("inboxContent", .inbox)
    }
    write(&self, .notifyId)
    text("profileId", .profileID)
    write(&self, .badge)
    write(&self, .sound)
    value("foregroundShow", .foregroundShow)
  }
}

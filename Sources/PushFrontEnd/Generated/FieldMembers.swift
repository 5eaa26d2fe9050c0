// swift-format-ignore-file
// Written by `swift run pushc-generate` from the members of the grammars that mean what a field means. Do not edit.

import PushIR
import PushJSON
import PushSyntax

extension APNSAps {
  /// Visits the members that correspond to fields. A missing member is absent.
  @inline(__always)
  func forEachField(_ give: (Field, Node) -> Void) {
    give(.badge, badge)
    give(.threadID, threadID)
    give(.category, category)
    give(.contentAvailable, contentAvailable)
    give(.mutableContent, mutableContent)
    give(.targetContentID, targetContentID)
    give(.interruptionLevel, interruptionLevel.node)
    give(.relevanceScore, relevanceScore)
    give(.filterCriteria, filterCriteria)
    give(.urlArgs, urlArgs)
    give(.contentChanged, contentChanged)
    give(.pttPushType, pttPushType)
    give(.timestamp, timestamp)
    give(.event, event.node)
    give(.contentState, contentState)
    give(.attributesType, attributesType)
    give(.attributes, attributes)
    give(.staleDate, staleDate)
    give(.dismissalDate, dismissalDate)
    give(.inputPushToken, inputPushToken)
    give(.inputPushChannel, inputPushChannel)
  }
}

extension APNSAlert {
  /// Visits the members that correspond to fields. A missing member is absent.
  @inline(__always)
  func forEachField(_ give: (Field, Node) -> Void) {
    give(.subtitle, subtitle)
    give(.subtitleLocKey, subtitleLocKey)
    give(.subtitleLocArgs, subtitleLocArgs)
    give(.action, action)
    give(.launchImage, launchImage)
    give(.summaryArg, summaryArg)
    give(.summaryArgCount, summaryArgCount)
  }
}

extension APNSSound {
  /// Visits the members that correspond to fields. A missing member is absent.
  @inline(__always)
  func forEachField(_ give: (Field, Node) -> Void) {
    give(.sound, name)
    give(.soundVolume, volume)
  }
}

extension AppMetricaBatchRequest {
  /// Visits the members that correspond to fields. A missing member is absent.
  @inline(__always)
  func forEachField(_ give: (Field, Node) -> Void) {
    give(.groupID, groupID)
    give(.transferID, clientTransferID)
    give(.metadataTag, tag)
  }
}

extension AppMetricaAndroidContent {
  /// Visits the members that correspond to fields. A missing member is absent.
  @inline(__always)
  func forEachField(_ give: (Field, Node) -> Void) {
    give(.title, title)
    give(.body, text)
    give(.androidIcon, icon)
    give(.color, iconBackground)
    give(.icon, image)
    give(.banner, banner)
    give(.opaqueData, data)
    give(.channelID, channelID)
    give(.importance, priority)
    give(.collapseID, collapseKey)
    give(.vibration, vibration)
    give(.ledColor, ledColor)
    give(.ledOn, ledInterval)
    give(.ledOff, ledPauseInterval)
    give(.ttl, timeToLive)
  }
}

extension AppMetricaIosContent {
  /// Visits the members that correspond to fields. A missing member is absent.
  @inline(__always)
  func forEachField(_ give: (Field, Node) -> Void) {
    give(.title, title)
    give(.body, text)
    give(.badge, badge)
    give(.threadID, threadID)
    give(.category, category)
    give(.mutableContent, mutableContent)
    give(.ttl, expiration)
    give(.opaqueData, data)
    give(.collapseID, collapseID)
  }
}

extension BrazeApplePush {
  /// Visits the members that correspond to fields. A missing member is absent.
  @inline(__always)
  func forEachField(_ give: (Field, Node) -> Void) {
    give(.badge, badge)
    give(.sound, sound)
    give(.contentAvailable, contentAvailable)
    give(.interruptionLevel, interruptionLevel.node)
    give(.relevanceScore, relevanceScore)
    give(.threadID, notificationGroupThreadID)
    give(.recentDeviceOnly, sendToMostRecentDeviceOnly)
    give(.category, category)
  }
}

extension BrazeAppleAlert {
  /// Visits the members that correspond to fields. A missing member is absent.
  @inline(__always)
  func forEachField(_ give: (Field, Node) -> Void) {
    give(.body, body)
    give(.title, title)
    give(.titleLocKey, titleLocKey)
    give(.titleLocArgs, titleLocArgs)
    give(.actionLocKey, actionLocKey)
    give(.bodyLocKey, locKey)
    give(.bodyLocArgs, locArgs)
  }
}

extension BrazeAndroidPush {
  /// Visits the members that correspond to fields. A missing member is absent.
  @inline(__always)
  func forEachField(_ give: (Field, Node) -> Void) {
    give(.body, alert)
    give(.title, title)
    give(.channelID, notificationChannelID)
    give(.collapseKey, collapseKey)
    give(.sound, sound)
    give(.notifySummary, summaryText)
    give(.ttl, timeToLive)
    give(.collapseID, notificationID)
    give(.icon, pushIconImageURL)
    give(.recentDeviceOnly, sendToMostRecentDeviceOnly)
    give(.conversation, conversationData)
  }
}

extension BrazeKindlePush {
  /// Visits the members that correspond to fields. A missing member is absent.
  @inline(__always)
  func forEachField(_ give: (Field, Node) -> Void) {
    give(.body, alert)
    give(.title, title)
    give(.collapseKey, collapseKey)
    give(.sound, sound)
  }
}

extension BrazeActivityStart {
  /// Visits the members that correspond to fields. A missing member is absent.
  @inline(__always)
  func forEachField(_ give: (Field, Node) -> Void) {
    give(.attributesType, activityAttributesType)
    give(.attributes, activityAttributes)
    give(.contentState, contentState)
  }
}

extension BrazeActivityUpdate {
  /// Visits the members that correspond to fields. A missing member is absent.
  @inline(__always)
  func forEachField(_ give: (Field, Node) -> Void) {
    give(.contentState, contentState)
  }
}

extension EmarsysPayload {
  /// Visits the members that correspond to fields. A missing member is absent.
  @inline(__always)
  func forEachField(_ give: (Field, Node) -> Void) {
    give(.image, imageURL)
    give(.emarsysMarker, emsMsg)
  }
}

extension ExpoMessage {
  /// Visits the members that correspond to fields. A missing member is absent.
  @inline(__always)
  func forEachField(_ give: (Field, Node) -> Void) {
    give(.contentAvailable, contentAvailable)
    give(.data, data)
    give(.title, title)
    give(.body, body)
    give(.ttl, ttl)
    give(.subtitle, subtitle)
    give(.badge, badge)
    give(.interruptionLevel, interruptionLevel.node)
    give(.channelID, channelId)
    give(.androidIcon, icon)
    give(.category, categoryId)
    give(.mutableContent, mutableContent)
  }
}

extension ExpoSound {
  /// Visits the members that correspond to fields. A missing member is absent.
  @inline(__always)
  func forEachField(_ give: (Field, Node) -> Void) {
    give(.soundCritical, critical)
    give(.sound, name)
    give(.soundVolume, volume)
  }
}

extension ExpoRichContent {
  /// Visits the members that correspond to fields. A missing member is absent.
  @inline(__always)
  func forEachField(_ give: (Field, Node) -> Void) {
    give(.image, image)
  }
}

extension FCMAndroidConfig {
  /// Visits the members that correspond to fields. A missing member is absent.
  @inline(__always)
  func forEachField(_ give: (Field, Node) -> Void) {
    give(.collapseKey, collapseKey)
    give(.androidPackage, restrictedPackageName)
  }
}

extension FCMAndroidNotification {
  /// Visits the members that correspond to fields. A missing member is absent.
  @inline(__always)
  func forEachField(_ give: (Field, Node) -> Void) {
    give(.androidIcon, icon)
    give(.color, color)
    give(.sound, sound)
    give(.defaultSound, defaultSound)
    give(.collapseID, tag)
    give(.tapAction, clickAction)
    give(.channelID, channelID)
    give(.ticker, ticker)
    give(.eventTime, eventTime)
    give(.localOnly, localOnly)
    give(.defaultVibrate, defaultVibrateTimings)
    give(.defaultLight, defaultLightSettings)
  }
}

extension FCMAndroidConfigV2 {
  /// Visits the members that correspond to fields. A missing member is absent.
  @inline(__always)
  func forEachField(_ give: (Field, Node) -> Void) {
    give(.collapseKey, collapseKey)
    give(.androidPackage, restrictedPackageName)
  }
}

extension FCMAndroidNotificationV2 {
  /// Visits the members that correspond to fields. A missing member is absent.
  @inline(__always)
  func forEachField(_ give: (Field, Node) -> Void) {
    give(.androidIcon, icon)
    give(.color, color)
    give(.sound, sound)
    give(.collapseID, tag)
    give(.tapAction, clickAction)
    give(.channelID, channelID)
    give(.ticker, ticker)
    give(.eventTime, eventTime)
    give(.localOnly, localOnly)
    give(.defaultVibrate, defaultVibrateTimings)
    give(.defaultSound, defaultSound)
    give(.defaultLight, defaultLightSettings)
  }
}

extension FCMLegacyRequest {
  /// Visits the members that correspond to fields. A missing member is absent.
  @inline(__always)
  func forEachField(_ give: (Field, Node) -> Void) {
    give(.collapseKey, collapseKey)
    give(.ttl, timeToLive)
    give(.delayWhileIdle, delayWhileIdle)
    give(.androidPackage, restrictedPackageName)
    give(.dryRun, dryRun)
    give(.contentAvailable, contentAvailable)
    give(.mutableContent, mutableContent)
    give(.data, data)
  }
}

extension FCMLegacyNotification {
  /// Visits the members that correspond to fields. A missing member is absent.
  @inline(__always)
  func forEachField(_ give: (Field, Node) -> Void) {
    give(.title, title)
    give(.body, body)
    give(.image, image)
    give(.channelID, androidChannelID)
    give(.androidIcon, icon)
    give(.color, color)
    give(.collapseID, tag)
    give(.sound, sound)
    give(.subtitle, subtitle)
    give(.bodyLocKey, bodyLocKey)
    give(.titleLocKey, titleLocKey)
  }
}

extension GorushNotification {
  /// Visits the members that correspond to fields. A missing member is absent.
  @inline(__always)
  func forEachField(_ give: (Field, Node) -> Void) {
    give(.notificationID, notifID)
    give(.body, message)
    give(.title, title)
    give(.contentAvailable, contentAvailable)
    give(.data, data)
    give(.huaweiData, huaweiData)
    give(.retry, retry)
    give(.image, image)
    give(.collapseKey, collapseKey)
    give(.delayWhileIdle, delayWhileIdle)
    give(.ttl, timeToLive)
    give(.androidPackage, restrictedPackageName)
    give(.dryRun, dryRun)
    give(.appID, appID)
    give(.biTag, biTag)
    give(.apnsID, apnsID)
    give(.pushType, pushType)
    give(.category, category)
    give(.mutableContent, mutableContent)
    give(.interruptionLevel, interruptionLevel.node)
    give(.contentState, contentState)
    give(.timestamp, timestamp)
    give(.event, event.node)
    give(.staleDate, staleDate)
    give(.dismissalDate, dismissalDate)
    give(.attributesType, attributesType)
    give(.attributes, attributes)
    give(.relevanceScore, relevanceScore)
    give(.threadID, threadID)
    give(.urlArgs, urlArgs)
    give(.appSecret, appSecret)
  }
}

extension GorushAlert {
  /// Visits the members that correspond to fields. A missing member is absent.
  @inline(__always)
  func forEachField(_ give: (Field, Node) -> Void) {
    give(.title, title)
    give(.body, body)
    give(.subtitle, subtitle)
    give(.action, action)
    give(.actionLocKey, actionLocKey)
    give(.launchImage, launchImage)
    give(.bodyLocArgs, locArgs)
    give(.bodyLocKey, locKey)
    give(.titleLocArgs, titleLocArgs)
    give(.titleLocKey, titleLocKey)
    give(.summaryArg, summaryArg)
    give(.summaryArgCount, summaryArgCount)
  }
}

extension GorushSound {
  /// Visits the members that correspond to fields. A missing member is absent.
  @inline(__always)
  func forEachField(_ give: (Field, Node) -> Void) {
    give(.sound, name)
    give(.soundVolume, volume)
    give(.soundCritical, critical)
  }
}

extension HMSAndroidConfig {
  /// Visits the members that correspond to fields. A missing member is absent.
  @inline(__always)
  func forEachField(_ give: (Field, Node) -> Void) {
    give(.huaweiCategory, category.node)
    give(.biTag, biTag)
    give(.receiptID, receiptID)
    give(.fastAppTarget, fastAppTarget.node)
  }
}

extension HMSAndroidNotification {
  /// Visits the members that correspond to fields. A missing member is absent.
  @inline(__always)
  func forEachField(_ give: (Field, Node) -> Void) {
    give(.androidIcon, icon)
    give(.color, color)
    give(.multiLangKey, multiLangKey)
    give(.channelID, channelID)
    give(.notifySummary, notifySummary)
    give(.style, style.node)
    give(.bigTitle, bigTitle)
    give(.bigBody, bigBody)
    give(.inbox, inboxContent)
    give(.huaweiGroup, group)
    give(.ticker, ticker)
    give(.eventTime, when)
    give(.defaultVibrate, useDefaultVibrate)
    give(.defaultLight, useDefaultLight)
    give(.foregroundShow, foregroundShow)
    give(.profileID, profileID)
    give(.buttons, buttons.node)
    give(.autoClear, autoClear)
    give(.autoCancel, autoCancel)
    give(.localOnly, localOnly)
    give(.bigPicture, bigPicture)
  }
}

extension HMSBadge {
  /// Visits the members that correspond to fields. A missing member is absent.
  @inline(__always)
  func forEachField(_ give: (Field, Node) -> Void) {
    give(.badgeIncrement, addNum)
    give(.badge, setNum)
    give(.badgeClass, `class`)
  }
}

extension HMSV3PushOptions {
  /// Visits the members that correspond to fields. A missing member is absent.
  @inline(__always)
  func forEachField(_ give: (Field, Node) -> Void) {
    give(.ttl, ttl)
    give(.biTag, biTag)
    give(.receiptID, receiptId)
  }
}

extension HMSV3Notification {
  /// Visits the members that correspond to fields. A missing member is absent.
  @inline(__always)
  func forEachField(_ give: (Field, Node) -> Void) {
    give(.huaweiCategory, category.node)
    give(.title, title)
    give(.body, body)
    give(.image, image)
    give(.style, style.node)
    give(.bigTitle, bigTitle)
    give(.bigBody, bigBody)
    give(.inbox, inboxContent)
    give(.profileID, profileId)
    give(.foregroundShow, foregroundShow)
  }
}

extension HMSV3Badge {
  /// Visits the members that correspond to fields. A missing member is absent.
  @inline(__always)
  func forEachField(_ give: (Field, Node) -> Void) {
    give(.badgeIncrement, addNum)
    give(.badge, setNum)
  }
}

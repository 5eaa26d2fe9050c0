// swift-format-ignore-file
// Written by `swift run pushc-generate` from the members of the grammars that mean what a field means. Do not edit.

import PushIR
import PushJSON
import PushSyntax

extension APNSAps: FieldMembers {
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

extension APNSAlert: FieldMembers {
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

extension APNSSound: FieldMembers {
  @inline(__always)
  func forEachField(_ give: (Field, Node) -> Void) {
    give(.sound, name)
    give(.soundVolume, volume)
  }
}

extension APNSHeaders: FieldMembers {
  @inline(__always)
  func forEachField(_ give: (Field, Node) -> Void) {
    give(.topic, apnsTopic)
    give(.collapseID, apnsCollapseID)
    give(.apnsID, apnsID)
  }
}

extension AppMetricaBatchRequest: FieldMembers {
  @inline(__always)
  func forEachField(_ give: (Field, Node) -> Void) {
    give(.groupID, groupID)
    give(.transferID, clientTransferID)
    give(.metadataTag, tag)
  }
}

extension AppMetricaAndroidContent: FieldMembers {
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

extension AppMetricaIosContent: FieldMembers {
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

extension BrazeApplePush: FieldMembers {
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

extension BrazeAppleAlert: FieldMembers {
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

extension BrazeAndroidPush: FieldMembers {
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

extension BrazeKindlePush: FieldMembers {
  @inline(__always)
  func forEachField(_ give: (Field, Node) -> Void) {
    give(.body, alert)
    give(.title, title)
    give(.collapseKey, collapseKey)
    give(.sound, sound)
  }
}

extension BrazeActivityStart: FieldMembers {
  @inline(__always)
  func forEachField(_ give: (Field, Node) -> Void) {
    give(.attributesType, activityAttributesType)
    give(.attributes, activityAttributes)
    give(.contentState, contentState)
  }
}

extension BrazeActivityUpdate: FieldMembers {
  @inline(__always)
  func forEachField(_ give: (Field, Node) -> Void) {
    give(.contentState, contentState)
  }
}

extension EmarsysPayload: FieldMembers {
  @inline(__always)
  func forEachField(_ give: (Field, Node) -> Void) {
    give(.image, imageURL)
    give(.emarsysMarker, emsMsg)
  }
}

extension ExpoMessage: FieldMembers {
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
    give(.threadID, threadId)
    give(.targetContentID, targetContentId)
    give(.relevanceScore, relevanceScore)
    give(.filterCriteria, filterCriteria)
    give(.mutableContent, mutableContent)
    give(.collapseKey, collapseId)
  }
}

extension ExpoSound: FieldMembers {
  @inline(__always)
  func forEachField(_ give: (Field, Node) -> Void) {
    give(.soundCritical, critical)
    give(.sound, name)
    give(.soundVolume, volume)
  }
}

extension ExpoRichContent: FieldMembers {
  @inline(__always)
  func forEachField(_ give: (Field, Node) -> Void) {
    give(.image, image)
  }
}

extension FCMAndroidConfig: FieldMembers {
  @inline(__always)
  func forEachField(_ give: (Field, Node) -> Void) {
    give(.collapseKey, collapseKey)
    give(.androidPackage, restrictedPackageName)
  }
}

extension FCMAndroidNotification: FieldMembers {
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

extension FCMAndroidConfigV2: FieldMembers {
  @inline(__always)
  func forEachField(_ give: (Field, Node) -> Void) {
    give(.collapseKey, collapseKey)
    give(.androidPackage, restrictedPackageName)
  }
}

extension FCMAndroidNotificationV2: FieldMembers {
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

extension FCMLegacyRequest: FieldMembers {
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

extension FCMLegacyNotification: FieldMembers {
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

extension GorushNotification: FieldMembers {
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

extension GorushAlert: FieldMembers {
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

extension GorushSound: FieldMembers {
  @inline(__always)
  func forEachField(_ give: (Field, Node) -> Void) {
    give(.sound, name)
    give(.soundVolume, volume)
    give(.soundCritical, critical)
  }
}

extension GorushFcmNotification: FieldMembers {
  @inline(__always)
  func forEachField(_ give: (Field, Node) -> Void) {
    give(.title, title)
    give(.body, body)
    give(.image, image)
    give(.androidIcon, icon)
    give(.color, color)
    give(.collapseID, tag)
    give(.sound, sound)
    give(.tapAction, clickAction)
    give(.titleLocKey, titleLocKey)
    give(.titleLocArgs, titleLocArgs)
    give(.bodyLocKey, bodyLocKey)
    give(.bodyLocArgs, bodyLocArgs)
    give(.channelID, androidChannelID)
  }
}

extension HMSAndroidConfig: FieldMembers {
  @inline(__always)
  func forEachField(_ give: (Field, Node) -> Void) {
    give(.huaweiCategory, category.node)
    give(.biTag, biTag)
    give(.receiptID, receiptID)
    give(.fastAppTarget, fastAppTarget.node)
    give(.testMessage, targetUserType.node)
  }
}

extension HMSAndroidNotification: FieldMembers {
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

extension HMSBadge: FieldMembers {
  @inline(__always)
  func forEachField(_ give: (Field, Node) -> Void) {
    give(.badgeIncrement, addNum)
    give(.badge, setNum)
    give(.badgeClass, `class`)
  }
}

extension HMSV3PushOptions: FieldMembers {
  @inline(__always)
  func forEachField(_ give: (Field, Node) -> Void) {
    give(.testMessage, testMessage)
    give(.ttl, ttl)
    give(.biTag, biTag)
    give(.receiptID, receiptId)
  }
}

extension HMSV3Notification: FieldMembers {
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

extension HMSV3Badge: FieldMembers {
  @inline(__always)
  func forEachField(_ give: (Field, Node) -> Void) {
    give(.badgeIncrement, addNum)
    give(.badge, setNum)
  }
}

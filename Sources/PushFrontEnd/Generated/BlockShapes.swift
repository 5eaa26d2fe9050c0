// swift-format-ignore-file
// Written by `swift run pushc-generate` from grammar/message.cddl. Do not edit.

import PushIR
import PushJSON
import PushSyntax

extension BlockShape {
  /// Checks a block against the grammar of its service or SDK.
  static func check(_ field: Field, _ node: Node, _ decoder: inout Decoder) {
    switch field {
    case .apnsHeadersBlock: check(node, as: APNSHeaders.self, &decoder)
    case .apnsPayloadBlock: check(node, as: APNSPayload.self, &decoder)
    case .apsBlock: check(node, as: APNSAps.self, &decoder)
    case .apnsBlock: check(node, as: FCMApnsConfig.self, &decoder)
    case .androidBlock: check(node, as: FCMAndroidConfig.self, &decoder)
    case .androidV2Block: check(node, as: FCMAndroidConfigV2.self, &decoder)
    case .webpushBlock: check(node, as: FCMWebpushConfig.self, &decoder)
    case .fcmOptionsBlock: check(node, as: FCMFcmOptions.self, &decoder)
    case .fcmBlock: check(node, as: FCMMessage.self, &decoder)
    case .huaweiBlock: check(node, as: HMSRequest.self, &decoder)
    case .huaweiV3Block: check(node, as: HMSRequestV3.self, &decoder)
    case .emarsysBlock: check(node, as: EmarsysEms.self, &decoder)
    case .title, .titleLocKey, .titleLocArgs, .subtitle, .subtitleLocKey, .subtitleLocArgs, .body, .bodyLocKey, .bodyLocArgs, .action, .actionLocKey, .launchImage, .summaryArg, .summaryArgCount, .ticker, .image, .imageType, .icon, .banner, .attachments, .sound, .soundOff, .soundCritical, .soundVolume, .badge, .badgeIncrement, .tapURL, .tapDeepLink, .tapAction, .tapInWebView, .tapEvent, .tapInApp, .actions, .receiptActions, .data, .opaqueData, .silent, .contentAvailable, .dismissID, .priority, .ttl, .expiration, .collapseID, .collapseKey, .dryRun, .pushType, .topic, .apnsID, .environment, .threadID, .category, .interruptionLevel, .relevanceScore, .targetContentID, .filterCriteria, .mutableContent, .urlArgs, .contentChanged, .pttPushType, .event, .timestamp, .contentState, .staleDate, .dismissalDate, .attributesType, .attributes, .inputPushToken, .inputPushChannel, .activityToken, .channelID, .androidIcon, .color, .ledColor, .ledOn, .ledOff, .vibration, .visibility, .importance, .androidPackage, .conversation, .huaweiCategory, .biTag, .fastAppTarget, .testMessage, .huaweiData, .huaweiGroup, .style, .bigTitle, .bigBody, .inbox, .notifySummary, .defaultSound, .multiLangKey, .badgeClass, .eventTime, .huaweiImportance, .defaultVibrate, .defaultLight, .vibrateTimings, .lightSettings, .foregroundShow, .profileID, .buttons, .autoClear, .autoCancel, .localOnly, .bigPicture, .clickAction, .receiptID, .emarsysUser, .emarsysMarker, .notificationID, .groupID, .transferID, .metadataTag, .retry, .delayWhileIdle, .appID, .appSecret, .hmsVersion, .fcmProject, .campaignID, .sendID, .variationID, .recentDeviceOnly: break
    }
  }
}

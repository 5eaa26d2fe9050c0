// swift-format-ignore-file
// Written by `swift run pushc-generate` from grammar/braze.cddl. Do not edit.

public import PushJSON

/// Braze: body of a send request, of a Live Activity request, or the push objects alone.
/// Endpoint: POST /messages/send
/// Facts: Braze's pages on the Apple, Android and Kindle push objects, on the send endpoint and on the Live Activity
/// endpoints; older versions of these pages and the open Braze SDKs for what the pages omit.
package enum BrazeGrammar {
  /// A line for each object: the number of its rule, its path and the names of its members.
  package static let grammar = Grammar(title: "Braze", objects: """
    19,,messages,external_user_ids,recipients,user_aliases,segment_id,campaign_id,broadcast,send_id,override_frequency_capping,override_messaging_limits,recipient_subscription_state,audience,schedule,schedule_id
    20,messages.,apple_push,android_push,kindle_push,web_push,email,webhook,banner,content_card,in_app_message,sms,whats_app,windows_phone8_push,windows_universal_push
    21,messages.apple_push.,badge,alert,sound,extra,content-available,content_available,interruption_level,relevance_score,expiry,custom_uri,use_webview,message_variation_id,notification_group_thread_id,asset_url,asset_file_type,collapse_id,mutable_content,send_to_most_recent_device_only,category,apns_priority,buttons
    22,messages.apple_push.alert.,body,title,title_loc_key,title_loc_args,action_loc_key,loc_key,loc_args,sound
    23,messages.apple_push.buttons[].,action_id,action,uri,use_webview
    24,messages.android_push.,alert,title,extra,message_variation_id,notification_channel_id,priority,android_priority,send_to_sync,collapse_key,sound,custom_uri,use_webview,summary_text,time_to_live,notification_id,push_icon_image_url,accent_color,send_to_most_recent_device_only,buttons,conversation_data
    25,messages.android_push.buttons[].,text,action,uri,use_webview
    26,messages.kindle_push.,alert,title,extra,message_variation_id,priority,collapse_key,sound,custom_uri
    """)
}

/// Send request: the messages by channel, and the users who receive them.
@usableFromInline
package struct BrazeRequest: Syntax {
  @usableFromInline package static let keys: StaticString = "messages\nexternal_user_ids\nrecipients\nuser_aliases\nsegment_id\ncampaign_id\nbroadcast\nsend_id\noverride_frequency_capping\noverride_messaging_limits\nrecipient_subscription_state\naudience\nschedule\nschedule_id"
  @usableFromInline package static var rule: RuleName { .brazeRequest }
  @usableFromInline package static var grammar: Grammar { BrazeGrammar.grammar }
  @usableFromInline package let node: Node
  /// The messages, one for each channel.
  package var messages: BrazeMessages?
  /// Ids of the users who receive, at most 50. Texts, and Braze was observed to take numbers.
  /// Braze's own sample has one text.
  package var externalUserIds = Node.absent
  /// Users who receive, at most 50, each with `external_user_id` or `user_alias`.
  package var recipients = Node.absent
  /// Aliases of the users who receive, each with `alias_name` and `alias_label`.
  /// Braze's own sample has one object.
  package var userAliases = Node.absent
  /// Id of the segment that receives. Together with named users, only those of them who are in it.
  package var segmentID = Node.absent
  /// Id of the API campaign that the sends are counted under. Needs a variation in each message.
  package var campaignID = Node.absent
  /// Send to all of a segment or an audience. Required if no users are named. Default false.
  package var broadcast = Node.absent
  /// Id of this send, which groups its statistics.
  package var sendID = Node.absent
  /// Send even if the campaign's limit on messages per user is reached. Default false.
  /// Braze's own sample has the text "false".
  package var overrideFrequencyCapping = Node.absent
  /// The same for /messages/schedule/create.
  package var overrideMessagingLimits = Node.absent
  /// Who may receive by their consent: opted in, subscribed too, or all. Default "subscribed".
  package var recipientSubscriptionState = Choice<BrazeRequestRecipientSubscriptionState>()
  /// Filters that select the users who receive.
  package var audience = Node.absent
  /// When to send, of a request to /messages/schedule/create.
  package var schedule = Node.absent
  /// The scheduled message to change, of a request to /messages/schedule/update.
  package var scheduleID = Node.absent

  @inline(__always) @usableFromInline package init(at node: Node) { self.node = node }

  @usableFromInline package mutating func decode(with decoder: inout Decoder) {
    var members = decoder.members(of: node)
    var hasOthers = false
    while let key = members.next(in: decoder.document) {
      switch key.length {
      case 7:
        switch key.start & 0xffffffffffffff {
        case 0x64695f646e6573:  // send_id
          sendID = decoder.text(key.node, replacing: sendID); continue
        default: break
        }
      case 8:
        switch key.start {
        case 0x736567617373656d:  // messages
          decoder.nested(key.node, &messages); continue
        case 0x65636e6569647561:  // audience
          audience = decoder.object(key.node, replacing: audience); continue
        case 0x656c756465686373:  // schedule
          schedule = decoder.object(key.node, replacing: schedule); continue
        default: break
        }
      case 9:
        switch key.start {
        case 0x73616364616f7262:  // broadcast
          if key.tail == 0x7473616364616f72 { broadcast = decoder.either(key.node, replacing: broadcast, [.flag, .text]); continue }
        default: break
        }
      case 10:
        switch key.start {
        case 0x6e65697069636572:  // recipients
          if key.tail == 0x73746e6569706963 { recipients = decoder.array(key.node, replacing: recipients); continue }
        case 0x5f746e656d676573:  // segment_id
          if key.tail == 0x64695f746e656d67 { segmentID = decoder.text(key.node, replacing: segmentID); continue }
        default: break
        }
      case 11:
        switch key.start {
        case 0x6e676961706d6163:  // campaign_id
          if key.tail == 0x64695f6e67696170 { campaignID = decoder.text(key.node, replacing: campaignID); continue }
        case 0x656c756465686373:  // schedule_id
          if key.tail == 0x64695f656c756465 { scheduleID = decoder.text(key.node, replacing: scheduleID); continue }
        default: break
        }
      case 12:
        switch key.start {
        case 0x696c615f72657375:  // user_aliases
          if key.tail == 0x73657361696c615f { userAliases = decoder.either(key.node, replacing: userAliases, [.array, .object]); continue }
        default: break
        }
      case 17:
        switch key.start {
        case 0x6c616e7265747865:  // external_user_ids
          if key.tail == 0x7364695f72657375, decoder.matches(key, "external_user_ids") { externalUserIds = decoder.either(key.node, replacing: externalUserIds, [.array, .text]); continue }
        default: break
        }
      case 25:
        switch key.start {
        case 0x656469727265766f:  // override_messaging_limits
          if key.tail == 0x7374696d696c5f67, decoder.matches(key, "override_messaging_limits") { overrideMessagingLimits = decoder.flag(key.node, replacing: overrideMessagingLimits); continue }
        default: break
        }
      case 26:
        switch key.start {
        case 0x656469727265766f:  // override_frequency_capping
          if key.tail == 0x676e69707061635f, decoder.matches(key, "override_frequency_capping") { overrideFrequencyCapping = decoder.either(key.node, replacing: overrideFrequencyCapping, [.flag, .text]); continue }
        default: break
        }
      case 28:
        switch key.start {
        case 0x6e65697069636572:  // recipient_subscription_state
          if key.tail == 0x65746174735f6e6f, decoder.matches(key, "recipient_subscription_state") { recipientSubscriptionState = decoder.choice(key.node, replacing: recipientSubscriptionState); continue }
        default: break
        }
      default: break
      }
      hasOthers = true
      decoder.unknown(key.node, of: node, in: Self.self)
    }
    if hasOthers { decoder.checkNames(of: node) }
    decoder.require("messages", messages?.node ?? .absent, in: node)
  }

  @usableFromInline package mutating func checkDeferred(with decoder: inout Decoder) {
    messages?.checkDeferred(with: &decoder)
  }
}

/// Who may receive by their consent: opted in, subscribed too, or all. Default "subscribed".
@usableFromInline
package enum BrazeRequestRecipientSubscriptionState: UInt8, Spelled {
  case optedIn = 1
  case subscribed
  case all
  @usableFromInline package static let spellings: StaticString = "opted_in\nsubscribed\nall"

  @usableFromInline package init?(spelling key: Key, with decoder: inout Decoder) {
    switch key.length {
    case 3:
      switch key.start & 0xffffff {
      case 0x6c6c61:  // all
        self = .all; return
      default: break
      }
    case 8:
      switch key.start {
      case 0x6e695f646574706f:  // opted_in
        self = .optedIn; return
      default: break
      }
    case 10:
      switch key.start {
      case 0x6269726373627573:  // subscribed
        if key.tail == 0x6465626972637362 { self = .subscribed; return }
      default: break
      }
    default: break
    }
    return nil
  }
}

/// Messages of one request by channel. Channels other than push are accepted and not looked into.
@usableFromInline
package struct BrazeMessages: Syntax {
  @usableFromInline package static let keys: StaticString = "apple_push\nandroid_push\nkindle_push\nweb_push\nemail\nwebhook\nbanner\ncontent_card\nin_app_message\nsms\nwhats_app\nwindows_phone8_push\nwindows_universal_push"
  @usableFromInline package static var rule: RuleName { .brazeMessages }
  @usableFromInline package static var grammar: Grammar { BrazeGrammar.grammar }
  @usableFromInline package let node: Node
  /// Push for Apple devices.
  package var applePush: BrazeApplePush?
  /// Push for Android devices, Huawei's among them.
  package var androidPush: BrazeAndroidPush?
  /// Push for Kindle and other FireOS devices.
  package var kindlePush: BrazeKindlePush?
  /// Push for browsers.
  package var webPush = Node.absent
  /// Email.
  package var email = Node.absent
  /// HTTP request to your own server.
  package var webhook = Node.absent
  /// Banner inside the app.
  package var banner = Node.absent
  /// Card in the app's feed.
  package var contentCard = Node.absent
  /// Message inside the app.
  package var inAppMessage = Node.absent
  /// SMS.
  package var sms = Node.absent
  /// WhatsApp message.
  package var whatsApp = Node.absent
  /// Push for Windows Phone 8. From older pages.
  package var windowsPhone8Push = Node.absent
  /// Push for Windows. From older pages.
  package var windowsUniversalPush = Node.absent

  @inline(__always) @usableFromInline package init(at node: Node) { self.node = node }

  @usableFromInline package mutating func decode(with decoder: inout Decoder) {
    var members = decoder.members(of: node)
    var hasOthers = false
    while let key = members.next(in: decoder.document) {
      switch key.length {
      case 3:
        switch key.start & 0xffffff {
        case 0x736d73:  // sms
          sms = decoder.object(key.node, replacing: sms); continue
        default: break
        }
      case 5:
        switch key.start & 0xffffffffff {
        case 0x6c69616d65:  // email
          email = decoder.object(key.node, replacing: email); continue
        default: break
        }
      case 6:
        switch key.start & 0xffffffffffff {
        case 0x72656e6e6162:  // banner
          banner = decoder.object(key.node, replacing: banner); continue
        default: break
        }
      case 7:
        switch key.start & 0xffffffffffffff {
        case 0x6b6f6f68626577:  // webhook
          webhook = decoder.object(key.node, replacing: webhook); continue
        default: break
        }
      case 8:
        switch key.start {
        case 0x687375705f626577:  // web_push
          webPush = decoder.object(key.node, replacing: webPush); continue
        default: break
        }
      case 9:
        switch key.start {
        case 0x70615f7374616877:  // whats_app
          if key.tail == 0x7070615f73746168 { whatsApp = decoder.object(key.node, replacing: whatsApp); continue }
        default: break
        }
      case 10:
        switch key.start {
        case 0x75705f656c707061:  // apple_push
          if key.tail == 0x687375705f656c70 { decoder.nested(key.node, &applePush); continue }
        default: break
        }
      case 11:
        switch key.start {
        case 0x705f656c646e696b:  // kindle_push
          if key.tail == 0x687375705f656c64 { decoder.nested(key.node, &kindlePush); continue }
        default: break
        }
      case 12:
        switch key.start {
        case 0x5f64696f72646e61:  // android_push
          if key.tail == 0x687375705f64696f { decoder.nested(key.node, &androidPush); continue }
        case 0x5f746e65746e6f63:  // content_card
          if key.tail == 0x647261635f746e65 { contentCard = decoder.object(key.node, replacing: contentCard); continue }
        default: break
        }
      case 14:
        switch key.start {
        case 0x6d5f7070615f6e69:  // in_app_message
          if key.tail == 0x6567617373656d5f { inAppMessage = decoder.object(key.node, replacing: inAppMessage); continue }
        default: break
        }
      case 19:
        switch key.start {
        case 0x5f73776f646e6977:  // windows_phone8_push
          if key.tail == 0x687375705f38656e, decoder.matches(key, "windows_phone8_push") { windowsPhone8Push = decoder.object(key.node, replacing: windowsPhone8Push); continue }
        default: break
        }
      case 22:
        switch key.start {
        case 0x5f73776f646e6977:  // windows_universal_push
          if key.tail == 0x687375705f6c6173, decoder.matches(key, "windows_universal_push") { windowsUniversalPush = decoder.object(key.node, replacing: windowsUniversalPush); continue }
        default: break
        }
      default: break
      }
      hasOthers = true
      decoder.unknown(key.node, of: node, in: Self.self)
    }
    if hasOthers { decoder.checkNames(of: node) }
  }

  @usableFromInline package mutating func checkDeferred(with decoder: inout Decoder) {
    applePush?.checkDeferred(with: &decoder)
    androidPush?.checkDeferred(with: &decoder)
    kindlePush?.checkDeferred(with: &decoder)
  }
}

/// Push for Apple devices. Braze documents 3807 bytes on one page and 1912 on another, for all members together.
@usableFromInline
package struct BrazeApplePush: Syntax {
  @usableFromInline package static let keys: StaticString = "badge\nalert\nsound\nextra\ncontent-available\ncontent_available\ninterruption_level\nrelevance_score\nexpiry\ncustom_uri\nuse_webview\nmessage_variation_id\nnotification_group_thread_id\nasset_url\nasset_file_type\ncollapse_id\nmutable_content\nsend_to_most_recent_device_only\ncategory\napns_priority\nbuttons"
  @usableFromInline package static var rule: RuleName { .brazeApplePush }
  @usableFromInline package static var grammar: Grammar { BrazeGrammar.grammar }
  @usableFromInline package let node: Node
  /// Badge number on the app icon. 0 removes it.
  package var badge = Node.absent
  /// The text to show: a string is the body alone. Mandatory unless `content-available` is true.
  package var alert = Node.absent
  /// Sound: a file of the app, or "default".
  package var sound = Node.absent
  /// The app's own keys, at the payload's root. `aps` and `ab` are rejected.
  package var extra = Node.absent
  /// Wake the app in the background.
  package var contentAvailable = Node.absent
  /// Another spelling of `content-available`, known from Braze's client libraries.
  package var otherContentAvailable = Node.absent
  /// How much the notification may interrupt, iOS 15 and later.
  package var interruptionLevel = Choice<BrazeApplePushInterruptionLevel>()
  /// Rank in a summary, 0 to 1, iOS 15 and later.
  package var relevanceScore = Node.absent
  /// Time at which delivery is given up, ISO 8601. Default: 30 days from now, unless the settings say otherwise.
  package var expiry = Node.absent
  /// URL or deep link that a tap opens.
  package var customURI = Node.absent
  /// Open the URL inside the app. Default true.
  package var useWebview = Node.absent
  /// Variation of the campaign that the push is counted under. Mandatory with `campaign_id`.
  package var messageVariationID = Node.absent
  /// Notifications with the same id are grouped.
  package var notificationGroupThreadID = Node.absent
  /// URL of a picture, sound or video shown with the notification. Turns `mutable_content` on.
  package var assetURL = Node.absent
  /// Kind of the file at `asset_url`. Mandatory with it.
  package var assetFileType = Choice<BrazeApplePushAssetFileType>()
  /// A notification on screen with the same id is replaced. At most 64 bytes.
  package var collapseID = Node.absent
  /// Let the app's Notification Service Extension change the notification before it shows. `asset_url` wins.
  package var mutableContent = Node.absent
  /// Send to the user's most recently used iOS device alone. Default false.
  package var sendToMostRecentDeviceOnly = Node.absent
  /// Name of the registered category that supplies the action buttons; Braze's own begin with `ab_cat_`.
  package var category = Node.absent
  /// Delivery priority as in APNs, documented as 1 to 10; APNs knows 1, 5 and 10.
  package var apnsPriority = Node.absent
  /// What the category's buttons do. Needs `category`.
  package var buttons = Elements<BrazeAppleButton>()

  @inline(__always) @usableFromInline package init(at node: Node) { self.node = node }

  @usableFromInline package mutating func decode(with decoder: inout Decoder) {
    var members = decoder.members(of: node)
    var hasOthers = false
    while let key = members.next(in: decoder.document) {
      switch key.length {
      case 5:
        switch key.start & 0xffffffffff {
        case 0x6567646162:  // badge
          badge = decoder.integer(key.node, replacing: badge); continue
        case 0x7472656c61:  // alert
          alert = decoder.either(key.node, replacing: alert, [.text, .object]); continue
        case 0x646e756f73:  // sound
          sound = decoder.text(key.node, replacing: sound); continue
        case 0x6172747865:  // extra
          extra = decoder.object(key.node, replacing: extra); continue
        default: break
        }
      case 6:
        switch key.start & 0xffffffffffff {
        case 0x797269707865:  // expiry
          expiry = decoder.text(key.node, replacing: expiry); continue
        default: break
        }
      case 7:
        switch key.start & 0xffffffffffffff {
        case 0x736e6f74747562:  // buttons
          buttons = decoder.elements(key.node, replacing: buttons); continue
        default: break
        }
      case 8:
        switch key.start {
        case 0x79726f6765746163:  // category
          category = decoder.text(key.node, replacing: category); continue
        default: break
        }
      case 9:
        switch key.start {
        case 0x72755f7465737361:  // asset_url
          if key.tail == 0x6c72755f74657373 { assetURL = decoder.text(key.node, replacing: assetURL); continue }
        default: break
        }
      case 10:
        switch key.start {
        case 0x755f6d6f74737563:  // custom_uri
          if key.tail == 0x6972755f6d6f7473 { customURI = decoder.text(key.node, replacing: customURI); continue }
        default: break
        }
      case 11:
        switch key.start {
        case 0x766265775f657375:  // use_webview
          if key.tail == 0x776569766265775f { useWebview = decoder.flag(key.node, replacing: useWebview); continue }
        case 0x657370616c6c6f63:  // collapse_id
          if key.tail == 0x64695f657370616c { collapseID = decoder.text(key.node, replacing: collapseID); continue }
        default: break
        }
      case 13:
        switch key.start {
        case 0x6972705f736e7061:  // apns_priority
          if key.tail == 0x797469726f697270 { apnsPriority = decoder.integer(key.node, replacing: apnsPriority); continue }
        default: break
        }
      case 15:
        switch key.start {
        case 0x636e6176656c6572:  // relevance_score
          if key.tail == 0x65726f63735f6563 { relevanceScore = decoder.number(key.node, replacing: relevanceScore, in: 0.0...1.0); continue }
        case 0x69665f7465737361:  // asset_file_type
          if key.tail == 0x657079745f656c69 { assetFileType = decoder.choice(key.node, replacing: assetFileType); continue }
        case 0x5f656c626174756d:  // mutable_content
          if key.tail == 0x746e65746e6f635f { mutableContent = decoder.flag(key.node, replacing: mutableContent); continue }
        default: break
        }
      case 17:
        switch key.start {
        case 0x2d746e65746e6f63:  // content-available
          if key.tail == 0x656c62616c696176, decoder.matches(key, "content-available") { contentAvailable = decoder.flag(key.node, replacing: contentAvailable); continue }
        case 0x5f746e65746e6f63:  // content_available
          if key.tail == 0x656c62616c696176, decoder.matches(key, "content_available") { otherContentAvailable = decoder.flag(key.node, replacing: otherContentAvailable); continue }
        default: break
        }
      case 18:
        switch key.start {
        case 0x7075727265746e69:  // interruption_level
          if key.tail == 0x6c6576656c5f6e6f, decoder.matches(key, "interruption_level") { interruptionLevel = decoder.choice(key.node, replacing: interruptionLevel); continue }
        default: break
        }
      case 20:
        switch key.start {
        case 0x5f6567617373656d:  // message_variation_id
          if key.tail == 0x64695f6e6f697461, decoder.matches(key, "message_variation_id") { messageVariationID = decoder.text(key.node, replacing: messageVariationID); continue }
        default: break
        }
      case 28:
        switch key.start {
        case 0x6163696669746f6e:  // notification_group_thread_id
          if key.tail == 0x64695f6461657268, decoder.matches(key, "notification_group_thread_id") { notificationGroupThreadID = decoder.text(key.node, replacing: notificationGroupThreadID); continue }
        default: break
        }
      case 31:
        switch key.start {
        case 0x5f6f745f646e6573:  // send_to_most_recent_device_only
          if key.tail == 0x796c6e6f5f656369, decoder.matches(key, "send_to_most_recent_device_only") { sendToMostRecentDeviceOnly = decoder.flag(key.node, replacing: sendToMostRecentDeviceOnly); continue }
        default: break
        }
      default: break
      }
      hasOthers = true
      decoder.unknown(key.node, of: node, in: Self.self)
    }
    if hasOthers { decoder.checkNames(of: node) }
  }

  @usableFromInline package mutating func checkDeferred(with decoder: inout Decoder) {
    if decoder.isObject(alert) { decoder.check(alert, as: BrazeAppleAlert.self) }
    decoder.check(buttons)
  }
}

/// How much the notification may interrupt, iOS 15 and later.
@usableFromInline
package enum BrazeApplePushInterruptionLevel: UInt8, Spelled {
  case passive = 1
  case active
  case timeSensitive
  case critical
  @usableFromInline package static let spellings: StaticString = "passive\nactive\ntime-sensitive\ncritical"

  @usableFromInline package init?(spelling key: Key, with decoder: inout Decoder) {
    switch key.length {
    case 6:
      switch key.start & 0xffffffffffff {
      case 0x657669746361:  // active
        self = .active; return
      default: break
      }
    case 7:
      switch key.start & 0xffffffffffffff {
      case 0x65766973736170:  // passive
        self = .passive; return
      default: break
      }
    case 8:
      switch key.start {
      case 0x6c61636974697263:  // critical
        self = .critical; return
      default: break
      }
    case 14:
      switch key.start {
      case 0x6e65732d656d6974:  // time-sensitive
        if key.tail == 0x6576697469736e65 { self = .timeSensitive; return }
      default: break
      }
    default: break
    }
    return nil
  }
}

/// Kind of the file at `asset_url`. Mandatory with it.
@usableFromInline
package enum BrazeApplePushAssetFileType: UInt8, Spelled {
  case aif = 1
  case gif
  case jpg
  case m4a
  case mp3
  case mp4
  case png
  case wav
  @usableFromInline package static let spellings: StaticString = "aif\ngif\njpg\nm4a\nmp3\nmp4\npng\nwav"

  @usableFromInline package init?(spelling key: Key, with decoder: inout Decoder) {
    switch key.length {
    case 3:
      switch key.start & 0xffffff {
      case 0x666961:  // aif
        self = .aif; return
      case 0x666967:  // gif
        self = .gif; return
      case 0x67706a:  // jpg
        self = .jpg; return
      case 0x61346d:  // m4a
        self = .m4a; return
      case 0x33706d:  // mp3
        self = .mp3; return
      case 0x34706d:  // mp4
        self = .mp4; return
      case 0x676e70:  // png
        self = .png; return
      case 0x766177:  // wav
        self = .wav; return
      default: break
      }
    default: break
    }
    return nil
  }
}

/// Text to show on Apple devices. Each text is given either itself or by the key of a localized string.
@usableFromInline
package struct BrazeAppleAlert: Syntax {
  @usableFromInline package static let keys: StaticString = "body\ntitle\ntitle_loc_key\ntitle_loc_args\naction_loc_key\nloc_key\nloc_args\nsound"
  @usableFromInline package static var rule: RuleName { .brazeAppleAlert }
  @usableFromInline package static var grammar: Grammar { BrazeGrammar.grammar }
  @usableFromInline package let node: Node
  /// Text. Mandatory unless `content-available` is true.
  package var body = Node.absent
  /// Title of the notification.
  package var title = Node.absent
  /// Key of the title in the app's localized strings, instead of `title`.
  package var titleLocKey = Node.absent
  /// Values for the placeholders of `title_loc_key`, in order.
  package var titleLocArgs = Node.absent
  /// Key of a localized label for the button that opens the app.
  package var actionLocKey = Node.absent
  /// Key of the text in the app's localized strings, instead of `body`.
  package var locKey = Node.absent
  /// Values for the placeholders of `loc_key`, in order.
  package var locArgs = Node.absent
  /// Sound of a Live Activity's alert: a file of the app, or "default".
  package var sound = Node.absent

  @inline(__always) @usableFromInline package init(at node: Node) { self.node = node }

  @usableFromInline package mutating func decode(with decoder: inout Decoder) {
    var members = decoder.members(of: node)
    var hasOthers = false
    while let key = members.next(in: decoder.document) {
      switch key.length {
      case 4:
        switch key.start & 0xffffffff {
        case 0x79646f62:  // body
          body = decoder.text(key.node, replacing: body); continue
        default: break
        }
      case 5:
        switch key.start & 0xffffffffff {
        case 0x656c746974:  // title
          title = decoder.text(key.node, replacing: title); continue
        case 0x646e756f73:  // sound
          sound = decoder.text(key.node, replacing: sound); continue
        default: break
        }
      case 7:
        switch key.start & 0xffffffffffffff {
        case 0x79656b5f636f6c:  // loc_key
          locKey = decoder.text(key.node, replacing: locKey); continue
        default: break
        }
      case 8:
        switch key.start {
        case 0x736772615f636f6c:  // loc_args
          locArgs = decoder.texts(key.node, replacing: locArgs); continue
        default: break
        }
      case 13:
        switch key.start {
        case 0x6f6c5f656c746974:  // title_loc_key
          if key.tail == 0x79656b5f636f6c5f { titleLocKey = decoder.text(key.node, replacing: titleLocKey); continue }
        default: break
        }
      case 14:
        switch key.start {
        case 0x6f6c5f656c746974:  // title_loc_args
          if key.tail == 0x736772615f636f6c { titleLocArgs = decoder.texts(key.node, replacing: titleLocArgs); continue }
        case 0x6c5f6e6f69746361:  // action_loc_key
          if key.tail == 0x79656b5f636f6c5f { actionLocKey = decoder.text(key.node, replacing: actionLocKey); continue }
        default: break
        }
      default: break
      }
      hasOthers = true
      decoder.unknown(key.node, of: node, in: Self.self)
    }
    if hasOthers { decoder.checkNames(of: node) }
  }

  @usableFromInline package mutating func checkDeferred(with decoder: inout Decoder) {}
}

/// What a button of an Apple notification does.
@usableFromInline
package struct BrazeAppleButton: Syntax {
  @usableFromInline package static let keys: StaticString = "action_id\naction\nuri\nuse_webview"
  @usableFromInline package static var rule: RuleName { .brazeAppleButton }
  @usableFromInline package static var grammar: Grammar { BrazeGrammar.grammar }
  @usableFromInline package let node: Node
  /// Identifier of the button within its category; Braze's own begin with `ab_pb_`.
  package var actionID = Node.absent
  /// Kind of the action. Braze's own buttons have a default; categories of the app take URI and DEEP_LINK only.
  package var action = Choice<BrazeButtonAction>()
  /// URL or deep link to open. Mandatory with URI and DEEP_LINK.
  package var uri = Node.absent
  /// Open the URL inside the app. Default true.
  package var useWebview = Node.absent

  @inline(__always) @usableFromInline package init(at node: Node) { self.node = node }

  @usableFromInline package mutating func decode(with decoder: inout Decoder) {
    var members = decoder.members(of: node)
    var hasOthers = false
    while let key = members.next(in: decoder.document) {
      switch key.length {
      case 3:
        switch key.start & 0xffffff {
        case 0x697275:  // uri
          uri = decoder.text(key.node, replacing: uri); continue
        default: break
        }
      case 6:
        switch key.start & 0xffffffffffff {
        case 0x6e6f69746361:  // action
          action = decoder.choice(key.node, replacing: action); continue
        default: break
        }
      case 9:
        switch key.start {
        case 0x695f6e6f69746361:  // action_id
          if key.tail == 0x64695f6e6f697463 { actionID = decoder.text(key.node, replacing: actionID); continue }
        default: break
        }
      case 11:
        switch key.start {
        case 0x766265775f657375:  // use_webview
          if key.tail == 0x776569766265775f { useWebview = decoder.flag(key.node, replacing: useWebview); continue }
        default: break
        }
      default: break
      }
      hasOthers = true
      decoder.unknown(key.node, of: node, in: Self.self)
    }
    if hasOthers { decoder.checkNames(of: node) }
    decoder.require("action_id", actionID, in: node)
  }

  @usableFromInline package mutating func checkDeferred(with decoder: inout Decoder) {}
}

/// Push for Android devices. Braze's own limit is 4000 bytes for the alert and `extra` together.
@usableFromInline
package struct BrazeAndroidPush: Syntax {
  @usableFromInline package static let keys: StaticString = "alert\ntitle\nextra\nmessage_variation_id\nnotification_channel_id\npriority\nandroid_priority\nsend_to_sync\ncollapse_key\nsound\ncustom_uri\nuse_webview\nsummary_text\ntime_to_live\nnotification_id\npush_icon_image_url\naccent_color\nsend_to_most_recent_device_only\nbuttons\nconversation_data"
  @usableFromInline package static var rule: RuleName { .brazeAndroidPush }
  @usableFromInline package static var grammar: Grammar { BrazeGrammar.grammar }
  @usableFromInline package let node: Node
  /// Text. Mandatory unless `send_to_sync` is true.
  package var alert = Node.absent
  /// Title. Mandatory unless `send_to_sync` is true.
  package var title = Node.absent
  /// The app's own keys. `appboy_image_url` is the address of a large picture.
  package var extra = Node.absent
  /// Variation of the campaign that the push is counted under. Mandatory with `campaign_id`.
  package var messageVariationID = Node.absent
  /// Notification channel, Android 8 and later. Default: the one that Braze's settings state.
  package var notificationChannelID = Node.absent
  /// Importance on the device, -2 to 2. Any other number is as 0, the default.
  package var priority = Node.absent
  /// Delivery priority. Default: what Braze's settings state.
  package var androidPriority = Choice<BrazeAndroidPushAndroidPriority>()
  /// Wake the app without showing anything. Rejected together with `alert` or `title`.
  package var sendToSync = Node.absent
  /// Undelivered messages with the same key replace each other. FCM keeps 4 keys a device; Braze uses one of them.
  package var collapseKey = Node.absent
  /// Sound: a file of the app, or "default".
  package var sound = Node.absent
  /// URL or deep link that a tap opens.
  package var customURI = Node.absent
  /// Open the URL inside the app. Default false.
  package var useWebview = Node.absent
  /// Further line of text.
  package var summaryText = Node.absent
  /// Seconds that an undelivered message is kept, at most 2419200.
  package var timeToLive = Node.absent
  /// Notification id: a notification on screen with the same id is replaced.
  package var notificationID = Node.absent
  /// URL of the large icon, square, at least 40 x 40 pixels.
  package var pushIconImageURL = Node.absent
  /// Color of the notification, red, green and blue as one number.
  package var accentColor = Node.absent
  /// Send to the user's most recently used Android device alone. Default false.
  package var sendToMostRecentDeviceOnly = Node.absent
  /// Buttons below the text.
  package var buttons = Elements<BrazeAndroidButton>()
  /// Notification of a conversation: its shortcut, persons and messages.
  package var conversationData = Node.absent

  @inline(__always) @usableFromInline package init(at node: Node) { self.node = node }

  @usableFromInline package mutating func decode(with decoder: inout Decoder) {
    var members = decoder.members(of: node)
    var hasOthers = false
    while let key = members.next(in: decoder.document) {
      switch key.length {
      case 5:
        switch key.start & 0xffffffffff {
        case 0x7472656c61:  // alert
          alert = decoder.text(key.node, replacing: alert); continue
        case 0x656c746974:  // title
          title = decoder.text(key.node, replacing: title); continue
        case 0x6172747865:  // extra
          extra = decoder.object(key.node, replacing: extra); continue
        case 0x646e756f73:  // sound
          sound = decoder.text(key.node, replacing: sound); continue
        default: break
        }
      case 7:
        switch key.start & 0xffffffffffffff {
        case 0x736e6f74747562:  // buttons
          buttons = decoder.elements(key.node, replacing: buttons); continue
        default: break
        }
      case 8:
        switch key.start {
        case 0x797469726f697270:  // priority
          priority = decoder.integer(key.node, replacing: priority); continue
        default: break
        }
      case 10:
        switch key.start {
        case 0x755f6d6f74737563:  // custom_uri
          if key.tail == 0x6972755f6d6f7473 { customURI = decoder.text(key.node, replacing: customURI); continue }
        default: break
        }
      case 11:
        switch key.start {
        case 0x766265775f657375:  // use_webview
          if key.tail == 0x776569766265775f { useWebview = decoder.flag(key.node, replacing: useWebview); continue }
        default: break
        }
      case 12:
        switch key.start {
        case 0x5f6f745f646e6573:  // send_to_sync
          if key.tail == 0x636e79735f6f745f { sendToSync = decoder.flag(key.node, replacing: sendToSync); continue }
        case 0x657370616c6c6f63:  // collapse_key
          if key.tail == 0x79656b5f65737061 { collapseKey = decoder.text(key.node, replacing: collapseKey); continue }
        case 0x5f7972616d6d7573:  // summary_text
          if key.tail == 0x747865745f797261 { summaryText = decoder.text(key.node, replacing: summaryText); continue }
        case 0x5f6f745f656d6974:  // time_to_live
          if key.tail == 0x6576696c5f6f745f { timeToLive = decoder.integer(key.node, replacing: timeToLive, in: 0...9223372036854775807); continue }
        case 0x635f746e65636361:  // accent_color
          if key.tail == 0x726f6c6f635f746e { accentColor = decoder.integer(key.node, replacing: accentColor); continue }
        default: break
        }
      case 15:
        switch key.start {
        case 0x6163696669746f6e:  // notification_id
          if key.tail == 0x64695f6e6f697461 { notificationID = decoder.integer(key.node, replacing: notificationID); continue }
        default: break
        }
      case 16:
        switch key.start {
        case 0x5f64696f72646e61:  // android_priority
          if key.tail == 0x797469726f697270 { androidPriority = decoder.choice(key.node, replacing: androidPriority); continue }
        default: break
        }
      case 17:
        switch key.start {
        case 0x61737265766e6f63:  // conversation_data
          if key.tail == 0x617461645f6e6f69, decoder.matches(key, "conversation_data") { conversationData = decoder.object(key.node, replacing: conversationData); continue }
        default: break
        }
      case 19:
        switch key.start {
        case 0x6f63695f68737570:  // push_icon_image_url
          if key.tail == 0x6c72755f6567616d, decoder.matches(key, "push_icon_image_url") { pushIconImageURL = decoder.text(key.node, replacing: pushIconImageURL); continue }
        default: break
        }
      case 20:
        switch key.start {
        case 0x5f6567617373656d:  // message_variation_id
          if key.tail == 0x64695f6e6f697461, decoder.matches(key, "message_variation_id") { messageVariationID = decoder.text(key.node, replacing: messageVariationID); continue }
        default: break
        }
      case 23:
        switch key.start {
        case 0x6163696669746f6e:  // notification_channel_id
          if key.tail == 0x64695f6c656e6e61, decoder.matches(key, "notification_channel_id") { notificationChannelID = decoder.text(key.node, replacing: notificationChannelID); continue }
        default: break
        }
      case 31:
        switch key.start {
        case 0x5f6f745f646e6573:  // send_to_most_recent_device_only
          if key.tail == 0x796c6e6f5f656369, decoder.matches(key, "send_to_most_recent_device_only") { sendToMostRecentDeviceOnly = decoder.flag(key.node, replacing: sendToMostRecentDeviceOnly); continue }
        default: break
        }
      default: break
      }
      hasOthers = true
      decoder.unknown(key.node, of: node, in: Self.self)
    }
    if hasOthers { decoder.checkNames(of: node) }
  }

  @usableFromInline package mutating func checkDeferred(with decoder: inout Decoder) {
    decoder.check(buttons)
  }
}

/// Delivery priority. Default: what Braze's settings state.
@usableFromInline
package enum BrazeAndroidPushAndroidPriority: UInt8, Spelled {
  case normal = 1
  case high
  @usableFromInline package static let spellings: StaticString = "normal\nhigh"

  @usableFromInline package init?(spelling key: Key, with decoder: inout Decoder) {
    switch key.length {
    case 4:
      switch key.start & 0xffffffff {
      case 0x68676968:  // high
        self = .high; return
      default: break
      }
    case 6:
      switch key.start & 0xffffffffffff {
      case 0x6c616d726f6e:  // normal
        self = .normal; return
      default: break
      }
    default: break
    }
    return nil
  }
}

/// A button of an Android notification.
@usableFromInline
package struct BrazeAndroidButton: Syntax {
  @usableFromInline package static let keys: StaticString = "text\naction\nuri\nuse_webview"
  @usableFromInline package static var rule: RuleName { .brazeAndroidButton }
  @usableFromInline package static var grammar: Grammar { BrazeGrammar.grammar }
  @usableFromInline package let node: Node
  /// Label of the button.
  package var text = Node.absent
  /// What it does. Default "OPEN_APP".
  package var action = Choice<BrazeButtonAction>()
  /// URL or deep link to open.
  package var uri = Node.absent
  /// Open the URL inside the app. Default true.
  package var useWebview = Node.absent

  @inline(__always) @usableFromInline package init(at node: Node) { self.node = node }

  @usableFromInline package mutating func decode(with decoder: inout Decoder) {
    var members = decoder.members(of: node)
    var hasOthers = false
    while let key = members.next(in: decoder.document) {
      switch key.length {
      case 3:
        switch key.start & 0xffffff {
        case 0x697275:  // uri
          uri = decoder.text(key.node, replacing: uri); continue
        default: break
        }
      case 4:
        switch key.start & 0xffffffff {
        case 0x74786574:  // text
          text = decoder.text(key.node, replacing: text); continue
        default: break
        }
      case 6:
        switch key.start & 0xffffffffffff {
        case 0x6e6f69746361:  // action
          action = decoder.choice(key.node, replacing: action); continue
        default: break
        }
      case 11:
        switch key.start {
        case 0x766265775f657375:  // use_webview
          if key.tail == 0x776569766265775f { useWebview = decoder.flag(key.node, replacing: useWebview); continue }
        default: break
        }
      default: break
      }
      hasOthers = true
      decoder.unknown(key.node, of: node, in: Self.self)
    }
    if hasOthers { decoder.checkNames(of: node) }
    decoder.require("text", text, in: node)
  }

  @usableFromInline package mutating func checkDeferred(with decoder: inout Decoder) {}
}

/// What a tap on a button does.
@usableFromInline
package enum BrazeButtonAction: UInt8, Spelled {
  case openApp = 1
  case uri
  case deepLink
  case close
  @usableFromInline package static let spellings: StaticString = "OPEN_APP\nURI\nDEEP_LINK\nCLOSE"

  @usableFromInline package init?(spelling key: Key, with decoder: inout Decoder) {
    switch key.length {
    case 3:
      switch key.start & 0xffffff {
      case 0x495255:  // URI
        self = .uri; return
      default: break
      }
    case 5:
      switch key.start & 0xffffffffff {
      case 0x45534f4c43:  // CLOSE
        self = .close; return
      default: break
      }
    case 8:
      switch key.start {
      case 0x5050415f4e45504f:  // OPEN_APP
        self = .openApp; return
      default: break
      }
    case 9:
      switch key.start {
      case 0x4e494c5f50454544:  // DEEP_LINK
        if key.tail == 0x4b4e494c5f504545 { self = .deepLink; return }
      default: break
      }
    default: break
    }
    return nil
  }
}

/// Push for Kindle and other FireOS devices.
@usableFromInline
package struct BrazeKindlePush: Syntax {
  @usableFromInline package static let keys: StaticString = "alert\ntitle\nextra\nmessage_variation_id\npriority\ncollapse_key\nsound\ncustom_uri"
  @usableFromInline package static var rule: RuleName { .brazeKindlePush }
  @usableFromInline package static var grammar: Grammar { BrazeGrammar.grammar }
  @usableFromInline package let node: Node
  /// Text. Mandatory.
  package var alert = Node.absent
  /// Title. Mandatory.
  package var title = Node.absent
  /// The app's own keys.
  package var extra = Node.absent
  /// Variation of the campaign that the push is counted under. Mandatory with `campaign_id`.
  package var messageVariationID = Node.absent
  /// Importance on the device, -2 to 2. Any other number is as 0, the default.
  package var priority = Node.absent
  /// Undelivered messages with the same key replace each other.
  package var collapseKey = Node.absent
  /// Sound: a file of the app, or "default".
  package var sound = Node.absent
  /// URL or deep link that a tap opens.
  package var customURI = Node.absent

  @inline(__always) @usableFromInline package init(at node: Node) { self.node = node }

  @usableFromInline package mutating func decode(with decoder: inout Decoder) {
    var members = decoder.members(of: node)
    var hasOthers = false
    while let key = members.next(in: decoder.document) {
      switch key.length {
      case 5:
        switch key.start & 0xffffffffff {
        case 0x7472656c61:  // alert
          alert = decoder.text(key.node, replacing: alert); continue
        case 0x656c746974:  // title
          title = decoder.text(key.node, replacing: title); continue
        case 0x6172747865:  // extra
          extra = decoder.object(key.node, replacing: extra); continue
        case 0x646e756f73:  // sound
          sound = decoder.text(key.node, replacing: sound); continue
        default: break
        }
      case 8:
        switch key.start {
        case 0x797469726f697270:  // priority
          priority = decoder.integer(key.node, replacing: priority); continue
        default: break
        }
      case 10:
        switch key.start {
        case 0x755f6d6f74737563:  // custom_uri
          if key.tail == 0x6972755f6d6f7473 { customURI = decoder.text(key.node, replacing: customURI); continue }
        default: break
        }
      case 12:
        switch key.start {
        case 0x657370616c6c6f63:  // collapse_key
          if key.tail == 0x79656b5f65737061 { collapseKey = decoder.text(key.node, replacing: collapseKey); continue }
        default: break
        }
      case 20:
        switch key.start {
        case 0x5f6567617373656d:  // message_variation_id
          if key.tail == 0x64695f6e6f697461, decoder.matches(key, "message_variation_id") { messageVariationID = decoder.text(key.node, replacing: messageVariationID); continue }
        default: break
        }
      default: break
      }
      hasOthers = true
      decoder.unknown(key.node, of: node, in: Self.self)
    }
    if hasOthers { decoder.checkNames(of: node) }
  }

  @usableFromInline package mutating func checkDeferred(with decoder: inout Decoder) {}
}

/// Body of /messages/live_activity/start. The users are named, or selected by a segment or an audience.
@usableFromInline
package struct BrazeActivityStart: Syntax {
  @usableFromInline package static let keys: StaticString = "app_id\nactivity_id\nactivity_attributes_type\nactivity_attributes\ncontent_state\nnotification\nstale_date\ndismissal_date\nexternal_user_ids\nuser_aliases\nsegment_id\ncustom_audience"
  @usableFromInline package static var rule: RuleName { .brazeActivityStart }
  @usableFromInline package static var grammar: Grammar { BrazeGrammar.grammar }
  @usableFromInline package let node: Node
  /// Id of the app in Braze.
  package var appID = Node.absent
  /// Id of the activity, by which it is updated and ended.
  package var activityID = Node.absent
  /// Swift type of the attributes, as registered with `liveActivities.registerPushToStart`.
  package var activityAttributesType = Node.absent
  /// Fixed content of the activity.
  package var activityAttributes = Node.absent
  /// Dynamic content of the activity, in the shape of the app's `ContentState`.
  package var contentState = Node.absent
  /// Alert that the start shows, with a title and a body.
  package var notification: BrazeApplePush?
  /// Time at which the content becomes outdated, ISO 8601.
  package var staleDate = Node.absent
  /// Time at which the activity is removed, ISO 8601. From older pages; the event end alone reads it.
  package var dismissalDate = Node.absent
  /// Ids of the users who receive, at most 50 together with `user_aliases`.
  package var externalUserIds = Node.absent
  /// Aliases of the users who receive, each with `alias_name` and `alias_label`.
  package var userAliases = Node.absent
  /// Id of the segment that receives.
  package var segmentID = Node.absent
  /// Filters that select the users who receive.
  package var customAudience = Node.absent

  @inline(__always) @usableFromInline package init(at node: Node) { self.node = node }

  @usableFromInline package mutating func decode(with decoder: inout Decoder) {
    var members = decoder.members(of: node)
    var hasOthers = false
    while let key = members.next(in: decoder.document) {
      switch key.length {
      case 6:
        switch key.start & 0xffffffffffff {
        case 0x64695f707061:  // app_id
          appID = decoder.text(key.node, replacing: appID); continue
        default: break
        }
      case 10:
        switch key.start {
        case 0x61645f656c617473:  // stale_date
          if key.tail == 0x657461645f656c61 { staleDate = decoder.text(key.node, replacing: staleDate); continue }
        case 0x5f746e656d676573:  // segment_id
          if key.tail == 0x64695f746e656d67 { segmentID = decoder.text(key.node, replacing: segmentID); continue }
        default: break
        }
      case 11:
        switch key.start {
        case 0x7974697669746361:  // activity_id
          if key.tail == 0x64695f7974697669 { activityID = decoder.text(key.node, replacing: activityID); continue }
        default: break
        }
      case 12:
        switch key.start {
        case 0x6163696669746f6e:  // notification
          if key.tail == 0x6e6f697461636966 { decoder.nested(key.node, &notification); continue }
        case 0x696c615f72657375:  // user_aliases
          if key.tail == 0x73657361696c615f { userAliases = decoder.array(key.node, replacing: userAliases); continue }
        default: break
        }
      case 13:
        switch key.start {
        case 0x5f746e65746e6f63:  // content_state
          if key.tail == 0x65746174735f746e { contentState = decoder.object(key.node, replacing: contentState); continue }
        default: break
        }
      case 14:
        switch key.start {
        case 0x617373696d736964:  // dismissal_date
          if key.tail == 0x657461645f6c6173 { dismissalDate = decoder.text(key.node, replacing: dismissalDate); continue }
        default: break
        }
      case 15:
        switch key.start {
        case 0x615f6d6f74737563:  // custom_audience
          if key.tail == 0x65636e6569647561 { customAudience = decoder.object(key.node, replacing: customAudience); continue }
        default: break
        }
      case 17:
        switch key.start {
        case 0x6c616e7265747865:  // external_user_ids
          if key.tail == 0x7364695f72657375, decoder.matches(key, "external_user_ids") { externalUserIds = decoder.array(key.node, replacing: externalUserIds); continue }
        default: break
        }
      case 19:
        switch key.start {
        case 0x7974697669746361:  // activity_attributes
          if key.tail == 0x7365747562697274, decoder.matches(key, "activity_attributes") { activityAttributes = decoder.object(key.node, replacing: activityAttributes); continue }
        default: break
        }
      case 24:
        switch key.start {
        case 0x7974697669746361:  // activity_attributes_type
          if key.tail == 0x657079745f736574, decoder.matches(key, "activity_attributes_type") { activityAttributesType = decoder.text(key.node, replacing: activityAttributesType); continue }
        default: break
        }
      default: break
      }
      hasOthers = true
      decoder.unknown(key.node, of: node, in: Self.self)
    }
    if hasOthers { decoder.checkNames(of: node) }
    decoder.require("app_id", appID, in: node)
    decoder.require("activity_id", activityID, in: node)
    decoder.require("activity_attributes_type", activityAttributesType, in: node)
    decoder.require("activity_attributes", activityAttributes, in: node)
    decoder.require("content_state", contentState, in: node)
    decoder.require("notification", notification?.node ?? .absent, in: node)
  }

  @usableFromInline package mutating func checkDeferred(with decoder: inout Decoder) {
    notification?.checkDeferred(with: &decoder)
  }
}

/// Body of /messages/live_activity/update, which also ends an activity.
@usableFromInline
package struct BrazeActivityUpdate: Syntax {
  @usableFromInline package static let keys: StaticString = "app_id\nactivity_id\ncontent_state\nend_activity\ndismissal_date\nstale_date\nnotification"
  @usableFromInline package static var rule: RuleName { .brazeActivityUpdate }
  @usableFromInline package static var grammar: Grammar { BrazeGrammar.grammar }
  @usableFromInline package let node: Node
  /// Id of the app in Braze.
  package var appID = Node.absent
  /// Id of the activity: that of its start, or the `pushTokenTag` of `launchActivity`.
  package var activityID = Node.absent
  /// Dynamic content of the activity, in the shape of the app's `ContentState`.
  package var contentState = Node.absent
  /// End the activity. Default false.
  package var endActivity = Node.absent
  /// Time at which the ended activity is removed, ISO 8601. A time in the past removes it immediately.
  package var dismissalDate = Node.absent
  /// Time at which the content becomes outdated, ISO 8601.
  package var staleDate = Node.absent
  /// Alert that the update shows.
  package var notification: BrazeApplePush?

  @inline(__always) @usableFromInline package init(at node: Node) { self.node = node }

  @usableFromInline package mutating func decode(with decoder: inout Decoder) {
    var members = decoder.members(of: node)
    var hasOthers = false
    while let key = members.next(in: decoder.document) {
      switch key.length {
      case 6:
        switch key.start & 0xffffffffffff {
        case 0x64695f707061:  // app_id
          appID = decoder.text(key.node, replacing: appID); continue
        default: break
        }
      case 10:
        switch key.start {
        case 0x61645f656c617473:  // stale_date
          if key.tail == 0x657461645f656c61 { staleDate = decoder.text(key.node, replacing: staleDate); continue }
        default: break
        }
      case 11:
        switch key.start {
        case 0x7974697669746361:  // activity_id
          if key.tail == 0x64695f7974697669 { activityID = decoder.text(key.node, replacing: activityID); continue }
        default: break
        }
      case 12:
        switch key.start {
        case 0x697463615f646e65:  // end_activity
          if key.tail == 0x7974697669746361 { endActivity = decoder.flag(key.node, replacing: endActivity); continue }
        case 0x6163696669746f6e:  // notification
          if key.tail == 0x6e6f697461636966 { decoder.nested(key.node, &notification); continue }
        default: break
        }
      case 13:
        switch key.start {
        case 0x5f746e65746e6f63:  // content_state
          if key.tail == 0x65746174735f746e { contentState = decoder.object(key.node, replacing: contentState); continue }
        default: break
        }
      case 14:
        switch key.start {
        case 0x617373696d736964:  // dismissal_date
          if key.tail == 0x657461645f6c6173 { dismissalDate = decoder.text(key.node, replacing: dismissalDate); continue }
        default: break
        }
      default: break
      }
      hasOthers = true
      decoder.unknown(key.node, of: node, in: Self.self)
    }
    if hasOthers { decoder.checkNames(of: node) }
    decoder.require("app_id", appID, in: node)
    decoder.require("activity_id", activityID, in: node)
    decoder.require("content_state", contentState, in: node)
  }

  @usableFromInline package mutating func checkDeferred(with decoder: inout Decoder) {
    notification?.checkDeferred(with: &decoder)
  }
}

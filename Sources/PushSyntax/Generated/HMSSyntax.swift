// swift-format-ignore-file
// Written by `swift run pushc-generate` from grammar/hms.cddl. Do not edit.

public import PushJSON

/// HMS Push Kit: body of a send request, versions 1 and 2 (`request`) and version 3 (`request-v3`).
/// Endpoints: POST https://push-api.cloud.huawei.com/v1/{clientid}/messages:send,
/// /v2/{projectid}/messages:send and /v3/{projectId}/messages:send
/// Facts: Huawei's reference of the server's send interface and, for version 3, the scenario-based message
/// pages of HarmonyOS; Huawei's server demos and older references for legacy members.
package enum HMSGrammar {
  /// A line for each object: the number of its rule, its path and the names of its members.
  package static let grammar = Grammar(title: "HMS", objects: """
    64,,validate_only,message,review
    66,message.,data,notification,android,apns,webpush,token,topic,condition
    67,message.notification.,title,body,image
    68,message.android.,collapse_key,urgency,category,ttl,bi_tag,receipt_id,fast_app_target,data,notification,target_user_type
    69,message.android.notification.,title,body,click_action,icon,color,sound,default_sound,notify_id,tag,body_loc_key,body_loc_args,title_loc_key,title_loc_args,multi_lang_key,channel_id,notify_summary,image,style,big_title,big_body,inbox_content,group,badge,ticker,when,importance,use_default_vibrate,use_default_light,vibrate_config,visibility,light_settings,foreground_show,profile_id,buttons,auto_clear,auto_cancel,local_only,big_picture
    70,message.android.notification.click_action.,type,intent,action,url,rich_resource
    71,message.android.notification.badge.,add_num,set_num,class
    72,message.android.notification.light_settings.,color,light_on_duration,light_off_duration
    73,message.android.notification.light_settings.color.,alpha,red,green,blue
    74,message.android.notification.buttons[].,name,action_type,intent_type,intent,data
    75,message.apns.,headers,payload,hms_options
    76,message.apns.hms_options.,target_user_type
    77,message.webpush.,headers,notification,hms_options,data
    78,message.webpush.headers.,ttl,topic,urgency
    79,message.webpush.notification.,title,body,icon,image,lang,tag,badge,dir,vibrate,renotify,require_interaction,silent,timestamp,actions
    80,message.webpush.notification.actions[].,action,icon,title
    81,message.webpush.hms_options.,link
    65,review[].,reviewer,type,result
    """)
}

/// Request of versions 1 and 2: one message for Android, HarmonyOS up to 4, Apple devices or browsers.
@usableFromInline
package struct HMSRequest: Syntax {
  @usableFromInline package static let keys: StaticString = "validate_only\nmessage\nreview"
  @usableFromInline package static var rule: RuleName { .hmsRequest }
  @usableFromInline package static var grammar: Grammar { HMSGrammar.grammar }
  @usableFromInline package let node: Node
  /// Check the form of the request without delivering it. Default false.
  package var validateOnly = Node.absent
  /// The message to send.
  package var message: HMSMessage?
  /// Results of a moderation of the content by others.
  package var review = Elements<HMSReview>()

  @inline(__always) @usableFromInline package init(at node: Node) { self.node = node }

  @usableFromInline package mutating func decode(with decoder: inout Decoder) {
    var members = decoder.members(of: node)
    var hasOthers = false
    while let key = members.next(in: decoder.document) {
      switch key.length {
      case 6:
        switch key.start & 0xffffffffffff {
        case 0x776569766572:  // review
          review = decoder.elements(key.node, replacing: review); continue
        default: break
        }
      case 7:
        switch key.start & 0xffffffffffffff {
        case 0x6567617373656d:  // message
          decoder.nested(key.node, &message); continue
        default: break
        }
      case 13:
        switch key.start {
        case 0x65746164696c6176:  // validate_only
          if key.tail == 0x796c6e6f5f657461 { validateOnly = decoder.flag(key.node, replacing: validateOnly); continue }
        default: break
        }
      default: break
      }
      hasOthers = true
      decoder.unknown(key.node, of: node, in: Self.self)
    }
    if hasOthers { decoder.checkNames(of: node) }
    decoder.require("message", message?.node ?? .absent, in: node)
  }

  @usableFromInline package mutating func checkDeferred(with decoder: inout Decoder) {
    message?.checkDeferred(with: &decoder)
    decoder.check(review)
  }
}

/// Result of a moderation of the content.
@usableFromInline
package struct HMSReview: Syntax {
  @usableFromInline package static let keys: StaticString = "reviewer\ntype\nresult"
  @usableFromInline package static var rule: RuleName { .hmsReview }
  @usableFromInline package static var grammar: Grammar { HMSGrammar.grammar }
  @usableFromInline package let node: Node
  /// Who moderated. The reference knows "tuibian" alone.
  package var reviewer = Node.absent
  /// Kind of the result. The reference knows 0 alone.
  package var type = Node.absent
  /// The result, in the moderator's own form.
  package var result = Node.absent

  @inline(__always) @usableFromInline package init(at node: Node) { self.node = node }

  @usableFromInline package mutating func decode(with decoder: inout Decoder) {
    var members = decoder.members(of: node)
    var hasOthers = false
    while let key = members.next(in: decoder.document) {
      switch key.length {
      case 4:
        switch key.start & 0xffffffff {
        case 0x65707974:  // type
          type = decoder.integer(key.node, replacing: type); continue
        default: break
        }
      case 6:
        switch key.start & 0xffffffffffff {
        case 0x746c75736572:  // result
          result = decoder.object(key.node, replacing: result); continue
        default: break
        }
      case 8:
        switch key.start {
        case 0x7265776569766572:  // reviewer
          reviewer = decoder.text(key.node, replacing: reviewer); continue
        default: break
        }
      default: break
      }
      hasOthers = true
      decoder.unknown(key.node, of: node, in: Self.self)
    }
    if hasOthers { decoder.checkNames(of: node) }
    decoder.require("reviewer", reviewer, in: node)
    decoder.require("type", type, in: node)
    decoder.require("result", result, in: node)
  }

  @usableFromInline package mutating func checkDeferred(with decoder: inout Decoder) {}
}

/// A message. Exactly one of `token`, `topic` and `condition` is set.
/// With a notification in any block it is a notification message, otherwise a data message.
@usableFromInline
package struct HMSMessage: Syntax {
  @usableFromInline package static let keys: StaticString = "data\nnotification\nandroid\napns\nwebpush\ntoken\ntopic\ncondition"
  @usableFromInline package static var rule: RuleName { .hmsMessage }
  @usableFromInline package static var grammar: Grammar { HMSGrammar.grammar }
  @usableFromInline package let node: Node
  /// The app's own data as one string, usually JSON text; never an object.
  package var data = Node.absent
  /// Notification for all platforms. It is not enough by itself: a platform's block is needed as well.
  package var notification: HMSNotification?
  /// Options for Android devices and HarmonyOS up to 4. Mandatory for their notifications.
  package var android: HMSAndroidConfig?
  /// Options for Apple devices. Mandatory for their messages.
  package var apns: HMSApnsConfig?
  /// Options for browsers. Mandatory for their notifications.
  package var webpush: HMSWebpushConfig?
  /// Target: 1 to 1000 push tokens. A repeated token receives the message twice. An empty list does not count.
  package var token = Node.absent
  /// Target: the name of a topic. Android only.
  package var topic = Node.absent
  /// Target: an expression over at most 5 topics. Android only.
  package var condition = Node.absent

  @inline(__always) @usableFromInline package init(at node: Node) { self.node = node }

  @usableFromInline package mutating func decode(with decoder: inout Decoder) {
    var members = decoder.members(of: node)
    var hasOthers = false
    while let key = members.next(in: decoder.document) {
      switch key.length {
      case 4:
        switch key.start & 0xffffffff {
        case 0x61746164:  // data
          data = decoder.text(key.node, replacing: data); continue
        case 0x736e7061:  // apns
          decoder.nested(key.node, &apns); continue
        default: break
        }
      case 5:
        switch key.start & 0xffffffffff {
        case 0x6e656b6f74:  // token
          token = decoder.texts(key.node, replacing: token, count: 0...1000); continue
        case 0x6369706f74:  // topic
          topic = decoder.text(key.node, replacing: topic); continue
        default: break
        }
      case 7:
        switch key.start & 0xffffffffffffff {
        case 0x64696f72646e61:  // android
          decoder.nested(key.node, &android); continue
        case 0x68737570626577:  // webpush
          decoder.nested(key.node, &webpush); continue
        default: break
        }
      case 9:
        switch key.start {
        case 0x6f697469646e6f63:  // condition
          if key.tail == 0x6e6f697469646e6f { condition = decoder.text(key.node, replacing: condition); continue }
        default: break
        }
      case 12:
        switch key.start {
        case 0x6163696669746f6e:  // notification
          if key.tail == 0x6e6f697461636966 { decoder.nested(key.node, &notification); continue }
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
    notification?.checkDeferred(with: &decoder)
    android?.checkDeferred(with: &decoder)
    apns?.checkDeferred(with: &decoder)
    webpush?.checkDeferred(with: &decoder)
  }
}

/// Notification for all platforms; each platform's own block can override it.
@usableFromInline
package struct HMSNotification: Syntax {
  @usableFromInline package static let keys: StaticString = "title\nbody\nimage"
  @usableFromInline package static var rule: RuleName { .hmsNotification }
  @usableFromInline package static var grammar: Grammar { HMSGrammar.grammar }
  @usableFromInline package let node: Node
  /// Title. Mandatory here or in the platform's block.
  package var title = Node.absent
  /// Text. Mandatory here or in the platform's block.
  package var body = Node.absent
  /// URL of a picture next to the text, https: JPEG or PNG below 512 KB, 40 x 40 dp advised.
  package var image = Node.absent

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
        case 0x6567616d69:  // image
          image = decoder.text(key.node, replacing: image); continue
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

/// Options for Android devices and HarmonyOS up to 4.
@usableFromInline
package struct HMSAndroidConfig: Syntax {
  @usableFromInline package static let keys: StaticString = "collapse_key\nurgency\ncategory\nttl\nbi_tag\nreceipt_id\nfast_app_target\ndata\nnotification\ntarget_user_type"
  @usableFromInline package static var rule: RuleName { .hmsAndroidConfig }
  @usableFromInline package static var grammar: Grammar { HMSGrammar.grammar }
  @usableFromInline package let node: Node
  /// Which undelivered messages replace each other: -1 none, 0 all of the app, 1 to 100 those of that group.
  /// Default -1.
  package var collapseKey = Node.absent
  /// Delivery priority of a data message. HIGH may start the app and requires a permission. Default "NORMAL".
  package var urgency = Choice<HMSAndroidConfigUrgency>()
  /// What the message is about. All except MARKETING require a permission.
  package var category = Choice<HMSCategory>()
  /// How long an undelivered message is kept, in seconds, above 0 and at most "1296000s". Default "86400s".
  package var ttl = Node.absent
  /// Tag of a batch, returned in delivery receipts.
  package var biTag = Node.absent
  /// Id of the configured endpoint that the delivery receipts go to.
  package var receiptID = Node.absent
  /// State of the quick app that a data message is for. Default 2.
  package var fastAppTarget = Choice<HMSAndroidConfigFastAppTarget>()
  /// The app's own data as one string; wins over the message's `data`.
  package var data = Node.absent
  /// Notification. Mandatory for notification messages.
  package var notification: HMSAndroidNotification?
  /// 1 marks a test message, at most 500 a day for each app. Default 0.
  package var targetUserType = Choice<HMSAndroidConfigTargetUserType>()

  @inline(__always) @usableFromInline package init(at node: Node) { self.node = node }

  @usableFromInline package mutating func decode(with decoder: inout Decoder) {
    var members = decoder.members(of: node)
    var hasOthers = false
    while let key = members.next(in: decoder.document) {
      switch key.length {
      case 3:
        switch key.start & 0xffffff {
        case 0x6c7474:  // ttl
          ttl = decoder.text(key.node, replacing: ttl); continue
        default: break
        }
      case 4:
        switch key.start & 0xffffffff {
        case 0x61746164:  // data
          data = decoder.text(key.node, replacing: data); continue
        default: break
        }
      case 6:
        switch key.start & 0xffffffffffff {
        case 0x6761745f6962:  // bi_tag
          biTag = decoder.text(key.node, replacing: biTag); continue
        default: break
        }
      case 7:
        switch key.start & 0xffffffffffffff {
        case 0x79636e65677275:  // urgency
          urgency = decoder.choice(key.node, replacing: urgency); continue
        default: break
        }
      case 8:
        switch key.start {
        case 0x79726f6765746163:  // category
          category = decoder.choice(key.node, replacing: category); continue
        default: break
        }
      case 10:
        switch key.start {
        case 0x5f74706965636572:  // receipt_id
          if key.tail == 0x64695f7470696563 { receiptID = decoder.text(key.node, replacing: receiptID); continue }
        default: break
        }
      case 12:
        switch key.start {
        case 0x657370616c6c6f63:  // collapse_key
          if key.tail == 0x79656b5f65737061 { collapseKey = decoder.integer(key.node, replacing: collapseKey, in: -1...100); continue }
        case 0x6163696669746f6e:  // notification
          if key.tail == 0x6e6f697461636966 { decoder.nested(key.node, &notification); continue }
        default: break
        }
      case 15:
        switch key.start {
        case 0x7070615f74736166:  // fast_app_target
          if key.tail == 0x7465677261745f70 { fastAppTarget = decoder.choice(key.node, replacing: fastAppTarget); continue }
        default: break
        }
      case 16:
        switch key.start {
        case 0x755f746567726174:  // target_user_type
          if key.tail == 0x657079745f726573 { targetUserType = decoder.choice(key.node, replacing: targetUserType); continue }
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
    notification?.checkDeferred(with: &decoder)
  }
}

/// Delivery priority of a data message. HIGH may start the app and requires a permission. Default "NORMAL".
@usableFromInline
package enum HMSAndroidConfigUrgency: UInt8, Spelled {
  case high = 1
  case normal
  @usableFromInline package static let spellings: StaticString = "HIGH\nNORMAL"

  @usableFromInline package init?(spelling key: Key, with decoder: inout Decoder) {
    switch key.length {
    case 4:
      switch key.start & 0xffffffff {
      case 0x48474948:  // HIGH
        self = .high; return
      default: break
      }
    case 6:
      switch key.start & 0xffffffffffff {
      case 0x4c414d524f4e:  // NORMAL
        self = .normal; return
      default: break
      }
    default: break
    }
    return nil
  }
}

/// State of the quick app that a data message is for. Default 2.
@usableFromInline
package enum HMSAndroidConfigFastAppTarget: Int, Numbered {
  case development = 1
  case production = 2
  @usableFromInline package static let spellings: StaticString = "1 (development)\n2 (production)"
}

/// 1 marks a test message, at most 500 a day for each app. Default 0.
@usableFromInline
package enum HMSAndroidConfigTargetUserType: Int, Numbered {
  case normal = 0
  case test = 1
  @usableFromInline package static let spellings: StaticString = "0 (normal)\n1 (test)"
}

/// What a message is about. PLAY_VOICE is for data messages; SYSTEM_REMINDER is in older references only.
@usableFromInline
package enum HMSCategory: UInt8, Spelled {
  case im = 1
  case voip
  case subscription
  case travel
  case health
  case work
  case account
  case express
  case finance
  case deviceReminder
  case mail
  case playVoice
  case marketing
  case systemReminder
  @usableFromInline package static let spellings: StaticString = "IM\nVOIP\nSUBSCRIPTION\nTRAVEL\nHEALTH\nWORK\nACCOUNT\nEXPRESS\nFINANCE\nDEVICE_REMINDER\nMAIL\nPLAY_VOICE\nMARKETING\nSYSTEM_REMINDER"

  @usableFromInline package init?(spelling key: Key, with decoder: inout Decoder) {
    switch key.length {
    case 2:
      switch key.start & 0xffff {
      case 0x4d49:  // IM
        self = .im; return
      default: break
      }
    case 4:
      switch key.start & 0xffffffff {
      case 0x50494f56:  // VOIP
        self = .voip; return
      case 0x4b524f57:  // WORK
        self = .work; return
      case 0x4c49414d:  // MAIL
        self = .mail; return
      default: break
      }
    case 6:
      switch key.start & 0xffffffffffff {
      case 0x4c4556415254:  // TRAVEL
        self = .travel; return
      case 0x48544c414548:  // HEALTH
        self = .health; return
      default: break
      }
    case 7:
      switch key.start & 0xffffffffffffff {
      case 0x544e554f434341:  // ACCOUNT
        self = .account; return
      case 0x53534552505845:  // EXPRESS
        self = .express; return
      case 0x45434e414e4946:  // FINANCE
        self = .finance; return
      default: break
      }
    case 9:
      switch key.start {
      case 0x4e4954454b52414d:  // MARKETING
        if key.tail == 0x474e4954454b5241 { self = .marketing; return }
      default: break
      }
    case 10:
      switch key.start {
      case 0x494f565f59414c50:  // PLAY_VOICE
        if key.tail == 0x4543494f565f5941 { self = .playVoice; return }
      default: break
      }
    case 12:
      switch key.start {
      case 0x5049524353425553:  // SUBSCRIPTION
        if key.tail == 0x4e4f495450495243 { self = .subscription; return }
      default: break
      }
    case 15:
      switch key.start {
      case 0x525f454349564544:  // DEVICE_REMINDER
        if key.tail == 0x5245444e494d4552 { self = .deviceReminder; return }
      case 0x525f4d4554535953:  // SYSTEM_REMINDER
        if key.tail == 0x5245444e494d4552 { self = .systemReminder; return }
      default: break
      }
    default: break
    }
    return nil
  }
}

/// Notification for Android devices and HarmonyOS up to 4.
@usableFromInline
package struct HMSAndroidNotification: Syntax {
  @usableFromInline package static let keys: StaticString = "title\nbody\nclick_action\nicon\ncolor\nsound\ndefault_sound\nnotify_id\ntag\nbody_loc_key\nbody_loc_args\ntitle_loc_key\ntitle_loc_args\nmulti_lang_key\nchannel_id\nnotify_summary\nimage\nstyle\nbig_title\nbig_body\ninbox_content\ngroup\nbadge\nticker\nwhen\nimportance\nuse_default_vibrate\nuse_default_light\nvibrate_config\nvisibility\nlight_settings\nforeground_show\nprofile_id\nbuttons\nauto_clear\nauto_cancel\nlocal_only\nbig_picture"
  @usableFromInline package static var rule: RuleName { .hmsAndroidNotification }
  @usableFromInline package static var grammar: Grammar { HMSGrammar.grammar }
  @usableFromInline package let node: Node
  /// Title; wins over the common notification's.
  package var title = Node.absent
  /// Text; wins over the common notification's.
  package var body = Node.absent
  /// What a tap does. Mandatory for the service.
  package var clickAction: HMSClickAction?
  /// Small icon: `/raw/name` of a resource of the app. Default: the app's icon.
  package var icon = Node.absent
  /// Color of the notification's buttons, "#RRGGBB".
  package var color = Node.absent
  /// Sound: `/raw/name` of a resource of the app. Needs `default_sound` false.
  package var sound = Node.absent
  /// Use the default sound. Default true.
  package var defaultSound = Node.absent
  /// Notification id: a notification on screen with the same id is replaced. -1, the default, makes a new one.
  package var notifyID = Node.absent
  /// A notification on screen with the same tag is replaced.
  package var tag = Node.absent
  /// String resource of the text.
  package var bodyLocKey = Node.absent
  /// Values for the placeholders of `body_loc_key`, in order.
  package var bodyLocArgs = Node.absent
  /// String resource of the title.
  package var titleLocKey = Node.absent
  /// Values for the placeholders of `title_loc_key`, in order.
  package var titleLocArgs = Node.absent
  /// Texts by localization key and language, looked up before the app's resources. At most 3 languages.
  package var multiLangKey = Node.absent
  /// Notification channel, Android 8 and later. It must exist.
  package var channelID = Node.absent
  /// Summary of the notification.
  package var notifySummary = Node.absent
  /// URL of a picture next to the text, https; wins over the common notification's.
  package var image = Node.absent
  /// Form of the notification. Default 0.
  package var style = Choice<HMSAndroidNotificationStyle>()
  /// Title of style 1, in place of `title`.
  package var bigTitle = Node.absent
  /// Text of style 1, in place of `body`.
  package var bigBody = Node.absent
  /// Lines of style 3, 1 to 5 of at most 1024 characters.
  package var inboxContent = Node.absent
  /// Notifications of the same group show as the newest one and their number.
  package var group = Node.absent
  /// Badge number on the app icon.
  package var badge: HMSBadge?
  /// Text of the status bar on arrival. Without effect on Android 5 and later.
  package var ticker = Node.absent
  /// Time by which notifications are sorted, UTC, such as "2026-11-21T09:30:00Z".
  package var when = Node.absent
  /// Importance on the device. HIGH is in older references and requires a permission. Default "NORMAL".
  package var importance = Choice<HMSAndroidNotificationImportance>()
  /// Use the default vibration pattern. Default true.
  package var useDefaultVibrate = Node.absent
  /// Use the default LED settings. Default true.
  package var useDefaultLight = Node.absent
  /// Vibration pattern in seconds: at most 10 entries, each above 0 and at most 60.
  package var vibrateConfig = Node.absent
  /// What a lock screen shows. Unspecified means PRIVATE. Default "PRIVATE".
  package var visibility = Choice<HMSAndroidNotificationVisibility>()
  /// Color and rhythm of the LED.
  package var lightSettings: HMSLightSettings?
  /// Show the notification while the app is in the foreground, too. Default true.
  package var foregroundShow = Node.absent
  /// Id of the profile that the notification is for, at most 64 characters.
  package var profileID = Node.absent
  /// Buttons below the text, at most 3.
  package var buttons = Elements<HMSButton>()
  /// Milliseconds after which the notification is dismissed automatically, above 0.
  package var autoClear = Node.absent
  /// Dismiss the notification when it is tapped. Default true.
  package var autoCancel = Node.absent
  /// Do not show the notification on connected devices. Known from one of Huawei's demos only.
  package var localOnly = Node.absent
  /// URL of the large picture of style 2, https, which the service no longer takes.
  package var bigPicture = Node.absent

  @inline(__always) @usableFromInline package init(at node: Node) { self.node = node }

  @usableFromInline package mutating func decode(with decoder: inout Decoder) {
    var members = decoder.members(of: node)
    var hasOthers = false
    while let key = members.next(in: decoder.document) {
      switch key.length {
      case 3:
        switch key.start & 0xffffff {
        case 0x676174:  // tag
          tag = decoder.text(key.node, replacing: tag); continue
        default: break
        }
      case 4:
        switch key.start & 0xffffffff {
        case 0x79646f62:  // body
          body = decoder.text(key.node, replacing: body); continue
        case 0x6e6f6369:  // icon
          icon = decoder.text(key.node, replacing: icon); continue
        case 0x6e656877:  // when
          when = decoder.text(key.node, replacing: when); continue
        default: break
        }
      case 5:
        switch key.start & 0xffffffffff {
        case 0x656c746974:  // title
          title = decoder.text(key.node, replacing: title); continue
        case 0x726f6c6f63:  // color
          color = decoder.text(key.node, replacing: color); continue
        case 0x646e756f73:  // sound
          sound = decoder.text(key.node, replacing: sound); continue
        case 0x6567616d69:  // image
          image = decoder.text(key.node, replacing: image); continue
        case 0x656c797473:  // style
          style = decoder.choice(key.node, replacing: style); continue
        case 0x70756f7267:  // group
          group = decoder.text(key.node, replacing: group); continue
        case 0x6567646162:  // badge
          decoder.nested(key.node, &badge); continue
        default: break
        }
      case 6:
        switch key.start & 0xffffffffffff {
        case 0x72656b636974:  // ticker
          ticker = decoder.text(key.node, replacing: ticker); continue
        default: break
        }
      case 7:
        switch key.start & 0xffffffffffffff {
        case 0x736e6f74747562:  // buttons
          buttons = decoder.elements(key.node, replacing: buttons, count: 0...3); continue
        default: break
        }
      case 8:
        switch key.start {
        case 0x79646f625f676962:  // big_body
          bigBody = decoder.text(key.node, replacing: bigBody); continue
        default: break
        }
      case 9:
        switch key.start {
        case 0x695f796669746f6e:  // notify_id
          if key.tail == 0x64695f796669746f { notifyID = decoder.integer(key.node, replacing: notifyID, in: -2147483648...2147483647); continue }
        case 0x6c7469745f676962:  // big_title
          if key.tail == 0x656c7469745f6769 { bigTitle = decoder.text(key.node, replacing: bigTitle); continue }
        default: break
        }
      case 10:
        switch key.start {
        case 0x5f6c656e6e616863:  // channel_id
          if key.tail == 0x64695f6c656e6e61 { channelID = decoder.text(key.node, replacing: channelID); continue }
        case 0x6e6174726f706d69:  // importance
          if key.tail == 0x65636e6174726f70 { importance = decoder.choice(key.node, replacing: importance); continue }
        case 0x696c696269736976:  // visibility
          if key.tail == 0x7974696c69626973 { visibility = decoder.choice(key.node, replacing: visibility); continue }
        case 0x5f656c69666f7270:  // profile_id
          if key.tail == 0x64695f656c69666f { profileID = decoder.text(key.node, replacing: profileID); continue }
        case 0x656c635f6f747561:  // auto_clear
          if key.tail == 0x7261656c635f6f74 { decoder.deprecated(key.node); autoClear = decoder.integer(key.node, replacing: autoClear); continue }
        case 0x6e6f5f6c61636f6c:  // local_only
          if key.tail == 0x796c6e6f5f6c6163 { decoder.deprecated(key.node); localOnly = decoder.flag(key.node, replacing: localOnly); continue }
        default: break
        }
      case 11:
        switch key.start {
        case 0x6e61635f6f747561:  // auto_cancel
          if key.tail == 0x6c65636e61635f6f { decoder.deprecated(key.node); autoCancel = decoder.flag(key.node, replacing: autoCancel); continue }
        case 0x746369705f676962:  // big_picture
          if key.tail == 0x657275746369705f { decoder.deprecated(key.node); bigPicture = decoder.text(key.node, replacing: bigPicture); continue }
        default: break
        }
      case 12:
        switch key.start {
        case 0x63615f6b63696c63:  // click_action
          if key.tail == 0x6e6f697463615f6b { decoder.nested(key.node, &clickAction); continue }
        case 0x636f6c5f79646f62:  // body_loc_key
          if key.tail == 0x79656b5f636f6c5f { bodyLocKey = decoder.text(key.node, replacing: bodyLocKey); continue }
        default: break
        }
      case 13:
        switch key.start {
        case 0x5f746c7561666564:  // default_sound
          if key.tail == 0x646e756f735f746c { defaultSound = decoder.flag(key.node, replacing: defaultSound); continue }
        case 0x636f6c5f79646f62:  // body_loc_args
          if key.tail == 0x736772615f636f6c { bodyLocArgs = decoder.texts(key.node, replacing: bodyLocArgs); continue }
        case 0x6f6c5f656c746974:  // title_loc_key
          if key.tail == 0x79656b5f636f6c5f { titleLocKey = decoder.text(key.node, replacing: titleLocKey); continue }
        case 0x6f635f786f626e69:  // inbox_content
          if key.tail == 0x746e65746e6f635f { inboxContent = decoder.texts(key.node, replacing: inboxContent); continue }
        default: break
        }
      case 14:
        switch key.start {
        case 0x6f6c5f656c746974:  // title_loc_args
          if key.tail == 0x736772615f636f6c { titleLocArgs = decoder.texts(key.node, replacing: titleLocArgs); continue }
        case 0x616c5f69746c756d:  // multi_lang_key
          if key.tail == 0x79656b5f676e616c { multiLangKey = decoder.object(key.node, replacing: multiLangKey); continue }
        case 0x735f796669746f6e:  // notify_summary
          if key.tail == 0x7972616d6d75735f { notifySummary = decoder.text(key.node, replacing: notifySummary); continue }
        case 0x5f65746172626976:  // vibrate_config
          if key.tail == 0x6769666e6f635f65 { vibrateConfig = decoder.texts(key.node, replacing: vibrateConfig, count: 0...10); continue }
        case 0x65735f746867696c:  // light_settings
          if key.tail == 0x73676e6974746573 { decoder.nested(key.node, &lightSettings); continue }
        default: break
        }
      case 15:
        switch key.start {
        case 0x756f726765726f66:  // foreground_show
          if key.tail == 0x776f68735f646e75 { foregroundShow = decoder.flag(key.node, replacing: foregroundShow); continue }
        default: break
        }
      case 17:
        switch key.start {
        case 0x616665645f657375:  // use_default_light
          if key.tail == 0x746867696c5f746c, decoder.matches(key, "use_default_light") { useDefaultLight = decoder.flag(key.node, replacing: useDefaultLight); continue }
        default: break
        }
      case 19:
        switch key.start {
        case 0x616665645f657375:  // use_default_vibrate
          if key.tail == 0x657461726269765f, decoder.matches(key, "use_default_vibrate") { useDefaultVibrate = decoder.flag(key.node, replacing: useDefaultVibrate); continue }
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
    clickAction?.checkDeferred(with: &decoder)
    badge?.checkDeferred(with: &decoder)
    lightSettings?.checkDeferred(with: &decoder)
    decoder.check(buttons)
  }
}

/// Form of the notification. Default 0.
@usableFromInline
package enum HMSAndroidNotificationStyle: Int, Numbered {
  case standard = 0
  case text = 1
  case inbox = 3
  @usableFromInline package static let spellings: StaticString = "0 (standard)\n1 (text)\n3 (inbox)"
}

/// Importance on the device. HIGH is in older references and requires a permission. Default "NORMAL".
@usableFromInline
package enum HMSAndroidNotificationImportance: UInt8, Spelled {
  case low = 1
  case normal
  case high
  @usableFromInline package static let spellings: StaticString = "LOW\nNORMAL\nHIGH"

  @usableFromInline package init?(spelling key: Key, with decoder: inout Decoder) {
    switch key.length {
    case 3:
      switch key.start & 0xffffff {
      case 0x574f4c:  // LOW
        self = .low; return
      default: break
      }
    case 4:
      switch key.start & 0xffffffff {
      case 0x48474948:  // HIGH
        self = .high; return
      default: break
      }
    case 6:
      switch key.start & 0xffffffffffff {
      case 0x4c414d524f4e:  // NORMAL
        self = .normal; return
      default: break
      }
    default: break
    }
    return nil
  }
}

/// What a lock screen shows. Unspecified means PRIVATE. Default "PRIVATE".
@usableFromInline
package enum HMSAndroidNotificationVisibility: UInt8, Spelled {
  case visibilityUnspecified = 1
  case `private`
  case `public`
  case secret
  @usableFromInline package static let spellings: StaticString = "VISIBILITY_UNSPECIFIED\nPRIVATE\nPUBLIC\nSECRET"

  @usableFromInline package init?(spelling key: Key, with decoder: inout Decoder) {
    switch key.length {
    case 6:
      switch key.start & 0xffffffffffff {
      case 0x43494c425550:  // PUBLIC
        self = .`public`; return
      case 0x544552434553:  // SECRET
        self = .secret; return
      default: break
      }
    case 7:
      switch key.start & 0xffffffffffffff {
      case 0x45544156495250:  // PRIVATE
        self = .`private`; return
      default: break
      }
    case 22:
      switch key.start {
      case 0x494c494249534956:  // VISIBILITY_UNSPECIFIED
        if key.tail == 0x4445494649434550, decoder.matches(key, "VISIBILITY_UNSPECIFIED") { self = .visibilityUnspecified; return }
      default: break
      }
    default: break
    }
    return nil
  }
}

/// What a tap on a notification does.
@usableFromInline
package struct HMSClickAction: Syntax {
  @usableFromInline package static let keys: StaticString = "type\nintent\naction\nurl\nrich_resource"
  @usableFromInline package static var rule: RuleName { .hmsClickAction }
  @usableFromInline package static var grammar: Grammar { HMSGrammar.grammar }
  @usableFromInline package let node: Node
  /// Kind of the action: 1 a page of the app, 2 a URL, 3 the app, 4 rich media (older references only).
  package var type = Choice<HMSClickActionType>()
  /// Intent URI of the page, for type 1.
  package var intent = Node.absent
  /// Intent action of the page, for type 1.
  package var action = Node.absent
  /// URL, https, for type 2.
  package var url = Node.absent
  /// URL of a zip file of HTML, https, for type 4.
  package var richResource = Node.absent

  @inline(__always) @usableFromInline package init(at node: Node) { self.node = node }

  @usableFromInline package mutating func decode(with decoder: inout Decoder) {
    var members = decoder.members(of: node)
    var hasOthers = false
    while let key = members.next(in: decoder.document) {
      switch key.length {
      case 3:
        switch key.start & 0xffffff {
        case 0x6c7275:  // url
          url = decoder.text(key.node, replacing: url); continue
        default: break
        }
      case 4:
        switch key.start & 0xffffffff {
        case 0x65707974:  // type
          type = decoder.choice(key.node, replacing: type); continue
        default: break
        }
      case 6:
        switch key.start & 0xffffffffffff {
        case 0x746e65746e69:  // intent
          intent = decoder.text(key.node, replacing: intent); continue
        case 0x6e6f69746361:  // action
          action = decoder.text(key.node, replacing: action); continue
        default: break
        }
      case 13:
        switch key.start {
        case 0x7365725f68636972:  // rich_resource
          if key.tail == 0x656372756f736572 { decoder.deprecated(key.node); richResource = decoder.text(key.node, replacing: richResource); continue }
        default: break
        }
      default: break
      }
      hasOthers = true
      decoder.unknown(key.node, of: node, in: Self.self)
    }
    if hasOthers { decoder.checkNames(of: node) }
    decoder.require("type", type.node, in: node)
  }

  @usableFromInline package mutating func checkDeferred(with decoder: inout Decoder) {}
}

/// Kind of the action: 1 a page of the app, 2 a URL, 3 the app, 4 rich media (older references only).
@usableFromInline
package enum HMSClickActionType: Int, Numbered {
  case page = 1
  case url = 2
  case app = 3
  case media = 4
  @usableFromInline package static let spellings: StaticString = "1 (page)\n2 (url)\n3 (app)\n4 (media)"
}

/// Badge number on the app icon. Without `add_num` and `set_num` it grows by 1.
@usableFromInline
package struct HMSBadge: Syntax {
  @usableFromInline package static let keys: StaticString = "add_num\nset_num\nclass"
  @usableFromInline package static var rule: RuleName { .hmsBadge }
  @usableFromInline package static var grammar: Grammar { HMSGrammar.grammar }
  @usableFromInline package let node: Node
  /// Number to add, 1 to 99.
  package var addNum = Node.absent
  /// Number to show, 0 to 99; wins over `add_num`.
  package var setNum = Node.absent
  /// Full name of the class of the app's first activity.
  package var `class` = Node.absent

  @inline(__always) @usableFromInline package init(at node: Node) { self.node = node }

  @usableFromInline package mutating func decode(with decoder: inout Decoder) {
    var members = decoder.members(of: node)
    var hasOthers = false
    while let key = members.next(in: decoder.document) {
      switch key.length {
      case 5:
        switch key.start & 0xffffffffff {
        case 0x7373616c63:  // class
          `class` = decoder.text(key.node, replacing: `class`); continue
        default: break
        }
      case 7:
        switch key.start & 0xffffffffffffff {
        case 0x6d756e5f646461:  // add_num
          addNum = decoder.integer(key.node, replacing: addNum, in: 1...99); continue
        case 0x6d756e5f746573:  // set_num
          setNum = decoder.integer(key.node, replacing: setNum, in: 0...99); continue
        default: break
        }
      default: break
      }
      hasOthers = true
      decoder.unknown(key.node, of: node, in: Self.self)
    }
    if hasOthers { decoder.checkNames(of: node) }
    decoder.require("class", `class`, in: node)
  }

  @usableFromInline package mutating func checkDeferred(with decoder: inout Decoder) {}
}

/// How the LED blinks. All three members are needed.
@usableFromInline
package struct HMSLightSettings: Syntax {
  @usableFromInline package static let keys: StaticString = "color\nlight_on_duration\nlight_off_duration"
  @usableFromInline package static var rule: RuleName { .hmsLightSettings }
  @usableFromInline package static var grammar: Grammar { HMSGrammar.grammar }
  @usableFromInline package let node: Node
  /// Color of the LED.
  package var color: HMSColor?
  /// How long the LED is on, in seconds.
  package var lightOnDuration = Node.absent
  /// How long the LED is off in between, in seconds.
  package var lightOffDuration = Node.absent

  @inline(__always) @usableFromInline package init(at node: Node) { self.node = node }

  @usableFromInline package mutating func decode(with decoder: inout Decoder) {
    var members = decoder.members(of: node)
    var hasOthers = false
    while let key = members.next(in: decoder.document) {
      switch key.length {
      case 5:
        switch key.start & 0xffffffffff {
        case 0x726f6c6f63:  // color
          decoder.nested(key.node, &color); continue
        default: break
        }
      case 17:
        switch key.start {
        case 0x6e6f5f746867696c:  // light_on_duration
          if key.tail == 0x6e6f697461727564, decoder.matches(key, "light_on_duration") { lightOnDuration = decoder.text(key.node, replacing: lightOnDuration); continue }
        default: break
        }
      case 18:
        switch key.start {
        case 0x666f5f746867696c:  // light_off_duration
          if key.tail == 0x6e6f697461727564, decoder.matches(key, "light_off_duration") { lightOffDuration = decoder.text(key.node, replacing: lightOffDuration); continue }
        default: break
        }
      default: break
      }
      hasOthers = true
      decoder.unknown(key.node, of: node, in: Self.self)
    }
    if hasOthers { decoder.checkNames(of: node) }
    decoder.require("color", color?.node ?? .absent, in: node)
    decoder.require("light_on_duration", lightOnDuration, in: node)
    decoder.require("light_off_duration", lightOffDuration, in: node)
  }

  @usableFromInline package mutating func checkDeferred(with decoder: inout Decoder) {
    color?.checkDeferred(with: &decoder)
  }
}

/// A color by its parts.
@usableFromInline
package struct HMSColor: Syntax {
  @usableFromInline package static let keys: StaticString = "alpha\nred\ngreen\nblue"
  @usableFromInline package static var rule: RuleName { .hmsColor }
  @usableFromInline package static var grammar: Grammar { HMSGrammar.grammar }
  @usableFromInline package let node: Node
  /// Opacity, 0 transparent to 1 solid. Default 1.
  package var alpha = Node.absent
  /// Share of red, 0 to 1. Default 0.
  package var red = Node.absent
  /// Share of green, 0 to 1. Default 0.
  package var green = Node.absent
  /// Share of blue, 0 to 1. Default 0.
  package var blue = Node.absent

  @inline(__always) @usableFromInline package init(at node: Node) { self.node = node }

  @usableFromInline package mutating func decode(with decoder: inout Decoder) {
    var members = decoder.members(of: node)
    var hasOthers = false
    while let key = members.next(in: decoder.document) {
      switch key.length {
      case 3:
        switch key.start & 0xffffff {
        case 0x646572:  // red
          red = decoder.number(key.node, replacing: red, in: 0.0...1.0); continue
        default: break
        }
      case 4:
        switch key.start & 0xffffffff {
        case 0x65756c62:  // blue
          blue = decoder.number(key.node, replacing: blue, in: 0.0...1.0); continue
        default: break
        }
      case 5:
        switch key.start & 0xffffffffff {
        case 0x6168706c61:  // alpha
          alpha = decoder.number(key.node, replacing: alpha, in: 0.0...1.0); continue
        case 0x6e65657267:  // green
          green = decoder.number(key.node, replacing: green, in: 0.0...1.0); continue
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

/// A button of a notification.
@usableFromInline
package struct HMSButton: Syntax {
  @usableFromInline package static let keys: StaticString = "name\naction_type\nintent_type\nintent\ndata"
  @usableFromInline package static var rule: RuleName { .hmsButton }
  @usableFromInline package static var grammar: Grammar { HMSGrammar.grammar }
  @usableFromInline package let node: Node
  /// Label, at most 40 characters.
  package var name = Node.absent
  /// What it does: 0 the app, 1 a page of it, 2 a web page, 3 clear the notification, 4 Huawei Share.
  package var actionType = Choice<HMSButtonActionType>()
  /// What `intent` holds: 0 an intent URI, 1 an intent action. Mandatory with action type 1.
  package var intentType = Choice<HMSButtonIntentType>()
  /// Action type 1: intent URI or action. Action type 2: web address, https.
  package var intent = Node.absent
  /// At most 1024 characters. Action types 0 and 1: an object as JSON text. Action type 4: the text to share.
  package var data = Node.absent

  @inline(__always) @usableFromInline package init(at node: Node) { self.node = node }

  @usableFromInline package mutating func decode(with decoder: inout Decoder) {
    var members = decoder.members(of: node)
    var hasOthers = false
    while let key = members.next(in: decoder.document) {
      switch key.length {
      case 4:
        switch key.start & 0xffffffff {
        case 0x656d616e:  // name
          name = decoder.text(key.node, replacing: name); continue
        case 0x61746164:  // data
          data = decoder.text(key.node, replacing: data); continue
        default: break
        }
      case 6:
        switch key.start & 0xffffffffffff {
        case 0x746e65746e69:  // intent
          intent = decoder.text(key.node, replacing: intent); continue
        default: break
        }
      case 11:
        switch key.start {
        case 0x745f6e6f69746361:  // action_type
          if key.tail == 0x657079745f6e6f69 { actionType = decoder.choice(key.node, replacing: actionType); continue }
        case 0x745f746e65746e69:  // intent_type
          if key.tail == 0x657079745f746e65 { intentType = decoder.choice(key.node, replacing: intentType); continue }
        default: break
        }
      default: break
      }
      hasOthers = true
      decoder.unknown(key.node, of: node, in: Self.self)
    }
    if hasOthers { decoder.checkNames(of: node) }
    decoder.require("name", name, in: node)
    decoder.require("action_type", actionType.node, in: node)
  }

  @usableFromInline package mutating func checkDeferred(with decoder: inout Decoder) {}
}

/// What it does: 0 the app, 1 a page of it, 2 a web page, 3 clear the notification, 4 Huawei Share.
@usableFromInline
package enum HMSButtonActionType: Int, Numbered {
  case home = 0
  case page = 1
  case web = 2
  case clear = 3
  case share = 4
  @usableFromInline package static let spellings: StaticString = "0 (home)\n1 (page)\n2 (web)\n3 (clear)\n4 (share)"
}

/// What `intent` holds: 0 an intent URI, 1 an intent action. Mandatory with action type 1.
@usableFromInline
package enum HMSButtonIntentType: Int, Numbered {
  case intent = 0
  case action = 1
  @usableFromInline package static let spellings: StaticString = "0 (intent)\n1 (action)"
}

/// Options for Apple devices.
@usableFromInline
package struct HMSApnsConfig: Syntax {
  @usableFromInline package static let keys: StaticString = "headers\npayload\nhms_options"
  @usableFromInline package static var rule: RuleName { .hmsApnsConfig }
  @usableFromInline package static var grammar: Grammar { HMSGrammar.grammar }
  @usableFromInline package let node: Node
  /// APNs request headers, such as `apns-priority` "5" or "10".
  package var headers = Node.absent
  /// The APNs payload: `aps` and the app's own keys.
  package var payload = Node.absent
  /// Options of Push Kit.
  package var hmsOptions: HMSApnsHmsOptions?

  @inline(__always) @usableFromInline package init(at node: Node) { self.node = node }

  @usableFromInline package mutating func decode(with decoder: inout Decoder) {
    var members = decoder.members(of: node)
    var hasOthers = false
    while let key = members.next(in: decoder.document) {
      switch key.length {
      case 7:
        switch key.start & 0xffffffffffffff {
        case 0x73726564616568:  // headers
          headers = decoder.object(key.node, replacing: headers); continue
        case 0x64616f6c796170:  // payload
          payload = decoder.object(key.node, replacing: payload); continue
        default: break
        }
      case 11:
        switch key.start {
        case 0x6974706f5f736d68:  // hms_options
          if key.tail == 0x736e6f6974706f5f { decoder.nested(key.node, &hmsOptions); continue }
        default: break
        }
      default: break
      }
      hasOthers = true
      decoder.unknown(key.node, of: node, in: Self.self)
    }
    if hasOthers { decoder.checkNames(of: node) }
    decoder.require("payload", payload, in: node)
    decoder.require("hms_options", hmsOptions?.node ?? .absent, in: node)
  }

  @usableFromInline package mutating func checkDeferred(with decoder: inout Decoder) {
    hmsOptions?.checkDeferred(with: &decoder)
  }
}

/// Options of Push Kit for Apple devices.
@usableFromInline
package struct HMSApnsHmsOptions: Syntax {
  @usableFromInline package static let keys: StaticString = "target_user_type"
  @usableFromInline package static var rule: RuleName { .hmsApnsHmsOptions }
  @usableFromInline package static var grammar: Grammar { HMSGrammar.grammar }
  @usableFromInline package let node: Node
  /// Kind of the message: 1 test, by the sandbox; 2 production; 3 VoIP.
  package var targetUserType = Choice<HMSApnsHmsOptionsTargetUserType>()

  @inline(__always) @usableFromInline package init(at node: Node) { self.node = node }

  @usableFromInline package mutating func decode(with decoder: inout Decoder) {
    var members = decoder.members(of: node)
    var hasOthers = false
    while let key = members.next(in: decoder.document) {
      switch key.length {
      case 16:
        switch key.start {
        case 0x755f746567726174:  // target_user_type
          if key.tail == 0x657079745f726573 { targetUserType = decoder.choice(key.node, replacing: targetUserType); continue }
        default: break
        }
      default: break
      }
      hasOthers = true
      decoder.unknown(key.node, of: node, in: Self.self)
    }
    if hasOthers { decoder.checkNames(of: node) }
    decoder.require("target_user_type", targetUserType.node, in: node)
  }

  @usableFromInline package mutating func checkDeferred(with decoder: inout Decoder) {}
}

/// Kind of the message: 1 test, by the sandbox; 2 production; 3 VoIP.
@usableFromInline
package enum HMSApnsHmsOptionsTargetUserType: Int, Numbered {
  case test = 1
  case production = 2
  case voip = 3
  @usableFromInline package static let spellings: StaticString = "1 (test)\n2 (production)\n3 (voip)"
}

/// Options for browsers.
@usableFromInline
package struct HMSWebpushConfig: Syntax {
  @usableFromInline package static let keys: StaticString = "headers\nnotification\nhms_options\ndata"
  @usableFromInline package static var rule: RuleName { .hmsWebpushConfig }
  @usableFromInline package static var grammar: Grammar { HMSGrammar.grammar }
  @usableFromInline package let node: Node
  /// Web push headers.
  package var headers: HMSWebpushHeaders?
  /// Notification for browsers.
  package var notification: HMSWebpushNotification?
  /// Options of Push Kit.
  package var hmsOptions: HMSWebpushHmsOptions?
  /// The app's own data. Known from Huawei's demos only.
  package var data = Node.absent

  @inline(__always) @usableFromInline package init(at node: Node) { self.node = node }

  @usableFromInline package mutating func decode(with decoder: inout Decoder) {
    var members = decoder.members(of: node)
    var hasOthers = false
    while let key = members.next(in: decoder.document) {
      switch key.length {
      case 4:
        switch key.start & 0xffffffff {
        case 0x61746164:  // data
          decoder.deprecated(key.node); data = decoder.text(key.node, replacing: data); continue
        default: break
        }
      case 7:
        switch key.start & 0xffffffffffffff {
        case 0x73726564616568:  // headers
          decoder.nested(key.node, &headers); continue
        default: break
        }
      case 11:
        switch key.start {
        case 0x6974706f5f736d68:  // hms_options
          if key.tail == 0x736e6f6974706f5f { decoder.nested(key.node, &hmsOptions); continue }
        default: break
        }
      case 12:
        switch key.start {
        case 0x6163696669746f6e:  // notification
          if key.tail == 0x6e6f697461636966 { decoder.nested(key.node, &notification); continue }
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
    headers?.checkDeferred(with: &decoder)
    notification?.checkDeferred(with: &decoder)
    hmsOptions?.checkDeferred(with: &decoder)
  }
}

/// Web push headers.
@usableFromInline
package struct HMSWebpushHeaders: Syntax {
  @usableFromInline package static let keys: StaticString = "ttl\ntopic\nurgency"
  @usableFromInline package static var rule: RuleName { .hmsWebpushHeaders }
  @usableFromInline package static var grammar: Grammar { HMSGrammar.grammar }
  @usableFromInline package let node: Node
  /// How long an undelivered message is kept, in whole seconds. Default "86400S".
  package var ttl = Node.absent
  /// An undelivered message with the same topic is replaced.
  package var topic = Node.absent
  /// Urgency. The reference says HIGH or NORMAL, the demos very-low, low, normal or high.
  package var urgency = Node.absent

  @inline(__always) @usableFromInline package init(at node: Node) { self.node = node }

  @usableFromInline package mutating func decode(with decoder: inout Decoder) {
    var members = decoder.members(of: node)
    var hasOthers = false
    while let key = members.next(in: decoder.document) {
      switch key.length {
      case 3:
        switch key.start & 0xffffff {
        case 0x6c7474:  // ttl
          ttl = decoder.text(key.node, replacing: ttl); continue
        default: break
        }
      case 5:
        switch key.start & 0xffffffffff {
        case 0x6369706f74:  // topic
          topic = decoder.text(key.node, replacing: topic); continue
        default: break
        }
      case 7:
        switch key.start & 0xffffffffffffff {
        case 0x79636e65677275:  // urgency
          urgency = decoder.text(key.node, replacing: urgency); continue
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

/// Notification for browsers.
@usableFromInline
package struct HMSWebpushNotification: Syntax {
  @usableFromInline package static let keys: StaticString = "title\nbody\nicon\nimage\nlang\ntag\nbadge\ndir\nvibrate\nrenotify\nrequire_interaction\nsilent\ntimestamp\nactions"
  @usableFromInline package static var rule: RuleName { .hmsWebpushNotification }
  @usableFromInline package static var grammar: Grammar { HMSGrammar.grammar }
  @usableFromInline package let node: Node
  /// Title. Mandatory here or in the common notification.
  package var title = Node.absent
  /// Text. Mandatory here or in the common notification.
  package var body = Node.absent
  /// URL of the icon.
  package var icon = Node.absent
  /// URL of a large picture.
  package var image = Node.absent
  /// Language of the text.
  package var lang = Node.absent
  /// A notification on screen with the same tag is replaced.
  package var tag = Node.absent
  /// URL of the picture that represents the notification if there is little space.
  package var badge = Node.absent
  /// Direction of the text. Default "auto".
  package var dir = Choice<HMSWebpushNotificationDir>()
  /// Vibration pattern in milliseconds: on, off, on, …
  package var vibrate = Node.absent
  /// Tell the user again when a notification is replaced. Default false.
  package var renotify = Node.absent
  /// Keep the notification on screen until the user acts on it. Default false.
  package var requireInteraction = Node.absent
  /// Neither sound nor vibration. Default false.
  package var silent = Node.absent
  /// UNIX time of the event. Huawei's samples have seconds and milliseconds.
  package var timestamp = Node.absent
  /// Buttons.
  package var actions = Elements<HMSWebpushAction>()

  @inline(__always) @usableFromInline package init(at node: Node) { self.node = node }

  @usableFromInline package mutating func decode(with decoder: inout Decoder) {
    var members = decoder.members(of: node)
    var hasOthers = false
    while let key = members.next(in: decoder.document) {
      switch key.length {
      case 3:
        switch key.start & 0xffffff {
        case 0x676174:  // tag
          tag = decoder.text(key.node, replacing: tag); continue
        case 0x726964:  // dir
          dir = decoder.choice(key.node, replacing: dir); continue
        default: break
        }
      case 4:
        switch key.start & 0xffffffff {
        case 0x79646f62:  // body
          body = decoder.text(key.node, replacing: body); continue
        case 0x6e6f6369:  // icon
          icon = decoder.text(key.node, replacing: icon); continue
        case 0x676e616c:  // lang
          lang = decoder.text(key.node, replacing: lang); continue
        default: break
        }
      case 5:
        switch key.start & 0xffffffffff {
        case 0x656c746974:  // title
          title = decoder.text(key.node, replacing: title); continue
        case 0x6567616d69:  // image
          image = decoder.text(key.node, replacing: image); continue
        case 0x6567646162:  // badge
          badge = decoder.text(key.node, replacing: badge); continue
        default: break
        }
      case 6:
        switch key.start & 0xffffffffffff {
        case 0x746e656c6973:  // silent
          silent = decoder.flag(key.node, replacing: silent); continue
        default: break
        }
      case 7:
        switch key.start & 0xffffffffffffff {
        case 0x65746172626976:  // vibrate
          vibrate = decoder.integers(key.node, replacing: vibrate, in: 0...9223372036854775807); continue
        case 0x736e6f69746361:  // actions
          actions = decoder.elements(key.node, replacing: actions); continue
        default: break
        }
      case 8:
        switch key.start {
        case 0x796669746f6e6572:  // renotify
          renotify = decoder.flag(key.node, replacing: renotify); continue
        default: break
        }
      case 9:
        switch key.start {
        case 0x6d617473656d6974:  // timestamp
          if key.tail == 0x706d617473656d69 { timestamp = decoder.integer(key.node, replacing: timestamp); continue }
        default: break
        }
      case 19:
        switch key.start {
        case 0x5f65726975716572:  // require_interaction
          if key.tail == 0x6e6f697463617265, decoder.matches(key, "require_interaction") { requireInteraction = decoder.flag(key.node, replacing: requireInteraction); continue }
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
    decoder.check(actions)
  }
}

/// Direction of the text. Default "auto".
@usableFromInline
package enum HMSWebpushNotificationDir: UInt8, Spelled {
  case auto = 1
  case ltr
  case rtl
  @usableFromInline package static let spellings: StaticString = "auto\nltr\nrtl"

  @usableFromInline package init?(spelling key: Key, with decoder: inout Decoder) {
    switch key.length {
    case 3:
      switch key.start & 0xffffff {
      case 0x72746c:  // ltr
        self = .ltr; return
      case 0x6c7472:  // rtl
        self = .rtl; return
      default: break
      }
    case 4:
      switch key.start & 0xffffffff {
      case 0x6f747561:  // auto
        self = .auto; return
      default: break
      }
    default: break
    }
    return nil
  }
}

/// A button of a notification in a browser.
@usableFromInline
package struct HMSWebpushAction: Syntax {
  @usableFromInline package static let keys: StaticString = "action\nicon\ntitle"
  @usableFromInline package static var rule: RuleName { .hmsWebpushAction }
  @usableFromInline package static var grammar: Grammar { HMSGrammar.grammar }
  @usableFromInline package let node: Node
  /// Name of the action.
  package var action = Node.absent
  /// URL of the button's icon.
  package var icon = Node.absent
  /// Label of the button.
  package var title = Node.absent

  @inline(__always) @usableFromInline package init(at node: Node) { self.node = node }

  @usableFromInline package mutating func decode(with decoder: inout Decoder) {
    var members = decoder.members(of: node)
    var hasOthers = false
    while let key = members.next(in: decoder.document) {
      switch key.length {
      case 4:
        switch key.start & 0xffffffff {
        case 0x6e6f6369:  // icon
          icon = decoder.text(key.node, replacing: icon); continue
        default: break
        }
      case 5:
        switch key.start & 0xffffffffff {
        case 0x656c746974:  // title
          title = decoder.text(key.node, replacing: title); continue
        default: break
        }
      case 6:
        switch key.start & 0xffffffffffff {
        case 0x6e6f69746361:  // action
          action = decoder.text(key.node, replacing: action); continue
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

/// Options of Push Kit for browsers.
@usableFromInline
package struct HMSWebpushHmsOptions: Syntax {
  @usableFromInline package static let keys: StaticString = "link"
  @usableFromInline package static var rule: RuleName { .hmsWebpushHmsOptions }
  @usableFromInline package static var grammar: Grammar { HMSGrammar.grammar }
  @usableFromInline package let node: Node
  /// URL that a click opens.
  package var link = Node.absent

  @inline(__always) @usableFromInline package init(at node: Node) { self.node = node }

  @usableFromInline package mutating func decode(with decoder: inout Decoder) {
    var members = decoder.members(of: node)
    var hasOthers = false
    while let key = members.next(in: decoder.document) {
      switch key.length {
      case 4:
        switch key.start & 0xffffffff {
        case 0x6b6e696c:  // link
          link = decoder.text(key.node, replacing: link); continue
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

/// Request of version 3: one message for HarmonyOS 5 and later. The header `push-type` states its kind.
@usableFromInline
package struct HMSRequestV3: Syntax {
  @usableFromInline package static let keys: StaticString = "validate_only\npayload\ntarget\npushOptions"
  @usableFromInline package static var rule: RuleName { .hmsRequestV3 }
  @usableFromInline package static var grammar: Grammar { HMSGrammar.grammar }
  @usableFromInline package let node: Node
  /// Not a member of version 3, which has no trials: true is refused for it, and taken for other services.
  package var validateOnly = Node.absent
  /// The content, by push type.
  package var payload: HMSV3Payload?
  /// The devices.
  package var target: HMSV3Target?
  /// Options of the delivery.
  package var pushOptions: HMSV3PushOptions?

  @inline(__always) @usableFromInline package init(at node: Node) { self.node = node }

  @usableFromInline package mutating func decode(with decoder: inout Decoder) {
    var members = decoder.members(of: node)
    var hasOthers = false
    while let key = members.next(in: decoder.document) {
      switch key.length {
      case 6:
        switch key.start & 0xffffffffffff {
        case 0x746567726174:  // target
          decoder.nested(key.node, &target); continue
        default: break
        }
      case 7:
        switch key.start & 0xffffffffffffff {
        case 0x64616f6c796170:  // payload
          decoder.nested(key.node, &payload); continue
        default: break
        }
      case 11:
        switch key.start {
        case 0x6974704f68737570:  // pushOptions
          if key.tail == 0x736e6f6974704f68 { decoder.nested(key.node, &pushOptions); continue }
        default: break
        }
      case 13:
        switch key.start {
        case 0x65746164696c6176:  // validate_only
          if key.tail == 0x796c6e6f5f657461 { validateOnly = decoder.flag(key.node, replacing: validateOnly); continue }
        default: break
        }
      default: break
      }
      hasOthers = true
      decoder.unknown(key.node, of: node, in: Self.self)
    }
    if hasOthers { decoder.checkNames(of: node) }
    decoder.require("payload", payload?.node ?? .absent, in: node)
    decoder.require("target", target?.node ?? .absent, in: node)
  }

  @usableFromInline package mutating func checkDeferred(with decoder: inout Decoder) {
    payload?.checkDeferred(with: &decoder)
    target?.checkDeferred(with: &decoder)
    pushOptions?.checkDeferred(with: &decoder)
  }
}

/// Content of a message of version 3. Which members belong together follows from the push type.
@usableFromInline
package struct HMSV3Payload: Syntax {
  @usableFromInline package static let keys: StaticString = "notification\nsubscription\nextraData\nproxyData\nformId\nversion\nmoduleName\nformName\nabilityName\nformData\nimages\nactivityId\noperation\nevent\nsubEvent\nshareUrl\nstatus\ntitle\ncontent\nmute\nactivityData"
  @usableFromInline package static var rule: RuleName { .hmsV3Payload }
  @usableFromInline package static var grammar: Grammar { HMSGrammar.grammar }
  @usableFromInline package let node: Node
  /// Push types 0 (alert, badge) and 2 (voice): the notification.
  package var notification: HMSV3Notification?
  /// Push type 0 (authorized subscription message): what the user subscribed to. In Huawei's reference for HarmonyOS 5.0 (V13).
  package var subscription = Node.absent
  /// Push types 2 (voice), 6 (background), 10 (call) and 11 (MDM): the app's own data as one string.
  package var extraData = Node.absent
  /// Push type 6 (background): turns the proxying of `extraData` on.
  package var proxyData = Choice<HMSV3PayloadProxyData>()
  /// Push type 1 (card): id of the card.
  package var formId = Node.absent
  /// Push type 1 (card): version of its content, 0 to 2147483647. Push type 7 (live view): of its update.
  package var version = Node.absent
  /// Push type 1 (card): name of the app's module.
  package var moduleName = Node.absent
  /// Push type 1 (card): name of the card.
  package var formName = Node.absent
  /// Push type 1 (card): name of the ability that the card belongs to.
  package var abilityName = Node.absent
  /// Push type 1 (card): the content to show.
  package var formData = Node.absent
  /// Push type 1 (card): the picture to load, at most one.
  package var images = Elements<HMSV3FormImage>()
  /// Push type 7 (live view): id of the live view, 32 bits.
  package var activityId = Node.absent
  /// Push type 7 (live view): 0 create, 1 update, 2 end, 4 start by a trigger, 6 stop by a trigger.
  package var operation = Choice<HMSV3PayloadOperation>()
  /// Push type 7 (live view): what it is about.
  package var event = Choice<HMSV3Event>()
  /// Push type 7 (live view): a narrower kind of the event.
  package var subEvent = Node.absent
  /// Push type 7 (live view): address that the user shares it by.
  package var shareUrl = Node.absent
  /// Push type 7 (live view): stage of the event, from the list that belongs to it. Mandatory to create.
  package var status = Node.absent
  /// Push type 7 (live view): title.
  package var title = Node.absent
  /// Push type 7 (live view): text.
  package var content = Node.absent
  /// Push type 7 (live view): neither sound nor vibration. Default true.
  package var mute = Node.absent
  /// Push type 7 (live view): what it shows. Mandatory.
  package var activityData: HMSV3ActivityData?

  @inline(__always) @usableFromInline package init(at node: Node) { self.node = node }

  @usableFromInline package mutating func decode(with decoder: inout Decoder) {
    var members = decoder.members(of: node)
    var hasOthers = false
    while let key = members.next(in: decoder.document) {
      switch key.length {
      case 4:
        switch key.start & 0xffffffff {
        case 0x6574756d:  // mute
          mute = decoder.flag(key.node, replacing: mute); continue
        default: break
        }
      case 5:
        switch key.start & 0xffffffffff {
        case 0x746e657665:  // event
          event = decoder.choice(key.node, replacing: event); continue
        case 0x656c746974:  // title
          title = decoder.text(key.node, replacing: title); continue
        default: break
        }
      case 6:
        switch key.start & 0xffffffffffff {
        case 0x64496d726f66:  // formId
          formId = decoder.integer(key.node, replacing: formId, in: 0...9223372036854775807); continue
        case 0x736567616d69:  // images
          images = decoder.elements(key.node, replacing: images, count: 0...1); continue
        case 0x737574617473:  // status
          status = decoder.text(key.node, replacing: status); continue
        default: break
        }
      case 7:
        switch key.start & 0xffffffffffffff {
        case 0x6e6f6973726576:  // version
          version = decoder.integer(key.node, replacing: version, in: 0...9223372036854775807); continue
        case 0x746e65746e6f63:  // content
          content = decoder.text(key.node, replacing: content); continue
        default: break
        }
      case 8:
        switch key.start {
        case 0x656d614e6d726f66:  // formName
          formName = decoder.text(key.node, replacing: formName); continue
        case 0x617461446d726f66:  // formData
          formData = decoder.object(key.node, replacing: formData); continue
        case 0x746e657645627573:  // subEvent
          subEvent = decoder.text(key.node, replacing: subEvent); continue
        case 0x6c72556572616873:  // shareUrl
          shareUrl = decoder.text(key.node, replacing: shareUrl); continue
        default: break
        }
      case 9:
        switch key.start {
        case 0x7461446172747865:  // extraData
          if key.tail == 0x6174614461727478 { extraData = decoder.text(key.node, replacing: extraData); continue }
        case 0x74614479786f7270:  // proxyData
          if key.tail == 0x6174614479786f72 { proxyData = decoder.choice(key.node, replacing: proxyData); continue }
        case 0x6f6974617265706f:  // operation
          if key.tail == 0x6e6f697461726570 { operation = decoder.choice(key.node, replacing: operation); continue }
        default: break
        }
      case 10:
        switch key.start {
        case 0x614e656c75646f6d:  // moduleName
          if key.tail == 0x656d614e656c7564 { moduleName = decoder.text(key.node, replacing: moduleName); continue }
        case 0x7974697669746361:  // activityId
          if key.tail == 0x6449797469766974 { activityId = decoder.integer(key.node, replacing: activityId, in: -2147483648...2147483647); continue }
        default: break
        }
      case 11:
        switch key.start {
        case 0x4e7974696c696261:  // abilityName
          if key.tail == 0x656d614e7974696c { abilityName = decoder.text(key.node, replacing: abilityName); continue }
        default: break
        }
      case 12:
        switch key.start {
        case 0x6163696669746f6e:  // notification
          if key.tail == 0x6e6f697461636966 { decoder.nested(key.node, &notification); continue }
        case 0x7069726373627573:  // subscription
          if key.tail == 0x6e6f697470697263 { subscription = decoder.object(key.node, replacing: subscription); continue }
        case 0x7974697669746361:  // activityData
          if key.tail == 0x6174614479746976 { decoder.nested(key.node, &activityData); continue }
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
    notification?.checkDeferred(with: &decoder)
    decoder.check(images)
    activityData?.checkDeferred(with: &decoder)
  }
}

/// Push type 6 (background): turns the proxying of `extraData` on.
@usableFromInline
package enum HMSV3PayloadProxyData: UInt8, Spelled {
  case enable = 1
  @usableFromInline package static let spellings: StaticString = "ENABLE"

  @usableFromInline package init?(spelling key: Key, with decoder: inout Decoder) {
    switch key.length {
    case 6:
      switch key.start & 0xffffffffffff {
      case 0x454c42414e45:  // ENABLE
        self = .enable; return
      default: break
      }
    default: break
    }
    return nil
  }
}

/// Push type 7 (live view): 0 create, 1 update, 2 end, 4 start by a trigger, 6 stop by a trigger.
@usableFromInline
package enum HMSV3PayloadOperation: Int, Numbered {
  case create = 0
  case update = 1
  case end = 2
  case triggerStart = 4
  case triggerStop = 6
  @usableFromInline package static let spellings: StaticString = "0 (create)\n1 (update)\n2 (end)\n4 (trigger-start)\n6 (trigger-stop)"
}

/// Devices of a message of version 3.
@usableFromInline
package struct HMSV3Target: Syntax {
  @usableFromInline package static let keys: StaticString = "token"
  @usableFromInline package static var rule: RuleName { .hmsV3Target }
  @usableFromInline package static var grammar: Grammar { HMSGrammar.grammar }
  @usableFromInline package let node: Node
  /// 1 to 1000 push tokens; exactly one for a card. Templates leave them out.
  package var token = Node.absent

  @inline(__always) @usableFromInline package init(at node: Node) { self.node = node }

  @usableFromInline package mutating func decode(with decoder: inout Decoder) {
    var members = decoder.members(of: node)
    var hasOthers = false
    while let key = members.next(in: decoder.document) {
      switch key.length {
      case 5:
        switch key.start & 0xffffffffff {
        case 0x6e656b6f74:  // token
          token = decoder.texts(key.node, replacing: token, count: 1...1000); continue
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

/// Options of the delivery in version 3.
@usableFromInline
package struct HMSV3PushOptions: Syntax {
  @usableFromInline package static let keys: StaticString = "testMessage\nttl\nbiTag\nreceiptId\ncollapseKey\nbackgroundMode"
  @usableFromInline package static var rule: RuleName { .hmsV3PushOptions }
  @usableFromInline package static var grammar: Grammar { HMSGrammar.grammar }
  @usableFromInline package let node: Node
  /// Mark a test message: at most 10 tokens, 1000 a day for each project. Default false.
  package var testMessage = Node.absent
  /// Seconds that an undelivered message is kept, 1 to 1296000. Default 86400.
  package var ttl = Node.absent
  /// Tag of a batch, returned in delivery receipts. At most 64 bytes.
  package var biTag = Node.absent
  /// Id of the configured endpoint that the delivery receipts go to.
  package var receiptId = Node.absent
  /// Push types 0 and 2: which undelivered messages replace each other: -1 none, 0 to 100 those of that group.
  /// Default -1.
  package var collapseKey = Node.absent
  /// Push type 6: 1 marks the background message of a chat. Default 0.
  package var backgroundMode = Choice<HMSV3PushOptionsBackgroundMode>()

  @inline(__always) @usableFromInline package init(at node: Node) { self.node = node }

  @usableFromInline package mutating func decode(with decoder: inout Decoder) {
    var members = decoder.members(of: node)
    var hasOthers = false
    while let key = members.next(in: decoder.document) {
      switch key.length {
      case 3:
        switch key.start & 0xffffff {
        case 0x6c7474:  // ttl
          ttl = decoder.integer(key.node, replacing: ttl, in: 0...9223372036854775807); continue
        default: break
        }
      case 5:
        switch key.start & 0xffffffffff {
        case 0x6761546962:  // biTag
          biTag = decoder.text(key.node, replacing: biTag); continue
        default: break
        }
      case 9:
        switch key.start {
        case 0x4974706965636572:  // receiptId
          if key.tail == 0x6449747069656365 { receiptId = decoder.text(key.node, replacing: receiptId); continue }
        default: break
        }
      case 11:
        switch key.start {
        case 0x7373654d74736574:  // testMessage
          if key.tail == 0x6567617373654d74 { testMessage = decoder.flag(key.node, replacing: testMessage); continue }
        case 0x657370616c6c6f63:  // collapseKey
          if key.tail == 0x79654b657370616c { collapseKey = decoder.integer(key.node, replacing: collapseKey, in: -1...100); continue }
        default: break
        }
      case 14:
        switch key.start {
        case 0x756f72676b636162:  // backgroundMode
          if key.tail == 0x65646f4d646e756f { backgroundMode = decoder.choice(key.node, replacing: backgroundMode); continue }
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

/// Push type 6: 1 marks the background message of a chat. Default 0.
@usableFromInline
package enum HMSV3PushOptionsBackgroundMode: Int, Numbered {
  case standard = 0
  case chat = 1
  @usableFromInline package static let spellings: StaticString = "0 (standard)\n1 (chat)"
}

/// Notification of version 3. With `badge` alone it changes the number on the icon and nothing else.
@usableFromInline
package struct HMSV3Notification: Syntax {
  @usableFromInline package static let keys: StaticString = "category\ntitle\nbody\nclickAction\nimage\nstyle\nbigTitle\nbigBody\ninboxContent\nnotifyId\nappMessageId\nprofileId\nbadge\nsound\nsoundDuration\nforegroundShow"
  @usableFromInline package static var rule: RuleName { .hmsV3Notification }
  @usableFromInline package static var grammar: Grammar { HMSGrammar.grammar }
  @usableFromInline package let node: Node
  /// What the message is about. Mandatory except for a badge alone.
  package var category = Choice<HMSV3Category>()
  /// Title. Mandatory except for a badge alone.
  package var title = Node.absent
  /// Text. Mandatory except for a badge alone.
  package var body = Node.absent
  /// What a tap does. Mandatory except for a badge alone.
  package var clickAction: HMSV3ClickAction?
  /// URL of a picture, https: PNG, JPEG or BMP, 128 x 128 pixels advised, at most 49152 pixels.
  package var image = Node.absent
  /// Form of the notification. Style 1 is being retired. Default 0.
  package var style = Choice<HMSV3NotificationStyle>()
  /// Title of style 1.
  package var bigTitle = Node.absent
  /// Text of style 1.
  package var bigBody = Node.absent
  /// Lines of style 3, 1 to 3 of at most 1024 characters.
  package var inboxContent = Node.absent
  /// Notification id: a notification on screen with the same id is replaced. -1, the default, makes a new one.
  package var notifyId = Node.absent
  /// Id that keeps a message from showing twice within 24 hours, over all channels that it comes by.
  package var appMessageId = Node.absent
  /// Id of the profile that the notification is for, at most 64 characters.
  package var profileId = Node.absent
  /// Badge number on the app icon.
  package var badge: HMSV3Badge?
  /// File name of a sound of the app, such as "alert.mp3".
  package var sound = Node.absent
  /// Seconds that the sound lasts, 1 to 60. Needs `sound`.
  package var soundDuration = Node.absent
  /// Show the notification while the app is in the foreground, too. Default true.
  package var foregroundShow = Node.absent

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
        case 0x6567616d69:  // image
          image = decoder.text(key.node, replacing: image); continue
        case 0x656c797473:  // style
          style = decoder.choice(key.node, replacing: style); continue
        case 0x6567646162:  // badge
          decoder.nested(key.node, &badge); continue
        case 0x646e756f73:  // sound
          sound = decoder.text(key.node, replacing: sound); continue
        default: break
        }
      case 7:
        switch key.start & 0xffffffffffffff {
        case 0x79646f42676962:  // bigBody
          bigBody = decoder.text(key.node, replacing: bigBody); continue
        default: break
        }
      case 8:
        switch key.start {
        case 0x79726f6765746163:  // category
          category = decoder.choice(key.node, replacing: category); continue
        case 0x656c746954676962:  // bigTitle
          bigTitle = decoder.text(key.node, replacing: bigTitle); continue
        case 0x6449796669746f6e:  // notifyId
          notifyId = decoder.integer(key.node, replacing: notifyId, in: -1...2147483647); continue
        default: break
        }
      case 9:
        switch key.start {
        case 0x49656c69666f7270:  // profileId
          if key.tail == 0x6449656c69666f72 { profileId = decoder.text(key.node, replacing: profileId); continue }
        default: break
        }
      case 11:
        switch key.start {
        case 0x7463416b63696c63:  // clickAction
          if key.tail == 0x6e6f697463416b63 { decoder.nested(key.node, &clickAction); continue }
        default: break
        }
      case 12:
        switch key.start {
        case 0x6e6f43786f626e69:  // inboxContent
          if key.tail == 0x746e65746e6f4378 { inboxContent = decoder.texts(key.node, replacing: inboxContent); continue }
        case 0x617373654d707061:  // appMessageId
          if key.tail == 0x6449656761737365 { appMessageId = decoder.text(key.node, replacing: appMessageId); continue }
        default: break
        }
      case 13:
        switch key.start {
        case 0x727544646e756f73:  // soundDuration
          if key.tail == 0x6e6f697461727544 { soundDuration = decoder.integer(key.node, replacing: soundDuration, in: 1...60); continue }
        default: break
        }
      case 14:
        switch key.start {
        case 0x756f726765726f66:  // foregroundShow
          if key.tail == 0x776f6853646e756f { foregroundShow = decoder.flag(key.node, replacing: foregroundShow); continue }
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
    clickAction?.checkDeferred(with: &decoder)
    badge?.checkDeferred(with: &decoder)
  }
}

/// Form of the notification. Style 1 is being retired. Default 0.
@usableFromInline
package enum HMSV3NotificationStyle: Int, Numbered {
  case standard = 0
  case text = 1
  case inbox = 3
  @usableFromInline package static let spellings: StaticString = "0 (standard)\n1 (text)\n3 (inbox)"
}

/// What a message of version 3 is about. PLAY_VOICE is for push type 2.
@usableFromInline
package enum HMSV3Category: UInt8, Spelled {
  case im = 1
  case voip
  case missCall
  case subscription
  case travel
  case health
  case work
  case account
  case express
  case finance
  case deviceReminder
  case mail
  case playVoice
  case marketing
  @usableFromInline package static let spellings: StaticString = "IM\nVOIP\nMISS_CALL\nSUBSCRIPTION\nTRAVEL\nHEALTH\nWORK\nACCOUNT\nEXPRESS\nFINANCE\nDEVICE_REMINDER\nMAIL\nPLAY_VOICE\nMARKETING"

  @usableFromInline package init?(spelling key: Key, with decoder: inout Decoder) {
    switch key.length {
    case 2:
      switch key.start & 0xffff {
      case 0x4d49:  // IM
        self = .im; return
      default: break
      }
    case 4:
      switch key.start & 0xffffffff {
      case 0x50494f56:  // VOIP
        self = .voip; return
      case 0x4b524f57:  // WORK
        self = .work; return
      case 0x4c49414d:  // MAIL
        self = .mail; return
      default: break
      }
    case 6:
      switch key.start & 0xffffffffffff {
      case 0x4c4556415254:  // TRAVEL
        self = .travel; return
      case 0x48544c414548:  // HEALTH
        self = .health; return
      default: break
      }
    case 7:
      switch key.start & 0xffffffffffffff {
      case 0x544e554f434341:  // ACCOUNT
        self = .account; return
      case 0x53534552505845:  // EXPRESS
        self = .express; return
      case 0x45434e414e4946:  // FINANCE
        self = .finance; return
      default: break
      }
    case 9:
      switch key.start {
      case 0x4c41435f5353494d:  // MISS_CALL
        if key.tail == 0x4c4c41435f535349 { self = .missCall; return }
      case 0x4e4954454b52414d:  // MARKETING
        if key.tail == 0x474e4954454b5241 { self = .marketing; return }
      default: break
      }
    case 10:
      switch key.start {
      case 0x494f565f59414c50:  // PLAY_VOICE
        if key.tail == 0x4543494f565f5941 { self = .playVoice; return }
      default: break
      }
    case 12:
      switch key.start {
      case 0x5049524353425553:  // SUBSCRIPTION
        if key.tail == 0x4e4f495450495243 { self = .subscription; return }
      default: break
      }
    case 15:
      switch key.start {
      case 0x525f454349564544:  // DEVICE_REMINDER
        if key.tail == 0x5245444e494d4552 { self = .deviceReminder; return }
      default: break
      }
    default: break
    }
    return nil
  }
}

/// What a tap does in version 3.
@usableFromInline
package struct HMSV3ClickAction: Syntax {
  @usableFromInline package static let keys: StaticString = "actionType\naction\nuri\ndata"
  @usableFromInline package static var rule: RuleName { .hmsV3ClickAction }
  @usableFromInline package static var grammar: Grammar { HMSGrammar.grammar }
  @usableFromInline package let node: Node
  /// Kind of the action: 0 the app, 1 a page of it. In live views also 3 clear and 5 dial.
  package var actionType = Choice<HMSV3ClickActionActionType>()
  /// Action of the page. Type 1 needs it or `uri`.
  package var action = Node.absent
  /// Address of the page. Type 1 needs it or `action`.
  package var uri = Node.absent
  /// The app's own data for the page. Type 5: the number to dial as `tel`, at most 20 characters.
  package var data = Node.absent

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
        case 0x61746164:  // data
          data = decoder.object(key.node, replacing: data); continue
        default: break
        }
      case 6:
        switch key.start & 0xffffffffffff {
        case 0x6e6f69746361:  // action
          action = decoder.text(key.node, replacing: action); continue
        default: break
        }
      case 10:
        switch key.start {
        case 0x79546e6f69746361:  // actionType
          if key.tail == 0x657079546e6f6974 { actionType = decoder.choice(key.node, replacing: actionType); continue }
        default: break
        }
      default: break
      }
      hasOthers = true
      decoder.unknown(key.node, of: node, in: Self.self)
    }
    if hasOthers { decoder.checkNames(of: node) }
    decoder.require("actionType", actionType.node, in: node)
  }

  @usableFromInline package mutating func checkDeferred(with decoder: inout Decoder) {}
}

/// Kind of the action: 0 the app, 1 a page of it. In live views also 3 clear and 5 dial.
@usableFromInline
package enum HMSV3ClickActionActionType: Int, Numbered {
  case home = 0
  case page = 1
  case clear = 3
  case dial = 5
  @usableFromInline package static let spellings: StaticString = "0 (home)\n1 (page)\n3 (clear)\n5 (dial)"
}

/// Badge number on the app icon in version 3.
@usableFromInline
package struct HMSV3Badge: Syntax {
  @usableFromInline package static let keys: StaticString = "addNum\nsetNum"
  @usableFromInline package static var rule: RuleName { .hmsV3Badge }
  @usableFromInline package static var grammar: Grammar { HMSGrammar.grammar }
  @usableFromInline package let node: Node
  /// Number to add, 1 to 99.
  package var addNum = Node.absent
  /// Number to show, 0 to 99; wins over `addNum`.
  package var setNum = Node.absent

  @inline(__always) @usableFromInline package init(at node: Node) { self.node = node }

  @usableFromInline package mutating func decode(with decoder: inout Decoder) {
    var members = decoder.members(of: node)
    var hasOthers = false
    while let key = members.next(in: decoder.document) {
      switch key.length {
      case 6:
        switch key.start & 0xffffffffffff {
        case 0x6d754e646461:  // addNum
          addNum = decoder.integer(key.node, replacing: addNum, in: 1...99); continue
        case 0x6d754e746573:  // setNum
          setNum = decoder.integer(key.node, replacing: setNum, in: 0...99); continue
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

/// A picture of a card.
@usableFromInline
package struct HMSV3FormImage: Syntax {
  @usableFromInline package static let keys: StaticString = "keyName\nurl\nrequire"
  @usableFromInline package static var rule: RuleName { .hmsV3FormImage }
  @usableFromInline package static var grammar: Grammar { HMSGrammar.grammar }
  @usableFromInline package let node: Node
  /// Key under which the card finds the picture; no key of `formData`.
  package var keyName = Node.absent
  /// URL of the picture, https.
  package var url = Node.absent
  /// Whether the picture is required, 0 or 1. Default 1.
  package var require = Node.absent

  @inline(__always) @usableFromInline package init(at node: Node) { self.node = node }

  @usableFromInline package mutating func decode(with decoder: inout Decoder) {
    var members = decoder.members(of: node)
    var hasOthers = false
    while let key = members.next(in: decoder.document) {
      switch key.length {
      case 3:
        switch key.start & 0xffffff {
        case 0x6c7275:  // url
          url = decoder.text(key.node, replacing: url); continue
        default: break
        }
      case 7:
        switch key.start & 0xffffffffffffff {
        case 0x656d614e79656b:  // keyName
          keyName = decoder.text(key.node, replacing: keyName); continue
        case 0x65726975716572:  // require
          require = decoder.integer(key.node, replacing: require, in: 0...1); continue
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

/// What a live view is about. PICK_UP, SCORE, TIMER, WORKOUT and NAVIGATION are created by the app alone.
@usableFromInline
package enum HMSV3Event: UInt8, Spelled {
  case taxi = 1
  case delivery
  case flight
  case train
  case queue
  case pickUp
  case score
  case rent
  case timer
  case workout
  case navigation
  case express
  case checkIn
  case trade
  case subscribeTimer
  @usableFromInline package static let spellings: StaticString = "TAXI\nDELIVERY\nFLIGHT\nTRAIN\nQUEUE\nPICK_UP\nSCORE\nRENT\nTIMER\nWORKOUT\nNAVIGATION\nEXPRESS\nCHECK_IN\nTRADE\nSUBSCRIBE_TIMER"

  @usableFromInline package init?(spelling key: Key, with decoder: inout Decoder) {
    switch key.length {
    case 4:
      switch key.start & 0xffffffff {
      case 0x49584154:  // TAXI
        self = .taxi; return
      case 0x544e4552:  // RENT
        self = .rent; return
      default: break
      }
    case 5:
      switch key.start & 0xffffffffff {
      case 0x4e49415254:  // TRAIN
        self = .train; return
      case 0x4555455551:  // QUEUE
        self = .queue; return
      case 0x45524f4353:  // SCORE
        self = .score; return
      case 0x52454d4954:  // TIMER
        self = .timer; return
      case 0x4544415254:  // TRADE
        self = .trade; return
      default: break
      }
    case 6:
      switch key.start & 0xffffffffffff {
      case 0x544847494c46:  // FLIGHT
        self = .flight; return
      default: break
      }
    case 7:
      switch key.start & 0xffffffffffffff {
      case 0x50555f4b434950:  // PICK_UP
        self = .pickUp; return
      case 0x54554f4b524f57:  // WORKOUT
        self = .workout; return
      case 0x53534552505845:  // EXPRESS
        self = .express; return
      default: break
      }
    case 8:
      switch key.start {
      case 0x59524556494c4544:  // DELIVERY
        self = .delivery; return
      case 0x4e495f4b43454843:  // CHECK_IN
        self = .checkIn; return
      default: break
      }
    case 10:
      switch key.start {
      case 0x495441474956414e:  // NAVIGATION
        if key.tail == 0x4e4f495441474956 { self = .navigation; return }
      default: break
      }
    case 15:
      switch key.start {
      case 0x4249524353425553:  // SUBSCRIBE_TIMER
        if key.tail == 0x52454d49545f4542 { self = .subscribeTimer; return }
      default: break
      }
    default: break
    }
    return nil
  }
}

/// What a live view shows. Newer members are allowed.
@usableFromInline
package struct HMSV3ActivityData: Syntax {
  @usableFromInline package static let keys: StaticString = "notificationData\ncapsuleData\nexternalData"
  @usableFromInline package static var rule: RuleName { .hmsV3ActivityData }
  @usableFromInline package static var grammar: Grammar { HMSGrammar.grammar }
  @usableFromInline package let node: Node
  /// The live view's card.
  package var notificationData: HMSV3NotificationData?
  /// The live view's capsule in the status bar.
  package var capsuleData: HMSV3CapsuleData?
  /// Further data of the live view.
  package var externalData = Node.absent

  @inline(__always) @usableFromInline package init(at node: Node) { self.node = node }

  @usableFromInline package mutating func decode(with decoder: inout Decoder) {
    var members = decoder.members(of: node)
    var hasOthers = false
    while let key = members.next(in: decoder.document) {
      switch key.length {
      case 11:
        switch key.start {
        case 0x44656c7573706163:  // capsuleData
          if key.tail == 0x61746144656c7573 { decoder.nested(key.node, &capsuleData); continue }
        default: break
        }
      case 12:
        switch key.start {
        case 0x6c616e7265747865:  // externalData
          if key.tail == 0x617461446c616e72 { externalData = decoder.object(key.node, replacing: externalData); continue }
        default: break
        }
      case 16:
        switch key.start {
        case 0x6163696669746f6e:  // notificationData
          if key.tail == 0x617461446e6f6974 { decoder.nested(key.node, &notificationData); continue }
        default: break
        }
      default: break
      }
      hasOthers = true
      decoder.other(key.node)
    }
    if hasOthers { decoder.checkNames(of: node) }
    decoder.require("notificationData", notificationData?.node ?? .absent, in: node)
  }

  @usableFromInline package mutating func checkDeferred(with decoder: inout Decoder) {
    notificationData?.checkDeferred(with: &decoder)
    capsuleData?.checkDeferred(with: &decoder)
  }
}

/// Card of a live view. Newer members are allowed.
@usableFromInline
package struct HMSV3NotificationData: Syntax {
  @usableFromInline package static let keys: StaticString = "type\nclickAction\ncontentTitle\ncontentText\nkeywords\nrichProgress\nsingleTextBlock\nfirstTextBlock\nlastTextBlock\ngame\nkeepTime"
  @usableFromInline package static var rule: RuleName { .hmsV3NotificationData }
  @usableFromInline package static var grammar: Grammar { HMSGrammar.grammar }
  @usableFromInline package let node: Node
  /// Template: 3 progress, 4 emphasis, 5 two texts, 7 match. FLIGHT and TRAIN are created with 5 only.
  package var type = Choice<HMSV3NotificationDataType>()
  /// What a tap does. Mandatory.
  package var clickAction: HMSV3ClickAction?
  /// Title, at most 1024 characters. Mandatory to create.
  package var contentTitle = Node.absent
  /// Pieces of rich text, at most 1024 characters together and of one color. Mandatory to create.
  package var contentText = Node.absent
  /// Values for the placeholders of the texts.
  package var keywords: HMSV3Keywords?
  /// Template 3: the progress.
  package var richProgress = Node.absent
  /// Template 4: the text.
  package var singleTextBlock = Node.absent
  /// Template 5: the first text.
  package var firstTextBlock = Node.absent
  /// Template 5: the last text.
  package var lastTextBlock = Node.absent
  /// Template 7: the match.
  package var game = Node.absent
  /// How long the card stays after the end, 0 to 3600.
  package var keepTime = Node.absent

  @inline(__always) @usableFromInline package init(at node: Node) { self.node = node }

  @usableFromInline package mutating func decode(with decoder: inout Decoder) {
    var members = decoder.members(of: node)
    var hasOthers = false
    while let key = members.next(in: decoder.document) {
      switch key.length {
      case 4:
        switch key.start & 0xffffffff {
        case 0x65707974:  // type
          type = decoder.choice(key.node, replacing: type); continue
        case 0x656d6167:  // game
          game = decoder.object(key.node, replacing: game); continue
        default: break
        }
      case 8:
        switch key.start {
        case 0x7364726f7779656b:  // keywords
          decoder.nested(key.node, &keywords); continue
        case 0x656d69547065656b:  // keepTime
          keepTime = decoder.integer(key.node, replacing: keepTime, in: 0...3600); continue
        default: break
        }
      case 11:
        switch key.start {
        case 0x7463416b63696c63:  // clickAction
          if key.tail == 0x6e6f697463416b63 { decoder.nested(key.node, &clickAction); continue }
        case 0x54746e65746e6f63:  // contentText
          if key.tail == 0x74786554746e6574 { contentText = decoder.array(key.node, replacing: contentText); continue }
        default: break
        }
      case 12:
        switch key.start {
        case 0x54746e65746e6f63:  // contentTitle
          if key.tail == 0x656c746954746e65 { contentTitle = decoder.text(key.node, replacing: contentTitle); continue }
        case 0x676f725068636972:  // richProgress
          if key.tail == 0x73736572676f7250 { richProgress = decoder.object(key.node, replacing: richProgress); continue }
        default: break
        }
      case 13:
        switch key.start {
        case 0x747865547473616c:  // lastTextBlock
          if key.tail == 0x6b636f6c42747865 { lastTextBlock = decoder.object(key.node, replacing: lastTextBlock); continue }
        default: break
        }
      case 14:
        switch key.start {
        case 0x7865547473726966:  // firstTextBlock
          if key.tail == 0x6b636f6c42747865 { firstTextBlock = decoder.object(key.node, replacing: firstTextBlock); continue }
        default: break
        }
      case 15:
        switch key.start {
        case 0x6554656c676e6973:  // singleTextBlock
          if key.tail == 0x6b636f6c42747865 { singleTextBlock = decoder.object(key.node, replacing: singleTextBlock); continue }
        default: break
        }
      default: break
      }
      hasOthers = true
      decoder.other(key.node)
    }
    if hasOthers { decoder.checkNames(of: node) }
    decoder.require("type", type.node, in: node)
  }

  @usableFromInline package mutating func checkDeferred(with decoder: inout Decoder) {
    clickAction?.checkDeferred(with: &decoder)
    keywords?.checkDeferred(with: &decoder)
  }
}

/// Template: 3 progress, 4 emphasis, 5 two texts, 7 match. FLIGHT and TRAIN are created with 5 only.
@usableFromInline
package enum HMSV3NotificationDataType: Int, Numbered {
  case progress = 3
  case emphasis = 4
  case text = 5
  case match = 7
  @usableFromInline package static let spellings: StaticString = "3 (progress)\n4 (emphasis)\n5 (text)\n7 (match)"
}

/// Values for the placeholders in a live view's texts. Newer members are allowed.
@usableFromInline
package struct HMSV3Keywords: Syntax {
  @usableFromInline package static let keys: StaticString = "flightNo\ntrainNo"
  @usableFromInline package static var rule: RuleName { .hmsV3Keywords }
  @usableFromInline package static var grammar: Grammar { HMSGrammar.grammar }
  @usableFromInline package let node: Node
  /// Number of the flight. Mandatory to create for FLIGHT.
  package var flightNo = Node.absent
  /// Number of the train. Mandatory to create for TRAIN.
  package var trainNo = Node.absent

  @inline(__always) @usableFromInline package init(at node: Node) { self.node = node }

  @usableFromInline package mutating func decode(with decoder: inout Decoder) {
    var members = decoder.members(of: node)
    var hasOthers = false
    while let key = members.next(in: decoder.document) {
      switch key.length {
      case 7:
        switch key.start & 0xffffffffffffff {
        case 0x6f4e6e69617274:  // trainNo
          trainNo = decoder.text(key.node, replacing: trainNo); continue
        default: break
        }
      case 8:
        switch key.start {
        case 0x6f4e746867696c66:  // flightNo
          flightNo = decoder.text(key.node, replacing: flightNo); continue
        default: break
        }
      default: break
      }
      hasOthers = true
      decoder.other(key.node)
    }
    if hasOthers { decoder.checkNames(of: node) }
  }

  @usableFromInline package mutating func checkDeferred(with decoder: inout Decoder) {}
}

/// Capsule of a live view in the status bar. Newer members are allowed.
@usableFromInline
package struct HMSV3CapsuleData: Syntax {
  @usableFromInline package static let keys: StaticString = "type\nstatus\nicon\nbgColor\nremind\ntitle\ncontent"
  @usableFromInline package static var rule: RuleName { .hmsV3CapsuleData }
  @usableFromInline package static var grammar: Grammar { HMSGrammar.grammar }
  @usableFromInline package let node: Node
  /// Template of the capsule, 1 to 3. Mandatory.
  package var type = Node.absent
  /// State of the capsule, 1 shown or -1 hidden. Mandatory.
  package var status = Choice<HMSV3CapsuleDataStatus>()
  /// Icon of the capsule. Mandatory.
  package var icon = Node.absent
  /// Background color, "#AARRGGBB", not one of the system's own. Mandatory.
  package var bgColor = Node.absent
  /// How the capsule draws attention.
  package var remind = Choice<HMSV3CapsuleDataRemind>()
  /// Title, at most 128 characters.
  package var title = Node.absent
  /// Text, at most 128 characters.
  package var content = Node.absent

  @inline(__always) @usableFromInline package init(at node: Node) { self.node = node }

  @usableFromInline package mutating func decode(with decoder: inout Decoder) {
    var members = decoder.members(of: node)
    var hasOthers = false
    while let key = members.next(in: decoder.document) {
      switch key.length {
      case 4:
        switch key.start & 0xffffffff {
        case 0x65707974:  // type
          type = decoder.integer(key.node, replacing: type, in: 1...3); continue
        case 0x6e6f6369:  // icon
          icon = decoder.text(key.node, replacing: icon); continue
        default: break
        }
      case 5:
        switch key.start & 0xffffffffff {
        case 0x656c746974:  // title
          title = decoder.text(key.node, replacing: title); continue
        default: break
        }
      case 6:
        switch key.start & 0xffffffffffff {
        case 0x737574617473:  // status
          status = decoder.choice(key.node, replacing: status); continue
        case 0x646e696d6572:  // remind
          remind = decoder.choice(key.node, replacing: remind); continue
        default: break
        }
      case 7:
        switch key.start & 0xffffffffffffff {
        case 0x726f6c6f436762:  // bgColor
          bgColor = decoder.text(key.node, replacing: bgColor); continue
        case 0x746e65746e6f63:  // content
          content = decoder.text(key.node, replacing: content); continue
        default: break
        }
      default: break
      }
      hasOthers = true
      decoder.other(key.node)
    }
    if hasOthers { decoder.checkNames(of: node) }
  }

  @usableFromInline package mutating func checkDeferred(with decoder: inout Decoder) {}
}

/// State of the capsule, 1 shown or -1 hidden. Mandatory.
@usableFromInline
package enum HMSV3CapsuleDataStatus: Int, Numbered {
  case shown = 1
  case hidden = -1
  @usableFromInline package static let spellings: StaticString = "1 (shown)\n-1 (hidden)"
}

/// How the capsule draws attention.
@usableFromInline
package enum HMSV3CapsuleDataRemind: UInt8, Spelled {
  case `default` = 1
  case flip
  case expand
  @usableFromInline package static let spellings: StaticString = "DEFAULT\nFLIP\nEXPAND"

  @usableFromInline package init?(spelling key: Key, with decoder: inout Decoder) {
    switch key.length {
    case 4:
      switch key.start & 0xffffffff {
      case 0x50494c46:  // FLIP
        self = .flip; return
      default: break
      }
    case 6:
      switch key.start & 0xffffffffffff {
      case 0x444e41505845:  // EXPAND
        self = .expand; return
      default: break
      }
    case 7:
      switch key.start & 0xffffffffffffff {
      case 0x544c5541464544:  // DEFAULT
        self = .`default`; return
      default: break
      }
    default: break
    }
    return nil
  }
}

/// Record of one request, or of one template for several, as pushc writes it. Credentials are never in it.
@usableFromInline
package struct HMSRecord: Syntax {
  @usableFromInline package static let keys: StaticString = "target\ntokens\nmethod\nurl\nheaders\nbody\norigin"
  @usableFromInline package static var rule: RuleName { .hmsRecord }
  @usableFromInline package static var grammar: Grammar { HMSGrammar.grammar }
  @usableFromInline package let node: Node
  /// Service that the request is for.
  package var target = Choice<HMSRecordTarget>()
  /// Templates only: the tokens, which the body then leaves out.
  package var tokens = Node.absent
  /// HTTP method, "POST".
  package var method = Node.absent
  /// Endpoint. Unknown parts are in braces, such as `{app_id}`.
  package var url = Node.absent
  /// Request headers.
  package var headers = Node.absent
  /// Body: a request of either form.
  package var body = Node.absent
  /// Where the message stood in the input: file, line, pointer and id.
  package var origin = Node.absent

  @inline(__always) @usableFromInline package init(at node: Node) { self.node = node }

  @usableFromInline package mutating func decode(with decoder: inout Decoder) {
    var members = decoder.members(of: node)
    var hasOthers = false
    while let key = members.next(in: decoder.document) {
      switch key.length {
      case 3:
        switch key.start & 0xffffff {
        case 0x6c7275:  // url
          url = decoder.text(key.node, replacing: url); continue
        default: break
        }
      case 4:
        switch key.start & 0xffffffff {
        case 0x79646f62:  // body
          body = decoder.object(key.node, replacing: body); continue
        default: break
        }
      case 6:
        switch key.start & 0xffffffffffff {
        case 0x746567726174:  // target
          target = decoder.choice(key.node, replacing: target); continue
        case 0x736e656b6f74:  // tokens
          tokens = decoder.texts(key.node, replacing: tokens); continue
        case 0x646f6874656d:  // method
          method = decoder.text(key.node, replacing: method); continue
        case 0x6e696769726f:  // origin
          origin = decoder.object(key.node, replacing: origin); continue
        default: break
        }
      case 7:
        switch key.start & 0xffffffffffffff {
        case 0x73726564616568:  // headers
          headers = decoder.textMap(key.node, replacing: headers); continue
        default: break
        }
      default: break
      }
      hasOthers = true
      decoder.unknown(key.node, of: node, in: Self.self)
    }
    if hasOthers { decoder.checkNames(of: node) }
    decoder.require("body", body, in: node)
  }

  @usableFromInline package mutating func checkDeferred(with decoder: inout Decoder) {}
}

/// Service that the request is for.
@usableFromInline
package enum HMSRecordTarget: UInt8, Spelled {
  case hms = 1
  @usableFromInline package static let spellings: StaticString = "hms"

  @usableFromInline package init?(spelling key: Key, with decoder: inout Decoder) {
    switch key.length {
    case 3:
      switch key.start & 0xffffff {
      case 0x736d68:  // hms
        self = .hms; return
      default: break
      }
    default: break
    }
    return nil
  }
}

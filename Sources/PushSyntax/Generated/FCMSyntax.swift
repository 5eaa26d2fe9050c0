// swift-format-ignore-file
// Written by `swift run pushc-generate` from grammar/fcm.cddl. Do not edit.

public import PushJSON

/// FCM HTTP v1: body of a send request, and that of the legacy HTTP API.
/// Endpoint: POST https://fcm.googleapis.com/v1/projects/{project}/messages:send
/// Facts: Google's discovery document fcm:v1, revision 20261023; the Firebase documentation and the Firebase
/// Admin SDKs for limits. Members are named in snake_case, which the service accepts as well as camelCase.
package enum FCMGrammar {
  /// A line for each object: the number of its rule, its path and the names of its members.
  package static let grammar = Grammar(title: "FCM", objects: """
    39,,message,validate_only
    40,message.,name,data,notification,android,android_v2,webpush,apns,fcm_options,fid,token,topic,condition
    41,message.notification.,title,body,image
    42,message.android.,collapse_key,priority,ttl,restricted_package_name,data,notification,fcm_options,direct_boot_ok,bandwidth_constrained_ok,restricted_satellite_ok
    43,message.android.notification.,title,body,image,icon,color,sound,default_sound,tag,click_action,body_loc_key,body_loc_args,title_loc_key,title_loc_args,channel_id,ticker,sticky,event_time,local_only,notification_priority,vibrate_timings,default_vibrate_timings,light_settings,default_light_settings,visibility,notification_count,proxy,bypass_proxy_notification
    44,message.android.notification.light_settings.,color,light_on_duration,light_off_duration
    45,message.android.notification.light_settings.color.,red,green,blue,alpha
    55,message.android.fcm_options.,analytics_label
    46,message.android_v2.,collapse_key,ttl,restricted_package_name,data,fcm_options,direct_boot_ok,bandwidth_constrained_ok,restricted_satellite_ok,remote_notification,background_sync
    55,message.android_v2.fcm_options.,analytics_label
    47,message.android_v2.remote_notification.,notification,mutable_content,use_as_v1_data_message
    48,message.android_v2.remote_notification.notification.,title,body,icon,color,sound,tag,id,click_action,title_loc_key,title_loc_args,body_loc_key,body_loc_args,channel_id,image,ticker,sticky,event_time,local_only,notification_priority,vibrate_timings,default_vibrate_timings,default_sound,light_settings,default_light_settings,visibility,notification_count
    44,message.android_v2.remote_notification.notification.light_settings.,color,light_on_duration,light_off_duration
    45,message.android_v2.remote_notification.notification.light_settings.color.,red,green,blue,alpha
    49,message.android_v2.background_sync.
    52,message.webpush.,headers,data,notification,fcm_options
    53,message.webpush.fcm_options.,link,analytics_label
    50,message.apns.,headers,payload,fcm_options,live_activity_token
    51,message.apns.fcm_options.,analytics_label,image
    54,message.fcm_options.,analytics_label
    """)
}

/// Request: one message for one target.
@usableFromInline
package struct FCMRequest: Syntax {
  @usableFromInline package static let keys: StaticString = "message\nvalidate_only"
  @usableFromInline package static var rule: RuleName { .fcmRequest }
  @usableFromInline package static var grammar: Grammar { FCMGrammar.grammar }
  @usableFromInline package let node: Node
  /// The message to send.
  package var message: FCMMessage?
  /// Check the request without delivering it. Default false.
  package var validateOnly = Node.absent

  @inline(__always) @usableFromInline package init(at node: Node) { self.node = node }

  @usableFromInline package mutating func decode(with decoder: inout Decoder) {
    var members = decoder.members(of: node)
    var hasOthers = false
    while let key = members.next(in: decoder.document) {
      switch key.length {
      case 7:
        switch key.start & 0xffffffffffffff {
        case 0x6567617373656d:  // message
          decoder.nested(key.node, &message); continue
        default: break
        }
      case 12:
        switch key.start {
        case 0x65746164696c6176:  // validateOnly
          if key.tail == 0x796c6e4f65746164 { validateOnly = decoder.flag(key.node, replacing: validateOnly); continue }
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
  }
}

/// A message. Exactly one of `fid`, `token`, `topic` and `condition` is set.
@usableFromInline
package struct FCMMessage: Syntax {
  @usableFromInline package static let keys: StaticString = "name\ndata\nnotification\nandroid\nandroid_v2\nwebpush\napns\nfcm_options\nfid\ntoken\ntopic\ncondition"
  @usableFromInline package static var rule: RuleName { .fcmMessage }
  @usableFromInline package static var grammar: Grammar { FCMGrammar.grammar }
  @usableFromInline package let node: Node
  /// The service's name for a message that was sent, `projects/*/messages/*`. Only in responses.
  package var name = Node.absent
  /// The app's own data. Reserved: `from`, `message_type`, and keys starting with `google.` or
  /// `gcm.notification.`.
  package var data = Node.absent
  /// Notification for all platforms.
  package var notification: FCMNotification?
  /// Options for Android devices.
  package var android: FCMAndroidConfig?
  /// Options for Android devices in their second form, a preview. Not together with `android`.
  package var androidV2: FCMAndroidConfigV2?
  /// Options for browsers.
  package var webpush: FCMWebpushConfig?
  /// Options for Apple devices.
  package var apns: FCMApnsConfig?
  /// Options of the FCM SDKs for all platforms.
  package var fcmOptions: FCMFcmOptions?
  /// Target: a Firebase installation id.
  package var fid = Node.absent
  /// Target: a registration token. `fid` is to replace it; in the meantime it takes an installation id as well.
  package var token = Node.absent
  /// Target: the name of a topic, without "/topics/". Letters, digits and `-_.~%`.
  package var topic = Node.absent
  /// Target: an expression over topics, such as `'a' in topics && 'b' in topics`.
  package var condition = Node.absent

  @inline(__always) @usableFromInline package init(at node: Node) { self.node = node }

  @usableFromInline package mutating func decode(with decoder: inout Decoder) {
    var members = decoder.members(of: node)
    var hasOthers = false
    while let key = members.next(in: decoder.document) {
      switch key.length {
      case 3:
        switch key.start & 0xffffff {
        case 0x646966:  // fid
          fid = decoder.text(key.node, replacing: fid); continue
        default: break
        }
      case 4:
        switch key.start & 0xffffffff {
        case 0x656d616e:  // name
          name = decoder.text(key.node, replacing: name); continue
        case 0x61746164:  // data
          data = decoder.textMap(key.node, replacing: data); continue
        case 0x736e7061:  // apns
          decoder.nested(key.node, &apns); continue
        default: break
        }
      case 5:
        switch key.start & 0xffffffffff {
        case 0x6e656b6f74:  // token
          token = decoder.text(key.node, replacing: token); continue
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
        case 0x5664696f72646e61:  // androidV2
          if key.tail == 0x325664696f72646e { decoder.nested(key.node, &androidV2); continue }
        case 0x6f697469646e6f63:  // condition
          if key.tail == 0x6e6f697469646e6f { condition = decoder.text(key.node, replacing: condition); continue }
        default: break
        }
      case 10:
        switch key.start {
        case 0x5f64696f72646e61:  // android_v2
          if key.tail == 0x32765f64696f7264 { decoder.nested(key.node, &androidV2); continue }
        case 0x6f6974704f6d6366:  // fcmOptions
          if key.tail == 0x736e6f6974704f6d { decoder.nested(key.node, &fcmOptions); continue }
        default: break
        }
      case 11:
        switch key.start {
        case 0x6974706f5f6d6366:  // fcm_options
          if key.tail == 0x736e6f6974706f5f { decoder.nested(key.node, &fcmOptions); continue }
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
    androidV2?.checkDeferred(with: &decoder)
    webpush?.checkDeferred(with: &decoder)
    apns?.checkDeferred(with: &decoder)
    fcmOptions?.checkDeferred(with: &decoder)
  }
}

/// Notification for all platforms; each platform's own block can override it.
@usableFromInline
package struct FCMNotification: Syntax {
  @usableFromInline package static let keys: StaticString = "title\nbody\nimage"
  @usableFromInline package static var rule: RuleName { .fcmNotification }
  @usableFromInline package static var grammar: Grammar { FCMGrammar.grammar }
  @usableFromInline package let node: Node
  /// Title of the notification.
  package var title = Node.absent
  /// Text of the notification.
  package var body = Node.absent
  /// URL of a picture, loaded by the device: JPEG, PNG or BMP; at most 1 MB on Android.
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

/// Options for Android devices.
@usableFromInline
package struct FCMAndroidConfig: Syntax {
  @usableFromInline package static let keys: StaticString = "collapse_key\npriority\nttl\nrestricted_package_name\ndata\nnotification\nfcm_options\ndirect_boot_ok\nbandwidth_constrained_ok\nrestricted_satellite_ok"
  @usableFromInline package static var rule: RuleName { .fcmAndroidConfig }
  @usableFromInline package static var grammar: Grammar { FCMGrammar.grammar }
  @usableFromInline package let node: Node
  /// Undelivered messages with the same key replace each other. At most 4 keys at a time per app instance.
  package var collapseKey = Node.absent
  /// Delivery priority. Default: "NORMAL" for data messages, "HIGH" for notifications.
  package var priority = Choice<FCMAndroidPriority>()
  /// How long an undelivered message is kept, "0s" to "2419200s". Default four weeks; "0s" now or never.
  package var ttl = Node.absent
  /// Only an app with this package name may receive.
  package var restrictedPackageName = Node.absent
  /// The app's own data; replaces the message's `data`.
  package var data = Node.absent
  /// Notification for Android devices.
  package var notification: FCMAndroidNotification?
  /// Options of the FCM SDK for Android.
  package var fcmOptions: FCMAndroidFcmOptions?
  /// Deliver while the device waits for its first unlock after a start. Default false.
  package var directBootOk = Node.absent
  /// Deliver over networks of little bandwidth. Default false.
  package var bandwidthConstrainedOk = Node.absent
  /// Deliver over restricted satellite networks. Default false.
  package var restrictedSatelliteOk = Node.absent

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
          data = decoder.textMap(key.node, replacing: data); continue
        default: break
        }
      case 8:
        switch key.start {
        case 0x797469726f697270:  // priority
          priority = decoder.choice(key.node, replacing: priority); continue
        default: break
        }
      case 10:
        switch key.start {
        case 0x6f6974704f6d6366:  // fcmOptions
          if key.tail == 0x736e6f6974704f6d { decoder.nested(key.node, &fcmOptions); continue }
        default: break
        }
      case 11:
        switch key.start {
        case 0x657370616c6c6f63:  // collapseKey
          if key.tail == 0x79654b657370616c { collapseKey = decoder.text(key.node, replacing: collapseKey); continue }
        case 0x6974706f5f6d6366:  // fcm_options
          if key.tail == 0x736e6f6974706f5f { decoder.nested(key.node, &fcmOptions); continue }
        default: break
        }
      case 12:
        switch key.start {
        case 0x657370616c6c6f63:  // collapse_key
          if key.tail == 0x79656b5f65737061 { collapseKey = decoder.text(key.node, replacing: collapseKey); continue }
        case 0x6163696669746f6e:  // notification
          if key.tail == 0x6e6f697461636966 { decoder.nested(key.node, &notification); continue }
        case 0x6f42746365726964:  // directBootOk
          if key.tail == 0x6b4f746f6f427463 { directBootOk = decoder.flag(key.node, replacing: directBootOk); continue }
        default: break
        }
      case 14:
        switch key.start {
        case 0x625f746365726964:  // direct_boot_ok
          if key.tail == 0x6b6f5f746f6f625f { directBootOk = decoder.flag(key.node, replacing: directBootOk); continue }
        default: break
        }
      case 21:
        switch key.start {
        case 0x7463697274736572:  // restrictedPackageName, restrictedSatelliteOk
          if key.tail == 0x656d614e6567616b, decoder.matches(key, "restrictedPackageName") { restrictedPackageName = decoder.text(key.node, replacing: restrictedPackageName); continue }
          if key.tail == 0x6b4f6574696c6c65, decoder.matches(key, "restrictedSatelliteOk") { restrictedSatelliteOk = decoder.flag(key.node, replacing: restrictedSatelliteOk); continue }
        default: break
        }
      case 22:
        switch key.start {
        case 0x74646977646e6162:  // bandwidthConstrainedOk
          if key.tail == 0x6b4f64656e696172, decoder.matches(key, "bandwidthConstrainedOk") { bandwidthConstrainedOk = decoder.flag(key.node, replacing: bandwidthConstrainedOk); continue }
        default: break
        }
      case 23:
        switch key.start {
        case 0x7463697274736572:  // restricted_package_name, restricted_satellite_ok
          if key.tail == 0x656d616e5f656761, decoder.matches(key, "restricted_package_name") { restrictedPackageName = decoder.text(key.node, replacing: restrictedPackageName); continue }
          if key.tail == 0x6b6f5f6574696c6c, decoder.matches(key, "restricted_satellite_ok") { restrictedSatelliteOk = decoder.flag(key.node, replacing: restrictedSatelliteOk); continue }
        default: break
        }
      case 24:
        switch key.start {
        case 0x74646977646e6162:  // bandwidth_constrained_ok
          if key.tail == 0x6b6f5f64656e6961, decoder.matches(key, "bandwidth_constrained_ok") { bandwidthConstrainedOk = decoder.flag(key.node, replacing: bandwidthConstrainedOk); continue }
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
    fcmOptions?.checkDeferred(with: &decoder)
  }
}

/// Delivery priority. The service takes both cases of this one choice.
@usableFromInline
package enum FCMAndroidPriority: UInt8, Spelled {
  case normal = 1
  case high
  @usableFromInline package static let spellings: StaticString = "NORMAL\nHIGH\nnormal\nhigh"

  @usableFromInline package init?(spelling key: Key, with decoder: inout Decoder) {
    switch key.length {
    case 4:
      switch key.start & 0xffffffff {
      case 0x48474948:  // HIGH
        self = .high; return
      case 0x68676968:  // high
        self = .high; return
      default: break
      }
    case 6:
      switch key.start & 0xffffffffffff {
      case 0x4c414d524f4e:  // NORMAL
        self = .normal; return
      case 0x6c616d726f6e:  // normal
        self = .normal; return
      default: break
      }
    default: break
    }
    return nil
  }
}

/// Notification for Android devices.
@usableFromInline
package struct FCMAndroidNotification: Syntax {
  @usableFromInline package static let keys: StaticString = "title\nbody\nimage\nicon\ncolor\nsound\ndefault_sound\ntag\nclick_action\nbody_loc_key\nbody_loc_args\ntitle_loc_key\ntitle_loc_args\nchannel_id\nticker\nsticky\nevent_time\nlocal_only\nnotification_priority\nvibrate_timings\ndefault_vibrate_timings\nlight_settings\ndefault_light_settings\nvisibility\nnotification_count\nproxy\nbypass_proxy_notification"
  @usableFromInline package static var rule: RuleName { .fcmAndroidNotification }
  @usableFromInline package static var grammar: Grammar { FCMGrammar.grammar }
  @usableFromInline package let node: Node
  /// Title; wins over the common notification's.
  package var title = Node.absent
  /// Text; wins over the common notification's.
  package var body = Node.absent
  /// URL of a picture; wins over the common notification's.
  package var image = Node.absent
  /// Name of a drawable resource. Default: the icon that the app's manifest states.
  package var icon = Node.absent
  /// Color of the icon, "#rrggbb".
  package var color = Node.absent
  /// File name of a sound resource in `/res/raw`, or "default".
  package var sound = Node.absent
  /// Use the default sound. Default false.
  package var defaultSound = Node.absent
  /// A notification on screen with the same tag is replaced.
  package var tag = Node.absent
  /// Intent action that a tap starts.
  package var clickAction = Node.absent
  /// String resource of the text.
  package var bodyLocKey = Node.absent
  /// Values for the placeholders of `body_loc_key`, in order.
  package var bodyLocArgs = Node.absent
  /// String resource of the title.
  package var titleLocKey = Node.absent
  /// Values for the placeholders of `title_loc_key`, in order.
  package var titleLocArgs = Node.absent
  /// Notification channel, Android 8 and later. Default: the one that the app's manifest states.
  package var channelID = Node.absent
  /// Text for accessibility services.
  package var ticker = Node.absent
  /// Keep the notification on screen after a tap. Default false.
  package var sticky = Node.absent
  /// When the event happened that the notification tells of. Notifications are sorted by it.
  package var eventTime = Node.absent
  /// Do not show the notification on connected devices, such as a watch. Default false.
  package var localOnly = Node.absent
  /// Importance on the device. Not the delivery priority.
  package var notificationPriority = Choice<FCMNotificationPriority>()
  /// Vibration pattern: wait, on, off, on, …
  package var vibrateTimings = Node.absent
  /// Use the default vibration pattern; wins over `vibrate_timings`. Default false.
  package var defaultVibrateTimings = Node.absent
  /// Color and rhythm of the LED; wins over `default_light_settings`.
  package var lightSettings: FCMLightSettings?
  /// Use the default LED settings. Default false.
  package var defaultLightSettings = Node.absent
  /// What a lock screen shows.
  package var visibility = Choice<FCMVisibility>()
  /// Number of items that the notification represents, shown as a badge. 32 bits.
  /// Default: one more than before.
  package var notificationCount = Node.absent
  /// Who may show the notification in the app's stead. Unspecified means IF_PRIORITY_LOWERED.
  package var proxy = Choice<FCMAndroidNotificationProxy>()
  /// Have the app show the notification rather than the proxy.
  package var bypassProxyNotification = Node.absent

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
        default: break
        }
      case 5:
        switch key.start & 0xffffffffff {
        case 0x656c746974:  // title
          title = decoder.text(key.node, replacing: title); continue
        case 0x6567616d69:  // image
          image = decoder.text(key.node, replacing: image); continue
        case 0x726f6c6f63:  // color
          color = decoder.text(key.node, replacing: color); continue
        case 0x646e756f73:  // sound
          sound = decoder.text(key.node, replacing: sound); continue
        case 0x79786f7270:  // proxy
          proxy = decoder.choice(key.node, replacing: proxy); continue
        default: break
        }
      case 6:
        switch key.start & 0xffffffffffff {
        case 0x72656b636974:  // ticker
          ticker = decoder.text(key.node, replacing: ticker); continue
        case 0x796b63697473:  // sticky
          sticky = decoder.flag(key.node, replacing: sticky); continue
        default: break
        }
      case 9:
        switch key.start {
        case 0x496c656e6e616863:  // channelId
          if key.tail == 0x64496c656e6e6168 { channelID = decoder.text(key.node, replacing: channelID); continue }
        case 0x6d6954746e657665:  // eventTime
          if key.tail == 0x656d6954746e6576 { eventTime = decoder.text(key.node, replacing: eventTime); continue }
        case 0x6c6e4f6c61636f6c:  // localOnly
          if key.tail == 0x796c6e4f6c61636f { localOnly = decoder.flag(key.node, replacing: localOnly); continue }
        default: break
        }
      case 10:
        switch key.start {
        case 0x4b636f4c79646f62:  // bodyLocKey
          if key.tail == 0x79654b636f4c7964 { bodyLocKey = decoder.text(key.node, replacing: bodyLocKey); continue }
        case 0x5f6c656e6e616863:  // channel_id
          if key.tail == 0x64695f6c656e6e61 { channelID = decoder.text(key.node, replacing: channelID); continue }
        case 0x69745f746e657665:  // event_time
          if key.tail == 0x656d69745f746e65 { eventTime = decoder.text(key.node, replacing: eventTime); continue }
        case 0x6e6f5f6c61636f6c:  // local_only
          if key.tail == 0x796c6e6f5f6c6163 { localOnly = decoder.flag(key.node, replacing: localOnly); continue }
        case 0x696c696269736976:  // visibility
          if key.tail == 0x7974696c69626973 { visibility = decoder.choice(key.node, replacing: visibility); continue }
        default: break
        }
      case 11:
        switch key.start {
        case 0x7463416b63696c63:  // clickAction
          if key.tail == 0x6e6f697463416b63 { clickAction = decoder.text(key.node, replacing: clickAction); continue }
        case 0x41636f4c79646f62:  // bodyLocArgs
          if key.tail == 0x73677241636f4c79 { bodyLocArgs = decoder.texts(key.node, replacing: bodyLocArgs); continue }
        case 0x636f4c656c746974:  // titleLocKey
          if key.tail == 0x79654b636f4c656c { titleLocKey = decoder.text(key.node, replacing: titleLocKey); continue }
        default: break
        }
      case 12:
        switch key.start {
        case 0x53746c7561666564:  // defaultSound
          if key.tail == 0x646e756f53746c75 { defaultSound = decoder.flag(key.node, replacing: defaultSound); continue }
        case 0x63615f6b63696c63:  // click_action
          if key.tail == 0x6e6f697463615f6b { clickAction = decoder.text(key.node, replacing: clickAction); continue }
        case 0x636f6c5f79646f62:  // body_loc_key
          if key.tail == 0x79656b5f636f6c5f { bodyLocKey = decoder.text(key.node, replacing: bodyLocKey); continue }
        case 0x636f4c656c746974:  // titleLocArgs
          if key.tail == 0x73677241636f4c65 { titleLocArgs = decoder.texts(key.node, replacing: titleLocArgs); continue }
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
        case 0x746553746867696c:  // lightSettings
          if key.tail == 0x73676e6974746553 { decoder.nested(key.node, &lightSettings); continue }
        default: break
        }
      case 14:
        switch key.start {
        case 0x6f6c5f656c746974:  // title_loc_args
          if key.tail == 0x736772615f636f6c { titleLocArgs = decoder.texts(key.node, replacing: titleLocArgs); continue }
        case 0x5465746172626976:  // vibrateTimings
          if key.tail == 0x73676e696d695465 { vibrateTimings = decoder.texts(key.node, replacing: vibrateTimings); continue }
        case 0x65735f746867696c:  // light_settings
          if key.tail == 0x73676e6974746573 { decoder.nested(key.node, &lightSettings); continue }
        default: break
        }
      case 15:
        switch key.start {
        case 0x5f65746172626976:  // vibrate_timings
          if key.tail == 0x73676e696d69745f { vibrateTimings = decoder.texts(key.node, replacing: vibrateTimings); continue }
        default: break
        }
      case 17:
        switch key.start {
        case 0x6163696669746f6e:  // notificationCount
          if key.tail == 0x746e756f436e6f69, decoder.matches(key, "notificationCount") { notificationCount = decoder.integer(key.node, replacing: notificationCount, in: -2147483648...2147483647); continue }
        default: break
        }
      case 18:
        switch key.start {
        case 0x6163696669746f6e:  // notification_count
          if key.tail == 0x746e756f635f6e6f, decoder.matches(key, "notification_count") { notificationCount = decoder.integer(key.node, replacing: notificationCount, in: -2147483648...2147483647); continue }
        default: break
        }
      case 20:
        switch key.start {
        case 0x6163696669746f6e:  // notificationPriority
          if key.tail == 0x797469726f697250, decoder.matches(key, "notificationPriority") { notificationPriority = decoder.choice(key.node, replacing: notificationPriority); continue }
        case 0x4c746c7561666564:  // defaultLightSettings
          if key.tail == 0x73676e6974746553, decoder.matches(key, "defaultLightSettings") { defaultLightSettings = decoder.flag(key.node, replacing: defaultLightSettings); continue }
        default: break
        }
      case 21:
        switch key.start {
        case 0x6163696669746f6e:  // notification_priority
          if key.tail == 0x797469726f697270, decoder.matches(key, "notification_priority") { notificationPriority = decoder.choice(key.node, replacing: notificationPriority); continue }
        case 0x56746c7561666564:  // defaultVibrateTimings
          if key.tail == 0x73676e696d695465, decoder.matches(key, "defaultVibrateTimings") { defaultVibrateTimings = decoder.flag(key.node, replacing: defaultVibrateTimings); continue }
        default: break
        }
      case 22:
        switch key.start {
        case 0x5f746c7561666564:  // default_light_settings
          if key.tail == 0x73676e6974746573, decoder.matches(key, "default_light_settings") { defaultLightSettings = decoder.flag(key.node, replacing: defaultLightSettings); continue }
        default: break
        }
      case 23:
        switch key.start {
        case 0x5f746c7561666564:  // default_vibrate_timings
          if key.tail == 0x73676e696d69745f, decoder.matches(key, "default_vibrate_timings") { defaultVibrateTimings = decoder.flag(key.node, replacing: defaultVibrateTimings); continue }
        case 0x7250737361707962:  // bypassProxyNotification
          if key.tail == 0x6e6f697461636966, decoder.matches(key, "bypassProxyNotification") { decoder.deprecated(key.node, since: "FCM v1"); bypassProxyNotification = decoder.flag(key.node, replacing: bypassProxyNotification); continue }
        default: break
        }
      case 25:
        switch key.start {
        case 0x705f737361707962:  // bypass_proxy_notification
          if key.tail == 0x6e6f697461636966, decoder.matches(key, "bypass_proxy_notification") { decoder.deprecated(key.node, since: "FCM v1"); bypassProxyNotification = decoder.flag(key.node, replacing: bypassProxyNotification); continue }
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
    lightSettings?.checkDeferred(with: &decoder)
  }
}

/// Who may show the notification in the app's stead. Unspecified means IF_PRIORITY_LOWERED.
@usableFromInline
package enum FCMAndroidNotificationProxy: UInt8, Spelled {
  case proxyUnspecified = 1
  case allow
  case deny
  case ifPriorityLowered
  @usableFromInline package static let spellings: StaticString = "PROXY_UNSPECIFIED\nALLOW\nDENY\nIF_PRIORITY_LOWERED"

  @usableFromInline package init?(spelling key: Key, with decoder: inout Decoder) {
    switch key.length {
    case 4:
      switch key.start & 0xffffffff {
      case 0x594e4544:  // DENY
        self = .deny; return
      default: break
      }
    case 5:
      switch key.start & 0xffffffffff {
      case 0x574f4c4c41:  // ALLOW
        self = .allow; return
      default: break
      }
    case 17:
      switch key.start {
      case 0x4e555f59584f5250:  // PROXY_UNSPECIFIED
        if key.tail == 0x4445494649434550, decoder.matches(key, "PROXY_UNSPECIFIED") { self = .proxyUnspecified; return }
      default: break
      }
    case 19:
      switch key.start {
      case 0x524f4952505f4649:  // IF_PRIORITY_LOWERED
        if key.tail == 0x44455245574f4c5f, decoder.matches(key, "IF_PRIORITY_LOWERED") { self = .ifPriorityLowered; return }
      default: break
      }
    default: break
    }
    return nil
  }
}

/// Importance of a notification on the device, Android 7.1 and earlier; later ones take it from the channel.
/// Unspecified means PRIORITY_DEFAULT.
@usableFromInline
package enum FCMNotificationPriority: UInt8, Spelled {
  case priorityUnspecified = 1
  case priorityMin
  case priorityLow
  case priorityDefault
  case priorityHigh
  case priorityMax
  @usableFromInline package static let spellings: StaticString = "PRIORITY_UNSPECIFIED\nPRIORITY_MIN\nPRIORITY_LOW\nPRIORITY_DEFAULT\nPRIORITY_HIGH\nPRIORITY_MAX"

  @usableFromInline package init?(spelling key: Key, with decoder: inout Decoder) {
    switch key.length {
    case 12:
      switch key.start {
      case 0x595449524f495250:  // PRIORITY_MIN, PRIORITY_LOW, PRIORITY_MAX
        if key.tail == 0x4e494d5f59544952 { self = .priorityMin; return }
        if key.tail == 0x574f4c5f59544952 { self = .priorityLow; return }
        if key.tail == 0x58414d5f59544952 { self = .priorityMax; return }
      default: break
      }
    case 13:
      switch key.start {
      case 0x595449524f495250:  // PRIORITY_HIGH
        if key.tail == 0x484749485f595449 { self = .priorityHigh; return }
      default: break
      }
    case 16:
      switch key.start {
      case 0x595449524f495250:  // PRIORITY_DEFAULT
        if key.tail == 0x544c55414645445f { self = .priorityDefault; return }
      default: break
      }
    case 20:
      switch key.start {
      case 0x595449524f495250:  // PRIORITY_UNSPECIFIED
        if key.tail == 0x4445494649434550, decoder.matches(key, "PRIORITY_UNSPECIFIED") { self = .priorityUnspecified; return }
      default: break
      }
    default: break
    }
    return nil
  }
}

/// What a lock screen shows of a notification. Unspecified means PRIVATE.
@usableFromInline
package enum FCMVisibility: UInt8, Spelled {
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

/// How the LED blinks. Google documents all three members as required.
@usableFromInline
package struct FCMLightSettings: Syntax {
  @usableFromInline package static let keys: StaticString = "color\nlight_on_duration\nlight_off_duration"
  @usableFromInline package static var rule: RuleName { .fcmLightSettings }
  @usableFromInline package static var grammar: Grammar { FCMGrammar.grammar }
  @usableFromInline package let node: Node
  /// Color of the LED. The client ignores opaque black.
  package var color: FCMColor?
  /// How long the LED is on.
  package var lightOnDuration = Node.absent
  /// How long the LED is off in between.
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
      case 15:
        switch key.start {
        case 0x446e4f746867696c:  // lightOnDuration
          if key.tail == 0x6e6f697461727544 { lightOnDuration = decoder.text(key.node, replacing: lightOnDuration); continue }
        default: break
        }
      case 16:
        switch key.start {
        case 0x66664f746867696c:  // lightOffDuration
          if key.tail == 0x6e6f697461727544 { lightOffDuration = decoder.text(key.node, replacing: lightOffDuration); continue }
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
  }

  @usableFromInline package mutating func checkDeferred(with decoder: inout Decoder) {
    color?.checkDeferred(with: &decoder)
  }
}

/// A color by its parts.
@usableFromInline
package struct FCMColor: Syntax {
  @usableFromInline package static let keys: StaticString = "red\ngreen\nblue\nalpha"
  @usableFromInline package static var rule: RuleName { .fcmColor }
  @usableFromInline package static var grammar: Grammar { FCMGrammar.grammar }
  @usableFromInline package let node: Node
  /// Share of red, 0 to 1. Default 0.
  package var red = Node.absent
  /// Share of green, 0 to 1. Default 0.
  package var green = Node.absent
  /// Share of blue, 0 to 1. Default 0.
  package var blue = Node.absent
  /// Opacity, 0 transparent to 1 solid. Default 1.
  package var alpha = Node.absent

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
        case 0x6e65657267:  // green
          green = decoder.number(key.node, replacing: green, in: 0.0...1.0); continue
        case 0x6168706c61:  // alpha
          alpha = decoder.number(key.node, replacing: alpha, in: 0.0...1.0); continue
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

/// Options for Android devices in their second form, a preview: either a notification or a background message.
@usableFromInline
package struct FCMAndroidConfigV2: Syntax {
  @usableFromInline package static let keys: StaticString = "collapse_key\nttl\nrestricted_package_name\ndata\nfcm_options\ndirect_boot_ok\nbandwidth_constrained_ok\nrestricted_satellite_ok\nremote_notification\nbackground_sync"
  @usableFromInline package static var rule: RuleName { .fcmAndroidConfigV2 }
  @usableFromInline package static var grammar: Grammar { FCMGrammar.grammar }
  @usableFromInline package let node: Node
  /// Undelivered messages with the same key replace each other. At most 4 keys at a time per app instance.
  package var collapseKey = Node.absent
  /// How long an undelivered message is kept, "0s" to "2419200s". Default four weeks; "0s" now or never.
  package var ttl = Node.absent
  /// Only an app with this package name may receive.
  package var restrictedPackageName = Node.absent
  /// The app's own data; replaces the message's `data`.
  package var data = Node.absent
  /// Options of the FCM SDK for Android; wins over the message's `fcm_options`.
  package var fcmOptions: FCMAndroidFcmOptions?
  /// Deliver while the device waits for its first unlock after a start. Default false.
  package var directBootOk = Node.absent
  /// Deliver over networks of little bandwidth. Default false.
  package var bandwidthConstrainedOk = Node.absent
  /// Deliver over restricted satellite networks. Default false.
  package var restrictedSatelliteOk = Node.absent
  /// A visible message, delivered at once. Not together with `background_sync`.
  package var remoteNotification: FCMRemoteNotification?
  /// A message that is not urgent and may be delayed. Not together with `remote_notification`.
  package var backgroundSync: FCMBackgroundSync?

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
          data = decoder.textMap(key.node, replacing: data); continue
        default: break
        }
      case 10:
        switch key.start {
        case 0x6f6974704f6d6366:  // fcmOptions
          if key.tail == 0x736e6f6974704f6d { decoder.nested(key.node, &fcmOptions); continue }
        default: break
        }
      case 11:
        switch key.start {
        case 0x657370616c6c6f63:  // collapseKey
          if key.tail == 0x79654b657370616c { collapseKey = decoder.text(key.node, replacing: collapseKey); continue }
        case 0x6974706f5f6d6366:  // fcm_options
          if key.tail == 0x736e6f6974706f5f { decoder.nested(key.node, &fcmOptions); continue }
        default: break
        }
      case 12:
        switch key.start {
        case 0x657370616c6c6f63:  // collapse_key
          if key.tail == 0x79656b5f65737061 { collapseKey = decoder.text(key.node, replacing: collapseKey); continue }
        case 0x6f42746365726964:  // directBootOk
          if key.tail == 0x6b4f746f6f427463 { directBootOk = decoder.flag(key.node, replacing: directBootOk); continue }
        default: break
        }
      case 14:
        switch key.start {
        case 0x625f746365726964:  // direct_boot_ok
          if key.tail == 0x6b6f5f746f6f625f { directBootOk = decoder.flag(key.node, replacing: directBootOk); continue }
        case 0x756f72676b636162:  // backgroundSync
          if key.tail == 0x636e7953646e756f { decoder.nested(key.node, &backgroundSync); continue }
        default: break
        }
      case 15:
        switch key.start {
        case 0x756f72676b636162:  // background_sync
          if key.tail == 0x636e79735f646e75 { decoder.nested(key.node, &backgroundSync); continue }
        default: break
        }
      case 18:
        switch key.start {
        case 0x6f4e65746f6d6572:  // remoteNotification
          if key.tail == 0x6e6f697461636966, decoder.matches(key, "remoteNotification") { decoder.nested(key.node, &remoteNotification); continue }
        default: break
        }
      case 19:
        switch key.start {
        case 0x6e5f65746f6d6572:  // remote_notification
          if key.tail == 0x6e6f697461636966, decoder.matches(key, "remote_notification") { decoder.nested(key.node, &remoteNotification); continue }
        default: break
        }
      case 21:
        switch key.start {
        case 0x7463697274736572:  // restrictedPackageName, restrictedSatelliteOk
          if key.tail == 0x656d614e6567616b, decoder.matches(key, "restrictedPackageName") { restrictedPackageName = decoder.text(key.node, replacing: restrictedPackageName); continue }
          if key.tail == 0x6b4f6574696c6c65, decoder.matches(key, "restrictedSatelliteOk") { restrictedSatelliteOk = decoder.flag(key.node, replacing: restrictedSatelliteOk); continue }
        default: break
        }
      case 22:
        switch key.start {
        case 0x74646977646e6162:  // bandwidthConstrainedOk
          if key.tail == 0x6b4f64656e696172, decoder.matches(key, "bandwidthConstrainedOk") { bandwidthConstrainedOk = decoder.flag(key.node, replacing: bandwidthConstrainedOk); continue }
        default: break
        }
      case 23:
        switch key.start {
        case 0x7463697274736572:  // restricted_package_name, restricted_satellite_ok
          if key.tail == 0x656d616e5f656761, decoder.matches(key, "restricted_package_name") { restrictedPackageName = decoder.text(key.node, replacing: restrictedPackageName); continue }
          if key.tail == 0x6b6f5f6574696c6c, decoder.matches(key, "restricted_satellite_ok") { restrictedSatelliteOk = decoder.flag(key.node, replacing: restrictedSatelliteOk); continue }
        default: break
        }
      case 24:
        switch key.start {
        case 0x74646977646e6162:  // bandwidth_constrained_ok
          if key.tail == 0x6b6f5f64656e6961, decoder.matches(key, "bandwidth_constrained_ok") { bandwidthConstrainedOk = decoder.flag(key.node, replacing: bandwidthConstrainedOk); continue }
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
    fcmOptions?.checkDeferred(with: &decoder)
    remoteNotification?.checkDeferred(with: &decoder)
    backgroundSync?.checkDeferred(with: &decoder)
  }
}

/// A visible message.
@usableFromInline
package struct FCMRemoteNotification: Syntax {
  @usableFromInline package static let keys: StaticString = "notification\nmutable_content\nuse_as_v1_data_message"
  @usableFromInline package static var rule: RuleName { .fcmRemoteNotification }
  @usableFromInline package static var grammar: Grammar { FCMGrammar.grammar }
  @usableFromInline package let node: Node
  /// The notification.
  package var notification: FCMAndroidNotificationV2?
  /// Let the app change the notification before it shows. Default false.
  package var mutableContent = Node.absent
  /// Deliver a data message, without the notification, to clients that know only the first form. Default false.
  package var useAsV1DataMessage = Node.absent

  @inline(__always) @usableFromInline package init(at node: Node) { self.node = node }

  @usableFromInline package mutating func decode(with decoder: inout Decoder) {
    var members = decoder.members(of: node)
    var hasOthers = false
    while let key = members.next(in: decoder.document) {
      switch key.length {
      case 12:
        switch key.start {
        case 0x6163696669746f6e:  // notification
          if key.tail == 0x6e6f697461636966 { decoder.nested(key.node, &notification); continue }
        default: break
        }
      case 14:
        switch key.start {
        case 0x43656c626174756d:  // mutableContent
          if key.tail == 0x746e65746e6f4365 { mutableContent = decoder.flag(key.node, replacing: mutableContent); continue }
        default: break
        }
      case 15:
        switch key.start {
        case 0x5f656c626174756d:  // mutable_content
          if key.tail == 0x746e65746e6f635f { mutableContent = decoder.flag(key.node, replacing: mutableContent); continue }
        default: break
        }
      case 18:
        switch key.start {
        case 0x4431567341657375:  // useAsV1DataMessage
          if key.tail == 0x6567617373654d61, decoder.matches(key, "useAsV1DataMessage") { useAsV1DataMessage = decoder.flag(key.node, replacing: useAsV1DataMessage); continue }
        default: break
        }
      case 22:
        switch key.start {
        case 0x765f73615f657375:  // use_as_v1_data_message
          if key.tail == 0x6567617373656d5f, decoder.matches(key, "use_as_v1_data_message") { useAsV1DataMessage = decoder.flag(key.node, replacing: useAsV1DataMessage); continue }
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

/// Notification for Android devices in its second form.
@usableFromInline
package struct FCMAndroidNotificationV2: Syntax {
  @usableFromInline package static let keys: StaticString = "title\nbody\nicon\ncolor\nsound\ntag\nid\nclick_action\ntitle_loc_key\ntitle_loc_args\nbody_loc_key\nbody_loc_args\nchannel_id\nimage\nticker\nsticky\nevent_time\nlocal_only\nnotification_priority\nvibrate_timings\ndefault_vibrate_timings\ndefault_sound\nlight_settings\ndefault_light_settings\nvisibility\nnotification_count"
  @usableFromInline package static var rule: RuleName { .fcmAndroidNotificationV2 }
  @usableFromInline package static var grammar: Grammar { FCMGrammar.grammar }
  @usableFromInline package let node: Node
  /// Title; wins over the common notification's.
  package var title = Node.absent
  /// Text; wins over the common notification's.
  package var body = Node.absent
  /// Name of a drawable resource. Default: the icon that the app's manifest states.
  package var icon = Node.absent
  /// Color of the icon, "#rrggbb".
  package var color = Node.absent
  /// File name of a sound resource in `/res/raw`, or "default".
  package var sound = Node.absent
  /// A notification on screen with the same tag and `id` is replaced.
  package var tag = Node.absent
  /// A notification on screen with the same `tag` and id is replaced. 32 bits.
  package var id = Node.absent
  /// Intent action that a tap starts.
  package var clickAction = Node.absent
  /// String resource of the title.
  package var titleLocKey = Node.absent
  /// Values for the placeholders of `title_loc_key`, in order.
  package var titleLocArgs = Node.absent
  /// String resource of the text.
  package var bodyLocKey = Node.absent
  /// Values for the placeholders of `body_loc_key`, in order.
  package var bodyLocArgs = Node.absent
  /// Notification channel, Android 8 and later. Default: the one that the app's manifest states.
  package var channelID = Node.absent
  /// URL of a picture, always https; wins over the common notification's.
  package var image = Node.absent
  /// Text for accessibility services.
  package var ticker = Node.absent
  /// Keep the notification on screen after a tap. Default false.
  package var sticky = Node.absent
  /// When the event happened that the notification tells of. Notifications are sorted by it.
  package var eventTime = Node.absent
  /// Do not show the notification on connected devices, such as a watch. Default false.
  package var localOnly = Node.absent
  /// Importance on the device. Not the delivery priority.
  package var notificationPriority = Choice<FCMNotificationPriority>()
  /// Vibration pattern: wait, on, off, on, …
  package var vibrateTimings = Node.absent
  /// Use the default vibration pattern; wins over `vibrate_timings`. Default false.
  package var defaultVibrateTimings = Node.absent
  /// Use the default sound. Default false.
  package var defaultSound = Node.absent
  /// Color and rhythm of the LED; wins over `default_light_settings`.
  package var lightSettings: FCMLightSettings?
  /// Use the default LED settings. Default false.
  package var defaultLightSettings = Node.absent
  /// What a lock screen shows.
  package var visibility = Choice<FCMVisibility>()
  /// Number of items that the notification represents, shown as a badge. 32 bits.
  /// Default: one more than before.
  package var notificationCount = Node.absent

  @inline(__always) @usableFromInline package init(at node: Node) { self.node = node }

  @usableFromInline package mutating func decode(with decoder: inout Decoder) {
    var members = decoder.members(of: node)
    var hasOthers = false
    while let key = members.next(in: decoder.document) {
      switch key.length {
      case 2:
        switch key.start & 0xffff {
        case 0x6469:  // id
          id = decoder.integer(key.node, replacing: id, in: -2147483648...2147483647); continue
        default: break
        }
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
        default: break
        }
      case 6:
        switch key.start & 0xffffffffffff {
        case 0x72656b636974:  // ticker
          ticker = decoder.text(key.node, replacing: ticker); continue
        case 0x796b63697473:  // sticky
          sticky = decoder.flag(key.node, replacing: sticky); continue
        default: break
        }
      case 9:
        switch key.start {
        case 0x496c656e6e616863:  // channelId
          if key.tail == 0x64496c656e6e6168 { channelID = decoder.text(key.node, replacing: channelID); continue }
        case 0x6d6954746e657665:  // eventTime
          if key.tail == 0x656d6954746e6576 { eventTime = decoder.text(key.node, replacing: eventTime); continue }
        case 0x6c6e4f6c61636f6c:  // localOnly
          if key.tail == 0x796c6e4f6c61636f { localOnly = decoder.flag(key.node, replacing: localOnly); continue }
        default: break
        }
      case 10:
        switch key.start {
        case 0x4b636f4c79646f62:  // bodyLocKey
          if key.tail == 0x79654b636f4c7964 { bodyLocKey = decoder.text(key.node, replacing: bodyLocKey); continue }
        case 0x5f6c656e6e616863:  // channel_id
          if key.tail == 0x64695f6c656e6e61 { channelID = decoder.text(key.node, replacing: channelID); continue }
        case 0x69745f746e657665:  // event_time
          if key.tail == 0x656d69745f746e65 { eventTime = decoder.text(key.node, replacing: eventTime); continue }
        case 0x6e6f5f6c61636f6c:  // local_only
          if key.tail == 0x796c6e6f5f6c6163 { localOnly = decoder.flag(key.node, replacing: localOnly); continue }
        case 0x696c696269736976:  // visibility
          if key.tail == 0x7974696c69626973 { visibility = decoder.choice(key.node, replacing: visibility); continue }
        default: break
        }
      case 11:
        switch key.start {
        case 0x7463416b63696c63:  // clickAction
          if key.tail == 0x6e6f697463416b63 { clickAction = decoder.text(key.node, replacing: clickAction); continue }
        case 0x636f4c656c746974:  // titleLocKey
          if key.tail == 0x79654b636f4c656c { titleLocKey = decoder.text(key.node, replacing: titleLocKey); continue }
        case 0x41636f4c79646f62:  // bodyLocArgs
          if key.tail == 0x73677241636f4c79 { bodyLocArgs = decoder.texts(key.node, replacing: bodyLocArgs); continue }
        default: break
        }
      case 12:
        switch key.start {
        case 0x63615f6b63696c63:  // click_action
          if key.tail == 0x6e6f697463615f6b { clickAction = decoder.text(key.node, replacing: clickAction); continue }
        case 0x636f4c656c746974:  // titleLocArgs
          if key.tail == 0x73677241636f4c65 { titleLocArgs = decoder.texts(key.node, replacing: titleLocArgs); continue }
        case 0x636f6c5f79646f62:  // body_loc_key
          if key.tail == 0x79656b5f636f6c5f { bodyLocKey = decoder.text(key.node, replacing: bodyLocKey); continue }
        case 0x53746c7561666564:  // defaultSound
          if key.tail == 0x646e756f53746c75 { defaultSound = decoder.flag(key.node, replacing: defaultSound); continue }
        default: break
        }
      case 13:
        switch key.start {
        case 0x6f6c5f656c746974:  // title_loc_key
          if key.tail == 0x79656b5f636f6c5f { titleLocKey = decoder.text(key.node, replacing: titleLocKey); continue }
        case 0x636f6c5f79646f62:  // body_loc_args
          if key.tail == 0x736772615f636f6c { bodyLocArgs = decoder.texts(key.node, replacing: bodyLocArgs); continue }
        case 0x5f746c7561666564:  // default_sound
          if key.tail == 0x646e756f735f746c { defaultSound = decoder.flag(key.node, replacing: defaultSound); continue }
        case 0x746553746867696c:  // lightSettings
          if key.tail == 0x73676e6974746553 { decoder.nested(key.node, &lightSettings); continue }
        default: break
        }
      case 14:
        switch key.start {
        case 0x6f6c5f656c746974:  // title_loc_args
          if key.tail == 0x736772615f636f6c { titleLocArgs = decoder.texts(key.node, replacing: titleLocArgs); continue }
        case 0x5465746172626976:  // vibrateTimings
          if key.tail == 0x73676e696d695465 { vibrateTimings = decoder.texts(key.node, replacing: vibrateTimings); continue }
        case 0x65735f746867696c:  // light_settings
          if key.tail == 0x73676e6974746573 { decoder.nested(key.node, &lightSettings); continue }
        default: break
        }
      case 15:
        switch key.start {
        case 0x5f65746172626976:  // vibrate_timings
          if key.tail == 0x73676e696d69745f { vibrateTimings = decoder.texts(key.node, replacing: vibrateTimings); continue }
        default: break
        }
      case 17:
        switch key.start {
        case 0x6163696669746f6e:  // notificationCount
          if key.tail == 0x746e756f436e6f69, decoder.matches(key, "notificationCount") { notificationCount = decoder.integer(key.node, replacing: notificationCount, in: -2147483648...2147483647); continue }
        default: break
        }
      case 18:
        switch key.start {
        case 0x6163696669746f6e:  // notification_count
          if key.tail == 0x746e756f635f6e6f, decoder.matches(key, "notification_count") { notificationCount = decoder.integer(key.node, replacing: notificationCount, in: -2147483648...2147483647); continue }
        default: break
        }
      case 20:
        switch key.start {
        case 0x6163696669746f6e:  // notificationPriority
          if key.tail == 0x797469726f697250, decoder.matches(key, "notificationPriority") { notificationPriority = decoder.choice(key.node, replacing: notificationPriority); continue }
        case 0x4c746c7561666564:  // defaultLightSettings
          if key.tail == 0x73676e6974746553, decoder.matches(key, "defaultLightSettings") { defaultLightSettings = decoder.flag(key.node, replacing: defaultLightSettings); continue }
        default: break
        }
      case 21:
        switch key.start {
        case 0x6163696669746f6e:  // notification_priority
          if key.tail == 0x797469726f697270, decoder.matches(key, "notification_priority") { notificationPriority = decoder.choice(key.node, replacing: notificationPriority); continue }
        case 0x56746c7561666564:  // defaultVibrateTimings
          if key.tail == 0x73676e696d695465, decoder.matches(key, "defaultVibrateTimings") { defaultVibrateTimings = decoder.flag(key.node, replacing: defaultVibrateTimings); continue }
        default: break
        }
      case 22:
        switch key.start {
        case 0x5f746c7561666564:  // default_light_settings
          if key.tail == 0x73676e6974746573, decoder.matches(key, "default_light_settings") { defaultLightSettings = decoder.flag(key.node, replacing: defaultLightSettings); continue }
        default: break
        }
      case 23:
        switch key.start {
        case 0x5f746c7561666564:  // default_vibrate_timings
          if key.tail == 0x73676e696d69745f, decoder.matches(key, "default_vibrate_timings") { defaultVibrateTimings = decoder.flag(key.node, replacing: defaultVibrateTimings); continue }
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
    lightSettings?.checkDeferred(with: &decoder)
  }
}

/// A message that is not urgent. It has no members.
@usableFromInline
package struct FCMBackgroundSync: Syntax {
  @usableFromInline package static let keys: StaticString = ""
  @usableFromInline package static var rule: RuleName { .fcmBackgroundSync }
  @usableFromInline package static var grammar: Grammar { FCMGrammar.grammar }
  @usableFromInline package let node: Node

  @inline(__always) @usableFromInline package init(at node: Node) { self.node = node }

  @usableFromInline package mutating func decode(with decoder: inout Decoder) {
    var members = decoder.members(of: node)
    var hasOthers = false
    while let key = members.next(in: decoder.document) {
      switch key.length {
      default: break
      }
      hasOthers = true
      decoder.unknown(key.node, of: node, in: Self.self)
    }
    if hasOthers { decoder.checkNames(of: node) }
  }

  @usableFromInline package mutating func checkDeferred(with decoder: inout Decoder) {}
}

/// Options for Apple devices.
@usableFromInline
package struct FCMApnsConfig: Syntax {
  @usableFromInline package static let keys: StaticString = "headers\npayload\nfcm_options\nlive_activity_token"
  @usableFromInline package static var rule: RuleName { .fcmApnsConfig }
  @usableFromInline package static var grammar: Grammar { FCMGrammar.grammar }
  @usableFromInline package let node: Node
  /// APNs request headers. Defaults of FCM: `apns-priority` "10", `apns-expiration` in 30 days.
  package var headers = Node.absent
  /// The APNs payload: `aps` and the app's own keys. Its title and text win over the common notification's.
  package var payload = Node.absent
  /// Options of the FCM SDK for Apple devices.
  package var fcmOptions: FCMApnsFcmOptions?
  /// Push token, or push-to-start token, of a Live Activity. The message needs its usual target as well.
  package var liveActivityToken = Node.absent

  @inline(__always) @usableFromInline package init(at node: Node) { self.node = node }

  @usableFromInline package mutating func decode(with decoder: inout Decoder) {
    var members = decoder.members(of: node)
    var hasOthers = false
    while let key = members.next(in: decoder.document) {
      switch key.length {
      case 7:
        switch key.start & 0xffffffffffffff {
        case 0x73726564616568:  // headers
          headers = decoder.textMap(key.node, replacing: headers); continue
        case 0x64616f6c796170:  // payload
          payload = decoder.object(key.node, replacing: payload); continue
        default: break
        }
      case 10:
        switch key.start {
        case 0x6f6974704f6d6366:  // fcmOptions
          if key.tail == 0x736e6f6974704f6d { decoder.nested(key.node, &fcmOptions); continue }
        default: break
        }
      case 11:
        switch key.start {
        case 0x6974706f5f6d6366:  // fcm_options
          if key.tail == 0x736e6f6974706f5f { decoder.nested(key.node, &fcmOptions); continue }
        default: break
        }
      case 17:
        switch key.start {
        case 0x697463416576696c:  // liveActivityToken
          if key.tail == 0x6e656b6f54797469, decoder.matches(key, "liveActivityToken") { liveActivityToken = decoder.text(key.node, replacing: liveActivityToken); continue }
        default: break
        }
      case 19:
        switch key.start {
        case 0x7463615f6576696c:  // live_activity_token
          if key.tail == 0x6e656b6f745f7974, decoder.matches(key, "live_activity_token") { liveActivityToken = decoder.text(key.node, replacing: liveActivityToken); continue }
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
    fcmOptions?.checkDeferred(with: &decoder)
  }
}

/// Options of the FCM SDK for Apple devices.
@usableFromInline
package struct FCMApnsFcmOptions: Syntax {
  @usableFromInline package static let keys: StaticString = "analytics_label\nimage"
  @usableFromInline package static var rule: RuleName { .fcmApnsFcmOptions }
  @usableFromInline package static var grammar: Grammar { FCMGrammar.grammar }
  @usableFromInline package let node: Node
  /// Label under which analytics count the message.
  package var analyticsLabel = Node.absent
  /// URL of a picture; wins over the common notification's.
  package var image = Node.absent

  @inline(__always) @usableFromInline package init(at node: Node) { self.node = node }

  @usableFromInline package mutating func decode(with decoder: inout Decoder) {
    var members = decoder.members(of: node)
    var hasOthers = false
    while let key = members.next(in: decoder.document) {
      switch key.length {
      case 5:
        switch key.start & 0xffffffffff {
        case 0x6567616d69:  // image
          image = decoder.text(key.node, replacing: image); continue
        default: break
        }
      case 14:
        switch key.start {
        case 0x636974796c616e61:  // analyticsLabel
          if key.tail == 0x6c6562614c736369 { analyticsLabel = decoder.text(key.node, replacing: analyticsLabel); continue }
        default: break
        }
      case 15:
        switch key.start {
        case 0x636974796c616e61:  // analytics_label
          if key.tail == 0x6c6562616c5f7363 { analyticsLabel = decoder.text(key.node, replacing: analyticsLabel); continue }
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

/// Options for browsers.
@usableFromInline
package struct FCMWebpushConfig: Syntax {
  @usableFromInline package static let keys: StaticString = "headers\ndata\nnotification\nfcm_options"
  @usableFromInline package static var rule: RuleName { .fcmWebpushConfig }
  @usableFromInline package static var grammar: Grammar { FCMGrammar.grammar }
  @usableFromInline package let node: Node
  /// Web push headers: `TTL` in seconds, `Urgency`, `Topic`.
  package var headers = Node.absent
  /// The app's own data; replaces the message's `data`.
  package var data = Node.absent
  /// Options of the browser's Notification. Its title and text win over the common notification's.
  package var notification = Node.absent
  /// Options of the FCM SDK for browsers.
  package var fcmOptions: FCMWebpushFcmOptions?

  @inline(__always) @usableFromInline package init(at node: Node) { self.node = node }

  @usableFromInline package mutating func decode(with decoder: inout Decoder) {
    var members = decoder.members(of: node)
    var hasOthers = false
    while let key = members.next(in: decoder.document) {
      switch key.length {
      case 4:
        switch key.start & 0xffffffff {
        case 0x61746164:  // data
          data = decoder.textMap(key.node, replacing: data); continue
        default: break
        }
      case 7:
        switch key.start & 0xffffffffffffff {
        case 0x73726564616568:  // headers
          headers = decoder.textMap(key.node, replacing: headers); continue
        default: break
        }
      case 10:
        switch key.start {
        case 0x6f6974704f6d6366:  // fcmOptions
          if key.tail == 0x736e6f6974704f6d { decoder.nested(key.node, &fcmOptions); continue }
        default: break
        }
      case 11:
        switch key.start {
        case 0x6974706f5f6d6366:  // fcm_options
          if key.tail == 0x736e6f6974706f5f { decoder.nested(key.node, &fcmOptions); continue }
        default: break
        }
      case 12:
        switch key.start {
        case 0x6163696669746f6e:  // notification
          if key.tail == 0x6e6f697461636966 { notification = decoder.object(key.node, replacing: notification); continue }
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
    fcmOptions?.checkDeferred(with: &decoder)
  }
}

/// Options of the FCM SDK for browsers.
@usableFromInline
package struct FCMWebpushFcmOptions: Syntax {
  @usableFromInline package static let keys: StaticString = "link\nanalytics_label"
  @usableFromInline package static var rule: RuleName { .fcmWebpushFcmOptions }
  @usableFromInline package static var grammar: Grammar { FCMGrammar.grammar }
  @usableFromInline package let node: Node
  /// URL that a click opens, always https.
  package var link = Node.absent
  /// Label under which analytics count the message.
  package var analyticsLabel = Node.absent

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
      case 14:
        switch key.start {
        case 0x636974796c616e61:  // analyticsLabel
          if key.tail == 0x6c6562614c736369 { analyticsLabel = decoder.text(key.node, replacing: analyticsLabel); continue }
        default: break
        }
      case 15:
        switch key.start {
        case 0x636974796c616e61:  // analytics_label
          if key.tail == 0x6c6562616c5f7363 { analyticsLabel = decoder.text(key.node, replacing: analyticsLabel); continue }
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

/// Options of the FCM SDKs for all platforms.
@usableFromInline
package struct FCMFcmOptions: Syntax {
  @usableFromInline package static let keys: StaticString = "analytics_label"
  @usableFromInline package static var rule: RuleName { .fcmFcmOptions }
  @usableFromInline package static var grammar: Grammar { FCMGrammar.grammar }
  @usableFromInline package let node: Node
  /// Label under which analytics count the message.
  package var analyticsLabel = Node.absent

  @inline(__always) @usableFromInline package init(at node: Node) { self.node = node }

  @usableFromInline package mutating func decode(with decoder: inout Decoder) {
    var members = decoder.members(of: node)
    var hasOthers = false
    while let key = members.next(in: decoder.document) {
      switch key.length {
      case 14:
        switch key.start {
        case 0x636974796c616e61:  // analyticsLabel
          if key.tail == 0x6c6562614c736369 { analyticsLabel = decoder.text(key.node, replacing: analyticsLabel); continue }
        default: break
        }
      case 15:
        switch key.start {
        case 0x636974796c616e61:  // analytics_label
          if key.tail == 0x6c6562616c5f7363 { analyticsLabel = decoder.text(key.node, replacing: analyticsLabel); continue }
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

/// Options of the FCM SDK for Android.
@usableFromInline
package struct FCMAndroidFcmOptions: Syntax {
  @usableFromInline package static let keys: StaticString = "analytics_label"
  @usableFromInline package static var rule: RuleName { .fcmAndroidFcmOptions }
  @usableFromInline package static var grammar: Grammar { FCMGrammar.grammar }
  @usableFromInline package let node: Node
  /// Label under which analytics count the message.
  package var analyticsLabel = Node.absent

  @inline(__always) @usableFromInline package init(at node: Node) { self.node = node }

  @usableFromInline package mutating func decode(with decoder: inout Decoder) {
    var members = decoder.members(of: node)
    var hasOthers = false
    while let key = members.next(in: decoder.document) {
      switch key.length {
      case 14:
        switch key.start {
        case 0x636974796c616e61:  // analyticsLabel
          if key.tail == 0x6c6562614c736369 { analyticsLabel = decoder.text(key.node, replacing: analyticsLabel); continue }
        default: break
        }
      case 15:
        switch key.start {
        case 0x636974796c616e61:  // analytics_label
          if key.tail == 0x6c6562616c5f7363 { analyticsLabel = decoder.text(key.node, replacing: analyticsLabel); continue }
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

/// Request of the legacy HTTP API, shut down since 2024, which old payload files still have. One of `to`,
/// `registration_ids`, `condition` and `notification_key` is set.
@usableFromInline
package struct FCMLegacyRequest: Syntax {
  @usableFromInline package static let keys: StaticString = "to\nregistration_ids\ncondition\nnotification_key\ncollapse_key\npriority\ntime_to_live\ndelay_while_idle\nrestricted_package_name\ndry_run\ndirect_boot_ok\ncontent_available\nmutable_content\ndata\nmessage_id\nmessage_type\ndelivery_receipt_requested\nnotification"
  @usableFromInline package static var rule: RuleName { .fcmLegacyRequest }
  @usableFromInline package static var grammar: Grammar { FCMGrammar.grammar }
  @usableFromInline package let node: Node
  /// Target: a registration token, the key of a device group, or "/topics/" and the name of a topic.
  package var to = Node.absent
  /// Target: 1 to 1000 registration tokens.
  package var registrationIds = Node.absent
  /// Target: an expression over topics, such as `'a' in topics && 'b' in topics`.
  package var condition = Node.absent
  /// Target: the key of a device group. Replaced by `to`.
  package var notificationKey = Node.absent
  /// Undelivered messages with the same key replace each other. At most 4 keys at a time per app instance.
  package var collapseKey = Node.absent
  /// Delivery priority. Default: "normal" for data messages, "high" for notifications.
  package var priority = Choice<FCMLegacyRequestPriority>()
  /// Seconds that an undelivered message is kept, at most 2419200. Default four weeks.
  package var timeToLive = Node.absent
  /// Hold the message back until the device is awake. Version 1 has no equivalent.
  package var delayWhileIdle = Node.absent
  /// Only an app with this package name may receive.
  package var restrictedPackageName = Node.absent
  /// Check the request without delivering it. Default false.
  package var dryRun = Node.absent
  /// Deliver while an Android device waits for its first unlock after a start. Default false.
  package var directBootOk = Node.absent
  /// Apple devices: wake the app in the background.
  package var contentAvailable = Node.absent
  /// Apple devices: let the app change the notification before it shows.
  package var mutableContent = Node.absent
  /// The app's own data. Version 1 accepts only strings.
  package var data = Node.absent
  /// Id of the message. XMPP only.
  package var messageID = Node.absent
  /// Kind of the message. XMPP only.
  package var messageType = Node.absent
  /// Have the delivery confirmed. XMPP only.
  package var deliveryReceiptRequested = Node.absent
  /// Notification, for all platforms at once.
  package var notification: FCMLegacyNotification?

  @inline(__always) @usableFromInline package init(at node: Node) { self.node = node }

  @usableFromInline package mutating func decode(with decoder: inout Decoder) {
    var members = decoder.members(of: node)
    var hasOthers = false
    while let key = members.next(in: decoder.document) {
      switch key.length {
      case 2:
        switch key.start & 0xffff {
        case 0x6f74:  // to
          to = decoder.text(key.node, replacing: to); continue
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
        case 0x6e7552797264:  // dryRun
          dryRun = decoder.flag(key.node, replacing: dryRun); continue
        default: break
        }
      case 7:
        switch key.start & 0xffffffffffffff {
        case 0x6e75725f797264:  // dry_run
          dryRun = decoder.flag(key.node, replacing: dryRun); continue
        default: break
        }
      case 8:
        switch key.start {
        case 0x797469726f697270:  // priority
          priority = decoder.choice(key.node, replacing: priority); continue
        default: break
        }
      case 9:
        switch key.start {
        case 0x6f697469646e6f63:  // condition
          if key.tail == 0x6e6f697469646e6f { condition = decoder.text(key.node, replacing: condition); continue }
        case 0x496567617373656d:  // messageId
          if key.tail == 0x6449656761737365 { messageID = decoder.text(key.node, replacing: messageID); continue }
        default: break
        }
      case 10:
        switch key.start {
        case 0x694c6f54656d6974:  // timeToLive
          if key.tail == 0x6576694c6f54656d { timeToLive = decoder.integer(key.node, replacing: timeToLive, in: 0...9223372036854775807); continue }
        case 0x5f6567617373656d:  // message_id
          if key.tail == 0x64695f6567617373 { messageID = decoder.text(key.node, replacing: messageID); continue }
        default: break
        }
      case 11:
        switch key.start {
        case 0x657370616c6c6f63:  // collapseKey
          if key.tail == 0x79654b657370616c { collapseKey = decoder.text(key.node, replacing: collapseKey); continue }
        case 0x546567617373656d:  // messageType
          if key.tail == 0x6570795465676173 { messageType = decoder.text(key.node, replacing: messageType); continue }
        default: break
        }
      case 12:
        switch key.start {
        case 0x657370616c6c6f63:  // collapse_key
          if key.tail == 0x79656b5f65737061 { collapseKey = decoder.text(key.node, replacing: collapseKey); continue }
        case 0x5f6f745f656d6974:  // time_to_live
          if key.tail == 0x6576696c5f6f745f { timeToLive = decoder.integer(key.node, replacing: timeToLive, in: 0...9223372036854775807); continue }
        case 0x6f42746365726964:  // directBootOk
          if key.tail == 0x6b4f746f6f427463 { directBootOk = decoder.flag(key.node, replacing: directBootOk); continue }
        case 0x5f6567617373656d:  // message_type
          if key.tail == 0x657079745f656761 { messageType = decoder.text(key.node, replacing: messageType); continue }
        case 0x6163696669746f6e:  // notification
          if key.tail == 0x6e6f697461636966 { decoder.nested(key.node, &notification); continue }
        default: break
        }
      case 14:
        switch key.start {
        case 0x69685779616c6564:  // delayWhileIdle
          if key.tail == 0x656c6449656c6968 { delayWhileIdle = decoder.flag(key.node, replacing: delayWhileIdle); continue }
        case 0x625f746365726964:  // direct_boot_ok
          if key.tail == 0x6b6f5f746f6f625f { directBootOk = decoder.flag(key.node, replacing: directBootOk); continue }
        case 0x43656c626174756d:  // mutableContent
          if key.tail == 0x746e65746e6f4365 { mutableContent = decoder.flag(key.node, replacing: mutableContent); continue }
        default: break
        }
      case 15:
        switch key.start {
        case 0x6172747369676572:  // registrationIds
          if key.tail == 0x7364496e6f697461 { registrationIds = decoder.texts(key.node, replacing: registrationIds); continue }
        case 0x6163696669746f6e:  // notificationKey
          if key.tail == 0x79654b6e6f697461 { notificationKey = decoder.text(key.node, replacing: notificationKey); continue }
        case 0x5f656c626174756d:  // mutable_content
          if key.tail == 0x746e65746e6f635f { mutableContent = decoder.flag(key.node, replacing: mutableContent); continue }
        default: break
        }
      case 16:
        switch key.start {
        case 0x6172747369676572:  // registration_ids
          if key.tail == 0x7364695f6e6f6974 { registrationIds = decoder.texts(key.node, replacing: registrationIds); continue }
        case 0x6163696669746f6e:  // notification_key
          if key.tail == 0x79656b5f6e6f6974 { notificationKey = decoder.text(key.node, replacing: notificationKey); continue }
        case 0x68775f79616c6564:  // delay_while_idle
          if key.tail == 0x656c64695f656c69 { delayWhileIdle = decoder.flag(key.node, replacing: delayWhileIdle); continue }
        case 0x41746e65746e6f63:  // contentAvailable
          if key.tail == 0x656c62616c696176 { contentAvailable = decoder.flag(key.node, replacing: contentAvailable); continue }
        default: break
        }
      case 17:
        switch key.start {
        case 0x5f746e65746e6f63:  // content_available
          if key.tail == 0x656c62616c696176, decoder.matches(key, "content_available") { contentAvailable = decoder.flag(key.node, replacing: contentAvailable); continue }
        default: break
        }
      case 21:
        switch key.start {
        case 0x7463697274736572:  // restrictedPackageName
          if key.tail == 0x656d614e6567616b, decoder.matches(key, "restrictedPackageName") { restrictedPackageName = decoder.text(key.node, replacing: restrictedPackageName); continue }
        default: break
        }
      case 23:
        switch key.start {
        case 0x7463697274736572:  // restricted_package_name
          if key.tail == 0x656d616e5f656761, decoder.matches(key, "restricted_package_name") { restrictedPackageName = decoder.text(key.node, replacing: restrictedPackageName); continue }
        default: break
        }
      case 24:
        switch key.start {
        case 0x79726576696c6564:  // deliveryReceiptRequested
          if key.tail == 0x6465747365757165, decoder.matches(key, "deliveryReceiptRequested") { deliveryReceiptRequested = decoder.flag(key.node, replacing: deliveryReceiptRequested); continue }
        default: break
        }
      case 26:
        switch key.start {
        case 0x79726576696c6564:  // delivery_receipt_requested
          if key.tail == 0x6465747365757165, decoder.matches(key, "delivery_receipt_requested") { deliveryReceiptRequested = decoder.flag(key.node, replacing: deliveryReceiptRequested); continue }
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

/// Delivery priority. Default: "normal" for data messages, "high" for notifications.
@usableFromInline
package enum FCMLegacyRequestPriority: UInt8, Spelled {
  case high = 1
  case normal
  @usableFromInline package static let spellings: StaticString = "high\nnormal"

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

/// Notification of the legacy HTTP API, for all platforms at once.
@usableFromInline
package struct FCMLegacyNotification: Syntax {
  @usableFromInline package static let keys: StaticString = "title\nbody\nimage\nandroid_channel_id\nicon\ncolor\ntag\nsound\nbadge\ncontent_available\nsubtitle\nclick_action\nbody_loc_key\nbody_loc_args\ntitle_loc_key\ntitle_loc_args"
  @usableFromInline package static var rule: RuleName { .fcmLegacyNotification }
  @usableFromInline package static var grammar: Grammar { FCMGrammar.grammar }
  @usableFromInline package let node: Node
  /// Title of the notification.
  package var title = Node.absent
  /// Text of the notification.
  package var body = Node.absent
  /// URL of a picture shown with the notification.
  package var image = Node.absent
  /// Android: notification channel, Android 8 and later.
  package var androidChannelID = Node.absent
  /// Android: name of a drawable resource. Browsers: URL of the icon.
  package var icon = Node.absent
  /// Android: color of the icon, "#rrggbb".
  package var color = Node.absent
  /// Android: a notification on screen with the same tag is replaced.
  package var tag = Node.absent
  /// File name of a sound, or "default".
  package var sound = Node.absent
  /// Apple devices: badge number on the app icon. 0 removes it.
  package var badge = Node.absent
  /// Apple devices: wake the app in the background. Documented beside the notification, and read here as well.
  package var contentAvailable = Node.absent
  /// Apple devices: second line, below the title.
  package var subtitle = Node.absent
  /// What a tap does. Android: intent action. Apple devices: category. Browsers: address to open.
  package var clickAction = Node.absent
  /// Key of the text in the app's localized strings, instead of `body`.
  package var bodyLocKey = Node.absent
  /// Values for the placeholders of `body_loc_key`, in order: an array, or the same as JSON text.
  package var bodyLocArgs = Node.absent
  /// Key of the title in the app's localized strings, instead of `title`.
  package var titleLocKey = Node.absent
  /// Values for the placeholders of `title_loc_key`, in order: an array, or the same as JSON text.
  package var titleLocArgs = Node.absent

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
        default: break
        }
      case 5:
        switch key.start & 0xffffffffff {
        case 0x656c746974:  // title
          title = decoder.text(key.node, replacing: title); continue
        case 0x6567616d69:  // image
          image = decoder.text(key.node, replacing: image); continue
        case 0x726f6c6f63:  // color
          color = decoder.text(key.node, replacing: color); continue
        case 0x646e756f73:  // sound
          sound = decoder.text(key.node, replacing: sound); continue
        case 0x6567646162:  // badge
          badge = decoder.either(key.node, replacing: badge, [.text, .integer]); continue
        default: break
        }
      case 8:
        switch key.start {
        case 0x656c746974627573:  // subtitle
          subtitle = decoder.text(key.node, replacing: subtitle); continue
        default: break
        }
      case 10:
        switch key.start {
        case 0x4b636f4c79646f62:  // bodyLocKey
          if key.tail == 0x79654b636f4c7964 { bodyLocKey = decoder.text(key.node, replacing: bodyLocKey); continue }
        default: break
        }
      case 11:
        switch key.start {
        case 0x7463416b63696c63:  // clickAction
          if key.tail == 0x6e6f697463416b63 { clickAction = decoder.text(key.node, replacing: clickAction); continue }
        case 0x41636f4c79646f62:  // bodyLocArgs
          if key.tail == 0x73677241636f4c79 { bodyLocArgs = decoder.either(key.node, replacing: bodyLocArgs, [.array, .text]); continue }
        case 0x636f4c656c746974:  // titleLocKey
          if key.tail == 0x79654b636f4c656c { titleLocKey = decoder.text(key.node, replacing: titleLocKey); continue }
        default: break
        }
      case 12:
        switch key.start {
        case 0x63615f6b63696c63:  // click_action
          if key.tail == 0x6e6f697463615f6b { clickAction = decoder.text(key.node, replacing: clickAction); continue }
        case 0x636f6c5f79646f62:  // body_loc_key
          if key.tail == 0x79656b5f636f6c5f { bodyLocKey = decoder.text(key.node, replacing: bodyLocKey); continue }
        case 0x636f4c656c746974:  // titleLocArgs
          if key.tail == 0x73677241636f4c65 { titleLocArgs = decoder.either(key.node, replacing: titleLocArgs, [.array, .text]); continue }
        default: break
        }
      case 13:
        switch key.start {
        case 0x636f6c5f79646f62:  // body_loc_args
          if key.tail == 0x736772615f636f6c { bodyLocArgs = decoder.either(key.node, replacing: bodyLocArgs, [.array, .text]); continue }
        case 0x6f6c5f656c746974:  // title_loc_key
          if key.tail == 0x79656b5f636f6c5f { titleLocKey = decoder.text(key.node, replacing: titleLocKey); continue }
        default: break
        }
      case 14:
        switch key.start {
        case 0x6f6c5f656c746974:  // title_loc_args
          if key.tail == 0x736772615f636f6c { titleLocArgs = decoder.either(key.node, replacing: titleLocArgs, [.array, .text]); continue }
        default: break
        }
      case 16:
        switch key.start {
        case 0x4364696f72646e61:  // androidChannelId
          if key.tail == 0x64496c656e6e6168 { androidChannelID = decoder.text(key.node, replacing: androidChannelID); continue }
        case 0x41746e65746e6f63:  // contentAvailable
          if key.tail == 0x656c62616c696176 { contentAvailable = decoder.any(key.node, replacing: contentAvailable); continue }
        default: break
        }
      case 17:
        switch key.start {
        case 0x5f746e65746e6f63:  // content_available
          if key.tail == 0x656c62616c696176, decoder.matches(key, "content_available") { contentAvailable = decoder.any(key.node, replacing: contentAvailable); continue }
        default: break
        }
      case 18:
        switch key.start {
        case 0x5f64696f72646e61:  // android_channel_id
          if key.tail == 0x64695f6c656e6e61, decoder.matches(key, "android_channel_id") { androidChannelID = decoder.text(key.node, replacing: androidChannelID); continue }
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

/// Record of one request, or of one template for several, as pushc writes it. Credentials are never in it.
@usableFromInline
package struct FCMRecord: Syntax {
  @usableFromInline package static let keys: StaticString = "target\ntokens\nfids\nmethod\nurl\nheaders\nbody\norigin"
  @usableFromInline package static var rule: RuleName { .fcmRecord }
  @usableFromInline package static var grammar: Grammar { FCMGrammar.grammar }
  @usableFromInline package let node: Node
  /// Service that the request is for.
  package var target = Choice<FCMRecordTarget>()
  /// Templates only: the tokens, which the body then leaves out.
  package var tokens = Node.absent
  /// Templates only: the Firebase installation IDs, which the body then leaves out.
  package var fids = Node.absent
  /// HTTP method, "POST".
  package var method = Node.absent
  /// Endpoint. Unknown parts are in braces, such as `{project}`.
  package var url = Node.absent
  /// Request headers.
  package var headers = Node.absent
  /// Body: the request.
  package var body: FCMRequest?
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
        case 0x73646966:  // fids
          fids = decoder.texts(key.node, replacing: fids); continue
        case 0x79646f62:  // body
          decoder.nested(key.node, &body); continue
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
    decoder.require("body", body?.node ?? .absent, in: node)
  }

  @usableFromInline package mutating func checkDeferred(with decoder: inout Decoder) {
    body?.checkDeferred(with: &decoder)
  }
}

/// Service that the request is for.
@usableFromInline
package enum FCMRecordTarget: UInt8, Spelled {
  case fcm = 1
  @usableFromInline package static let spellings: StaticString = "fcm"

  @usableFromInline package init?(spelling key: Key, with decoder: inout Decoder) {
    switch key.length {
    case 3:
      switch key.start & 0xffffff {
      case 0x6d6366:  // fcm
        self = .fcm; return
      default: break
      }
    default: break
    }
    return nil
  }
}

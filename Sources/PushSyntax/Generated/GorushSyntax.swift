// swift-format-ignore-file
// Written by `swift run pushc-generate` from grammar/gorush.cddl. Do not edit.

public import PushJSON

/// gorush: body of a push request.
/// Endpoint: POST /api/push
/// Facts: gorush's "Web API" document for names and documented meaning; the source of gorush 1.22 with its
/// libraries (apns2, firebase-admin-go, go-hms-push) for kinds, undocumented keys and what is ignored today.
package enum GorushGrammar {
  /// A line for each object: the number of its rule, its path and the names of its members.
  package static let grammar = Grammar(title: "gorush", objects: """
    59,,notifications
    60,notifications[].,notif_id,tokens,platform,message,title,priority,content_available,sound,data,huawei_data,retry,topic,image,to,collapse_key,delay_while_idle,time_to_live,huawei_ttl,restricted_package_name,dry_run,notification,huawei_notification,app_id,bi_tag,fast_app_target,expiration,apns_id,collapse_id,push_type,badge,category,alert,mutable_content,name,volume,interruption_level,content-state,timestamp,event,stale-date,dismissal-date,attributes-type,attributes,relevance-score,thread-id,url-args,production,development,condition,android,webpush,apns,fcm_options,app_secret,huawei_collapse_key
    62,notifications[].sound.,name,volume,critical
    63,notifications[].notification.,title,body,image,icon,color,tag,sound,click_action,title_loc_key,title_loc_args,body_loc_key,body_loc_args,android_channel_id
    61,notifications[].alert.,title,body,subtitle,action,action-loc-key,launch-image,loc-args,loc-key,title-loc-args,title-loc-key,summary-arg,summary-arg-count
    """)
}

/// Request: one or more notifications, each with its own platform and addresses.
@usableFromInline
package struct GorushRequest: Syntax {
  @usableFromInline package static let keys: StaticString = "notifications"
  @usableFromInline package static var rule: RuleName { .gorushRequest }
  @usableFromInline package static var grammar: Grammar { GorushGrammar.grammar }
  @usableFromInline package let node: Node
  /// The notifications to send. An empty list is refused; the server's own limit is 100 unless configured.
  package var notifications = Elements<GorushNotification>()

  @inline(__always) @usableFromInline package init(at node: Node) { self.node = node }

  @usableFromInline package mutating func decode(with decoder: inout Decoder) {
    var members = decoder.members(of: node)
    var hasOthers = false
    members: while var key = members.next(in: decoder.document) {
      repeat {
        switch key.length {
        case 13:
          switch key.start {
          case 0x6163696669746f6e:  // notifications
            if key.tail == 0x736e6f6974616369 { notifications = decoder.elements(key.node, replacing: notifications); continue members }
          default: break
          }
        default: break
        }
      } while key.take(decoder.respelled(key, among: Self.keys, of: node))
      hasOthers = true
      decoder.unknown(key.node, of: node, in: Self.self)
    }
    if hasOthers { decoder.checkNames(of: node) }
    decoder.require("notifications", notifications.node, in: node)
  }

  @usableFromInline package mutating func checkDeferred(with decoder: inout Decoder) {
    decoder.check(notifications)
  }
}

/// One notification for one platform and any number of devices.
@usableFromInline
package struct GorushNotification: Syntax {
  @usableFromInline package static let keys: StaticString = "notif_id\ntokens\nplatform\nmessage\ntitle\npriority\ncontent_available\nsound\ndata\nhuawei_data\nretry\ntopic\nimage\nto\ncollapse_key\ndelay_while_idle\ntime_to_live\nhuawei_ttl\nrestricted_package_name\ndry_run\nnotification\nhuawei_notification\napp_id\nbi_tag\nfast_app_target\nexpiration\napns_id\ncollapse_id\npush_type\nbadge\ncategory\nalert\nmutable_content\nname\nvolume\ninterruption_level\ncontent-state\ntimestamp\nevent\nstale-date\ndismissal-date\nattributes-type\nattributes\nrelevance-score\nthread-id\nurl-args\nproduction\ndevelopment\ncondition\nandroid\nwebpush\napns\nfcm_options\napp_secret\nhuawei_collapse_key"
  @usableFromInline package static var rule: RuleName { .gorushNotification }
  @usableFromInline package static var grammar: Grammar { GorushGrammar.grammar }
  @usableFromInline package let node: Node
  /// Caller's own id of the notification, returned in asynchronous feedback and logs.
  package var notifID = Node.absent
  /// Device tokens that receive the message, at most 500 on FCM and HMS.
  /// May be missing together with `topic`, `condition` or `to`.
  package var tokens = Node.absent
  /// Service that delivers: 1 APNs, 2 FCM (which reaches Apple devices too), 3 HMS.
  package var platform = Choice<GorushPlatform>()
  /// Text of the notification.
  package var message = Node.absent
  /// Title of the notification.
  package var title = Node.absent
  /// Delivery priority. APNs: high 10, normal 5. HMS: anything but high counts as normal.
  package var priority = Choice<GorushNotificationPriority>()
  /// Wake the app in the background without showing anything. Default false.
  package var contentAvailable = Node.absent
  /// Sound: a file name or "default", or a dictionary that can make an iOS alert critical.
  package var sound = Node.absent
  /// The app's own keys: at the payload's root on APNs with their types kept, strings on FCM, ignored on HMS.
  package var data = Node.absent
  /// HMS only: the app's own data as one string, usually JSON text.
  package var huaweiData = Node.absent
  /// Number of repeated attempts after a failure. Effective between 1 and the server's `max_retry` (default 0).
  package var retry = Node.absent
  /// FCM and HMS: name of the topic to send to. APNs: the app's bundle id, that is the `apns-topic` header.
  package var topic = Node.absent
  /// URL of a picture shown with the notification. FCM and HMS only.
  package var image = Node.absent
  /// An additional address next to `tokens`: a registration token; once also a notification key or `/topics/…`.
  package var to = Node.absent
  /// FCM: queued messages with the same key replace each other. Today: `android.collapse_key`.
  package var collapseKey = Node.absent
  /// FCM: hold the message back until the device is awake.
  package var delayWhileIdle = Node.absent
  /// FCM: seconds that an undelivered message is kept, 0 to 2419200. Today: `android.ttl`.
  package var timeToLive = Node.absent
  /// HMS: how long an undelivered message is kept, such as "3600s". Default "86400s".
  package var huaweiTTL = Node.absent
  /// FCM: only an app with this package name may receive. Today: `android.restricted_package_name`.
  package var restrictedPackageName = Node.absent
  /// FCM: check the request without delivering it. Default false.
  package var dryRun = Node.absent
  /// FCM: base of the common notification. Top-level `title`, `message` and `image` win over it.
  package var notification: GorushFcmNotification?
  /// HMS: the whole Android notification. Top-level `title`, `message` and `image` win over it.
  package var huaweiNotification = Node.absent
  /// HMS: id of the app. Current gorush reads it but takes the id of its own configuration.
  package var appID = Node.absent
  /// HMS: tag of a batch, returned in delivery receipts.
  package var biTag = Node.absent
  /// HMS: state of the quick app that a data message is for, 1 development, 2 production. 0 is as absent.
  package var fastAppTarget = Node.absent
  /// APNs: UNIX time in seconds at which delivery is given up. 0 and less send no header.
  package var expiration = Node.absent
  /// APNs: UUID of the notification, returned in the response.
  package var apnsID = Node.absent
  /// APNs: notifications with the same id show as one. At most 64 bytes.
  package var collapseID = Node.absent
  /// APNs: push type, such as "alert", "background" or "liveactivity". gorush sends "alert" if it is absent.
  package var pushType = Node.absent
  /// APNs: badge number on the app icon; 0 removes it. Negative numbers are not sent.
  package var badge = Node.absent
  /// APNs: name of the registered category that supplies the action buttons. HMS: category of the message.
  package var category = Node.absent
  /// APNs: members of the alert dictionary.
  package var alert: GorushAlert?
  /// APNs, and Apple devices through FCM: let the app's Notification Service Extension change the notification before it shows.
  /// Default false.
  package var mutableContent = Node.absent
  /// APNs: name of the sound dictionary. gorush builds a new critical sound of volume 1 from it.
  package var name = Node.absent
  /// APNs: volume of the sound dictionary, 0 silent to 1 full. gorush builds a new critical sound from it.
  package var volume = Node.absent
  /// APNs, iOS 15 and later: how much the notification may interrupt. Default "active" on the device.
  package var interruptionLevel = Choice<GorushNotificationInterruptionLevel>()
  /// APNs, Live Activity: the dynamic content, as the app's ContentState decodes it.
  package var contentState = Node.absent
  /// APNs, Live Activity: UNIX time in seconds of this update; an older one than the last is not applied.
  package var timestamp = Node.absent
  /// APNs, Live Activity: whether this push starts, updates or ends the activity. The document omits start.
  package var event = Choice<GorushNotificationEvent>()
  /// APNs, Live Activity: UNIX time in seconds from which the content counts as out of date.
  package var staleDate = Node.absent
  /// APNs, Live Activity: UNIX time in seconds at which an ended activity is removed from the screen.
  package var dismissalDate = Node.absent
  /// APNs, Live Activity: name of the Swift type of the attributes. Required to start one.
  package var attributesType = Node.absent
  /// APNs, Live Activity: the static content that an activity starts with.
  package var attributes = Node.absent
  /// APNs: rank among the app's notifications in a summary, 0 to 1; Live Activities take any number.
  package var relevanceScore = Node.absent
  /// APNs: notifications with the same id are grouped.
  package var threadID = Node.absent
  /// APNs, Safari website push: values for the placeholders of the site's URL format, in order.
  package var urlArgs = Node.absent
  /// APNs: use the production service. Wins over `development`; the default is the server's configuration.
  package var production = Node.absent
  /// APNs: use the sandbox service. FCM: log the messages as well.
  package var development = Node.absent
  /// FCM and HMS: expression over topics that selects the devices.
  package var condition = Node.absent
  /// FCM: options for Android devices, in FCM's format.
  package var android = Node.absent
  /// FCM: options for browsers, in FCM's format.
  package var webpush = Node.absent
  /// FCM: options for Apple devices reached through FCM. Used by the document's samples, absent from its table.
  package var apns = Node.absent
  /// FCM: options for all platforms, in FCM's format.
  package var fcmOptions = Node.absent
  /// HMS: secret of the app. Current gorush reads it but takes the secret of its own configuration.
  package var appSecret = Node.absent
  /// HMS: which undelivered messages replace each other. gorush does not send 0.
  package var huaweiCollapseKey = Node.absent

  @inline(__always) @usableFromInline package init(at node: Node) { self.node = node }

  @usableFromInline package mutating func decode(with decoder: inout Decoder) {
    var members = decoder.members(of: node)
    var hasOthers = false
    members: while var key = members.next(in: decoder.document) {
      repeat {
        switch key.length {
        case 2:
          switch key.start & 0xffff {
          case 0x6f74:  // to
            to = decoder.text(key.node, replacing: to); continue members
          default: break
          }
        case 4:
          switch key.start & 0xffffffff {
          case 0x61746164:  // data
            data = decoder.object(key.node, replacing: data); continue members
          case 0x656d616e:  // name
            name = decoder.text(key.node, replacing: name); continue members
          case 0x736e7061:  // apns
            apns = decoder.object(key.node, replacing: apns); continue members
          default: break
          }
        case 5:
          switch key.start & 0xffffffffff {
          case 0x656c746974:  // title
            title = decoder.text(key.node, replacing: title); continue members
          case 0x646e756f73:  // sound
            sound = decoder.either(key.node, replacing: sound, [.text, .object]); continue members
          case 0x7972746572:  // retry
            retry = decoder.integer(key.node, replacing: retry); continue members
          case 0x6369706f74:  // topic
            topic = decoder.text(key.node, replacing: topic); continue members
          case 0x6567616d69:  // image
            image = decoder.text(key.node, replacing: image); continue members
          case 0x6567646162:  // badge
            badge = decoder.integer(key.node, replacing: badge); continue members
          case 0x7472656c61:  // alert
            decoder.nested(key.node, &alert); continue members
          case 0x746e657665:  // event
            event = decoder.choice(key.node, replacing: event); continue members
          default: break
          }
        case 6:
          switch key.start & 0xffffffffffff {
          case 0x736e656b6f74:  // tokens
            tokens = decoder.texts(key.node, replacing: tokens); continue members
          case 0x64695f707061:  // app_id
            appID = decoder.text(key.node, replacing: appID); continue members
          case 0x6761745f6962:  // bi_tag
            biTag = decoder.text(key.node, replacing: biTag); continue members
          case 0x656d756c6f76:  // volume
            volume = decoder.number(key.node, replacing: volume); continue members
          default: break
          }
        case 7:
          switch key.start & 0xffffffffffffff {
          case 0x6567617373656d:  // message
            message = decoder.text(key.node, replacing: message); continue members
          case 0x6e75725f797264:  // dry_run
            if decoder.ignored(key.node, since: "gorush 1.18") { continue members }; dryRun = decoder.flag(key.node, replacing: dryRun); continue members
          case 0x64695f736e7061:  // apns_id
            apnsID = decoder.text(key.node, replacing: apnsID); continue members
          case 0x64696f72646e61:  // android
            android = decoder.object(key.node, replacing: android); continue members
          case 0x68737570626577:  // webpush
            webpush = decoder.object(key.node, replacing: webpush); continue members
          default: break
          }
        case 8:
          switch key.start {
          case 0x64695f6669746f6e:  // notif_id
            notifID = decoder.text(key.node, replacing: notifID); continue members
          case 0x6d726f6674616c70:  // platform
            platform = decoder.choice(key.node, replacing: platform); continue members
          case 0x797469726f697270:  // priority
            priority = decoder.choice(key.node, replacing: priority); continue members
          case 0x79726f6765746163:  // category
            category = decoder.text(key.node, replacing: category); continue members
          case 0x736772612d6c7275:  // url-args
            urlArgs = decoder.texts(key.node, replacing: urlArgs); continue members
          default: break
          }
        case 9:
          switch key.start {
          case 0x7079745f68737570:  // push_type
            if key.tail == 0x657079745f687375 { pushType = decoder.text(key.node, replacing: pushType); continue members }
          case 0x6d617473656d6974:  // timestamp
            if key.tail == 0x706d617473656d69 { timestamp = decoder.integer(key.node, replacing: timestamp); continue members }
          case 0x692d646165726874:  // thread-id
            if key.tail == 0x64692d6461657268 { threadID = decoder.text(key.node, replacing: threadID); continue members }
          case 0x6f697469646e6f63:  // condition
            if key.tail == 0x6e6f697469646e6f { condition = decoder.text(key.node, replacing: condition); continue members }
          default: break
          }
        case 10:
          switch key.start {
          case 0x745f696577617568:  // huawei_ttl
            if key.tail == 0x6c74745f69657761 { huaweiTTL = decoder.text(key.node, replacing: huaweiTTL); continue members }
          case 0x6974617269707865:  // expiration
            if key.tail == 0x6e6f697461726970 { expiration = decoder.integer(key.node, replacing: expiration); continue members }
          case 0x61642d656c617473:  // stale-date
            if key.tail == 0x657461642d656c61 { staleDate = decoder.integer(key.node, replacing: staleDate); continue members }
          case 0x7475626972747461:  // attributes
            if key.tail == 0x7365747562697274 { attributes = decoder.object(key.node, replacing: attributes); continue members }
          case 0x69746375646f7270:  // production
            if key.tail == 0x6e6f69746375646f { production = decoder.flag(key.node, replacing: production); continue members }
          case 0x726365735f707061:  // app_secret
            if key.tail == 0x7465726365735f70 { appSecret = decoder.text(key.node, replacing: appSecret); continue members }
          default: break
          }
        case 11:
          switch key.start {
          case 0x645f696577617568:  // huawei_data
            if key.tail == 0x617461645f696577 { huaweiData = decoder.text(key.node, replacing: huaweiData); continue members }
          case 0x657370616c6c6f63:  // collapse_id
            if key.tail == 0x64695f657370616c { collapseID = decoder.text(key.node, replacing: collapseID); continue members }
          case 0x6d706f6c65766564:  // development
            if key.tail == 0x746e656d706f6c65 { development = decoder.flag(key.node, replacing: development); continue members }
          case 0x6974706f5f6d6366:  // fcm_options
            if key.tail == 0x736e6f6974706f5f { fcmOptions = decoder.object(key.node, replacing: fcmOptions); continue members }
          default: break
          }
        case 12:
          switch key.start {
          case 0x657370616c6c6f63:  // collapse_key
            if key.tail == 0x79656b5f65737061 { if decoder.ignored(key.node, since: "gorush 1.18") { continue members }; collapseKey = decoder.text(key.node, replacing: collapseKey); continue members }
          case 0x5f6f745f656d6974:  // time_to_live
            if key.tail == 0x6576696c5f6f745f { if decoder.ignored(key.node, since: "gorush 1.18") { continue members }; timeToLive = decoder.integer(key.node, replacing: timeToLive, in: 0...9223372036854775807); continue members }
          case 0x6163696669746f6e:  // notification
            if key.tail == 0x6e6f697461636966 { decoder.nested(key.node, &notification); continue members }
          default: break
          }
        case 13:
          switch key.start {
          case 0x2d746e65746e6f63:  // content-state
            if key.tail == 0x65746174732d746e { contentState = decoder.object(key.node, replacing: contentState); continue members }
          default: break
          }
        case 14:
          switch key.start {
          case 0x617373696d736964:  // dismissal-date
            if key.tail == 0x657461642d6c6173 { dismissalDate = decoder.integer(key.node, replacing: dismissalDate); continue members }
          default: break
          }
        case 15:
          switch key.start {
          case 0x7070615f74736166:  // fast_app_target
            if key.tail == 0x7465677261745f70 { fastAppTarget = decoder.integer(key.node, replacing: fastAppTarget, in: 0...2); continue members }
          case 0x5f656c626174756d:  // mutable_content
            if key.tail == 0x746e65746e6f635f { mutableContent = decoder.flag(key.node, replacing: mutableContent); continue members }
          case 0x7475626972747461:  // attributes-type
            if key.tail == 0x657079742d736574 { attributesType = decoder.text(key.node, replacing: attributesType); continue members }
          case 0x636e6176656c6572:  // relevance-score
            if key.tail == 0x65726f63732d6563 { relevanceScore = decoder.number(key.node, replacing: relevanceScore); continue members }
          default: break
          }
        case 16:
          switch key.start {
          case 0x68775f79616c6564:  // delay_while_idle
            if key.tail == 0x656c64695f656c69 { if decoder.ignored(key.node, since: "gorush 1.18") { continue members }; delayWhileIdle = decoder.flag(key.node, replacing: delayWhileIdle); continue members }
          default: break
          }
        case 17:
          switch key.start {
          case 0x5f746e65746e6f63:  // content_available
            if key.tail == 0x656c62616c696176, decoder.matches(key, "content_available") { contentAvailable = decoder.flag(key.node, replacing: contentAvailable); continue members }
          default: break
          }
        case 18:
          switch key.start {
          case 0x7075727265746e69:  // interruption_level
            if key.tail == 0x6c6576656c5f6e6f, decoder.matches(key, "interruption_level") { interruptionLevel = decoder.choice(key.node, replacing: interruptionLevel); continue members }
          default: break
          }
        case 19:
          switch key.start {
          case 0x6e5f696577617568:  // huawei_notification
            if key.tail == 0x6e6f697461636966, decoder.matches(key, "huawei_notification") { huaweiNotification = decoder.object(key.node, replacing: huaweiNotification); continue members }
          case 0x635f696577617568:  // huawei_collapse_key
            if key.tail == 0x79656b5f65737061, decoder.matches(key, "huawei_collapse_key") { huaweiCollapseKey = decoder.integer(key.node, replacing: huaweiCollapseKey, in: -1...100); continue members }
          default: break
          }
        case 23:
          switch key.start {
          case 0x7463697274736572:  // restricted_package_name
            if key.tail == 0x656d616e5f656761, decoder.matches(key, "restricted_package_name") { if decoder.ignored(key.node, since: "gorush 1.18") { continue members }; restrictedPackageName = decoder.text(key.node, replacing: restrictedPackageName); continue members }
          default: break
          }
        default: break
        }
      } while key.take(decoder.respelled(key, among: Self.keys, of: node))
      hasOthers = true
      decoder.unknown(key.node, of: node, in: Self.self)
    }
    if hasOthers { decoder.checkNames(of: node) }
    decoder.require("platform", platform.node, in: node)
  }

  @usableFromInline package mutating func checkDeferred(with decoder: inout Decoder) {
    if decoder.isObject(sound) { decoder.check(sound, as: GorushSound.self) }
    notification?.checkDeferred(with: &decoder)
    if huaweiNotification.exists { decoder.check(huaweiNotification, as: HMSAndroidNotification.self) }
    alert?.checkDeferred(with: &decoder)
    if android.exists { decoder.check(android, as: FCMAndroidConfig.self) }
    if webpush.exists { decoder.check(webpush, as: FCMWebpushConfig.self) }
    if apns.exists { decoder.check(apns, as: FCMApnsConfig.self) }
    if fcmOptions.exists { decoder.check(fcmOptions, as: FCMFcmOptions.self) }
  }
}

/// Delivery priority. APNs: high 10, normal 5. HMS: anything but high counts as normal.
@usableFromInline
package enum GorushNotificationPriority: UInt8, Spelled {
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

/// APNs, iOS 15 and later: how much the notification may interrupt. Default "active" on the device.
@usableFromInline
package enum GorushNotificationInterruptionLevel: UInt8, Spelled {
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

/// APNs, Live Activity: whether this push starts, updates or ends the activity. The document omits start.
@usableFromInline
package enum GorushNotificationEvent: UInt8, Spelled {
  case start = 1
  case update
  case end
  @usableFromInline package static let spellings: StaticString = "start\nupdate\nend"

  @usableFromInline package init?(spelling key: Key, with decoder: inout Decoder) {
    switch key.length {
    case 3:
      switch key.start & 0xffffff {
      case 0x646e65:  // end
        self = .end; return
      default: break
      }
    case 5:
      switch key.start & 0xffffffffff {
      case 0x7472617473:  // start
        self = .start; return
      default: break
      }
    case 6:
      switch key.start & 0xffffffffffff {
      case 0x657461647075:  // update
        self = .update; return
      default: break
      }
    default: break
    }
    return nil
  }
}

/// Service that delivers a notification.
@usableFromInline
package enum GorushPlatform: Int, Numbered {
  case ios = 1
  case android = 2
  case huawei = 3
  @usableFromInline package static let spellings: StaticString = "1 (ios)\n2 (android)\n3 (huawei)"
}

/// Members of the iOS alert dictionary.
@usableFromInline
package struct GorushAlert: Syntax {
  @usableFromInline package static let keys: StaticString = "title\nbody\nsubtitle\naction\naction-loc-key\nlaunch-image\nloc-args\nloc-key\ntitle-loc-args\ntitle-loc-key\nsummary-arg\nsummary-arg-count"
  @usableFromInline package static var rule: RuleName { .gorushAlert }
  @usableFromInline package static var grammar: Grammar { GorushGrammar.grammar }
  @usableFromInline package let node: Node
  /// Title of the alert; wins over the top-level `title`.
  package var title = Node.absent
  /// Text of the alert; wins over the top-level `message`.
  package var body = Node.absent
  /// Second line, below the title.
  package var subtitle = Node.absent
  /// Label of the action button of a Safari website push.
  package var action = Node.absent
  /// Key of a localized label for the button that opens the app.
  package var actionLocKey = Node.absent
  /// File name of the app's launch image, with or without its extension.
  package var launchImage = Node.absent
  /// Values for the placeholders of `loc-key`, in order.
  package var locArgs = Node.absent
  /// Key of the text in the app's localized strings, instead of `body`.
  package var locKey = Node.absent
  /// Values for the placeholders of `title-loc-key`, in order.
  package var titleLocArgs = Node.absent
  /// Key of the title in the app's localized strings, instead of `title`.
  package var titleLocKey = Node.absent
  /// Words for a group's summary line; iOS 15 and later ignore it.
  package var summaryArg = Node.absent
  /// Number of items that this notification adds to a group's summary line, at least 1.
  /// iOS 15 and later ignore it.
  package var summaryArgCount = Node.absent

  @inline(__always) @usableFromInline package init(at node: Node) { self.node = node }

  @usableFromInline package mutating func decode(with decoder: inout Decoder) {
    var members = decoder.members(of: node)
    var hasOthers = false
    members: while var key = members.next(in: decoder.document) {
      repeat {
        switch key.length {
        case 4:
          switch key.start & 0xffffffff {
          case 0x79646f62:  // body
            body = decoder.text(key.node, replacing: body); continue members
          default: break
          }
        case 5:
          switch key.start & 0xffffffffff {
          case 0x656c746974:  // title
            title = decoder.text(key.node, replacing: title); continue members
          default: break
          }
        case 6:
          switch key.start & 0xffffffffffff {
          case 0x6e6f69746361:  // action
            action = decoder.text(key.node, replacing: action); continue members
          default: break
          }
        case 7:
          switch key.start & 0xffffffffffffff {
          case 0x79656b2d636f6c:  // loc-key
            locKey = decoder.text(key.node, replacing: locKey); continue members
          default: break
          }
        case 8:
          switch key.start {
          case 0x656c746974627573:  // subtitle
            subtitle = decoder.text(key.node, replacing: subtitle); continue members
          case 0x736772612d636f6c:  // loc-args
            locArgs = decoder.texts(key.node, replacing: locArgs); continue members
          default: break
          }
        case 11:
          switch key.start {
          case 0x2d7972616d6d7573:  // summary-arg
            if key.tail == 0x6772612d7972616d { summaryArg = decoder.text(key.node, replacing: summaryArg); continue members }
          default: break
          }
        case 12:
          switch key.start {
          case 0x692d68636e75616c:  // launch-image
            if key.tail == 0x6567616d692d6863 { launchImage = decoder.text(key.node, replacing: launchImage); continue members }
          default: break
          }
        case 13:
          switch key.start {
          case 0x6f6c2d656c746974:  // title-loc-key
            if key.tail == 0x79656b2d636f6c2d { titleLocKey = decoder.text(key.node, replacing: titleLocKey); continue members }
          default: break
          }
        case 14:
          switch key.start {
          case 0x6c2d6e6f69746361:  // action-loc-key
            if key.tail == 0x79656b2d636f6c2d { actionLocKey = decoder.text(key.node, replacing: actionLocKey); continue members }
          case 0x6f6c2d656c746974:  // title-loc-args
            if key.tail == 0x736772612d636f6c { titleLocArgs = decoder.texts(key.node, replacing: titleLocArgs); continue members }
          default: break
          }
        case 17:
          switch key.start {
          case 0x2d7972616d6d7573:  // summary-arg-count
            if key.tail == 0x746e756f632d6772, decoder.matches(key, "summary-arg-count") { summaryArgCount = decoder.integer(key.node, replacing: summaryArgCount); continue members }
          default: break
          }
        default: break
        }
      } while key.take(decoder.respelled(key, among: Self.keys, of: node))
      hasOthers = true
      decoder.unknown(key.node, of: node, in: Self.self)
    }
    if hasOthers { decoder.checkNames(of: node) }
  }

  @usableFromInline package mutating func checkDeferred(with decoder: inout Decoder) {}
}

/// iOS sound dictionary, for critical alerts.
@usableFromInline
package struct GorushSound: Syntax {
  @usableFromInline package static let keys: StaticString = "name\nvolume\ncritical"
  @usableFromInline package static var rule: RuleName { .gorushSound }
  @usableFromInline package static var grammar: Grammar { GorushGrammar.grammar }
  @usableFromInline package let node: Node
  /// File name in the app's bundle or its sounds folder, or "default".
  package var name = Node.absent
  /// Volume of a critical alert, 0 silent to 1 full. gorush itself does not check it and drops 0.
  package var volume = Node.absent
  /// 1 makes the alert critical: it sounds even when the device is muted. Default 0.
  package var critical = Node.absent

  @inline(__always) @usableFromInline package init(at node: Node) { self.node = node }

  @usableFromInline package mutating func decode(with decoder: inout Decoder) {
    var members = decoder.members(of: node)
    var hasOthers = false
    members: while var key = members.next(in: decoder.document) {
      repeat {
        switch key.length {
        case 4:
          switch key.start & 0xffffffff {
          case 0x656d616e:  // name
            name = decoder.text(key.node, replacing: name); continue members
          default: break
          }
        case 6:
          switch key.start & 0xffffffffffff {
          case 0x656d756c6f76:  // volume
            volume = decoder.number(key.node, replacing: volume); continue members
          default: break
          }
        case 8:
          switch key.start {
          case 0x6c61636974697263:  // critical
            critical = decoder.integer(key.node, replacing: critical); continue members
          default: break
          }
        default: break
        }
      } while key.take(decoder.respelled(key, among: Self.keys, of: node))
      hasOthers = true
      decoder.unknown(key.node, of: node, in: Self.self)
    }
    if hasOthers { decoder.checkNames(of: node) }
  }

  @usableFromInline package mutating func checkDeferred(with decoder: inout Decoder) {}
}

/// FCM's common notification. The further members are those of FCM's old HTTP interface.
@usableFromInline
package struct GorushFcmNotification: Syntax {
  @usableFromInline package static let keys: StaticString = "title\nbody\nimage\nicon\ncolor\ntag\nsound\nclick_action\ntitle_loc_key\ntitle_loc_args\nbody_loc_key\nbody_loc_args\nandroid_channel_id"
  @usableFromInline package static var rule: RuleName { .gorushFcmNotification }
  @usableFromInline package static var grammar: Grammar { GorushGrammar.grammar }
  @usableFromInline package let node: Node
  /// Title of the notification.
  package var title = Node.absent
  /// Text of the notification.
  package var body = Node.absent
  /// URL of a picture shown with the notification.
  package var image = Node.absent
  /// Name of a drawable resource for the small icon. Today: `android.notification.icon`.
  package var icon = Node.absent
  /// Color of the icon, "#rrggbb". Today: `android.notification.color`.
  package var color = Node.absent
  /// A notification with the same tag is replaced on screen. Today: `android.notification.tag`.
  package var tag = Node.absent
  /// File name of a sound resource, or "default". Today: `android.notification.sound`.
  package var sound = Node.absent
  /// Intent action that a tap starts. Today: `android.notification.click_action`.
  package var clickAction = Node.absent
  /// String resource of the title. Today: `android.notification.title_loc_key`.
  package var titleLocKey = Node.absent
  /// Values for the placeholders of `title_loc_key`, in order.
  package var titleLocArgs = Node.absent
  /// String resource of the text. Today: `android.notification.body_loc_key`.
  package var bodyLocKey = Node.absent
  /// Values for the placeholders of `body_loc_key`, in order.
  package var bodyLocArgs = Node.absent
  /// Notification channel on Android 8 and later. Today: `android.notification.channel_id`.
  package var androidChannelID = Node.absent

  @inline(__always) @usableFromInline package init(at node: Node) { self.node = node }

  @usableFromInline package mutating func decode(with decoder: inout Decoder) {
    var members = decoder.members(of: node)
    var hasOthers = false
    members: while var key = members.next(in: decoder.document) {
      repeat {
        switch key.length {
        case 3:
          switch key.start & 0xffffff {
          case 0x676174:  // tag
            if decoder.ignored(key.node, since: "gorush 1.18") { continue members }; tag = decoder.text(key.node, replacing: tag); continue members
          default: break
          }
        case 4:
          switch key.start & 0xffffffff {
          case 0x79646f62:  // body
            body = decoder.text(key.node, replacing: body); continue members
          case 0x6e6f6369:  // icon
            if decoder.ignored(key.node, since: "gorush 1.18") { continue members }; icon = decoder.text(key.node, replacing: icon); continue members
          default: break
          }
        case 5:
          switch key.start & 0xffffffffff {
          case 0x656c746974:  // title
            title = decoder.text(key.node, replacing: title); continue members
          case 0x6567616d69:  // image
            image = decoder.text(key.node, replacing: image); continue members
          case 0x726f6c6f63:  // color
            if decoder.ignored(key.node, since: "gorush 1.18") { continue members }; color = decoder.text(key.node, replacing: color); continue members
          case 0x646e756f73:  // sound
            if decoder.ignored(key.node, since: "gorush 1.18") { continue members }; sound = decoder.text(key.node, replacing: sound); continue members
          default: break
          }
        case 12:
          switch key.start {
          case 0x63615f6b63696c63:  // click_action
            if key.tail == 0x6e6f697463615f6b { if decoder.ignored(key.node, since: "gorush 1.18") { continue members }; clickAction = decoder.text(key.node, replacing: clickAction); continue members }
          case 0x636f6c5f79646f62:  // body_loc_key
            if key.tail == 0x79656b5f636f6c5f { if decoder.ignored(key.node, since: "gorush 1.18") { continue members }; bodyLocKey = decoder.text(key.node, replacing: bodyLocKey); continue members }
          default: break
          }
        case 13:
          switch key.start {
          case 0x6f6c5f656c746974:  // title_loc_key
            if key.tail == 0x79656b5f636f6c5f { if decoder.ignored(key.node, since: "gorush 1.18") { continue members }; titleLocKey = decoder.text(key.node, replacing: titleLocKey); continue members }
          case 0x636f6c5f79646f62:  // body_loc_args
            if key.tail == 0x736772615f636f6c { if decoder.ignored(key.node, since: "gorush 1.18") { continue members }; bodyLocArgs = decoder.texts(key.node, replacing: bodyLocArgs); continue members }
          default: break
          }
        case 14:
          switch key.start {
          case 0x6f6c5f656c746974:  // title_loc_args
            if key.tail == 0x736772615f636f6c { if decoder.ignored(key.node, since: "gorush 1.18") { continue members }; titleLocArgs = decoder.texts(key.node, replacing: titleLocArgs); continue members }
          default: break
          }
        case 18:
          switch key.start {
          case 0x5f64696f72646e61:  // android_channel_id
            if key.tail == 0x64695f6c656e6e61, decoder.matches(key, "android_channel_id") { if decoder.ignored(key.node, since: "gorush 1.18") { continue members }; androidChannelID = decoder.text(key.node, replacing: androidChannelID); continue members }
          default: break
          }
        default: break
        }
      } while key.take(decoder.respelled(key, among: Self.keys, of: node))
      hasOthers = true
      decoder.unknown(key.node, of: node, in: Self.self)
    }
    if hasOthers { decoder.checkNames(of: node) }
  }

  @usableFromInline package mutating func checkDeferred(with decoder: inout Decoder) {}
}

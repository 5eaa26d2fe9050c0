// swift-format-ignore-file
// Written by `swift run pushc-generate` from grammar/gorush.cddl. Do not edit.

package import PushJSON

/// gorush: body of a push request.
/// Endpoint: POST /api/push
/// Facts: gorush's "Web API" document for names and documented meaning; the source of gorush 1.22 with its
/// libraries (apns2, firebase-admin-go, go-hms-push) for kinds, undocumented keys and what is ignored today.
package enum GorushGrammar {
  /// The paths of all members of the format, one per line.
  package static let grammar = Grammar(title: "gorush", places: """
    notifications
    notifications[].notif_id
    notifications[].tokens
    notifications[].platform
    notifications[].message
    notifications[].title
    notifications[].priority
    notifications[].content_available
    notifications[].sound
    notifications[].sound.name
    notifications[].sound.volume
    notifications[].sound.critical
    notifications[].data
    notifications[].huawei_data
    notifications[].retry
    notifications[].topic
    notifications[].image
    notifications[].to
    notifications[].collapse_key
    notifications[].delay_while_idle
    notifications[].time_to_live
    notifications[].huawei_ttl
    notifications[].restricted_package_name
    notifications[].dry_run
    notifications[].notification
    notifications[].notification.title
    notifications[].notification.body
    notifications[].notification.image
    notifications[].notification.icon
    notifications[].notification.color
    notifications[].notification.tag
    notifications[].notification.sound
    notifications[].notification.click_action
    notifications[].notification.title_loc_key
    notifications[].notification.title_loc_args
    notifications[].notification.body_loc_key
    notifications[].notification.body_loc_args
    notifications[].notification.android_channel_id
    notifications[].huawei_notification
    notifications[].app_id
    notifications[].bi_tag
    notifications[].fast_app_target
    notifications[].expiration
    notifications[].apns_id
    notifications[].collapse_id
    notifications[].push_type
    notifications[].badge
    notifications[].category
    notifications[].alert
    notifications[].alert.title
    notifications[].alert.body
    notifications[].alert.subtitle
    notifications[].alert.action
    notifications[].alert.action-loc-key
    notifications[].alert.launch-image
    notifications[].alert.loc-args
    notifications[].alert.loc-key
    notifications[].alert.title-loc-args
    notifications[].alert.title-loc-key
    notifications[].alert.summary-arg
    notifications[].alert.summary-arg-count
    notifications[].mutable_content
    notifications[].name
    notifications[].volume
    notifications[].interruption_level
    notifications[].content-state
    notifications[].timestamp
    notifications[].event
    notifications[].stale-date
    notifications[].dismissal-date
    notifications[].attributes-type
    notifications[].attributes
    notifications[].relevance-score
    notifications[].thread-id
    notifications[].url-args
    notifications[].production
    notifications[].development
    notifications[].condition
    notifications[].android
    notifications[].webpush
    notifications[].apns
    notifications[].fcm_options
    notifications[].app_secret
    notifications[].huawei_collapse_key
    """)
}

/// Request: one or more notifications, each with its own platform and addresses.
package struct GorushRequest: Syntax {
  package static let keys: StaticString = "notifications"
  package static var grammar: Grammar { GorushGrammar.grammar }
  package let node: Node
  /// The notifications to send. An empty list is refused; the server's own limit is 100 unless configured.
  package var notifications = Elements<GorushNotification>()

  package init(at node: Node) { self.node = node }

  package mutating func decode(with decoder: inout Decoder) {
    var members = decoder.members(of: node)
    var hasOthers = false
    while let key = members.next(in: decoder) {
      switch key.head {
      case 0x6163696669746f6e:  // notifications
        if key.length == 13, key.tail == 0x736e6f6974616369 { decoder.elements(key, &notifications); continue }
      default: break
      }
      hasOthers = true
      decoder.unknown(key, in: Self.self)
    }
    if hasOthers { decoder.checkNames(of: node) }
    decoder.require("notifications", notifications.node, in: node)
  }

  package func checkDeferred(with decoder: inout Decoder) {
    for element in decoder.all(notifications) { element.checkDeferred(with: &decoder) }
  }
}

/// One notification for one platform and any number of devices.
package struct GorushNotification: Syntax {
  package static let keys: StaticString = "notif_id\ntokens\nplatform\nmessage\ntitle\npriority\ncontent_available\nsound\ndata\nhuawei_data\nretry\ntopic\nimage\nto\ncollapse_key\ndelay_while_idle\ntime_to_live\nhuawei_ttl\nrestricted_package_name\ndry_run\nnotification\nhuawei_notification\napp_id\nbi_tag\nfast_app_target\nexpiration\napns_id\ncollapse_id\npush_type\nbadge\ncategory\nalert\nmutable_content\nname\nvolume\ninterruption_level\ncontent-state\ntimestamp\nevent\nstale-date\ndismissal-date\nattributes-type\nattributes\nrelevance-score\nthread-id\nurl-args\nproduction\ndevelopment\ncondition\nandroid\nwebpush\napns\nfcm_options\napp_secret\nhuawei_collapse_key"
  package static var grammar: Grammar { GorushGrammar.grammar }
  package let node: Node
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
  /// APNs: let the app's Notification Service Extension change the notification before it shows. Default false.
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

  package init(at node: Node) { self.node = node }

  package mutating func decode(with decoder: inout Decoder) {
    var members = decoder.members(of: node)
    var hasOthers = false
    while let key = members.next(in: decoder) {
      switch key.head {
      case 0x64695f6669746f6e:  // notif_id
        if key.length == 8 { decoder.text(key, &notifID); continue }
      case 0x736e656b6f74:  // tokens
        if key.length == 6 { decoder.texts(key, &tokens); continue }
      case 0x6d726f6674616c70:  // platform
        if key.length == 8 { decoder.choice(key, &platform); continue }
      case 0x6567617373656d:  // message
        if key.length == 7 { decoder.text(key, &message); continue }
      case 0x656c746974:  // title
        if key.length == 5 { decoder.text(key, &title); continue }
      case 0x797469726f697270:  // priority
        if key.length == 8 { decoder.choice(key, &priority); continue }
      case 0x5f746e65746e6f63:  // content_available
        if key.length == 17, key.tail == 0x656c62616c696176, decoder.matches(key, "content_available") { decoder.flag(key, &contentAvailable); continue }
      case 0x646e756f73:  // sound
        if key.length == 5 { decoder.either(key, &sound, [.text, .object]); continue }
      case 0x61746164:  // data
        if key.length == 4 { decoder.object(key, &data); continue }
      case 0x645f696577617568:  // huawei_data
        if key.length == 11, key.tail == 0x617461645f696577 { decoder.text(key, &huaweiData); continue }
      case 0x7972746572:  // retry
        if key.length == 5 { decoder.integer(key, &retry, in: 0...9223372036854775807); continue }
      case 0x6369706f74:  // topic
        if key.length == 5 { decoder.text(key, &topic); continue }
      case 0x6567616d69:  // image
        if key.length == 5 { decoder.text(key, &image); continue }
      case 0x6f74:  // to
        if key.length == 2 { decoder.text(key, &to); continue }
      case 0x657370616c6c6f63:  // collapse_key, collapse_id
        if key.length == 12, key.tail == 0x79656b5f65737061 { decoder.ignored(key, since: "gorush 1.18"); decoder.text(key, &collapseKey); continue }
        if key.length == 11, key.tail == 0x64695f657370616c { decoder.text(key, &collapseID); continue }
      case 0x68775f79616c6564:  // delay_while_idle
        if key.length == 16, key.tail == 0x656c64695f656c69 { decoder.ignored(key, since: "gorush 1.18"); decoder.flag(key, &delayWhileIdle); continue }
      case 0x5f6f745f656d6974:  // time_to_live
        if key.length == 12, key.tail == 0x6576696c5f6f745f { decoder.ignored(key, since: "gorush 1.18"); decoder.integer(key, &timeToLive, in: 0...9223372036854775807); continue }
      case 0x745f696577617568:  // huawei_ttl
        if key.length == 10, key.tail == 0x6c74745f69657761 { decoder.text(key, &huaweiTTL); continue }
      case 0x7463697274736572:  // restricted_package_name
        if key.length == 23, key.tail == 0x656d616e5f656761, decoder.matches(key, "restricted_package_name") { decoder.ignored(key, since: "gorush 1.18"); decoder.text(key, &restrictedPackageName); continue }
      case 0x6e75725f797264:  // dry_run
        if key.length == 7 { decoder.ignored(key, since: "gorush 1.18"); decoder.flag(key, &dryRun); continue }
      case 0x6163696669746f6e:  // notification
        if key.length == 12, key.tail == 0x6e6f697461636966 { decoder.nested(key, &notification); continue }
      case 0x6e5f696577617568:  // huawei_notification
        if key.length == 19, key.tail == 0x6e6f697461636966, decoder.matches(key, "huawei_notification") { decoder.object(key, &huaweiNotification); continue }
      case 0x64695f707061:  // app_id
        if key.length == 6 { decoder.text(key, &appID); continue }
      case 0x6761745f6962:  // bi_tag
        if key.length == 6 { decoder.text(key, &biTag); continue }
      case 0x7070615f74736166:  // fast_app_target
        if key.length == 15, key.tail == 0x7465677261745f70 { decoder.integer(key, &fastAppTarget, in: 0...2); continue }
      case 0x6974617269707865:  // expiration
        if key.length == 10, key.tail == 0x6e6f697461726970 { decoder.integer(key, &expiration); continue }
      case 0x64695f736e7061:  // apns_id
        if key.length == 7 { decoder.text(key, &apnsID); continue }
      case 0x7079745f68737570:  // push_type
        if key.length == 9, key.tail == 0x657079745f687375 { decoder.text(key, &pushType); continue }
      case 0x6567646162:  // badge
        if key.length == 5 { decoder.integer(key, &badge); continue }
      case 0x79726f6765746163:  // category
        if key.length == 8 { decoder.text(key, &category); continue }
      case 0x7472656c61:  // alert
        if key.length == 5 { decoder.nested(key, &alert); continue }
      case 0x5f656c626174756d:  // mutable_content
        if key.length == 15, key.tail == 0x746e65746e6f635f { decoder.flag(key, &mutableContent); continue }
      case 0x656d616e:  // name
        if key.length == 4 { decoder.text(key, &name); continue }
      case 0x656d756c6f76:  // volume
        if key.length == 6 { decoder.number(key, &volume); continue }
      case 0x7075727265746e69:  // interruption_level
        if key.length == 18, key.tail == 0x6c6576656c5f6e6f, decoder.matches(key, "interruption_level") { decoder.choice(key, &interruptionLevel); continue }
      case 0x2d746e65746e6f63:  // content-state
        if key.length == 13, key.tail == 0x65746174732d746e { decoder.object(key, &contentState); continue }
      case 0x6d617473656d6974:  // timestamp
        if key.length == 9, key.tail == 0x706d617473656d69 { decoder.integer(key, &timestamp); continue }
      case 0x746e657665:  // event
        if key.length == 5 { decoder.choice(key, &event); continue }
      case 0x61642d656c617473:  // stale-date
        if key.length == 10, key.tail == 0x657461642d656c61 { decoder.integer(key, &staleDate); continue }
      case 0x617373696d736964:  // dismissal-date
        if key.length == 14, key.tail == 0x657461642d6c6173 { decoder.integer(key, &dismissalDate); continue }
      case 0x7475626972747461:  // attributes-type, attributes
        if key.length == 15, key.tail == 0x657079742d736574 { decoder.text(key, &attributesType); continue }
        if key.length == 10, key.tail == 0x7365747562697274 { decoder.object(key, &attributes); continue }
      case 0x636e6176656c6572:  // relevance-score
        if key.length == 15, key.tail == 0x65726f63732d6563 { decoder.number(key, &relevanceScore); continue }
      case 0x692d646165726874:  // thread-id
        if key.length == 9, key.tail == 0x64692d6461657268 { decoder.text(key, &threadID); continue }
      case 0x736772612d6c7275:  // url-args
        if key.length == 8 { decoder.texts(key, &urlArgs); continue }
      case 0x69746375646f7270:  // production
        if key.length == 10, key.tail == 0x6e6f69746375646f { decoder.flag(key, &production); continue }
      case 0x6d706f6c65766564:  // development
        if key.length == 11, key.tail == 0x746e656d706f6c65 { decoder.flag(key, &development); continue }
      case 0x6f697469646e6f63:  // condition
        if key.length == 9, key.tail == 0x6e6f697469646e6f { decoder.text(key, &condition); continue }
      case 0x64696f72646e61:  // android
        if key.length == 7 { decoder.object(key, &android); continue }
      case 0x68737570626577:  // webpush
        if key.length == 7 { decoder.object(key, &webpush); continue }
      case 0x736e7061:  // apns
        if key.length == 4 { decoder.object(key, &apns); continue }
      case 0x6974706f5f6d6366:  // fcm_options
        if key.length == 11, key.tail == 0x736e6f6974706f5f { decoder.object(key, &fcmOptions); continue }
      case 0x726365735f707061:  // app_secret
        if key.length == 10, key.tail == 0x7465726365735f70 { decoder.text(key, &appSecret); continue }
      case 0x635f696577617568:  // huawei_collapse_key
        if key.length == 19, key.tail == 0x79656b5f65737061, decoder.matches(key, "huawei_collapse_key") { decoder.integer(key, &huaweiCollapseKey, in: -1...100); continue }
      default: break
      }
      hasOthers = true
      decoder.unknown(key, in: Self.self)
    }
    if hasOthers { decoder.checkNames(of: node) }
    decoder.require("platform", platform.node, in: node)
  }

  package func checkDeferred(with decoder: inout Decoder) {
    if decoder.isObject(sound) { GorushSound(decoding: sound, with: &decoder).checkDeferred(with: &decoder) }
    notification?.checkDeferred(with: &decoder)
    if huaweiNotification.exists { HMSAndroidNotification(decoding: huaweiNotification, with: &decoder).checkDeferred(with: &decoder) }
    alert?.checkDeferred(with: &decoder)
    if android.exists { FCMAndroidConfig(decoding: android, with: &decoder).checkDeferred(with: &decoder) }
    if webpush.exists { FCMWebpushConfig(decoding: webpush, with: &decoder).checkDeferred(with: &decoder) }
    if apns.exists { FCMApnsConfig(decoding: apns, with: &decoder).checkDeferred(with: &decoder) }
    if fcmOptions.exists { FCMFcmOptions(decoding: fcmOptions, with: &decoder).checkDeferred(with: &decoder) }
  }
}

/// Delivery priority. APNs: high 10, normal 5. HMS: anything but high counts as normal.
package enum GorushNotificationPriority: UInt8, Spelled {
  case normal = 1
  case high
  package static let spellings: StaticString = "normal\nhigh"

  package init?(spelling key: Key, with decoder: inout Decoder) {
    switch key.head {
    case 0x6c616d726f6e:  // normal
      if key.length == 6 { self = .normal; return }
    case 0x68676968:  // high
      if key.length == 4 { self = .high; return }
    default: break
    }
    return nil
  }
}

/// APNs, iOS 15 and later: how much the notification may interrupt. Default "active" on the device.
package enum GorushNotificationInterruptionLevel: UInt8, Spelled {
  case passive = 1
  case active
  case timeSensitive
  case critical
  package static let spellings: StaticString = "passive\nactive\ntime-sensitive\ncritical"

  package init?(spelling key: Key, with decoder: inout Decoder) {
    switch key.head {
    case 0x65766973736170:  // passive
      if key.length == 7 { self = .passive; return }
    case 0x657669746361:  // active
      if key.length == 6 { self = .active; return }
    case 0x6e65732d656d6974:  // time-sensitive
      if key.length == 14, key.tail == 0x6576697469736e65 { self = .timeSensitive; return }
    case 0x6c61636974697263:  // critical
      if key.length == 8 { self = .critical; return }
    default: break
    }
    return nil
  }
}

/// APNs, Live Activity: whether this push starts, updates or ends the activity. The document omits start.
package enum GorushNotificationEvent: UInt8, Spelled {
  case start = 1
  case update
  case end
  package static let spellings: StaticString = "start\nupdate\nend"

  package init?(spelling key: Key, with decoder: inout Decoder) {
    switch key.head {
    case 0x7472617473:  // start
      if key.length == 5 { self = .start; return }
    case 0x657461647075:  // update
      if key.length == 6 { self = .update; return }
    case 0x646e65:  // end
      if key.length == 3 { self = .end; return }
    default: break
    }
    return nil
  }
}

/// Service that delivers a notification.
package enum GorushPlatform: Int, Numbered {
  case ios = 1
  case android = 2
  case huawei = 3
  package static let spellings: StaticString = "1 (ios)\n2 (android)\n3 (huawei)"
}

/// Members of the iOS alert dictionary.
package struct GorushAlert: Syntax {
  package static let keys: StaticString = "title\nbody\nsubtitle\naction\naction-loc-key\nlaunch-image\nloc-args\nloc-key\ntitle-loc-args\ntitle-loc-key\nsummary-arg\nsummary-arg-count"
  package static var grammar: Grammar { GorushGrammar.grammar }
  package let node: Node
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

  package init(at node: Node) { self.node = node }

  package mutating func decode(with decoder: inout Decoder) {
    var members = decoder.members(of: node)
    var hasOthers = false
    while let key = members.next(in: decoder) {
      switch key.head {
      case 0x656c746974:  // title
        if key.length == 5 { decoder.text(key, &title); continue }
      case 0x79646f62:  // body
        if key.length == 4 { decoder.text(key, &body); continue }
      case 0x656c746974627573:  // subtitle
        if key.length == 8 { decoder.text(key, &subtitle); continue }
      case 0x6e6f69746361:  // action
        if key.length == 6 { decoder.text(key, &action); continue }
      case 0x6c2d6e6f69746361:  // action-loc-key
        if key.length == 14, key.tail == 0x79656b2d636f6c2d { decoder.text(key, &actionLocKey); continue }
      case 0x692d68636e75616c:  // launch-image
        if key.length == 12, key.tail == 0x6567616d692d6863 { decoder.text(key, &launchImage); continue }
      case 0x736772612d636f6c:  // loc-args
        if key.length == 8 { decoder.texts(key, &locArgs); continue }
      case 0x79656b2d636f6c:  // loc-key
        if key.length == 7 { decoder.text(key, &locKey); continue }
      case 0x6f6c2d656c746974:  // title-loc-args, title-loc-key
        if key.length == 14, key.tail == 0x736772612d636f6c { decoder.texts(key, &titleLocArgs); continue }
        if key.length == 13, key.tail == 0x79656b2d636f6c2d { decoder.text(key, &titleLocKey); continue }
      case 0x2d7972616d6d7573:  // summary-arg, summary-arg-count
        if key.length == 11, key.tail == 0x6772612d7972616d { decoder.text(key, &summaryArg); continue }
        if key.length == 17, key.tail == 0x746e756f632d6772, decoder.matches(key, "summary-arg-count") { decoder.integer(key, &summaryArgCount); continue }
      default: break
      }
      hasOthers = true
      decoder.unknown(key, in: Self.self)
    }
    if hasOthers { decoder.checkNames(of: node) }
  }

  package func checkDeferred(with decoder: inout Decoder) {}
}

/// iOS sound dictionary, for critical alerts.
package struct GorushSound: Syntax {
  package static let keys: StaticString = "name\nvolume\ncritical"
  package static var grammar: Grammar { GorushGrammar.grammar }
  package let node: Node
  /// File name in the app's bundle or its sounds folder, or "default".
  package var name = Node.absent
  /// Volume of a critical alert, 0 silent to 1 full. gorush itself does not check it and drops 0.
  package var volume = Node.absent
  /// 1 makes the alert critical: it sounds even when the device is muted. Default 0.
  package var critical = Node.absent

  package init(at node: Node) { self.node = node }

  package mutating func decode(with decoder: inout Decoder) {
    var members = decoder.members(of: node)
    var hasOthers = false
    while let key = members.next(in: decoder) {
      switch key.head {
      case 0x656d616e:  // name
        if key.length == 4 { decoder.text(key, &name); continue }
      case 0x656d756c6f76:  // volume
        if key.length == 6 { decoder.number(key, &volume); continue }
      case 0x6c61636974697263:  // critical
        if key.length == 8 { decoder.integer(key, &critical); continue }
      default: break
      }
      hasOthers = true
      decoder.unknown(key, in: Self.self)
    }
    if hasOthers { decoder.checkNames(of: node) }
  }

  package func checkDeferred(with decoder: inout Decoder) {}
}

/// FCM's common notification. The further members are those of FCM's old HTTP interface.
package struct GorushFcmNotification: Syntax {
  package static let keys: StaticString = "title\nbody\nimage\nicon\ncolor\ntag\nsound\nclick_action\ntitle_loc_key\ntitle_loc_args\nbody_loc_key\nbody_loc_args\nandroid_channel_id"
  package static var grammar: Grammar { GorushGrammar.grammar }
  package let node: Node
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

  package init(at node: Node) { self.node = node }

  package mutating func decode(with decoder: inout Decoder) {
    var members = decoder.members(of: node)
    var hasOthers = false
    while let key = members.next(in: decoder) {
      switch key.head {
      case 0x656c746974:  // title
        if key.length == 5 { decoder.text(key, &title); continue }
      case 0x79646f62:  // body
        if key.length == 4 { decoder.text(key, &body); continue }
      case 0x6567616d69:  // image
        if key.length == 5 { decoder.text(key, &image); continue }
      case 0x6e6f6369:  // icon
        if key.length == 4 { decoder.ignored(key, since: "gorush 1.18"); decoder.text(key, &icon); continue }
      case 0x726f6c6f63:  // color
        if key.length == 5 { decoder.ignored(key, since: "gorush 1.18"); decoder.text(key, &color); continue }
      case 0x676174:  // tag
        if key.length == 3 { decoder.ignored(key, since: "gorush 1.18"); decoder.text(key, &tag); continue }
      case 0x646e756f73:  // sound
        if key.length == 5 { decoder.ignored(key, since: "gorush 1.18"); decoder.text(key, &sound); continue }
      case 0x63615f6b63696c63:  // click_action
        if key.length == 12, key.tail == 0x6e6f697463615f6b { decoder.ignored(key, since: "gorush 1.18"); decoder.text(key, &clickAction); continue }
      case 0x6f6c5f656c746974:  // title_loc_key, title_loc_args
        if key.length == 13, key.tail == 0x79656b5f636f6c5f { decoder.ignored(key, since: "gorush 1.18"); decoder.text(key, &titleLocKey); continue }
        if key.length == 14, key.tail == 0x736772615f636f6c { decoder.ignored(key, since: "gorush 1.18"); decoder.texts(key, &titleLocArgs); continue }
      case 0x636f6c5f79646f62:  // body_loc_key, body_loc_args
        if key.length == 12, key.tail == 0x79656b5f636f6c5f { decoder.ignored(key, since: "gorush 1.18"); decoder.text(key, &bodyLocKey); continue }
        if key.length == 13, key.tail == 0x736772615f636f6c { decoder.ignored(key, since: "gorush 1.18"); decoder.texts(key, &bodyLocArgs); continue }
      case 0x5f64696f72646e61:  // android_channel_id
        if key.length == 18, key.tail == 0x64695f6c656e6e61, decoder.matches(key, "android_channel_id") { decoder.ignored(key, since: "gorush 1.18"); decoder.text(key, &androidChannelID); continue }
      default: break
      }
      hasOthers = true
      decoder.unknown(key, in: Self.self)
    }
    if hasOthers { decoder.checkNames(of: node) }
  }

  package func checkDeferred(with decoder: inout Decoder) {}
}

// swift-format-ignore-file
// Written by `swift run pushc-generate` from grammar/appmetrica.cddl. Do not edit.

public import PushJSON

/// AppMetrica Push API: body of a batch send.
/// Endpoint: POST https://push.api.appmetrica.yandex.net/push/v1/send-batch
/// Facts: AppMetrica's document "Sending push messages" and its file type list; the open source of the
/// AppMetrica Push SDKs for what the document leaves open.
package enum AppMetricaGrammar {
  /// A line for each object: the number of its rule, its path and the names of its members.
  package static let grammar = Grammar(title: "AppMetrica", objects: """
    7,,push_batch_request
    8,push_batch_request.,group_id,client_transfer_id,tag,batch
    9,push_batch_request.batch[].,messages,devices
    10,push_batch_request.batch[].messages.,android,iOS
    11,push_batch_request.batch[].messages.android.,silent,content,open_action
    12,push_batch_request.batch[].messages.android.content.,title,text,icon,icon_background,image,banner,data,channel_id,priority,collapse_key,vibration,led_color,led_interval,led_pause_interval,time_to_live,visibility,urgency
    13,push_batch_request.batch[].messages.android.open_action.,deeplink,url
    14,push_batch_request.batch[].messages.iOS.,silent,content,open_action
    15,push_batch_request.batch[].messages.iOS.content.,title,text,badge,sound,thread_id,category,mutable_content,expiration,data,collapse_id,attachments
    16,push_batch_request.batch[].messages.iOS.content.attachments[].,id,file_url,file_type
    17,push_batch_request.batch[].messages.iOS.open_action.,url,deeplink
    18,push_batch_request.batch[].devices[].,id_type,id_values
    """)
}

/// Request: the document's single root key.
@usableFromInline
package struct AppMetricaRequest: Syntax {
  @usableFromInline package static let keys: StaticString = "push_batch_request"
  @usableFromInline package static var rule: RuleName { .appmetricaRequest }
  @usableFromInline package static var grammar: Grammar { AppMetricaGrammar.grammar }
  @usableFromInline package let node: Node
  /// The batch of messages to send.
  package var pushBatchRequest: AppMetricaBatchRequest?

  @inline(__always) @usableFromInline package init(at node: Node) { self.node = node }

  @usableFromInline package mutating func decode(with decoder: inout Decoder) {
    var members = decoder.members(of: node)
    var hasOthers = false
    while let key = members.next(in: decoder.document) {
      switch key.length {
      case 18:
        switch key.start {
        case 0x7461625f68737570:  // push_batch_request
          if key.tail == 0x747365757165725f, decoder.matches(key, "push_batch_request") { decoder.nested(key.node, &pushBatchRequest); continue }
        default: break
        }
      default: break
      }
      hasOthers = true
      decoder.unknown(key.node, of: node, in: Self.self)
    }
    if hasOthers { decoder.checkNames(of: node) }
    decoder.require("push_batch_request", pushBatchRequest?.node ?? .absent, in: node)
  }

  @usableFromInline package mutating func checkDeferred(with decoder: inout Decoder) {
    pushBatchRequest?.checkDeferred(with: &decoder)
  }
}

/// A sending: messages with the devices that they go to.
@usableFromInline
package struct AppMetricaBatchRequest: Syntax {
  @usableFromInline package static let keys: StaticString = "group_id\nclient_transfer_id\ntag\nbatch"
  @usableFromInline package static var rule: RuleName { .appmetricaBatchRequest }
  @usableFromInline package static var grammar: Grammar { AppMetricaGrammar.grammar }
  @usableFromInline package let node: Node
  /// Id of the group that the sending belongs to. The group is created beforehand.
  package var groupID = Node.absent
  /// Caller's own id of the sending, 64 bits, unique within the group. Serves to ask for the status.
  package var clientTransferID = Node.absent
  /// Label under which reports gather sendings. Any number of sendings may share one.
  package var tag = Node.absent
  /// The messages, each with its devices. All groups of a request hold at most 250,000 devices together.
  package var batch = Elements<AppMetricaBatchItem>()

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
      case 5:
        switch key.start & 0xffffffffff {
        case 0x6863746162:  // batch
          batch = decoder.elements(key.node, replacing: batch, count: 1...Int.max); continue
        default: break
        }
      case 8:
        switch key.start {
        case 0x64695f70756f7267:  // group_id
          groupID = decoder.integer(key.node, replacing: groupID); continue
        default: break
        }
      case 18:
        switch key.start {
        case 0x745f746e65696c63:  // client_transfer_id
          if key.tail == 0x64695f726566736e, decoder.matches(key, "client_transfer_id") { clientTransferID = decoder.integer(key.node, replacing: clientTransferID); continue }
        default: break
        }
      default: break
      }
      hasOthers = true
      decoder.unknown(key.node, of: node, in: Self.self)
    }
    if hasOthers { decoder.checkNames(of: node) }
    decoder.require("group_id", groupID, in: node)
    decoder.require("tag", tag, in: node)
    decoder.require("batch", batch.node, in: node)
  }

  @usableFromInline package mutating func checkDeferred(with decoder: inout Decoder) {
    decoder.check(batch)
  }
}

/// One message and the devices that it goes to.
@usableFromInline
package struct AppMetricaBatchItem: Syntax {
  @usableFromInline package static let keys: StaticString = "messages\ndevices"
  @usableFromInline package static var rule: RuleName { .appmetricaBatchItem }
  @usableFromInline package static var grammar: Grammar { AppMetricaGrammar.grammar }
  @usableFromInline package let node: Node
  /// The content, per platform.
  package var messages: AppMetricaMessages?
  /// The devices, grouped by the type of their ids. 1 to 5 groups.
  package var devices = Elements<AppMetricaDeviceGroup>()

  @inline(__always) @usableFromInline package init(at node: Node) { self.node = node }

  @usableFromInline package mutating func decode(with decoder: inout Decoder) {
    var members = decoder.members(of: node)
    var hasOthers = false
    while let key = members.next(in: decoder.document) {
      switch key.length {
      case 7:
        switch key.start & 0xffffffffffffff {
        case 0x73656369766564:  // devices
          devices = decoder.elements(key.node, replacing: devices, count: 1...Int.max); continue
        default: break
        }
      case 8:
        switch key.start {
        case 0x736567617373656d:  // messages
          decoder.nested(key.node, &messages); continue
        default: break
        }
      default: break
      }
      hasOthers = true
      decoder.unknown(key.node, of: node, in: Self.self)
    }
    if hasOthers { decoder.checkNames(of: node) }
    decoder.require("messages", messages?.node ?? .absent, in: node)
    decoder.require("devices", devices.node, in: node)
  }

  @usableFromInline package mutating func checkDeferred(with decoder: inout Decoder) {
    messages?.checkDeferred(with: &decoder)
    decoder.check(devices)
  }
}

/// Content per platform. Huawei ids are served with the `android` content.
@usableFromInline
package struct AppMetricaMessages: Syntax {
  @usableFromInline package static let keys: StaticString = "android\niOS"
  @usableFromInline package static var rule: RuleName { .appmetricaMessages }
  @usableFromInline package static var grammar: Grammar { AppMetricaGrammar.grammar }
  @usableFromInline package let node: Node
  /// Content for Android and Huawei devices.
  package var android: AppMetricaAndroidMessage?
  /// Content for Apple devices.
  package var iOS: AppMetricaIosMessage?

  @inline(__always) @usableFromInline package init(at node: Node) { self.node = node }

  @usableFromInline package mutating func decode(with decoder: inout Decoder) {
    var members = decoder.members(of: node)
    var hasOthers = false
    while let key = members.next(in: decoder.document) {
      switch key.length {
      case 3:
        switch key.start & 0xffffff {
        case 0x534f69:  // iOS
          decoder.nested(key.node, &iOS); continue
        case 0x736f69:  // ios
          if !decoder.misspelled(key.node, as: "iOS", in: node) { continue }; decoder.nested(key.node, &iOS); continue
        default: break
        }
      case 7:
        switch key.start & 0xffffffffffffff {
        case 0x64696f72646e61:  // android
          decoder.nested(key.node, &android); continue
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
    android?.checkDeferred(with: &decoder)
    iOS?.checkDeferred(with: &decoder)
  }
}

/// A message for Android and Huawei devices.
@usableFromInline
package struct AppMetricaAndroidMessage: Syntax {
  @usableFromInline package static let keys: StaticString = "silent\ncontent\nopen_action"
  @usableFromInline package static var rule: RuleName { .appmetricaAndroidMessage }
  @usableFromInline package static var grammar: Grammar { AppMetricaGrammar.grammar }
  @usableFromInline package let node: Node
  /// Deliver to the app without showing anything. Default false.
  package var silent = Node.absent
  /// What is shown, and how.
  package var content: AppMetricaAndroidContent?
  /// What a tap does. Absent or empty: it opens the app.
  package var openAction: AppMetricaAndroidOpenAction?

  @inline(__always) @usableFromInline package init(at node: Node) { self.node = node }

  @usableFromInline package mutating func decode(with decoder: inout Decoder) {
    var members = decoder.members(of: node)
    var hasOthers = false
    while let key = members.next(in: decoder.document) {
      switch key.length {
      case 6:
        switch key.start & 0xffffffffffff {
        case 0x746e656c6973:  // silent
          silent = decoder.flag(key.node, replacing: silent); continue
        default: break
        }
      case 7:
        switch key.start & 0xffffffffffffff {
        case 0x746e65746e6f63:  // content
          decoder.nested(key.node, &content); continue
        default: break
        }
      case 8:
        switch key.start {
        case 0x74746e65746e6f63:  // contentt
          if !decoder.misspelled(key.node, as: "content", in: node) { continue }; decoder.nested(key.node, &content); continue
        default: break
        }
      case 11:
        switch key.start {
        case 0x7463615f6e65706f:  // open_action
          if key.tail == 0x6e6f697463615f6e { decoder.nested(key.node, &openAction); continue }
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
    content?.checkDeferred(with: &decoder)
    openAction?.checkDeferred(with: &decoder)
  }
}

/// What an Android notification shows, and how it is delivered.
@usableFromInline
package struct AppMetricaAndroidContent: Syntax {
  @usableFromInline package static let keys: StaticString = "title\ntext\nicon\nicon_background\nimage\nbanner\ndata\nchannel_id\npriority\ncollapse_key\nvibration\nled_color\nled_interval\nled_pause_interval\ntime_to_live\nvisibility\nurgency"
  @usableFromInline package static var rule: RuleName { .appmetricaAndroidContent }
  @usableFromInline package static var grammar: Grammar { AppMetricaGrammar.grammar }
  @usableFromInline package let node: Node
  /// Title. Mandatory unless the message is silent.
  package var title = Node.absent
  /// Text, read as HTML by the SDK. Mandatory unless the message is silent.
  package var text = Node.absent
  /// Icon of the notification bar: a drawable resource of the app, by name or by number in quotes.
  /// Default: the app's icon.
  package var icon = Node.absent
  /// Color of the icon, "#AARRGGBB" or "#RRGGBB".
  package var iconBackground = Node.absent
  /// URL of a picture that is shown next to the text.
  package var image = Node.absent
  /// URL of a large picture that is shown below the text.
  package var banner = Node.absent
  /// Any string for the app, which reads it through the SDK.
  package var data = Node.absent
  /// Notification channel, Android 8 and later. Default: the SDK's own channel.
  package var channelID = Node.absent
  /// Importance of the notification on the device, -2 lowest to 2 highest. Not the delivery priority.
  package var priority = Node.absent
  /// Notification id: a notification on screen with the same id is replaced. Default 0.
  package var collapseKey = Node.absent
  /// Vibration pattern in milliseconds: pause, vibration, pause, vibration, …
  package var vibration = Node.absent
  /// Color of the LED, "#RRGGBB".
  package var ledColor = Node.absent
  /// Milliseconds that the LED is on.
  package var ledInterval = Node.absent
  /// Milliseconds that the LED is off in between.
  package var ledPauseInterval = Node.absent
  /// Seconds that an undelivered message is kept. FCM keeps at most 2419200.
  package var timeToLive = Node.absent
  /// What a lock screen shows. Not set by default; Android 8 and later take it from the channel.
  package var visibility = Choice<AppMetricaAndroidContentVisibility>()
  /// Delivery priority: high wakes the device. Default "high".
  package var urgency = Choice<AppMetricaAndroidContentUrgency>()

  @inline(__always) @usableFromInline package init(at node: Node) { self.node = node }

  @usableFromInline package mutating func decode(with decoder: inout Decoder) {
    var members = decoder.members(of: node)
    var hasOthers = false
    while let key = members.next(in: decoder.document) {
      switch key.length {
      case 4:
        switch key.start & 0xffffffff {
        case 0x74786574:  // text
          text = decoder.text(key.node, replacing: text); continue
        case 0x6e6f6369:  // icon
          icon = decoder.text(key.node, replacing: icon); continue
        case 0x61746164:  // data
          data = decoder.text(key.node, replacing: data); continue
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
      case 6:
        switch key.start & 0xffffffffffff {
        case 0x72656e6e6162:  // banner
          banner = decoder.text(key.node, replacing: banner); continue
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
        case 0x797469726f697270:  // priority
          priority = decoder.integer(key.node, replacing: priority, in: -2...2); continue
        default: break
        }
      case 9:
        switch key.start {
        case 0x6f69746172626976:  // vibration
          if key.tail == 0x6e6f697461726269 { vibration = decoder.integers(key.node, replacing: vibration, in: 0...9223372036854775807); continue }
        case 0x6f6c6f635f64656c:  // led_color
          if key.tail == 0x726f6c6f635f6465 { ledColor = decoder.text(key.node, replacing: ledColor); continue }
        default: break
        }
      case 10:
        switch key.start {
        case 0x5f6c656e6e616863:  // channel_id
          if key.tail == 0x64695f6c656e6e61 { channelID = decoder.text(key.node, replacing: channelID); continue }
        case 0x696c696269736976:  // visibility
          if key.tail == 0x7974696c69626973 { visibility = decoder.choice(key.node, replacing: visibility); continue }
        default: break
        }
      case 12:
        switch key.start {
        case 0x657370616c6c6f63:  // collapse_key
          if key.tail == 0x79656b5f65737061 { collapseKey = decoder.integer(key.node, replacing: collapseKey); continue }
        case 0x65746e695f64656c:  // led_interval
          if key.tail == 0x6c61767265746e69 { ledInterval = decoder.integer(key.node, replacing: ledInterval, in: 0...9223372036854775807); continue }
        case 0x5f6f745f656d6974:  // time_to_live
          if key.tail == 0x6576696c5f6f745f { timeToLive = decoder.integer(key.node, replacing: timeToLive, in: 0...9223372036854775807); continue }
        default: break
        }
      case 15:
        switch key.start {
        case 0x6361625f6e6f6369:  // icon_background
          if key.tail == 0x646e756f72676b63 { iconBackground = decoder.text(key.node, replacing: iconBackground); continue }
        default: break
        }
      case 18:
        switch key.start {
        case 0x737561705f64656c:  // led_pause_interval
          if key.tail == 0x6c61767265746e69, decoder.matches(key, "led_pause_interval") { ledPauseInterval = decoder.integer(key.node, replacing: ledPauseInterval, in: 0...9223372036854775807); continue }
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

/// What a lock screen shows. Not set by default; Android 8 and later take it from the channel.
@usableFromInline
package enum AppMetricaAndroidContentVisibility: UInt8, Spelled {
  case secret = 1
  case `private`
  case `public`
  @usableFromInline package static let spellings: StaticString = "secret\nprivate\npublic"

  @usableFromInline package init?(spelling key: Key, with decoder: inout Decoder) {
    switch key.length {
    case 6:
      switch key.start & 0xffffffffffff {
      case 0x746572636573:  // secret
        self = .secret; return
      case 0x63696c627570:  // public
        self = .`public`; return
      default: break
      }
    case 7:
      switch key.start & 0xffffffffffffff {
      case 0x65746176697270:  // private
        self = .`private`; return
      default: break
      }
    default: break
    }
    return nil
  }
}

/// Delivery priority: high wakes the device. Default "high".
@usableFromInline
package enum AppMetricaAndroidContentUrgency: UInt8, Spelled {
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

/// What a tap on an Android notification does.
@usableFromInline
package struct AppMetricaAndroidOpenAction: Syntax {
  @usableFromInline package static let keys: StaticString = "deeplink\nurl"
  @usableFromInline package static var rule: RuleName { .appmetricaAndroidOpenAction }
  @usableFromInline package static var grammar: Grammar { AppMetricaGrammar.grammar }
  @usableFromInline package let node: Node
  /// Deep link to a screen of the app.
  package var deeplink = Node.absent
  /// URL. It belongs to iOS; the document's table misprints it here. Accepted with a warning.
  package var url = Node.absent

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
      case 8:
        switch key.start {
        case 0x6b6e696c70656564:  // deeplink
          deeplink = decoder.text(key.node, replacing: deeplink); continue
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

/// A message for Apple devices.
@usableFromInline
package struct AppMetricaIosMessage: Syntax {
  @usableFromInline package static let keys: StaticString = "silent\ncontent\nopen_action"
  @usableFromInline package static var rule: RuleName { .appmetricaIosMessage }
  @usableFromInline package static var grammar: Grammar { AppMetricaGrammar.grammar }
  @usableFromInline package let node: Node
  /// Deliver to the app without showing anything. Default false.
  package var silent = Node.absent
  /// What is shown, and how.
  package var content: AppMetricaIosContent?
  /// What a tap does. Absent or empty: it opens the app.
  package var openAction: AppMetricaIosOpenAction?

  @inline(__always) @usableFromInline package init(at node: Node) { self.node = node }

  @usableFromInline package mutating func decode(with decoder: inout Decoder) {
    var members = decoder.members(of: node)
    var hasOthers = false
    while let key = members.next(in: decoder.document) {
      switch key.length {
      case 6:
        switch key.start & 0xffffffffffff {
        case 0x746e656c6973:  // silent
          silent = decoder.flag(key.node, replacing: silent); continue
        default: break
        }
      case 7:
        switch key.start & 0xffffffffffffff {
        case 0x746e65746e6f63:  // content
          decoder.nested(key.node, &content); continue
        default: break
        }
      case 8:
        switch key.start {
        case 0x74746e65746e6f63:  // contentt
          if !decoder.misspelled(key.node, as: "content", in: node) { continue }; decoder.nested(key.node, &content); continue
        default: break
        }
      case 11:
        switch key.start {
        case 0x7463615f6e65706f:  // open_action
          if key.tail == 0x6e6f697463615f6e { decoder.nested(key.node, &openAction); continue }
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
    content?.checkDeferred(with: &decoder)
    openAction?.checkDeferred(with: &decoder)
  }
}

/// What an iOS notification shows, and how it is delivered.
@usableFromInline
package struct AppMetricaIosContent: Syntax {
  @usableFromInline package static let keys: StaticString = "title\ntext\nbadge\nsound\nthread_id\ncategory\nmutable_content\nexpiration\ndata\ncollapse_id\nattachments"
  @usableFromInline package static var rule: RuleName { .appmetricaIosContent }
  @usableFromInline package static var grammar: Grammar { AppMetricaGrammar.grammar }
  @usableFromInline package let node: Node
  /// Title. Mandatory unless the message is silent.
  package var title = Node.absent
  /// Text. Mandatory unless the message is silent.
  package var text = Node.absent
  /// Badge number on the app icon; 0 removes it.
  package var badge = Node.absent
  /// The default sound, or no sound.
  package var sound = Choice<AppMetricaIosContentSound>()
  /// Notifications with the same id are grouped.
  package var threadID = Node.absent
  /// Name of the registered category that supplies the action buttons.
  package var category = Node.absent
  /// 1 lets the app's Notification Service Extension change the notification before it shows; it also reports
  /// delivery and loads attachments. Default 0.
  package var mutableContent = Node.absent
  /// Seconds after which delivery is given up. Default: unlimited.
  package var expiration = Node.absent
  /// Any string for the app, which reads it through the SDK.
  package var data = Node.absent
  /// Notifications with the same id show as one. At most 64 bytes.
  package var collapseID = Node.absent
  /// Files shown with the notification. One that cannot be loaded loses all of them.
  package var attachments = Elements<AppMetricaAttachment>()

  @inline(__always) @usableFromInline package init(at node: Node) { self.node = node }

  @usableFromInline package mutating func decode(with decoder: inout Decoder) {
    var members = decoder.members(of: node)
    var hasOthers = false
    while let key = members.next(in: decoder.document) {
      switch key.length {
      case 4:
        switch key.start & 0xffffffff {
        case 0x74786574:  // text
          text = decoder.text(key.node, replacing: text); continue
        case 0x61746164:  // data
          data = decoder.text(key.node, replacing: data); continue
        default: break
        }
      case 5:
        switch key.start & 0xffffffffff {
        case 0x656c746974:  // title
          title = decoder.text(key.node, replacing: title); continue
        case 0x6567646162:  // badge
          badge = decoder.integer(key.node, replacing: badge, in: 0...9223372036854775807); continue
        case 0x646e756f73:  // sound
          sound = decoder.choice(key.node, replacing: sound); continue
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
        case 0x695f646165726874:  // thread_id
          if key.tail == 0x64695f6461657268 { threadID = decoder.text(key.node, replacing: threadID); continue }
        default: break
        }
      case 10:
        switch key.start {
        case 0x6974617269707865:  // expiration
          if key.tail == 0x6e6f697461726970 { expiration = decoder.integer(key.node, replacing: expiration, in: 0...9223372036854775807); continue }
        default: break
        }
      case 11:
        switch key.start {
        case 0x657370616c6c6f63:  // collapse_id
          if key.tail == 0x64695f657370616c { collapseID = decoder.text(key.node, replacing: collapseID); continue }
        case 0x656d686361747461:  // attachments
          if key.tail == 0x73746e656d686361 { attachments = decoder.elements(key.node, replacing: attachments); continue }
        default: break
        }
      case 15:
        switch key.start {
        case 0x5f656c626174756d:  // mutable_content
          if key.tail == 0x746e65746e6f635f { mutableContent = decoder.integer(key.node, replacing: mutableContent, in: 0...1); continue }
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
    decoder.check(attachments)
  }
}

/// The default sound, or no sound.
@usableFromInline
package enum AppMetricaIosContentSound: UInt8, Spelled {
  case `default` = 1
  case disable
  @usableFromInline package static let spellings: StaticString = "default\ndisable"

  @usableFromInline package init?(spelling key: Key, with decoder: inout Decoder) {
    switch key.length {
    case 7:
      switch key.start & 0xffffffffffffff {
      case 0x746c7561666564:  // default
        self = .`default`; return
      case 0x656c6261736964:  // disable
        self = .disable; return
      default: break
      }
    default: break
    }
    return nil
  }
}

/// A file shown with an iOS notification.
@usableFromInline
package struct AppMetricaAttachment: Syntax {
  @usableFromInline package static let keys: StaticString = "id\nfile_url\nfile_type"
  @usableFromInline package static var rule: RuleName { .appmetricaAttachment }
  @usableFromInline package static var grammar: Grammar { AppMetricaGrammar.grammar }
  @usableFromInline package let node: Node
  /// Id of the attachment.
  package var id = Node.absent
  /// URL of the file.
  package var fileURL = Node.absent
  /// Type of the file, by AppMetrica's short word. iOS attaches only some of them.
  package var fileType = Choice<AppMetricaFileType>()

  @inline(__always) @usableFromInline package init(at node: Node) { self.node = node }

  @usableFromInline package mutating func decode(with decoder: inout Decoder) {
    var members = decoder.members(of: node)
    var hasOthers = false
    while let key = members.next(in: decoder.document) {
      switch key.length {
      case 2:
        switch key.start & 0xffff {
        case 0x6469:  // id
          id = decoder.text(key.node, replacing: id); continue
        default: break
        }
      case 8:
        switch key.start {
        case 0x6c72755f656c6966:  // file_url
          fileURL = decoder.text(key.node, replacing: fileURL); continue
        default: break
        }
      case 9:
        switch key.start {
        case 0x7079745f656c6966:  // file_type
          if key.tail == 0x657079745f656c69 { fileType = decoder.choice(key.node, replacing: fileType); continue }
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

/// AppMetrica's short words for file types.
@usableFromInline
package enum AppMetricaFileType: UInt8, Spelled {
  case image = 1
  case jpg
  case jpeg2000
  case tiff
  case pict
  case gif
  case png
  case qtif
  case icns
  case bmp
  case ico
  case raw
  case svg
  case livephoto
  case audiovisual
  case movie
  case video
  case audio
  case mov
  case mpeg
  case mpeg2
  case mpeg2stream
  case mp3
  case mp4
  case mp4a
  case m4p
  case m4v
  case avi
  case aiff
  case wav
  case midi
  @usableFromInline package static let spellings: StaticString = "image\njpg\njpeg2000\ntiff\npict\ngif\npng\nqtif\nicns\nbmp\nico\nraw\nsvg\nlivephoto\naudiovisual\nmovie\nvideo\naudio\nmov\nmpeg\nmpeg2\nmpeg2stream\nmp3\nmp4\nmp4a\nm4p\nm4v\navi\naiff\nwav\nmidi"

  @usableFromInline package init?(spelling key: Key, with decoder: inout Decoder) {
    switch key.length {
    case 3:
      switch key.start & 0xffffff {
      case 0x67706a:  // jpg
        self = .jpg; return
      case 0x666967:  // gif
        self = .gif; return
      case 0x676e70:  // png
        self = .png; return
      case 0x706d62:  // bmp
        self = .bmp; return
      case 0x6f6369:  // ico
        self = .ico; return
      case 0x776172:  // raw
        self = .raw; return
      case 0x677673:  // svg
        self = .svg; return
      case 0x766f6d:  // mov
        self = .mov; return
      case 0x33706d:  // mp3
        self = .mp3; return
      case 0x34706d:  // mp4
        self = .mp4; return
      case 0x70346d:  // m4p
        self = .m4p; return
      case 0x76346d:  // m4v
        self = .m4v; return
      case 0x697661:  // avi
        self = .avi; return
      case 0x766177:  // wav
        self = .wav; return
      default: break
      }
    case 4:
      switch key.start & 0xffffffff {
      case 0x66666974:  // tiff
        self = .tiff; return
      case 0x74636970:  // pict
        self = .pict; return
      case 0x66697471:  // qtif
        self = .qtif; return
      case 0x736e6369:  // icns
        self = .icns; return
      case 0x6765706d:  // mpeg
        self = .mpeg; return
      case 0x6134706d:  // mp4a
        self = .mp4a; return
      case 0x66666961:  // aiff
        self = .aiff; return
      case 0x6964696d:  // midi
        self = .midi; return
      default: break
      }
    case 5:
      switch key.start & 0xffffffffff {
      case 0x6567616d69:  // image
        self = .image; return
      case 0x6569766f6d:  // movie
        self = .movie; return
      case 0x6f65646976:  // video
        self = .video; return
      case 0x6f69647561:  // audio
        self = .audio; return
      case 0x326765706d:  // mpeg2
        self = .mpeg2; return
      default: break
      }
    case 8:
      switch key.start {
      case 0x303030326765706a:  // jpeg2000
        self = .jpeg2000; return
      default: break
      }
    case 9:
      switch key.start {
      case 0x746f68706576696c:  // livephoto
        if key.tail == 0x6f746f6870657669 { self = .livephoto; return }
      default: break
      }
    case 11:
      switch key.start {
      case 0x7369766f69647561:  // audiovisual
        if key.tail == 0x6c61757369766f69 { self = .audiovisual; return }
      case 0x727473326765706d:  // mpeg2stream
        if key.tail == 0x6d61657274733267 { self = .mpeg2stream; return }
      default: break
      }
    default: break
    }
    return nil
  }
}

/// What a tap on an iOS notification does.
@usableFromInline
package struct AppMetricaIosOpenAction: Syntax {
  @usableFromInline package static let keys: StaticString = "url\ndeeplink"
  @usableFromInline package static var rule: RuleName { .appmetricaIosOpenAction }
  @usableFromInline package static var grammar: Grammar { AppMetricaGrammar.grammar }
  @usableFromInline package let node: Node
  /// URL to open, on the web or in an app.
  package var url = Node.absent
  /// Deep link. It belongs to Android; clients send it here too. Accepted with a warning.
  package var deeplink = Node.absent

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
      case 8:
        switch key.start {
        case 0x6b6e696c70656564:  // deeplink
          deeplink = decoder.text(key.node, replacing: deeplink); continue
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

/// Devices whose ids are of one type.
@usableFromInline
package struct AppMetricaDeviceGroup: Syntax {
  @usableFromInline package static let keys: StaticString = "id_type\nid_values"
  @usableFromInline package static var rule: RuleName { .appmetricaDeviceGroup }
  @usableFromInline package static var grammar: Grammar { AppMetricaGrammar.grammar }
  @usableFromInline package let node: Node
  /// Type of the ids. Only push tokens address a service; the others are resolved inside AppMetrica.
  package var idType = Choice<AppMetricaDeviceGroupIDType>()
  /// The ids. Never empty.
  package var idValues = Node.absent

  @inline(__always) @usableFromInline package init(at node: Node) { self.node = node }

  @usableFromInline package mutating func decode(with decoder: inout Decoder) {
    var members = decoder.members(of: node)
    var hasOthers = false
    while let key = members.next(in: decoder.document) {
      switch key.length {
      case 7:
        switch key.start & 0xffffffffffffff {
        case 0x657079745f6469:  // id_type
          idType = decoder.choice(key.node, replacing: idType); continue
        default: break
        }
      case 9:
        switch key.start {
        case 0x65756c61765f6469:  // id_values
          if key.tail == 0x7365756c61765f64 { idValues = decoder.texts(key.node, replacing: idValues, count: 1...Int.max); continue }
        default: break
        }
      default: break
      }
      hasOthers = true
      decoder.unknown(key.node, of: node, in: Self.self)
    }
    if hasOthers { decoder.checkNames(of: node) }
    decoder.require("id_type", idType.node, in: node)
    decoder.require("id_values", idValues, in: node)
  }

  @usableFromInline package mutating func checkDeferred(with decoder: inout Decoder) {}
}

/// Type of the ids. Only push tokens address a service; the others are resolved inside AppMetrica.
@usableFromInline
package enum AppMetricaDeviceGroupIDType: UInt8, Spelled {
  case appmetricaDeviceID = 1
  case iosIfa
  case googleAid
  case androidPushToken
  case iosPushToken
  case huaweiPushToken
  case huaweiOaid
  @usableFromInline package static let spellings: StaticString = "appmetrica_device_id\nios_ifa\ngoogle_aid\nandroid_push_token\nios_push_token\nhuawei_push_token\nhuawei_oaid"

  @usableFromInline package init?(spelling key: Key, with decoder: inout Decoder) {
    switch key.length {
    case 7:
      switch key.start & 0xffffffffffffff {
      case 0x6166695f736f69:  // ios_ifa
        self = .iosIfa; return
      default: break
      }
    case 10:
      switch key.start {
      case 0x615f656c676f6f67:  // google_aid
        if key.tail == 0x6469615f656c676f { self = .googleAid; return }
      default: break
      }
    case 11:
      switch key.start {
      case 0x6f5f696577617568:  // huawei_oaid
        if key.tail == 0x6469616f5f696577 { self = .huaweiOaid; return }
      default: break
      }
    case 14:
      switch key.start {
      case 0x687375705f736f69:  // ios_push_token
        if key.tail == 0x6e656b6f745f6873 { self = .iosPushToken; return }
      default: break
      }
    case 17:
      switch key.start {
      case 0x705f696577617568:  // huawei_push_token
        if key.tail == 0x6e656b6f745f6873, decoder.matches(key, "huawei_push_token") { self = .huaweiPushToken; return }
      default: break
      }
    case 18:
      switch key.start {
      case 0x5f64696f72646e61:  // android_push_token
        if key.tail == 0x6e656b6f745f6873, decoder.matches(key, "android_push_token") { self = .androidPushToken; return }
      default: break
      }
    case 20:
      switch key.start {
      case 0x697274656d707061:  // appmetrica_device_id
        if key.tail == 0x64695f6563697665, decoder.matches(key, "appmetrica_device_id") { self = .appmetricaDeviceID; return }
      default: break
      }
    default: break
    }
    return nil
  }
}

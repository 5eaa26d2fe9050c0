// swift-format-ignore-file
// Written by `swift run pushc-generate` from grammar/appmetrica.cddl. Do not edit.

package import PushJSON

/// AppMetrica Push API: body of a batch send.
/// Endpoint: POST https://push.api.appmetrica.yandex.net/push/v1/send-batch
/// Facts: AppMetrica's document "Sending push messages" and its file type list; the open source of the
/// AppMetrica Push SDKs for what the document leaves open.
package enum AppMetricaGrammar {
  /// The paths of all members of the format, one per line.
  package static let grammar = Grammar(title: "AppMetrica", places: """
    push_batch_request
    push_batch_request.group_id
    push_batch_request.client_transfer_id
    push_batch_request.tag
    push_batch_request.batch
    push_batch_request.batch[].messages
    push_batch_request.batch[].messages.android
    push_batch_request.batch[].messages.android.silent
    push_batch_request.batch[].messages.android.content
    push_batch_request.batch[].messages.android.content.title
    push_batch_request.batch[].messages.android.content.text
    push_batch_request.batch[].messages.android.content.icon
    push_batch_request.batch[].messages.android.content.icon_background
    push_batch_request.batch[].messages.android.content.image
    push_batch_request.batch[].messages.android.content.banner
    push_batch_request.batch[].messages.android.content.data
    push_batch_request.batch[].messages.android.content.channel_id
    push_batch_request.batch[].messages.android.content.priority
    push_batch_request.batch[].messages.android.content.collapse_key
    push_batch_request.batch[].messages.android.content.vibration
    push_batch_request.batch[].messages.android.content.led_color
    push_batch_request.batch[].messages.android.content.led_interval
    push_batch_request.batch[].messages.android.content.led_pause_interval
    push_batch_request.batch[].messages.android.content.time_to_live
    push_batch_request.batch[].messages.android.content.visibility
    push_batch_request.batch[].messages.android.content.urgency
    push_batch_request.batch[].messages.android.open_action
    push_batch_request.batch[].messages.android.open_action.deeplink
    push_batch_request.batch[].messages.android.open_action.url
    push_batch_request.batch[].messages.iOS
    push_batch_request.batch[].messages.iOS.silent
    push_batch_request.batch[].messages.iOS.content
    push_batch_request.batch[].messages.iOS.content.title
    push_batch_request.batch[].messages.iOS.content.text
    push_batch_request.batch[].messages.iOS.content.badge
    push_batch_request.batch[].messages.iOS.content.sound
    push_batch_request.batch[].messages.iOS.content.thread_id
    push_batch_request.batch[].messages.iOS.content.category
    push_batch_request.batch[].messages.iOS.content.mutable_content
    push_batch_request.batch[].messages.iOS.content.expiration
    push_batch_request.batch[].messages.iOS.content.data
    push_batch_request.batch[].messages.iOS.content.collapse_id
    push_batch_request.batch[].messages.iOS.content.attachments
    push_batch_request.batch[].messages.iOS.content.attachments[].id
    push_batch_request.batch[].messages.iOS.content.attachments[].file_url
    push_batch_request.batch[].messages.iOS.content.attachments[].file_type
    push_batch_request.batch[].messages.iOS.open_action
    push_batch_request.batch[].messages.iOS.open_action.url
    push_batch_request.batch[].messages.iOS.open_action.deeplink
    push_batch_request.batch[].devices
    push_batch_request.batch[].devices[].id_type
    push_batch_request.batch[].devices[].id_values
    """)
}

/// Request: the document's single root key.
package struct AppMetricaRequest: Syntax {
  package static let keys: StaticString = "push_batch_request"
  package static var grammar: Grammar { AppMetricaGrammar.grammar }
  package let node: Node
  /// The batch of messages to send.
  package var pushBatchRequest: AppMetricaBatchRequest?

  package init(at node: Node) { self.node = node }

  package mutating func decode(with decoder: inout Decoder) {
    var members = decoder.members(of: node)
    var hasOthers = false
    while let key = members.next(in: decoder) {
      switch key.head {
      case 0x7461625f68737570:  // push_batch_request
        if key.length == 18, key.tail == 0x747365757165725f, decoder.matches(key, "push_batch_request") { decoder.nested(key, &pushBatchRequest); continue }
      default: break
      }
      hasOthers = true
      decoder.unknown(key, in: Self.self)
    }
    if hasOthers { decoder.checkNames(of: node) }
    decoder.require("push_batch_request", pushBatchRequest?.node ?? .absent, in: node)
  }

  package func checkDeferred(with decoder: inout Decoder) {
    pushBatchRequest?.checkDeferred(with: &decoder)
  }
}

/// A sending: messages with the devices that they go to.
package struct AppMetricaBatchRequest: Syntax {
  package static let keys: StaticString = "group_id\nclient_transfer_id\ntag\nbatch"
  package static var grammar: Grammar { AppMetricaGrammar.grammar }
  package let node: Node
  /// Id of the group that the sending belongs to. The group is created beforehand.
  package var groupID = Node.absent
  /// Caller's own id of the sending, 64 bits, unique within the group. Serves to ask for the status.
  package var clientTransferID = Node.absent
  /// Label under which reports gather sendings. Any number of sendings may share one.
  package var tag = Node.absent
  /// The messages, each with its devices. All groups of a request hold at most 250,000 devices together.
  package var batch = Elements<AppMetricaBatchItem>()

  package init(at node: Node) { self.node = node }

  package mutating func decode(with decoder: inout Decoder) {
    var members = decoder.members(of: node)
    var hasOthers = false
    while let key = members.next(in: decoder) {
      switch key.head {
      case 0x64695f70756f7267:  // group_id
        if key.length == 8 { decoder.integer(key, &groupID); continue }
      case 0x745f746e65696c63:  // client_transfer_id
        if key.length == 18, key.tail == 0x64695f726566736e, decoder.matches(key, "client_transfer_id") { decoder.integer(key, &clientTransferID); continue }
      case 0x676174:  // tag
        if key.length == 3 { decoder.text(key, &tag); continue }
      case 0x6863746162:  // batch
        if key.length == 5 { decoder.elements(key, &batch, count: 1...Int.max); continue }
      default: break
      }
      hasOthers = true
      decoder.unknown(key, in: Self.self)
    }
    if hasOthers { decoder.checkNames(of: node) }
    decoder.require("group_id", groupID, in: node)
    decoder.require("tag", tag, in: node)
    decoder.require("batch", batch.node, in: node)
  }

  package func checkDeferred(with decoder: inout Decoder) {
    for element in decoder.all(batch) { element.checkDeferred(with: &decoder) }
  }
}

/// One message and the devices that it goes to.
package struct AppMetricaBatchItem: Syntax {
  package static let keys: StaticString = "messages\ndevices"
  package static var grammar: Grammar { AppMetricaGrammar.grammar }
  package let node: Node
  /// The content, per platform.
  package var messages: AppMetricaMessages?
  /// The devices, grouped by the type of their ids. 1 to 5 groups.
  package var devices = Elements<AppMetricaDeviceGroup>()

  package init(at node: Node) { self.node = node }

  package mutating func decode(with decoder: inout Decoder) {
    var members = decoder.members(of: node)
    var hasOthers = false
    while let key = members.next(in: decoder) {
      switch key.head {
      case 0x736567617373656d:  // messages
        if key.length == 8 { decoder.nested(key, &messages); continue }
      case 0x73656369766564:  // devices
        if key.length == 7 { decoder.elements(key, &devices, count: 1...Int.max); continue }
      default: break
      }
      hasOthers = true
      decoder.unknown(key, in: Self.self)
    }
    if hasOthers { decoder.checkNames(of: node) }
    decoder.require("messages", messages?.node ?? .absent, in: node)
    decoder.require("devices", devices.node, in: node)
  }

  package func checkDeferred(with decoder: inout Decoder) {
    messages?.checkDeferred(with: &decoder)
    for element in decoder.all(devices) { element.checkDeferred(with: &decoder) }
  }
}

/// Content per platform. Huawei ids are served with the `android` content.
package struct AppMetricaMessages: Syntax {
  package static let keys: StaticString = "android\niOS"
  package static var grammar: Grammar { AppMetricaGrammar.grammar }
  package let node: Node
  /// Content for Android and Huawei devices.
  package var android: AppMetricaAndroidMessage?
  /// Content for Apple devices.
  package var iOS: AppMetricaIosMessage?

  package init(at node: Node) { self.node = node }

  package mutating func decode(with decoder: inout Decoder) {
    var members = decoder.members(of: node)
    var hasOthers = false
    while let key = members.next(in: decoder) {
      switch key.head {
      case 0x64696f72646e61:  // android
        if key.length == 7 { decoder.nested(key, &android); continue }
      case 0x534f69:  // iOS
        if key.length == 3 { decoder.nested(key, &iOS); continue }
      case 0x736f69:  // ios
        if key.length == 3 { decoder.misspelt(key, as: "iOS"); decoder.nested(key, &iOS); continue }
      default: break
      }
      hasOthers = true
      decoder.unknown(key, in: Self.self)
    }
    if hasOthers { decoder.checkNames(of: node) }
  }

  package func checkDeferred(with decoder: inout Decoder) {
    android?.checkDeferred(with: &decoder)
    iOS?.checkDeferred(with: &decoder)
  }
}

/// A message for Android and Huawei devices.
package struct AppMetricaAndroidMessage: Syntax {
  package static let keys: StaticString = "silent\ncontent\nopen_action"
  package static var grammar: Grammar { AppMetricaGrammar.grammar }
  package let node: Node
  /// Deliver to the app without showing anything. Default false.
  package var silent = Node.absent
  /// What is shown, and how.
  package var content: AppMetricaAndroidContent?
  /// What a tap does. Absent or empty: it opens the app.
  package var openAction: AppMetricaAndroidOpenAction?

  package init(at node: Node) { self.node = node }

  package mutating func decode(with decoder: inout Decoder) {
    var members = decoder.members(of: node)
    var hasOthers = false
    while let key = members.next(in: decoder) {
      switch key.head {
      case 0x746e656c6973:  // silent
        if key.length == 6 { decoder.flag(key, &silent); continue }
      case 0x746e65746e6f63:  // content
        if key.length == 7 { decoder.nested(key, &content); continue }
      case 0x74746e65746e6f63:  // contentt
        if key.length == 8 { decoder.misspelt(key, as: "content"); decoder.nested(key, &content); continue }
      case 0x7463615f6e65706f:  // open_action
        if key.length == 11, key.tail == 0x6e6f697463615f6e { decoder.nested(key, &openAction); continue }
      default: break
      }
      hasOthers = true
      decoder.unknown(key, in: Self.self)
    }
    if hasOthers { decoder.checkNames(of: node) }
  }

  package func checkDeferred(with decoder: inout Decoder) {
    content?.checkDeferred(with: &decoder)
    openAction?.checkDeferred(with: &decoder)
  }
}

/// What an Android notification shows, and how it is delivered.
package struct AppMetricaAndroidContent: Syntax {
  package static let keys: StaticString = "title\ntext\nicon\nicon_background\nimage\nbanner\ndata\nchannel_id\npriority\ncollapse_key\nvibration\nled_color\nled_interval\nled_pause_interval\ntime_to_live\nvisibility\nurgency"
  package static var grammar: Grammar { AppMetricaGrammar.grammar }
  package let node: Node
  /// Title. Mandatory unless the message is silent.
  package var title = Node.absent
  /// Text, read as HTML by the SDK. Mandatory unless the message is silent.
  package var text = Node.absent
  /// Icon of the notification bar: a drawable resource of the app, by name or by number in quotes.
  /// Default: the app's icon.
  package var icon = Node.absent
  /// Color of the icon, "#AARRGGBB".
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

  package init(at node: Node) { self.node = node }

  package mutating func decode(with decoder: inout Decoder) {
    var members = decoder.members(of: node)
    var hasOthers = false
    while let key = members.next(in: decoder) {
      switch key.head {
      case 0x656c746974:  // title
        if key.length == 5 { decoder.text(key, &title); continue }
      case 0x74786574:  // text
        if key.length == 4 { decoder.text(key, &text); continue }
      case 0x6e6f6369:  // icon
        if key.length == 4 { decoder.text(key, &icon); continue }
      case 0x6361625f6e6f6369:  // icon_background
        if key.length == 15, key.tail == 0x646e756f72676b63 { decoder.text(key, &iconBackground); continue }
      case 0x6567616d69:  // image
        if key.length == 5 { decoder.text(key, &image); continue }
      case 0x72656e6e6162:  // banner
        if key.length == 6 { decoder.text(key, &banner); continue }
      case 0x61746164:  // data
        if key.length == 4 { decoder.text(key, &data); continue }
      case 0x5f6c656e6e616863:  // channel_id
        if key.length == 10, key.tail == 0x64695f6c656e6e61 { decoder.text(key, &channelID); continue }
      case 0x797469726f697270:  // priority
        if key.length == 8 { decoder.integer(key, &priority, in: -2...2); continue }
      case 0x657370616c6c6f63:  // collapse_key
        if key.length == 12, key.tail == 0x79656b5f65737061 { decoder.integer(key, &collapseKey); continue }
      case 0x6f69746172626976:  // vibration
        if key.length == 9, key.tail == 0x6e6f697461726269 { decoder.integers(key, &vibration, in: 0...9223372036854775807); continue }
      case 0x6f6c6f635f64656c:  // led_color
        if key.length == 9, key.tail == 0x726f6c6f635f6465 { decoder.text(key, &ledColor); continue }
      case 0x65746e695f64656c:  // led_interval
        if key.length == 12, key.tail == 0x6c61767265746e69 { decoder.integer(key, &ledInterval, in: 0...9223372036854775807); continue }
      case 0x737561705f64656c:  // led_pause_interval
        if key.length == 18, key.tail == 0x6c61767265746e69, decoder.matches(key, "led_pause_interval") { decoder.integer(key, &ledPauseInterval, in: 0...9223372036854775807); continue }
      case 0x5f6f745f656d6974:  // time_to_live
        if key.length == 12, key.tail == 0x6576696c5f6f745f { decoder.integer(key, &timeToLive, in: 0...9223372036854775807); continue }
      case 0x696c696269736976:  // visibility
        if key.length == 10, key.tail == 0x7974696c69626973 { decoder.choice(key, &visibility); continue }
      case 0x79636e65677275:  // urgency
        if key.length == 7 { decoder.choice(key, &urgency); continue }
      default: break
      }
      hasOthers = true
      decoder.unknown(key, in: Self.self)
    }
    if hasOthers { decoder.checkNames(of: node) }
  }

  package func checkDeferred(with decoder: inout Decoder) {}
}

/// What a lock screen shows. Not set by default; Android 8 and later take it from the channel.
package enum AppMetricaAndroidContentVisibility: UInt8, Spelled {
  case secret = 1
  case `private`
  case `public`
  package static let spellings: StaticString = "secret\nprivate\npublic"

  package init?(spelling key: Key, with decoder: inout Decoder) {
    switch key.head {
    case 0x746572636573:  // secret
      if key.length == 6 { self = .secret; return }
    case 0x65746176697270:  // private
      if key.length == 7 { self = .`private`; return }
    case 0x63696c627570:  // public
      if key.length == 6 { self = .`public`; return }
    default: break
    }
    return nil
  }
}

/// Delivery priority: high wakes the device. Default "high".
package enum AppMetricaAndroidContentUrgency: UInt8, Spelled {
  case high = 1
  case normal
  package static let spellings: StaticString = "high\nnormal"

  package init?(spelling key: Key, with decoder: inout Decoder) {
    switch key.head {
    case 0x68676968:  // high
      if key.length == 4 { self = .high; return }
    case 0x6c616d726f6e:  // normal
      if key.length == 6 { self = .normal; return }
    default: break
    }
    return nil
  }
}

/// What a tap on an Android notification does.
package struct AppMetricaAndroidOpenAction: Syntax {
  package static let keys: StaticString = "deeplink\nurl"
  package static var grammar: Grammar { AppMetricaGrammar.grammar }
  package let node: Node
  /// Deep link to a screen of the app.
  package var deeplink = Node.absent
  /// URL. It belongs to iOS; the document's table misprints it here. Accepted with a warning.
  package var url = Node.absent

  package init(at node: Node) { self.node = node }

  package mutating func decode(with decoder: inout Decoder) {
    var members = decoder.members(of: node)
    var hasOthers = false
    while let key = members.next(in: decoder) {
      switch key.head {
      case 0x6b6e696c70656564:  // deeplink
        if key.length == 8 { decoder.text(key, &deeplink); continue }
      case 0x6c7275:  // url
        if key.length == 3 { decoder.text(key, &url); continue }
      default: break
      }
      hasOthers = true
      decoder.unknown(key, in: Self.self)
    }
    if hasOthers { decoder.checkNames(of: node) }
  }

  package func checkDeferred(with decoder: inout Decoder) {}
}

/// A message for Apple devices.
package struct AppMetricaIosMessage: Syntax {
  package static let keys: StaticString = "silent\ncontent\nopen_action"
  package static var grammar: Grammar { AppMetricaGrammar.grammar }
  package let node: Node
  /// Deliver to the app without showing anything. Default false.
  package var silent = Node.absent
  /// What is shown, and how.
  package var content: AppMetricaIosContent?
  /// What a tap does. Absent or empty: it opens the app.
  package var openAction: AppMetricaIosOpenAction?

  package init(at node: Node) { self.node = node }

  package mutating func decode(with decoder: inout Decoder) {
    var members = decoder.members(of: node)
    var hasOthers = false
    while let key = members.next(in: decoder) {
      switch key.head {
      case 0x746e656c6973:  // silent
        if key.length == 6 { decoder.flag(key, &silent); continue }
      case 0x746e65746e6f63:  // content
        if key.length == 7 { decoder.nested(key, &content); continue }
      case 0x74746e65746e6f63:  // contentt
        if key.length == 8 { decoder.misspelt(key, as: "content"); decoder.nested(key, &content); continue }
      case 0x7463615f6e65706f:  // open_action
        if key.length == 11, key.tail == 0x6e6f697463615f6e { decoder.nested(key, &openAction); continue }
      default: break
      }
      hasOthers = true
      decoder.unknown(key, in: Self.self)
    }
    if hasOthers { decoder.checkNames(of: node) }
  }

  package func checkDeferred(with decoder: inout Decoder) {
    content?.checkDeferred(with: &decoder)
    openAction?.checkDeferred(with: &decoder)
  }
}

/// What an iOS notification shows, and how it is delivered.
package struct AppMetricaIosContent: Syntax {
  package static let keys: StaticString = "title\ntext\nbadge\nsound\nthread_id\ncategory\nmutable_content\nexpiration\ndata\ncollapse_id\nattachments"
  package static var grammar: Grammar { AppMetricaGrammar.grammar }
  package let node: Node
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

  package init(at node: Node) { self.node = node }

  package mutating func decode(with decoder: inout Decoder) {
    var members = decoder.members(of: node)
    var hasOthers = false
    while let key = members.next(in: decoder) {
      switch key.head {
      case 0x656c746974:  // title
        if key.length == 5 { decoder.text(key, &title); continue }
      case 0x74786574:  // text
        if key.length == 4 { decoder.text(key, &text); continue }
      case 0x6567646162:  // badge
        if key.length == 5 { decoder.integer(key, &badge, in: 0...9223372036854775807); continue }
      case 0x646e756f73:  // sound
        if key.length == 5 { decoder.choice(key, &sound); continue }
      case 0x695f646165726874:  // thread_id
        if key.length == 9, key.tail == 0x64695f6461657268 { decoder.text(key, &threadID); continue }
      case 0x79726f6765746163:  // category
        if key.length == 8 { decoder.text(key, &category); continue }
      case 0x5f656c626174756d:  // mutable_content
        if key.length == 15, key.tail == 0x746e65746e6f635f { decoder.integer(key, &mutableContent, in: 0...1); continue }
      case 0x6974617269707865:  // expiration
        if key.length == 10, key.tail == 0x6e6f697461726970 { decoder.integer(key, &expiration, in: 0...9223372036854775807); continue }
      case 0x61746164:  // data
        if key.length == 4 { decoder.text(key, &data); continue }
      case 0x657370616c6c6f63:  // collapse_id
        if key.length == 11, key.tail == 0x64695f657370616c { decoder.text(key, &collapseID); continue }
      case 0x656d686361747461:  // attachments
        if key.length == 11, key.tail == 0x73746e656d686361 { decoder.elements(key, &attachments); continue }
      default: break
      }
      hasOthers = true
      decoder.unknown(key, in: Self.self)
    }
    if hasOthers { decoder.checkNames(of: node) }
  }

  package func checkDeferred(with decoder: inout Decoder) {
    for element in decoder.all(attachments) { element.checkDeferred(with: &decoder) }
  }
}

/// The default sound, or no sound.
package enum AppMetricaIosContentSound: UInt8, Spelled {
  case `default` = 1
  case disable
  package static let spellings: StaticString = "default\ndisable"

  package init?(spelling key: Key, with decoder: inout Decoder) {
    switch key.head {
    case 0x746c7561666564:  // default
      if key.length == 7 { self = .`default`; return }
    case 0x656c6261736964:  // disable
      if key.length == 7 { self = .disable; return }
    default: break
    }
    return nil
  }
}

/// A file shown with an iOS notification.
package struct AppMetricaAttachment: Syntax {
  package static let keys: StaticString = "id\nfile_url\nfile_type"
  package static var grammar: Grammar { AppMetricaGrammar.grammar }
  package let node: Node
  /// Id of the attachment.
  package var id = Node.absent
  /// URL of the file.
  package var fileURL = Node.absent
  /// Type of the file, by AppMetrica's short word. iOS attaches only some of them.
  package var fileType = Choice<AppMetricaFileType>()

  package init(at node: Node) { self.node = node }

  package mutating func decode(with decoder: inout Decoder) {
    var members = decoder.members(of: node)
    var hasOthers = false
    while let key = members.next(in: decoder) {
      switch key.head {
      case 0x6469:  // id
        if key.length == 2 { decoder.text(key, &id); continue }
      case 0x6c72755f656c6966:  // file_url
        if key.length == 8 { decoder.text(key, &fileURL); continue }
      case 0x7079745f656c6966:  // file_type
        if key.length == 9, key.tail == 0x657079745f656c69 { decoder.choice(key, &fileType); continue }
      default: break
      }
      hasOthers = true
      decoder.unknown(key, in: Self.self)
    }
    if hasOthers { decoder.checkNames(of: node) }
  }

  package func checkDeferred(with decoder: inout Decoder) {}
}

/// AppMetrica's short words for file types.
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
  package static let spellings: StaticString = "image\njpg\njpeg2000\ntiff\npict\ngif\npng\nqtif\nicns\nbmp\nico\nraw\nsvg\nlivephoto\naudiovisual\nmovie\nvideo\naudio\nmov\nmpeg\nmpeg2\nmpeg2stream\nmp3\nmp4\nmp4a\nm4p\nm4v\navi\naiff\nwav\nmidi"

  package init?(spelling key: Key, with decoder: inout Decoder) {
    switch key.head {
    case 0x6567616d69:  // image
      if key.length == 5 { self = .image; return }
    case 0x67706a:  // jpg
      if key.length == 3 { self = .jpg; return }
    case 0x303030326765706a:  // jpeg2000
      if key.length == 8 { self = .jpeg2000; return }
    case 0x66666974:  // tiff
      if key.length == 4 { self = .tiff; return }
    case 0x74636970:  // pict
      if key.length == 4 { self = .pict; return }
    case 0x666967:  // gif
      if key.length == 3 { self = .gif; return }
    case 0x676e70:  // png
      if key.length == 3 { self = .png; return }
    case 0x66697471:  // qtif
      if key.length == 4 { self = .qtif; return }
    case 0x736e6369:  // icns
      if key.length == 4 { self = .icns; return }
    case 0x706d62:  // bmp
      if key.length == 3 { self = .bmp; return }
    case 0x6f6369:  // ico
      if key.length == 3 { self = .ico; return }
    case 0x776172:  // raw
      if key.length == 3 { self = .raw; return }
    case 0x677673:  // svg
      if key.length == 3 { self = .svg; return }
    case 0x746f68706576696c:  // livephoto
      if key.length == 9, key.tail == 0x6f746f6870657669 { self = .livephoto; return }
    case 0x7369766f69647561:  // audiovisual
      if key.length == 11, key.tail == 0x6c61757369766f69 { self = .audiovisual; return }
    case 0x6569766f6d:  // movie
      if key.length == 5 { self = .movie; return }
    case 0x6f65646976:  // video
      if key.length == 5 { self = .video; return }
    case 0x6f69647561:  // audio
      if key.length == 5 { self = .audio; return }
    case 0x766f6d:  // mov
      if key.length == 3 { self = .mov; return }
    case 0x6765706d:  // mpeg
      if key.length == 4 { self = .mpeg; return }
    case 0x326765706d:  // mpeg2
      if key.length == 5 { self = .mpeg2; return }
    case 0x727473326765706d:  // mpeg2stream
      if key.length == 11, key.tail == 0x6d61657274733267 { self = .mpeg2stream; return }
    case 0x33706d:  // mp3
      if key.length == 3 { self = .mp3; return }
    case 0x34706d:  // mp4
      if key.length == 3 { self = .mp4; return }
    case 0x6134706d:  // mp4a
      if key.length == 4 { self = .mp4a; return }
    case 0x70346d:  // m4p
      if key.length == 3 { self = .m4p; return }
    case 0x76346d:  // m4v
      if key.length == 3 { self = .m4v; return }
    case 0x697661:  // avi
      if key.length == 3 { self = .avi; return }
    case 0x66666961:  // aiff
      if key.length == 4 { self = .aiff; return }
    case 0x766177:  // wav
      if key.length == 3 { self = .wav; return }
    case 0x6964696d:  // midi
      if key.length == 4 { self = .midi; return }
    default: break
    }
    return nil
  }
}

/// What a tap on an iOS notification does.
package struct AppMetricaIosOpenAction: Syntax {
  package static let keys: StaticString = "url\ndeeplink"
  package static var grammar: Grammar { AppMetricaGrammar.grammar }
  package let node: Node
  /// URL to open, on the web or in an app.
  package var url = Node.absent
  /// Deep link. It belongs to Android; clients send it here too. Accepted with a warning.
  package var deeplink = Node.absent

  package init(at node: Node) { self.node = node }

  package mutating func decode(with decoder: inout Decoder) {
    var members = decoder.members(of: node)
    var hasOthers = false
    while let key = members.next(in: decoder) {
      switch key.head {
      case 0x6c7275:  // url
        if key.length == 3 { decoder.text(key, &url); continue }
      case 0x6b6e696c70656564:  // deeplink
        if key.length == 8 { decoder.text(key, &deeplink); continue }
      default: break
      }
      hasOthers = true
      decoder.unknown(key, in: Self.self)
    }
    if hasOthers { decoder.checkNames(of: node) }
  }

  package func checkDeferred(with decoder: inout Decoder) {}
}

/// Devices whose ids are of one type.
package struct AppMetricaDeviceGroup: Syntax {
  package static let keys: StaticString = "id_type\nid_values"
  package static var grammar: Grammar { AppMetricaGrammar.grammar }
  package let node: Node
  /// Type of the ids. Only push tokens address a service; the others are resolved inside AppMetrica.
  package var idType = Choice<AppMetricaDeviceGroupIDType>()
  /// The ids. Never empty.
  package var idValues = Node.absent

  package init(at node: Node) { self.node = node }

  package mutating func decode(with decoder: inout Decoder) {
    var members = decoder.members(of: node)
    var hasOthers = false
    while let key = members.next(in: decoder) {
      switch key.head {
      case 0x657079745f6469:  // id_type
        if key.length == 7 { decoder.choice(key, &idType); continue }
      case 0x65756c61765f6469:  // id_values
        if key.length == 9, key.tail == 0x7365756c61765f64 { decoder.texts(key, &idValues, count: 1...Int.max); continue }
      default: break
      }
      hasOthers = true
      decoder.unknown(key, in: Self.self)
    }
    if hasOthers { decoder.checkNames(of: node) }
    decoder.require("id_type", idType.node, in: node)
    decoder.require("id_values", idValues, in: node)
  }

  package func checkDeferred(with decoder: inout Decoder) {}
}

/// Type of the ids. Only push tokens address a service; the others are resolved inside AppMetrica.
package enum AppMetricaDeviceGroupIDType: UInt8, Spelled {
  case appmetricaDeviceID = 1
  case iosIfa
  case googleAid
  case androidPushToken
  case iosPushToken
  case huaweiPushToken
  case huaweiOaid
  package static let spellings: StaticString = "appmetrica_device_id\nios_ifa\ngoogle_aid\nandroid_push_token\nios_push_token\nhuawei_push_token\nhuawei_oaid"

  package init?(spelling key: Key, with decoder: inout Decoder) {
    switch key.head {
    case 0x697274656d707061:  // appmetrica_device_id
      if key.length == 20, key.tail == 0x64695f6563697665, decoder.matches(key, "appmetrica_device_id") { self = .appmetricaDeviceID; return }
    case 0x6166695f736f69:  // ios_ifa
      if key.length == 7 { self = .iosIfa; return }
    case 0x615f656c676f6f67:  // google_aid
      if key.length == 10, key.tail == 0x6469615f656c676f { self = .googleAid; return }
    case 0x5f64696f72646e61:  // android_push_token
      if key.length == 18, key.tail == 0x6e656b6f745f6873, decoder.matches(key, "android_push_token") { self = .androidPushToken; return }
    case 0x687375705f736f69:  // ios_push_token
      if key.length == 14, key.tail == 0x6e656b6f745f6873 { self = .iosPushToken; return }
    case 0x705f696577617568:  // huawei_push_token
      if key.length == 17, key.tail == 0x6e656b6f745f6873, decoder.matches(key, "huawei_push_token") { self = .huaweiPushToken; return }
    case 0x6f5f696577617568:  // huawei_oaid
      if key.length == 11, key.tail == 0x6469616f5f696577 { self = .huaweiOaid; return }
    default: break
    }
    return nil
  }
}

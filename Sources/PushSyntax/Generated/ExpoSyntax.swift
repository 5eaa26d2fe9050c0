// swift-format-ignore-file
// Written by `swift run pushc-generate` from grammar/expo.cddl. Do not edit.

public import PushJSON

/// Expo: body of a request to the Expo Push Service.
/// Endpoint: POST https://exp.host/--/api/v2/push/send
/// Facts: Expo's page "Send notifications with the Expo Push Service" for names and documented meaning; the types of
/// expo-server-sdk-node 6 for members that the page omits, and its changes of August 2026 for those that came then.
package enum ExpoGrammar {
  /// A line for each object: the number of its rule, its path and the names of its members.
  package static let grammar = Grammar(title: "Expo", objects: """
    36,,to,contentAvailable,_contentAvailable,data,title,body,ttl,expiration,priority,subtitle,sound,badge,interruptionLevel,channelId,icon,richContent,categoryId,threadId,targetContentId,relevanceScore,filterCriteria,mutableContent,collapseId,tag
    37,sound.,critical,name,volume
    38,richContent.,image
    """)
}

/// One message to any number of devices.
@usableFromInline
package struct ExpoMessage: Syntax {
  @usableFromInline package static let keys: StaticString = "to\ncontentAvailable\n_contentAvailable\ndata\ntitle\nbody\nttl\nexpiration\npriority\nsubtitle\nsound\nbadge\ninterruptionLevel\nchannelId\nicon\nrichContent\ncategoryId\nthreadId\ntargetContentId\nrelevanceScore\nfilterCriteria\nmutableContent\ncollapseId\ntag"
  @usableFromInline package static var rule: RuleName { .expoMessage }
  @usableFromInline package static var grammar: Grammar { ExpoGrammar.grammar }
  @usableFromInline package let node: Node
  /// Expo push tokens of the recipients, such as "ExponentPushToken[…]". Only Expo knows their devices.
  package var to = Node.absent
  /// iOS: wake the app in the background.
  package var contentAvailable = Node.absent
  /// iOS: the former name of `contentAvailable`, which wins.
  package var otherContentAvailable = Node.absent
  /// The app's own data. The whole payload may have 4096 bytes.
  package var data = Node.absent
  /// Title of the notification.
  package var title = Node.absent
  /// Text of the notification.
  package var body = Node.absent
  /// Seconds that an undelivered message is kept. Takes precedence over `expiration`.
  package var ttl = Node.absent
  /// Instant at which the message expires, in seconds since 1970.
  package var expiration = Node.absent
  /// Delivery priority. "default" is the one of each service.
  package var priority = Choice<ExpoMessagePriority>()
  /// iOS: subtitle of the notification.
  package var subtitle = Node.absent
  /// iOS: sound: "default" or a file name, or a dictionary that can make an alert critical. null plays none.
  package var sound = Node.absent
  /// iOS: number on the app's icon; 0 removes it.
  package var badge = Node.absent
  /// iOS: importance and timing of the delivery.
  package var interruptionLevel = Choice<ExpoMessageInterruptionLevel>()
  /// Android: channel of the notification. A notification to a channel that the app has not created is not shown.
  package var channelId = Node.absent
  /// Android: icon of the notification, a resource of the app.
  package var icon = Node.absent
  /// Picture of the notification. iOS needs a Notification Service Extension for it.
  package var richContent: ExpoRichContent?
  /// Category of the notification, which has its buttons.
  package var categoryId = Node.absent
  /// iOS: notifications with the same id are grouped.
  package var threadId = Node.absent
  /// iOS: the window of the app that is brought forward.
  package var targetContentId = Node.absent
  /// iOS: order within a summary, 0 to 1.
  package var relevanceScore = Node.absent
  /// iOS: what a Focus decides by whether the notification is shown.
  package var filterCriteria = Node.absent
  /// iOS: let the app's Notification Service Extension change the notification.
  package var mutableContent = Node.absent
  /// Of messages with the same id, only the last is delivered to a device that was offline. On iOS, they also replace each other
  /// on the screen.
  package var collapseId = Node.absent
  /// Android: notifications with the same tag replace each other on the screen.
  package var tag = Node.absent

  @inline(__always) @usableFromInline package init(at node: Node) { self.node = node }

  @usableFromInline package mutating func decode(with decoder: inout Decoder) {
    var members = decoder.members(of: node)
    var hasOthers = false
    while let key = members.next(in: decoder.document) {
      switch key.length {
      case 2:
        switch key.start & 0xffff {
        case 0x6f74:  // to
          to = decoder.either(key.node, replacing: to, [.text, .array]); continue
        default: break
        }
      case 3:
        switch key.start & 0xffffff {
        case 0x6c7474:  // ttl
          ttl = decoder.integer(key.node, replacing: ttl, in: 0...9223372036854775807); continue
        case 0x676174:  // tag
          tag = decoder.text(key.node, replacing: tag); continue
        default: break
        }
      case 4:
        switch key.start & 0xffffffff {
        case 0x61746164:  // data
          data = decoder.object(key.node, replacing: data); continue
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
        case 0x646e756f73:  // sound
          sound = decoder.either(key.node, replacing: sound, [.text, .object, .null]); continue
        case 0x6567646162:  // badge
          badge = decoder.integer(key.node, replacing: badge, in: 0...9223372036854775807); continue
        default: break
        }
      case 8:
        switch key.start {
        case 0x797469726f697270:  // priority
          priority = decoder.choice(key.node, replacing: priority); continue
        case 0x656c746974627573:  // subtitle
          subtitle = decoder.text(key.node, replacing: subtitle); continue
        case 0x6449646165726874:  // threadId
          threadId = decoder.text(key.node, replacing: threadId); continue
        default: break
        }
      case 9:
        switch key.start {
        case 0x496c656e6e616863:  // channelId
          if key.tail == 0x64496c656e6e6168 { channelId = decoder.text(key.node, replacing: channelId); continue }
        default: break
        }
      case 10:
        switch key.start {
        case 0x6974617269707865:  // expiration
          if key.tail == 0x6e6f697461726970 { expiration = decoder.integer(key.node, replacing: expiration, in: 0...9223372036854775807); continue }
        case 0x79726f6765746163:  // categoryId
          if key.tail == 0x644979726f676574 { categoryId = decoder.text(key.node, replacing: categoryId); continue }
        case 0x657370616c6c6f63:  // collapseId
          if key.tail == 0x6449657370616c6c { collapseId = decoder.text(key.node, replacing: collapseId); continue }
        default: break
        }
      case 11:
        switch key.start {
        case 0x746e6f4368636972:  // richContent
          if key.tail == 0x746e65746e6f4368 { decoder.nested(key.node, &richContent); continue }
        default: break
        }
      case 14:
        switch key.start {
        case 0x636e6176656c6572:  // relevanceScore
          if key.tail == 0x65726f635365636e { relevanceScore = decoder.number(key.node, replacing: relevanceScore, in: 0.0...1.0); continue }
        case 0x72437265746c6966:  // filterCriteria
          if key.tail == 0x6169726574697243 { filterCriteria = decoder.text(key.node, replacing: filterCriteria); continue }
        case 0x43656c626174756d:  // mutableContent
          if key.tail == 0x746e65746e6f4365 { mutableContent = decoder.flag(key.node, replacing: mutableContent); continue }
        default: break
        }
      case 15:
        switch key.start {
        case 0x6f43746567726174:  // targetContentId
          if key.tail == 0x6449746e65746e6f { targetContentId = decoder.text(key.node, replacing: targetContentId); continue }
        default: break
        }
      case 16:
        switch key.start {
        case 0x41746e65746e6f63:  // contentAvailable
          if key.tail == 0x656c62616c696176 { contentAvailable = decoder.flag(key.node, replacing: contentAvailable); continue }
        default: break
        }
      case 17:
        switch key.start {
        case 0x746e65746e6f635f:  // _contentAvailable
          if key.tail == 0x656c62616c696176, decoder.matches(key, "_contentAvailable") { otherContentAvailable = decoder.flag(key.node, replacing: otherContentAvailable); continue }
        case 0x7075727265746e69:  // interruptionLevel
          if key.tail == 0x6c6576654c6e6f69, decoder.matches(key, "interruptionLevel") { interruptionLevel = decoder.choice(key.node, replacing: interruptionLevel); continue }
        default: break
        }
      default: break
      }
      hasOthers = true
      decoder.unknown(key.node, of: node, in: Self.self)
    }
    if hasOthers { decoder.checkNames(of: node) }
    decoder.require("to", to, in: node)
  }

  @usableFromInline package mutating func checkDeferred(with decoder: inout Decoder) {
    if decoder.isObject(sound) { decoder.check(sound, as: ExpoSound.self) }
    richContent?.checkDeferred(with: &decoder)
  }
}

/// Delivery priority. "default" is the one of each service.
@usableFromInline
package enum ExpoMessagePriority: UInt8, Spelled {
  case `default` = 1
  case normal
  case high
  @usableFromInline package static let spellings: StaticString = "default\nnormal\nhigh"

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
    case 7:
      switch key.start & 0xffffffffffffff {
      case 0x746c7561666564:  // default
        self = .`default`; return
      default: break
      }
    default: break
    }
    return nil
  }
}

/// iOS: importance and timing of the delivery.
@usableFromInline
package enum ExpoMessageInterruptionLevel: UInt8, Spelled {
  case active = 1
  case critical
  case passive
  case timeSensitive
  @usableFromInline package static let spellings: StaticString = "active\ncritical\npassive\ntime-sensitive"

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

/// Sound of an alert on iOS.
@usableFromInline
package struct ExpoSound: Syntax {
  @usableFromInline package static let keys: StaticString = "critical\nname\nvolume"
  @usableFromInline package static var rule: RuleName { .expoSound }
  @usableFromInline package static var grammar: Grammar { ExpoGrammar.grammar }
  @usableFromInline package let node: Node
  /// Play it even if the device is muted. Needs an entitlement.
  package var critical = Node.absent
  /// "default" or a file name.
  package var name = Node.absent
  /// Volume of a critical alert, 0 to 1.
  package var volume = Node.absent

  @inline(__always) @usableFromInline package init(at node: Node) { self.node = node }

  @usableFromInline package mutating func decode(with decoder: inout Decoder) {
    var members = decoder.members(of: node)
    var hasOthers = false
    while let key = members.next(in: decoder.document) {
      switch key.length {
      case 4:
        switch key.start & 0xffffffff {
        case 0x656d616e:  // name
          name = decoder.either(key.node, replacing: name, [.text, .null]); continue
        default: break
        }
      case 6:
        switch key.start & 0xffffffffffff {
        case 0x656d756c6f76:  // volume
          volume = decoder.number(key.node, replacing: volume, in: 0.0...1.0); continue
        default: break
        }
      case 8:
        switch key.start {
        case 0x6c61636974697263:  // critical
          critical = decoder.flag(key.node, replacing: critical); continue
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

/// What a notification shows besides its text.
@usableFromInline
package struct ExpoRichContent: Syntax {
  @usableFromInline package static let keys: StaticString = "image"
  @usableFromInline package static var rule: RuleName { .expoRichContent }
  @usableFromInline package static var grammar: Grammar { ExpoGrammar.grammar }
  @usableFromInline package let node: Node
  /// URL of a picture.
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
      default: break
      }
      hasOthers = true
      decoder.unknown(key.node, of: node, in: Self.self)
    }
    if hasOthers { decoder.checkNames(of: node) }
  }

  @usableFromInline package mutating func checkDeferred(with decoder: inout Decoder) {}
}

// swift-format-ignore-file
// Written by `swift run pushc-generate` from grammar/apns.cddl. Do not edit.

public import PushJSON

/// APNs: payload of a remote notification, and the request headers that go with it.
/// Endpoint: POST https://api.push.apple.com/3/device/{token}, or api.sandbox.push.apple.com
/// Facts: Apple's documents "Generating a remote notification", "Sending notification requests to APNs" and the
/// ActivityKit push documents; older Apple references and open APNs clients for legacy keys.
package enum APNSGrammar {
  /// A line for each object: the number of its rule, its path and the names of its members.
  package static let grammar = Grammar(title: "APNs", objects: """
    0,,aps,mdm,container-identifier,domain,Simulator Target Bundle
    1,aps.,alert,badge,sound,thread-id,category,content-available,mutable-content,target-content-id,interruption-level,relevance-score,filter-criteria,url-args,content-changed,ptt-push-type,timestamp,event,content-state,attributes-type,attributes,stale-date,dismissal-date,input-push-token,input-push-channel
    2,aps.alert.,title,title-loc-key,title-loc-args,subtitle,subtitle-loc-key,subtitle-loc-args,body,loc-key,loc-args,action,action-loc-key,launch-image,summary-arg,summary-arg-count,sound
    3,aps.alert.title.,loc-key,loc-args
    3,aps.alert.body.,loc-key,loc-args
    4,aps.sound.,critical,name,volume
    """)
}

/// Payload: `aps` for the system, and any keys of the app next to it. At most 4096 bytes, 5120 for voip.
@usableFromInline
package struct APNSPayload: Syntax {
  @usableFromInline package static let keys: StaticString = "aps\nmdm\ncontainer-identifier\ndomain\nSimulator Target Bundle"
  @usableFromInline package static var rule: RuleName { .apnsPayload }
  @usableFromInline package static var grammar: Grammar { APNSGrammar.grammar }
  @usableFromInline package let node: Node
  /// What the system reads.
  package var aps: APNSAps?
  /// Device management: the magic string of the enrolled device. It is then the only key. In other pushes it is the app's own.
  package var mdm = Node.absent
  /// File Provider: identifier of the item whose contents have changed, a string. In other pushes it is the app's own.
  package var containerIdentifier = Node.absent
  /// File Provider: domain of the item, a string. Required if the app has added domains. In other pushes it is the app's own.
  package var domain = Node.absent
  /// Xcode's Simulator: bundle identifier of the app that gets the file, a string. The app does not see the key; APNs has a
  /// topic, and any other value is custom data.
  package var simulatorTargetBundle = Node.absent

  @inline(__always) @usableFromInline package init(at node: Node) { self.node = node }

  @usableFromInline package mutating func decode(with decoder: inout Decoder) {
    var members = decoder.members(of: node)
    var hasOthers = false
    while let key = members.next(in: decoder.document) {
      switch key.length {
      case 3:
        switch key.start & 0xffffff {
        case 0x737061:  // aps
          decoder.nested(key.node, &aps); continue
        case 0x6d646d:  // mdm
          mdm = decoder.any(key.node, replacing: mdm); continue
        default: break
        }
      case 6:
        switch key.start & 0xffffffffffff {
        case 0x6e69616d6f64:  // domain
          domain = decoder.any(key.node, replacing: domain); continue
        default: break
        }
      case 20:
        switch key.start {
        case 0x656e6961746e6f63:  // container-identifier
          if key.tail == 0x7265696669746e65, decoder.matches(key, "container-identifier") { containerIdentifier = decoder.any(key.node, replacing: containerIdentifier); continue }
        default: break
        }
      case 23:
        switch key.start {
        case 0x6f74616c756d6953:  // Simulator Target Bundle
          if key.tail == 0x656c646e75422074, decoder.matches(key, "Simulator Target Bundle") { simulatorTargetBundle = decoder.any(key.node, replacing: simulatorTargetBundle); continue }
        default: break
        }
      default: break
      }
      hasOthers = true
      decoder.other(key.node)
    }
    if hasOthers { decoder.checkNames(of: node) }
  }

  @usableFromInline package mutating func checkDeferred(with decoder: inout Decoder) {
    aps?.checkDeferred(with: &decoder)
  }
}

/// What the system reads of a payload: user notifications, background updates and Live Activities.
@usableFromInline
package struct APNSAps: Syntax {
  @usableFromInline package static let keys: StaticString = "alert\nbadge\nsound\nthread-id\ncategory\ncontent-available\nmutable-content\ntarget-content-id\ninterruption-level\nrelevance-score\nfilter-criteria\nurl-args\ncontent-changed\nptt-push-type\ntimestamp\nevent\ncontent-state\nattributes-type\nattributes\nstale-date\ndismissal-date\ninput-push-token\ninput-push-channel"
  @usableFromInline package static var rule: RuleName { .apnsAps }
  @usableFromInline package static var grammar: Grammar { APNSGrammar.grammar }
  @usableFromInline package let node: Node
  /// The text to show: a string is the body alone. Required to start a Live Activity.
  package var alert = Node.absent
  /// Badge number on the app icon. 0 removes it, absent leaves it as it is.
  package var badge = Node.absent
  /// Sound: a file name or "default", or a dictionary for critical alerts.
  package var sound = Node.absent
  /// Notifications with the same id are grouped.
  package var threadID = Node.absent
  /// Name of the registered category that supplies the action buttons.
  package var category = Node.absent
  /// 1 wakes the app in the background. Leave it out rather than write 0.
  package var contentAvailable = Node.absent
  /// 1 lets the app's Notification Service Extension change the notification before it shows.
  package var mutableContent = Node.absent
  /// Identifier of the window that a tap brings forward.
  package var targetContentID = Node.absent
  /// How much the notification may interrupt, iOS 15 and later. Default "active".
  package var interruptionLevel = Choice<APNSApsInterruptionLevel>()
  /// Rank in a summary, 0 to 1, highest first. For Live Activities any number.
  package var relevanceScore = Node.absent
  /// What the app's Focus filters compare with, iOS 16 and later.
  package var filterCriteria = Node.absent
  /// Safari website push: values for the placeholders of the site's URL format, in order; may be empty.
  package var urlArgs = Node.absent
  /// Widgets and controls: true has them reload.
  package var contentChanged = Node.absent
  /// Push to Talk: "service-update" marks a push that is not a call.
  package var pttPushType = Node.absent
  /// Live Activity: UNIX time in seconds of this update; an older one than the last is not applied.
  package var timestamp = Node.absent
  /// Live Activity: what the push does.
  package var event = Choice<APNSApsEvent>()
  /// Live Activity: the dynamic content, as the app's ContentState decodes it.
  package var contentState = Node.absent
  /// Live Activity: name of the Swift type of the attributes. Required to start one.
  package var attributesType = Node.absent
  /// Live Activity: the static content. Required to start one.
  package var attributes = Node.absent
  /// Live Activity: UNIX time in seconds from which the content counts as out of date.
  package var staleDate = Node.absent
  /// Live Activity: UNIX time in seconds at which an ended activity is removed from the screen.
  /// A time in the past removes it at once. Default and maximum four hours after its end.
  package var dismissalDate = Node.absent
  /// Live Activity: 1 asks, at the start, for a token for later updates, iOS 18 and later.
  package var inputPushToken = Node.absent
  /// Live Activity: id of the channel whose broadcasts update the activity, in base64, iOS 18 and later.
  package var inputPushChannel = Node.absent

  @inline(__always) @usableFromInline package init(at node: Node) { self.node = node }

  @usableFromInline package mutating func decode(with decoder: inout Decoder) {
    var members = decoder.members(of: node)
    var hasOthers = false
    while let key = members.next(in: decoder.document) {
      switch key.length {
      case 5:
        switch key.start & 0xffffffffff {
        case 0x7472656c61:  // alert
          alert = decoder.either(key.node, replacing: alert, [.text, .object]); continue
        case 0x6567646162:  // badge
          badge = decoder.integer(key.node, replacing: badge); continue
        case 0x646e756f73:  // sound
          sound = decoder.either(key.node, replacing: sound, [.text, .object]); continue
        case 0x746e657665:  // event
          event = decoder.choice(key.node, replacing: event); continue
        default: break
        }
      case 8:
        switch key.start {
        case 0x79726f6765746163:  // category
          category = decoder.text(key.node, replacing: category); continue
        case 0x736772612d6c7275:  // url-args
          urlArgs = decoder.texts(key.node, replacing: urlArgs); continue
        default: break
        }
      case 9:
        switch key.start {
        case 0x692d646165726874:  // thread-id
          if key.tail == 0x64692d6461657268 { threadID = decoder.text(key.node, replacing: threadID); continue }
        case 0x6d617473656d6974:  // timestamp
          if key.tail == 0x706d617473656d69 { timestamp = decoder.number(key.node, replacing: timestamp); continue }
        default: break
        }
      case 10:
        switch key.start {
        case 0x7475626972747461:  // attributes
          if key.tail == 0x7365747562697274 { attributes = decoder.object(key.node, replacing: attributes); continue }
        case 0x61642d656c617473:  // stale-date
          if key.tail == 0x657461642d656c61 { staleDate = decoder.number(key.node, replacing: staleDate); continue }
        default: break
        }
      case 13:
        switch key.start {
        case 0x687375702d747470:  // ptt-push-type
          if key.tail == 0x657079742d687375 { pttPushType = decoder.text(key.node, replacing: pttPushType); continue }
        case 0x2d746e65746e6f63:  // content-state
          if key.tail == 0x65746174732d746e { contentState = decoder.object(key.node, replacing: contentState); continue }
        default: break
        }
      case 14:
        switch key.start {
        case 0x617373696d736964:  // dismissal-date
          if key.tail == 0x657461642d6c6173 { dismissalDate = decoder.number(key.node, replacing: dismissalDate); continue }
        default: break
        }
      case 15:
        switch key.start {
        case 0x2d656c626174756d:  // mutable-content
          if key.tail == 0x746e65746e6f632d { mutableContent = decoder.either(key.node, replacing: mutableContent, [.integer, .flag]); continue }
        case 0x636e6176656c6572:  // relevance-score
          if key.tail == 0x65726f63732d6563 { relevanceScore = decoder.number(key.node, replacing: relevanceScore); continue }
        case 0x632d7265746c6966:  // filter-criteria
          if key.tail == 0x6169726574697263 { filterCriteria = decoder.text(key.node, replacing: filterCriteria); continue }
        case 0x2d746e65746e6f63:  // content-changed
          if key.tail == 0x6465676e6168632d { contentChanged = decoder.flag(key.node, replacing: contentChanged); continue }
        case 0x7475626972747461:  // attributes-type
          if key.tail == 0x657079742d736574 { attributesType = decoder.text(key.node, replacing: attributesType); continue }
        default: break
        }
      case 16:
        switch key.start {
        case 0x75702d7475706e69:  // input-push-token
          if key.tail == 0x6e656b6f742d6873 { inputPushToken = decoder.either(key.node, replacing: inputPushToken, [.integer, .flag]); continue }
        default: break
        }
      case 17:
        switch key.start {
        case 0x2d746e65746e6f63:  // content-available
          if key.tail == 0x656c62616c696176, decoder.matches(key, "content-available") { contentAvailable = decoder.either(key.node, replacing: contentAvailable, [.integer, .flag]); continue }
        case 0x632d746567726174:  // target-content-id
          if key.tail == 0x64692d746e65746e, decoder.matches(key, "target-content-id") { targetContentID = decoder.text(key.node, replacing: targetContentID); continue }
        default: break
        }
      case 18:
        switch key.start {
        case 0x7075727265746e69:  // interruption-level
          if key.tail == 0x6c6576656c2d6e6f, decoder.matches(key, "interruption-level") { interruptionLevel = decoder.choice(key.node, replacing: interruptionLevel); continue }
        case 0x75702d7475706e69:  // input-push-channel
          if key.tail == 0x6c656e6e6168632d, decoder.matches(key, "input-push-channel") { inputPushChannel = decoder.text(key.node, replacing: inputPushChannel); continue }
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
    if decoder.isObject(alert) { decoder.check(alert, as: APNSAlert.self) }
    if decoder.isObject(sound) { decoder.check(sound, as: APNSSound.self) }
  }
}

/// How much the notification may interrupt, iOS 15 and later. Default "active".
@usableFromInline
package enum APNSApsInterruptionLevel: UInt8, Spelled {
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

/// Live Activity: what the push does.
@usableFromInline
package enum APNSApsEvent: UInt8, Spelled {
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

/// Text to show. Each text is given either itself or by the key of a localized string.
@usableFromInline
package struct APNSAlert: Syntax {
  @usableFromInline package static let keys: StaticString = "title\ntitle-loc-key\ntitle-loc-args\nsubtitle\nsubtitle-loc-key\nsubtitle-loc-args\nbody\nloc-key\nloc-args\naction\naction-loc-key\nlaunch-image\nsummary-arg\nsummary-arg-count\nsound"
  @usableFromInline package static var rule: RuleName { .apnsAlert }
  @usableFromInline package static var grammar: Grammar { APNSGrammar.grammar }
  @usableFromInline package let node: Node
  /// Title: a string. In a Live Activity also a localized one.
  package var title = Node.absent
  /// Key of the title in the app's localized strings, instead of `title`.
  package var titleLocKey = Node.absent
  /// Values for the placeholders of `title-loc-key`, in order.
  package var titleLocArgs = Node.absent
  /// Second line, below the title.
  package var subtitle = Node.absent
  /// Key of the subtitle in the app's localized strings, instead of `subtitle`.
  package var subtitleLocKey = Node.absent
  /// Values for the placeholders of `subtitle-loc-key`, in order.
  package var subtitleLocArgs = Node.absent
  /// Text below title and subtitle: a string. In a Live Activity also a localized one.
  package var body = Node.absent
  /// Key of the text in the app's localized strings, instead of `body`.
  package var locKey = Node.absent
  /// Values for the placeholders of `loc-key`, in order.
  package var locArgs = Node.absent
  /// Safari website push: label of the action button.
  package var action = Node.absent
  /// Key of a localized label for the button that opens the app; null hides the button. From older references.
  package var actionLocKey = Node.absent
  /// File name of the launch image, with or without its extension.
  package var launchImage = Node.absent
  /// Words for a group's summary line.
  package var summaryArg = Node.absent
  /// Number of items that this notification adds to a group's summary line, at least 1.
  package var summaryArgCount = Node.absent
  /// Live Activity: file name of the sound that goes with the alert, or "default".
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
          body = decoder.either(key.node, replacing: body, [.text, .object]); continue
        default: break
        }
      case 5:
        switch key.start & 0xffffffffff {
        case 0x656c746974:  // title
          title = decoder.either(key.node, replacing: title, [.text, .object]); continue
        case 0x646e756f73:  // sound
          sound = decoder.text(key.node, replacing: sound); continue
        default: break
        }
      case 6:
        switch key.start & 0xffffffffffff {
        case 0x6e6f69746361:  // action
          action = decoder.text(key.node, replacing: action); continue
        default: break
        }
      case 7:
        switch key.start & 0xffffffffffffff {
        case 0x79656b2d636f6c:  // loc-key
          locKey = decoder.text(key.node, replacing: locKey); continue
        default: break
        }
      case 8:
        switch key.start {
        case 0x656c746974627573:  // subtitle
          subtitle = decoder.text(key.node, replacing: subtitle); continue
        case 0x736772612d636f6c:  // loc-args
          locArgs = decoder.texts(key.node, replacing: locArgs); continue
        default: break
        }
      case 11:
        switch key.start {
        case 0x2d7972616d6d7573:  // summary-arg
          if key.tail == 0x6772612d7972616d { if decoder.ignored(key.node, since: "iOS 15") { continue }; summaryArg = decoder.text(key.node, replacing: summaryArg); continue }
        default: break
        }
      case 12:
        switch key.start {
        case 0x692d68636e75616c:  // launch-image
          if key.tail == 0x6567616d692d6863 { launchImage = decoder.text(key.node, replacing: launchImage); continue }
        default: break
        }
      case 13:
        switch key.start {
        case 0x6f6c2d656c746974:  // title-loc-key
          if key.tail == 0x79656b2d636f6c2d { titleLocKey = decoder.either(key.node, replacing: titleLocKey, [.text, .null]); continue }
        default: break
        }
      case 14:
        switch key.start {
        case 0x6f6c2d656c746974:  // title-loc-args
          if key.tail == 0x736772612d636f6c { titleLocArgs = decoder.either(key.node, replacing: titleLocArgs, [.array, .null]); continue }
        case 0x6c2d6e6f69746361:  // action-loc-key
          if key.tail == 0x79656b2d636f6c2d { actionLocKey = decoder.either(key.node, replacing: actionLocKey, [.text, .null]); continue }
        default: break
        }
      case 16:
        switch key.start {
        case 0x656c746974627573:  // subtitle-loc-key
          if key.tail == 0x79656b2d636f6c2d { subtitleLocKey = decoder.text(key.node, replacing: subtitleLocKey); continue }
        default: break
        }
      case 17:
        switch key.start {
        case 0x656c746974627573:  // subtitle-loc-args
          if key.tail == 0x736772612d636f6c, decoder.matches(key, "subtitle-loc-args") { subtitleLocArgs = decoder.texts(key.node, replacing: subtitleLocArgs); continue }
        case 0x2d7972616d6d7573:  // summary-arg-count
          if key.tail == 0x746e756f632d6772, decoder.matches(key, "summary-arg-count") { if decoder.ignored(key.node, since: "iOS 15") { continue }; summaryArgCount = decoder.integer(key.node, replacing: summaryArgCount); continue }
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
    if decoder.isObject(title) { decoder.check(title, as: APNSLocalizedText.self) }
    if decoder.isObject(body) { decoder.check(body, as: APNSLocalizedText.self) }
  }
}

/// Text of a Live Activity's alert by the key of a localized string.
@usableFromInline
package struct APNSLocalizedText: Syntax {
  @usableFromInline package static let keys: StaticString = "loc-key\nloc-args"
  @usableFromInline package static var rule: RuleName { .apnsLocalizedText }
  @usableFromInline package static var grammar: Grammar { APNSGrammar.grammar }
  @usableFromInline package let node: Node
  /// Key of the text in the app's localized strings.
  package var locKey = Node.absent
  /// Values for the placeholders of the localized string, in order.
  package var locArgs = Node.absent

  @inline(__always) @usableFromInline package init(at node: Node) { self.node = node }

  @usableFromInline package mutating func decode(with decoder: inout Decoder) {
    var members = decoder.members(of: node)
    var hasOthers = false
    while let key = members.next(in: decoder.document) {
      switch key.length {
      case 7:
        switch key.start & 0xffffffffffffff {
        case 0x79656b2d636f6c:  // loc-key
          locKey = decoder.text(key.node, replacing: locKey); continue
        default: break
        }
      case 8:
        switch key.start {
        case 0x736772612d636f6c:  // loc-args
          locArgs = decoder.texts(key.node, replacing: locArgs); continue
        default: break
        }
      default: break
      }
      hasOthers = true
      decoder.unknown(key.node, of: node, in: Self.self)
    }
    if hasOthers { decoder.checkNames(of: node) }
    decoder.require("loc-key", locKey, in: node)
  }

  @usableFromInline package mutating func checkDeferred(with decoder: inout Decoder) {}
}

/// Sound dictionary, for critical alerts.
@usableFromInline
package struct APNSSound: Syntax {
  @usableFromInline package static let keys: StaticString = "critical\nname\nvolume"
  @usableFromInline package static var rule: RuleName { .apnsSound }
  @usableFromInline package static var grammar: Grammar { APNSGrammar.grammar }
  @usableFromInline package let node: Node
  /// 1 makes the alert critical: it sounds even when the device is muted. Default 0.
  package var critical = Node.absent
  /// File name in the app's bundle or its sounds folder, or "default".
  package var name = Node.absent
  /// Volume of a critical alert, 0 silent to 1 full.
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
          name = decoder.text(key.node, replacing: name); continue
        default: break
        }
      case 6:
        switch key.start & 0xffffffffffff {
        case 0x656d756c6f76:  // volume
          volume = decoder.number(key.node, replacing: volume); continue
        default: break
        }
      case 8:
        switch key.start {
        case 0x6c61636974697263:  // critical
          critical = decoder.either(key.node, replacing: critical, [.integer, .flag]); continue
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

/// Request headers of one notification.
@usableFromInline
package struct APNSHeaders: Syntax {
  @usableFromInline package static let keys: StaticString = "apns-push-type\napns-topic\napns-priority\napns-expiration\napns-collapse-id\napns-id\napns-channel-id\napns-request-id"
  @usableFromInline package static var rule: RuleName { .apnsHeaders }
  @usableFromInline package static var grammar: Grammar { APNSGrammar.grammar }
  @usableFromInline package let node: Node
  /// Kind of the notification. It decides the suffix of the topic and what the payload may hold.
  package var apnsPushType = Choice<APNSPushType>()
  /// Bundle id of the app, with the suffix that belongs to the push type. Not sent on broadcasts.
  package var apnsTopic = Node.absent
  /// "10" deliver at once, "5" mind the device's power, "1" never wake the device.
  /// Default "10"; background needs "5".
  package var apnsPriority = Choice<APNSHeadersApnsPriority>()
  /// UNIX time in seconds at which delivery is given up; "0" is one attempt. Default: kept up to 30 days.
  package var apnsExpiration = Node.absent
  /// Notifications with the same id show as one. At most 64 bytes.
  package var apnsCollapseID = Node.absent
  /// UUID of the notification, returned in the response. Default: APNs makes one.
  package var apnsID = Node.absent
  /// Broadcast: id of the channel, in base64.
  package var apnsChannelID = Node.absent
  /// Broadcast and channel management: UUID of the request, returned in the response.
  package var apnsRequestID = Node.absent

  @inline(__always) @usableFromInline package init(at node: Node) { self.node = node }

  @usableFromInline package mutating func decode(with decoder: inout Decoder) {
    var members = decoder.members(of: node)
    var hasOthers = false
    members: while var key = members.next(in: decoder.document) {
      repeat {
        switch key.length {
        case 7:
          switch key.start & 0xffffffffffffff {
          case 0x64692d736e7061:  // apns-id
            apnsID = decoder.text(key.node, replacing: apnsID); continue members
          default: break
          }
        case 10:
          switch key.start {
          case 0x706f742d736e7061:  // apns-topic
            if key.tail == 0x6369706f742d736e { apnsTopic = decoder.text(key.node, replacing: apnsTopic); continue members }
          default: break
          }
        case 13:
          switch key.start {
          case 0x6972702d736e7061:  // apns-priority
            if key.tail == 0x797469726f697270 { apnsPriority = decoder.choice(key.node, replacing: apnsPriority); continue members }
          default: break
          }
        case 14:
          switch key.start {
          case 0x7375702d736e7061:  // apns-push-type
            if key.tail == 0x657079742d687375 { apnsPushType = decoder.choice(key.node, replacing: apnsPushType); continue members }
          default: break
          }
        case 15:
          switch key.start {
          case 0x7078652d736e7061:  // apns-expiration
            if key.tail == 0x6e6f697461726970 { apnsExpiration = decoder.text(key.node, replacing: apnsExpiration); continue members }
          case 0x6168632d736e7061:  // apns-channel-id
            if key.tail == 0x64692d6c656e6e61 { apnsChannelID = decoder.text(key.node, replacing: apnsChannelID); continue members }
          case 0x7165722d736e7061:  // apns-request-id
            if key.tail == 0x64692d7473657571 { apnsRequestID = decoder.text(key.node, replacing: apnsRequestID); continue members }
          default: break
          }
        case 16:
          switch key.start {
          case 0x6c6f632d736e7061:  // apns-collapse-id
            if key.tail == 0x64692d657370616c { apnsCollapseID = decoder.text(key.node, replacing: apnsCollapseID); continue members }
          default: break
          }
        default: break
        }
      } while key.lowercase()
      hasOthers = true
      decoder.unknown(key.node, of: node, in: Self.self)
    }
    if hasOthers { decoder.checkNames(of: node) }
  }

  @usableFromInline package mutating func checkDeferred(with decoder: inout Decoder) {}
}

/// "10" deliver at once, "5" mind the device's power, "1" never wake the device.
/// Default "10"; background needs "5".
@usableFromInline
package enum APNSHeadersApnsPriority: UInt8, Spelled {
  case value10 = 1
  case value5
  case value1
  @usableFromInline package static let spellings: StaticString = "10\n5\n1"

  @usableFromInline package init?(spelling key: Key, with decoder: inout Decoder) {
    switch key.length {
    case 1:
      switch key.start & 0xff {
      case 0x35:  // 5
        self = .value5; return
      case 0x31:  // 1
        self = .value1; return
      default: break
      }
    case 2:
      switch key.start & 0xffff {
      case 0x3031:  // 10
        self = .value10; return
      default: break
      }
    default: break
    }
    return nil
  }
}

/// Kinds of notifications.
@usableFromInline
package enum APNSPushType: UInt8, Spelled {
  case alert = 1
  case background
  case complication
  case controls
  case fileprovider
  case liveactivity
  case location
  case mdm
  case pushtotalk
  case voip
  case widgets
  @usableFromInline package static let spellings: StaticString = "alert\nbackground\ncomplication\ncontrols\nfileprovider\nliveactivity\nlocation\nmdm\npushtotalk\nvoip\nwidgets"

  @usableFromInline package init?(spelling key: Key, with decoder: inout Decoder) {
    switch key.length {
    case 3:
      switch key.start & 0xffffff {
      case 0x6d646d:  // mdm
        self = .mdm; return
      default: break
      }
    case 4:
      switch key.start & 0xffffffff {
      case 0x70696f76:  // voip
        self = .voip; return
      default: break
      }
    case 5:
      switch key.start & 0xffffffffff {
      case 0x7472656c61:  // alert
        self = .alert; return
      default: break
      }
    case 7:
      switch key.start & 0xffffffffffffff {
      case 0x73746567646977:  // widgets
        self = .widgets; return
      default: break
      }
    case 8:
      switch key.start {
      case 0x736c6f72746e6f63:  // controls
        self = .controls; return
      case 0x6e6f697461636f6c:  // location
        self = .location; return
      default: break
      }
    case 10:
      switch key.start {
      case 0x756f72676b636162:  // background
        if key.tail == 0x646e756f72676b63 { self = .background; return }
      case 0x61746f7468737570:  // pushtotalk
        if key.tail == 0x6b6c61746f746873 { self = .pushtotalk; return }
      default: break
      }
    case 12:
      switch key.start {
      case 0x6163696c706d6f63:  // complication
        if key.tail == 0x6e6f69746163696c { self = .complication; return }
      case 0x766f7270656c6966:  // fileprovider
        if key.tail == 0x72656469766f7270 { self = .fileprovider; return }
      case 0x697463616576696c:  // liveactivity
        if key.tail == 0x7974697669746361 { self = .liveactivity; return }
      default: break
      }
    default: break
    }
    return nil
  }
}

/// Record of one request, or of one template for several, as pushc writes it. Credentials are never in it.
@usableFromInline
package struct APNSRecord: Syntax {
  @usableFromInline package static let keys: StaticString = "target\ntokens\nmethod\nurl\nheaders\nbody\norigin"
  @usableFromInline package static var rule: RuleName { .apnsRecord }
  @usableFromInline package static var grammar: Grammar { APNSGrammar.grammar }
  @usableFromInline package let node: Node
  /// Service that the request is for.
  package var target = Choice<APNSRecordTarget>()
  /// Templates only: the tokens. The URL has `{token}` in their place.
  package var tokens = Node.absent
  /// HTTP method, "POST".
  package var method = Node.absent
  /// Endpoint. Unknown parts are in braces, such as `{token}`.
  package var url = Node.absent
  /// Request headers.
  package var headers: APNSHeaders?
  /// Body: the payload.
  package var body: APNSPayload?
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
          decoder.nested(key.node, &headers); continue
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
    headers?.checkDeferred(with: &decoder)
    body?.checkDeferred(with: &decoder)
  }
}

/// Service that the request is for.
@usableFromInline
package enum APNSRecordTarget: UInt8, Spelled {
  case apns = 1
  @usableFromInline package static let spellings: StaticString = "apns"

  @usableFromInline package init?(spelling key: Key, with decoder: inout Decoder) {
    switch key.length {
    case 4:
      switch key.start & 0xffffffff {
      case 0x736e7061:  // apns
        self = .apns; return
      default: break
      }
    default: break
    }
    return nil
  }
}

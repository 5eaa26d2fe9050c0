// swift-format-ignore-file
// Written by `swift run pushc-generate` from grammar/emarsys.cddl. Do not edit.

public import PushJSON

/// Emarsys: rich push payload, an APNs payload with keys for the Emarsys SDK.
/// Facts: Emarsys's page on push for iOS; the source of the Emarsys SDKs for iOS and Android, version 3, for what is
/// read and required.
package enum EmarsysGrammar {
  /// A line for each object: the number of its rule, its path and the names of its members.
  package static let grammar = Grammar(title: "Emarsys", objects: """
    31,,aps,image_url,u,ems,ems_msg,del-id,del_id
    32,u.,sid
    33,ems.,multichannelId,actions,default_action,inapp
    34,ems.actions[].,id,title,type,name,url,payload,method,value
    34,ems.default_action.,id,title,type,name,url,payload,method,value
    35,ems.inapp.,campaign_id,url
    """)
}

/// Payload: `aps` for the system, keys for the Emarsys SDK, and any keys of the app next to them.
@usableFromInline
package struct EmarsysPayload: Syntax {
  @usableFromInline package static let keys: StaticString = "aps\nimage_url\nu\nems\nems_msg\ndel-id\ndel_id"
  @usableFromInline package static var rule: RuleName { .emarsysPayload }
  @usableFromInline package static var grammar: Grammar { EmarsysGrammar.grammar }
  @usableFromInline package let node: Node
  /// What the system reads. Picture, actions and in-app message need `mutable-content` there.
  package var aps = Node.absent
  /// URL of a picture shown with the notification.
  package var imageURL = Node.absent
  /// The recipient: an object, or the same as JSON text. Required if buttons are tapped.
  package var u = Node.absent
  /// What the Emarsys SDK reads.
  package var ems: EmarsysEms?
  /// Marks a message of Emarsys, commonly `{}`. The SDK for Android needs it, the one for iOS does not read it.
  package var emsMsg = Node.absent
  /// Dismiss the notification with this id, which is the `apns-collapse-id` that was sent before.
  package var delID = Node.absent
  /// Another spelling of `del-id`, from the text of Emarsys's page; its sample has the other one.
  package var otherDelID = Node.absent

  @inline(__always) @usableFromInline package init(at node: Node) { self.node = node }

  @usableFromInline package mutating func decode(with decoder: inout Decoder) {
    var members = decoder.members(of: node)
    var hasOthers = false
    while let key = members.next(in: decoder.document) {
      switch key.length {
      case 1:
        switch key.start & 0xff {
        case 0x75:  // u
          u = decoder.either(key.node, replacing: u, [.text, .object]); continue
        default: break
        }
      case 3:
        switch key.start & 0xffffff {
        case 0x737061:  // aps
          aps = decoder.object(key.node, replacing: aps); continue
        case 0x736d65:  // ems
          decoder.nested(key.node, &ems); continue
        default: break
        }
      case 6:
        switch key.start & 0xffffffffffff {
        case 0x64692d6c6564:  // del-id
          delID = decoder.text(key.node, replacing: delID); continue
        case 0x64695f6c6564:  // del_id
          otherDelID = decoder.text(key.node, replacing: otherDelID); continue
        default: break
        }
      case 7:
        switch key.start & 0xffffffffffffff {
        case 0x67736d5f736d65:  // ems_msg
          emsMsg = decoder.any(key.node, replacing: emsMsg); continue
        default: break
        }
      case 9:
        switch key.start {
        case 0x72755f6567616d69:  // image_url
          if key.tail == 0x6c72755f6567616d { imageURL = decoder.text(key.node, replacing: imageURL); continue }
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
    if aps.exists { decoder.check(aps, as: APNSAps.self) }
    if decoder.isObject(u) { decoder.check(u, as: EmarsysUser.self) }
    ems?.checkDeferred(with: &decoder)
  }
}

/// The recipient. Other keys are allowed, and not read by the SDK.
@usableFromInline
package struct EmarsysUser: Syntax {
  @usableFromInline package static let keys: StaticString = "sid"
  @usableFromInline package static var rule: RuleName { .emarsysUser }
  @usableFromInline package static var grammar: Grammar { EmarsysGrammar.grammar }
  @usableFromInline package let node: Node
  /// Id of this send to this recipient, returned when the notification is opened.
  package var sid = Node.absent

  @inline(__always) @usableFromInline package init(at node: Node) { self.node = node }

  @usableFromInline package mutating func decode(with decoder: inout Decoder) {
    var members = decoder.members(of: node)
    var hasOthers = false
    while let key = members.next(in: decoder.document) {
      switch key.length {
      case 3:
        switch key.start & 0xffffff {
        case 0x646973:  // sid
          sid = decoder.text(key.node, replacing: sid); continue
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

/// What the Emarsys SDK reads.
@usableFromInline
package struct EmarsysEms: Syntax {
  @usableFromInline package static let keys: StaticString = "multichannelId\nactions\ndefault_action\ninapp"
  @usableFromInline package static var rule: RuleName { .emarsysEms }
  @usableFromInline package static var grammar: Grammar { EmarsysGrammar.grammar }
  @usableFromInline package let node: Node
  /// Id of the campaign.
  package var multichannelId = Node.absent
  /// Visible notification: its buttons, at most 3. Silent one: what is done on arrival.
  package var actions = Elements<EmarsysAction>()
  /// What a tap on the notification does.
  package var defaultAction: EmarsysAction?
  /// In-app message to show, loaded beforehand.
  package var inapp: EmarsysInapp?

  @inline(__always) @usableFromInline package init(at node: Node) { self.node = node }

  @usableFromInline package mutating func decode(with decoder: inout Decoder) {
    var members = decoder.members(of: node)
    var hasOthers = false
    while let key = members.next(in: decoder.document) {
      switch key.length {
      case 5:
        switch key.start & 0xffffffffff {
        case 0x7070616e69:  // inapp
          decoder.nested(key.node, &inapp); continue
        default: break
        }
      case 7:
        switch key.start & 0xffffffffffffff {
        case 0x736e6f69746361:  // actions
          actions = decoder.elements(key.node, replacing: actions); continue
        default: break
        }
      case 14:
        switch key.start {
        case 0x61686369746c756d:  // multichannelId
          if key.tail == 0x64496c656e6e6168 { multichannelId = decoder.text(key.node, replacing: multichannelId); continue }
        case 0x5f746c7561666564:  // default_action
          if key.tail == 0x6e6f697463615f74 { decoder.nested(key.node, &defaultAction); continue }
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
    decoder.check(actions)
    defaultAction?.checkDeferred(with: &decoder)
    inapp?.checkDeferred(with: &decoder)
  }
}

/// An action: a button, what a tap does, or what a silent push does. The type decides which members it needs.
@usableFromInline
package struct EmarsysAction: Syntax {
  @usableFromInline package static let keys: StaticString = "id\ntitle\ntype\nname\nurl\npayload\nmethod\nvalue"
  @usableFromInline package static var rule: RuleName { .emarsysAction }
  @usableFromInline package static var grammar: Grammar { EmarsysGrammar.grammar }
  @usableFromInline package let node: Node
  /// Id of the action, reported when it is taken. Mandatory for buttons.
  package var id = Node.absent
  /// Label of the button. Mandatory for buttons.
  package var title = Node.absent
  /// Kind of the action: MEAppEvent, MECustomEvent, OpenExternalUrl, Dismiss, or BadgeCount in silent pushes.
  /// iOS shows no button for another type. Mandatory.
  package var type = Node.absent
  /// Name of the event. Mandatory for MEAppEvent and MECustomEvent.
  package var name = Node.absent
  /// URL to open. Mandatory for OpenExternalUrl.
  package var url = Node.absent
  /// MEAppEvent and MECustomEvent: the event's own data.
  package var payload = Node.absent
  /// BadgeCount: ADD in any case adds to the number on the icon; anything else sets it. Mandatory for BadgeCount.
  package var method = Node.absent
  /// BadgeCount: the number to set or to add. Mandatory for BadgeCount.
  package var value = Node.absent

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
      case 3:
        switch key.start & 0xffffff {
        case 0x6c7275:  // url
          url = decoder.text(key.node, replacing: url); continue
        default: break
        }
      case 4:
        switch key.start & 0xffffffff {
        case 0x65707974:  // type
          type = decoder.text(key.node, replacing: type); continue
        case 0x656d616e:  // name
          name = decoder.text(key.node, replacing: name); continue
        default: break
        }
      case 5:
        switch key.start & 0xffffffffff {
        case 0x656c746974:  // title
          title = decoder.text(key.node, replacing: title); continue
        case 0x65756c6176:  // value
          value = decoder.number(key.node, replacing: value); continue
        default: break
        }
      case 6:
        switch key.start & 0xffffffffffff {
        case 0x646f6874656d:  // method
          method = decoder.text(key.node, replacing: method); continue
        default: break
        }
      case 7:
        switch key.start & 0xffffffffffffff {
        case 0x64616f6c796170:  // payload
          payload = decoder.object(key.node, replacing: payload); continue
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

/// In-app message. It needs both of its members.
@usableFromInline
package struct EmarsysInapp: Syntax {
  @usableFromInline package static let keys: StaticString = "campaign_id\nurl"
  @usableFromInline package static var rule: RuleName { .emarsysInapp }
  @usableFromInline package static var grammar: Grammar { EmarsysGrammar.grammar }
  @usableFromInline package let node: Node
  /// Id of the message's campaign.
  package var campaignID = Node.absent
  /// URL of the message's content.
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
      case 11:
        switch key.start {
        case 0x6e676961706d6163:  // campaign_id
          if key.tail == 0x64695f6e67696170 { campaignID = decoder.text(key.node, replacing: campaignID); continue }
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

// swift-format-ignore-file
// Written by `swift run pushc-generate` from grammar/emarsys.cddl. Do not edit.

package import PushJSON

/// Emarsys: rich push payload, an APNs payload with keys for the Emarsys SDK.
/// Facts: Emarsys's page on push for iOS; the source of the Emarsys SDKs for iOS and Android, version 3, for what is
/// read and required.
package enum EmarsysGrammar {
  /// The paths of all members of the format, one per line.
  package static let grammar = Grammar(title: "Emarsys", places: """
    aps
    image_url
    u
    u.sid
    ems
    ems.multichannelId
    ems.actions
    ems.actions[].id
    ems.actions[].title
    ems.actions[].type
    ems.actions[].name
    ems.actions[].url
    ems.actions[].payload
    ems.actions[].method
    ems.actions[].value
    ems.default_action
    ems.default_action.id
    ems.default_action.title
    ems.default_action.type
    ems.default_action.name
    ems.default_action.url
    ems.default_action.payload
    ems.default_action.method
    ems.default_action.value
    ems.inapp
    ems.inapp.campaign_id
    ems.inapp.url
    ems_msg
    del-id
    del_id
    """)
}

/// Payload: `aps` for the system, keys for the Emarsys SDK, and any keys of the app next to them.
package struct EmarsysPayload: Syntax {
  package static let keys: StaticString = "aps\nimage_url\nu\nems\nems_msg\ndel-id\ndel_id"
  package static var grammar: Grammar { EmarsysGrammar.grammar }
  package let node: Node
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

  package init(at node: Node) { self.node = node }

  package mutating func decode(with decoder: inout Decoder) {
    var members = decoder.members(of: node)
    var hasOthers = false
    while let key = members.next(in: decoder) {
      switch key.head {
      case 0x737061:  // aps
        if key.length == 3 { decoder.object(key, &aps); continue }
      case 0x72755f6567616d69:  // image_url
        if key.length == 9, key.tail == 0x6c72755f6567616d { decoder.text(key, &imageURL); continue }
      case 0x75:  // u
        if key.length == 1 { decoder.either(key, &u, [.text, .object]); continue }
      case 0x736d65:  // ems
        if key.length == 3 { decoder.nested(key, &ems); continue }
      case 0x67736d5f736d65:  // ems_msg
        if key.length == 7 { decoder.any(key, &emsMsg); continue }
      case 0x64692d6c6564:  // del-id
        if key.length == 6 { decoder.text(key, &delID); continue }
      case 0x64695f6c6564:  // del_id
        if key.length == 6 { decoder.text(key, &otherDelID); continue }
      default: break
      }
      hasOthers = true
      decoder.other(key)
    }
    if hasOthers { decoder.checkNames(of: node) }
  }

  package func checkDeferred(with decoder: inout Decoder) {
    if aps.exists { APNSAps(decoding: aps, with: &decoder).checkDeferred(with: &decoder) }
    if decoder.isObject(u) { EmarsysUser(decoding: u, with: &decoder).checkDeferred(with: &decoder) }
    ems?.checkDeferred(with: &decoder)
  }
}

/// The recipient. Other keys are allowed, and not read by the SDK.
package struct EmarsysUser: Syntax {
  package static let keys: StaticString = "sid"
  package static var grammar: Grammar { EmarsysGrammar.grammar }
  package let node: Node
  /// Id of this send to this recipient, returned when the notification is opened.
  package var sid = Node.absent

  package init(at node: Node) { self.node = node }

  package mutating func decode(with decoder: inout Decoder) {
    var members = decoder.members(of: node)
    var hasOthers = false
    while let key = members.next(in: decoder) {
      switch key.head {
      case 0x646973:  // sid
        if key.length == 3 { decoder.text(key, &sid); continue }
      default: break
      }
      hasOthers = true
      decoder.other(key)
    }
    if hasOthers { decoder.checkNames(of: node) }
  }

  package func checkDeferred(with decoder: inout Decoder) {}
}

/// What the Emarsys SDK reads.
package struct EmarsysEms: Syntax {
  package static let keys: StaticString = "multichannelId\nactions\ndefault_action\ninapp"
  package static var grammar: Grammar { EmarsysGrammar.grammar }
  package let node: Node
  /// Id of the campaign.
  package var multichannelId = Node.absent
  /// Visible notification: its buttons, at most 3. Silent one: what is done on arrival.
  package var actions = Elements<EmarsysAction>()
  /// What a tap on the notification does.
  package var defaultAction: EmarsysAction?
  /// In-app message to show, loaded beforehand.
  package var inapp: EmarsysInapp?

  package init(at node: Node) { self.node = node }

  package mutating func decode(with decoder: inout Decoder) {
    var members = decoder.members(of: node)
    var hasOthers = false
    while let key = members.next(in: decoder) {
      switch key.head {
      case 0x61686369746c756d:  // multichannelId
        if key.length == 14, key.tail == 0x64496c656e6e6168 { decoder.text(key, &multichannelId); continue }
      case 0x736e6f69746361:  // actions
        if key.length == 7 { decoder.elements(key, &actions); continue }
      case 0x5f746c7561666564:  // default_action
        if key.length == 14, key.tail == 0x6e6f697463615f74 { decoder.nested(key, &defaultAction); continue }
      case 0x7070616e69:  // inapp
        if key.length == 5 { decoder.nested(key, &inapp); continue }
      default: break
      }
      hasOthers = true
      decoder.other(key)
    }
    if hasOthers { decoder.checkNames(of: node) }
  }

  package func checkDeferred(with decoder: inout Decoder) {
    for element in decoder.all(actions) { element.checkDeferred(with: &decoder) }
    defaultAction?.checkDeferred(with: &decoder)
    inapp?.checkDeferred(with: &decoder)
  }
}

/// An action: a button, what a tap does, or what a silent push does. The type decides which members it needs.
package struct EmarsysAction: Syntax {
  package static let keys: StaticString = "id\ntitle\ntype\nname\nurl\npayload\nmethod\nvalue"
  package static var grammar: Grammar { EmarsysGrammar.grammar }
  package let node: Node
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

  package init(at node: Node) { self.node = node }

  package mutating func decode(with decoder: inout Decoder) {
    var members = decoder.members(of: node)
    var hasOthers = false
    while let key = members.next(in: decoder) {
      switch key.head {
      case 0x6469:  // id
        if key.length == 2 { decoder.text(key, &id); continue }
      case 0x656c746974:  // title
        if key.length == 5 { decoder.text(key, &title); continue }
      case 0x65707974:  // type
        if key.length == 4 { decoder.text(key, &type); continue }
      case 0x656d616e:  // name
        if key.length == 4 { decoder.text(key, &name); continue }
      case 0x6c7275:  // url
        if key.length == 3 { decoder.text(key, &url); continue }
      case 0x64616f6c796170:  // payload
        if key.length == 7 { decoder.object(key, &payload); continue }
      case 0x646f6874656d:  // method
        if key.length == 6 { decoder.text(key, &method); continue }
      case 0x65756c6176:  // value
        if key.length == 5 { decoder.integer(key, &value); continue }
      default: break
      }
      hasOthers = true
      decoder.other(key)
    }
    if hasOthers { decoder.checkNames(of: node) }
  }

  package func checkDeferred(with decoder: inout Decoder) {}
}

/// In-app message. It needs both of its members.
package struct EmarsysInapp: Syntax {
  package static let keys: StaticString = "campaign_id\nurl"
  package static var grammar: Grammar { EmarsysGrammar.grammar }
  package let node: Node
  /// Id of the message's campaign.
  package var campaignID = Node.absent
  /// URL of the message's content.
  package var url = Node.absent

  package init(at node: Node) { self.node = node }

  package mutating func decode(with decoder: inout Decoder) {
    var members = decoder.members(of: node)
    var hasOthers = false
    while let key = members.next(in: decoder) {
      switch key.head {
      case 0x6e676961706d6163:  // campaign_id
        if key.length == 11, key.tail == 0x64695f6e67696170 { decoder.text(key, &campaignID); continue }
      case 0x6c7275:  // url
        if key.length == 3 { decoder.text(key, &url); continue }
      default: break
      }
      hasOthers = true
      decoder.other(key)
    }
    if hasOthers { decoder.checkNames(of: node) }
  }

  package func checkDeferred(with decoder: inout Decoder) {}
}

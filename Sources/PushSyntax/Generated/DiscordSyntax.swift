// swift-format-ignore-file
// Written by `swift run pushc-generate` from grammar/discord.cddl. Do not edit.

package import PushJSON

/// Discord: body by which a device registers its push tokens, and the request that takes them back.
/// Endpoints: POST and DELETE /users/@me/devices, PUT /users/@me/devices/sync
/// Facts: the unofficial Discord documentation "discord-userdoccers" for names and documented meaning; a decompiled
/// client for providers and keys that it omits.
package enum DiscordGrammar {
  /// The paths of all members of the format, one per line.
  package static let grammar = Grammar(title: "Discord", places: """
    provider
    token
    voip_provider
    voip_token
    bundle_id
    bypass_server_throttling_supported
    push_sync_tokens
    """)
}

/// Body that registers, unregisters or synchronizes the tokens of a device.
package struct DiscordRegistration: Syntax {
  package static let keys: StaticString = "provider\ntoken\nvoip_provider\nvoip_token\nbundle_id\nbypass_server_throttling_supported\npush_sync_tokens"
  package static var grammar: Grammar { DiscordGrammar.grammar }
  package let node: Node
  /// Service that the token is for: "gcm", which is FCM; "apns"; "apns_internal", the employees' app.
  /// null logs the device out.
  package var provider = Node.absent
  /// Push token. Mandatory unless the device is logged out.
  package var token = Node.absent
  /// Service that the VoIP token is for, "apns_voip" or "apns_internal_voip"; iOS only.
  package var voipProvider = Node.absent
  /// PushKit token for calls.
  package var voipToken = Node.absent
  /// Bundle id of the app, which is the topic of its pushes. Default "com.discord".
  package var bundleID = Node.absent
  /// Whether the client allows for the server's throttling to be bypassed.
  package var bypassServerThrottlingSupported = Node.absent
  /// Body of a synchronization: a sync token of each account that is to have the device's token.
  package var pushSyncTokens = Node.absent

  package init(at node: Node) { self.node = node }

  package mutating func decode(with decoder: inout Decoder) {
    var members = decoder.members(of: node)
    var hasOthers = false
    while let key = members.next(in: decoder) {
      switch key.head {
      case 0x72656469766f7270:  // provider
        if key.length == 8 { decoder.either(key, &provider, [.text, .null]); continue }
      case 0x6e656b6f74:  // token
        if key.length == 5 { decoder.either(key, &token, [.text, .null]); continue }
      case 0x6f72705f70696f76:  // voip_provider
        if key.length == 13, key.tail == 0x72656469766f7270 { decoder.either(key, &voipProvider, [.text, .null]); continue }
      case 0x6b6f745f70696f76:  // voip_token
        if key.length == 10, key.tail == 0x6e656b6f745f7069 { decoder.either(key, &voipToken, [.text, .null]); continue }
      case 0x695f656c646e7562:  // bundle_id
        if key.length == 9, key.tail == 0x64695f656c646e75 { decoder.text(key, &bundleID); continue }
      case 0x735f737361707962:  // bypass_server_throttling_supported
        if key.length == 34, key.tail == 0x646574726f707075, decoder.matches(key, "bypass_server_throttling_supported") { decoder.flag(key, &bypassServerThrottlingSupported); continue }
      case 0x6e79735f68737570:  // push_sync_tokens
        if key.length == 16, key.tail == 0x736e656b6f745f63 { decoder.texts(key, &pushSyncTokens); continue }
      default: break
      }
      hasOthers = true
      decoder.unknown(key, in: Self.self)
    }
    if hasOthers { decoder.checkNames(of: node) }
    decoder.require("provider", provider, in: node)
  }

  package func checkDeferred(with decoder: inout Decoder) {}
}

/// Request that takes a registration back: the method and the body.
package struct DiscordUnregistration: Syntax {
  package static let keys: StaticString = "method\npath\nbody"
  package static var grammar: Grammar { DiscordGrammar.grammar }
  package let node: Node
  /// HTTP method. It tells this document from a registration.
  package var method = Choice<DiscordUnregistrationMethod>()
  /// Path of the endpoint.
  package var path = Node.absent
  /// The registration to take back.
  package var body: DiscordRegistration?

  package init(at node: Node) { self.node = node }

  package mutating func decode(with decoder: inout Decoder) {
    var members = decoder.members(of: node)
    var hasOthers = false
    while let key = members.next(in: decoder) {
      switch key.head {
      case 0x646f6874656d:  // method
        if key.length == 6 { decoder.choice(key, &method); continue }
      case 0x68746170:  // path
        if key.length == 4 { decoder.text(key, &path); continue }
      case 0x79646f62:  // body
        if key.length == 4 { decoder.nested(key, &body); continue }
      default: break
      }
      hasOthers = true
      decoder.unknown(key, in: Self.self)
    }
    if hasOthers { decoder.checkNames(of: node) }
    decoder.require("method", method.node, in: node)
    decoder.require("body", body?.node ?? .absent, in: node)
  }

  package func checkDeferred(with decoder: inout Decoder) {
    body?.checkDeferred(with: &decoder)
  }
}

/// HTTP method. It tells this document from a registration.
package enum DiscordUnregistrationMethod: UInt8, Spelled {
  case delete = 1
  package static let spellings: StaticString = "DELETE"

  package init?(spelling key: Key, with decoder: inout Decoder) {
    switch key.head {
    case 0x4554454c4544:  // DELETE
      if key.length == 6 { self = .delete; return }
    default: break
    }
    return nil
  }
}

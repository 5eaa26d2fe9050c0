// swift-format-ignore-file
// Written by `swift run pushc-generate` from grammar/discord.cddl. Do not edit.

public import PushJSON

/// Discord: body by which a device registers its push tokens, and the request that takes them back.
/// Endpoints: POST and DELETE /users/@me/devices, PUT /users/@me/devices/sync
/// Facts: the unofficial Discord documentation "discord-userdoccers" for names and documented meaning; a decompiled
/// client for providers and keys that it omits.
package enum DiscordGrammar {
  /// A line for each object: the number of its rule, its path and the names of its members.
  package static let grammar = Grammar(title: "Discord", objects: """
    29,,provider,token,voip_provider,voip_token,bundle_id,bypass_server_throttling_supported,push_sync_tokens
    """)
}

/// Body that registers, unregisters or synchronizes the tokens of a device.
@usableFromInline
package struct DiscordRegistration: Syntax {
  @usableFromInline package static let keys: StaticString = "provider\ntoken\nvoip_provider\nvoip_token\nbundle_id\nbypass_server_throttling_supported\npush_sync_tokens"
  @usableFromInline package static var rule: RuleName { .discordRegistration }
  @usableFromInline package static var grammar: Grammar { DiscordGrammar.grammar }
  @usableFromInline package let node: Node
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

  @inline(__always) @usableFromInline package init(at node: Node) { self.node = node }

  @usableFromInline package mutating func decode(with decoder: inout Decoder) {
    var members = decoder.members(of: node)
    var hasOthers = false
    while let key = members.next(in: decoder.document) {
      switch key.length {
      case 5:
        switch key.start & 0xffffffffff {
        case 0x6e656b6f74:  // token
          token = decoder.either(key.node, replacing: token, [.text, .null]); continue
        default: break
        }
      case 8:
        switch key.start {
        case 0x72656469766f7270:  // provider
          provider = decoder.either(key.node, replacing: provider, [.text, .null]); continue
        default: break
        }
      case 9:
        switch key.start {
        case 0x695f656c646e7562:  // bundle_id
          if key.tail == 0x64695f656c646e75 { bundleID = decoder.text(key.node, replacing: bundleID); continue }
        default: break
        }
      case 10:
        switch key.start {
        case 0x6b6f745f70696f76:  // voip_token
          if key.tail == 0x6e656b6f745f7069 { voipToken = decoder.either(key.node, replacing: voipToken, [.text, .null]); continue }
        default: break
        }
      case 13:
        switch key.start {
        case 0x6f72705f70696f76:  // voip_provider
          if key.tail == 0x72656469766f7270 { voipProvider = decoder.either(key.node, replacing: voipProvider, [.text, .null]); continue }
        default: break
        }
      case 16:
        switch key.start {
        case 0x6e79735f68737570:  // push_sync_tokens
          if key.tail == 0x736e656b6f745f63 { pushSyncTokens = decoder.texts(key.node, replacing: pushSyncTokens); continue }
        default: break
        }
      case 34:
        switch key.start {
        case 0x735f737361707962:  // bypass_server_throttling_supported
          if key.tail == 0x646574726f707075, decoder.matches(key, "bypass_server_throttling_supported") { bypassServerThrottlingSupported = decoder.flag(key.node, replacing: bypassServerThrottlingSupported); continue }
        default: break
        }
      default: break
      }
      hasOthers = true
      decoder.unknown(key.node, of: node, in: Self.self)
    }
    if hasOthers { decoder.checkNames(of: node) }
    decoder.require("provider", provider, in: node)
  }

  @usableFromInline package mutating func checkDeferred(with decoder: inout Decoder) {}
}

/// Request that takes a registration back: the method and the body.
@usableFromInline
package struct DiscordUnregistration: Syntax {
  @usableFromInline package static let keys: StaticString = "method\npath\nbody"
  @usableFromInline package static var rule: RuleName { .discordUnregistration }
  @usableFromInline package static var grammar: Grammar { DiscordGrammar.grammar }
  @usableFromInline package let node: Node
  /// HTTP method. It tells this document from a registration.
  package var method = Choice<DiscordUnregistrationMethod>()
  /// Path of the endpoint.
  package var path = Node.absent
  /// The registration to take back.
  package var body: DiscordRegistration?

  @inline(__always) @usableFromInline package init(at node: Node) { self.node = node }

  @usableFromInline package mutating func decode(with decoder: inout Decoder) {
    var members = decoder.members(of: node)
    var hasOthers = false
    while let key = members.next(in: decoder.document) {
      switch key.length {
      case 4:
        switch key.start & 0xffffffff {
        case 0x68746170:  // path
          path = decoder.text(key.node, replacing: path); continue
        case 0x79646f62:  // body
          decoder.nested(key.node, &body); continue
        default: break
        }
      case 6:
        switch key.start & 0xffffffffffff {
        case 0x646f6874656d:  // method
          method = decoder.choice(key.node, replacing: method); continue
        default: break
        }
      default: break
      }
      hasOthers = true
      decoder.unknown(key.node, of: node, in: Self.self)
    }
    if hasOthers { decoder.checkNames(of: node) }
    decoder.require("method", method.node, in: node)
    decoder.require("body", body?.node ?? .absent, in: node)
  }

  @usableFromInline package mutating func checkDeferred(with decoder: inout Decoder) {
    body?.checkDeferred(with: &decoder)
  }
}

/// HTTP method. It tells this document from a registration.
@usableFromInline
package enum DiscordUnregistrationMethod: UInt8, Spelled {
  case delete = 1
  @usableFromInline package static let spellings: StaticString = "DELETE"

  @usableFromInline package init?(spelling key: Key, with decoder: inout Decoder) {
    switch key.length {
    case 6:
      switch key.start & 0xffffffffffff {
      case 0x4554454c4544:  // DELETE
        self = .delete; return
      default: break
      }
    default: break
    }
    return nil
  }
}

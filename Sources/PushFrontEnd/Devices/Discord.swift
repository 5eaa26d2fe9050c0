import PushDiagnostics
import PushIR
import PushJSON
import PushSyntax

// Discord, "Push Notifications": requests that register, synchronize and unregister device tokens. They contain no
// message; `--devices` uses their addresses.

extension Format {
  /// Discord: a device registration.
  public static let discord = Format(
    "discord", "Discord device registration, object, list or lines", role: .addresses, takesLists: true,
    schema: DiscordGrammar.schema, conventions: Decoder.Conventions(emptyTextsAreAbsent: true),
    signs: [
      Sign("provider", is: .string, begins: "apns", without: ofDelivery, says: .certain),
      Sign("provider", equals: "gcm", without: ofDelivery, says: .certain),
      Sign("provider", is: .null, beside: ["token"], says: .usual),
      // Others have providers as well, such as those of accounts.
      Sign("provider", is: .string, beside: ["bundle_id"], without: ofDelivery, says: .usual),
      Sign("voip_provider", says: .certain), Sign("push_sync_tokens", says: .certain),
      Sign("body", "provider", is: .string, begins: "apns", says: .certain),
      Sign("body", "provider", equals: "gcm", says: .certain),
      Sign("body", "provider", is: .null, beside: ["method"], says: .usual),
    ],
    proofs: [
      [Sign("provider", is: .string, begins: "apns", without: ofDelivery), Sign("token", is: .string)],
      [Sign("provider", equals: "gcm", without: ofDelivery), Sign("token", is: .string)],
      [Sign("voip_provider", is: .string), Sign("voip_token", is: .string)],
      [Sign("push_sync_tokens", is: .array)],
      [Sign("body", "provider", is: .string, begins: "apns"), Sign("body", "token")],
      [Sign("body", "provider", equals: "gcm"), Sign("body", "token")],
    ]
  ) { lowering, _ in
    var devices = DeviceList()
    devices.isComplete = lowering.document.kind(.root) == .array
    devices.add(lowering.document, with: &lowering.decoder)
  }

  /// What the logs of push servers have beside a provider and a token, and a registration never.
  private static let ofDelivery: [StaticString] = ["status", "reason", "error", "apns-id"]
}

extension DeviceList {
  /// Adds a document: a registration, an unregistration, or a list of them.
  mutating func add(_ document: Document, with decoder: inout Decoder) {
    guard document.kind(.root) == .array else { return add(.root, with: &decoder) }
    for element in document.elements(of: .root) { add(element, with: &decoder) }
  }

  private mutating func add(_ node: Node, with decoder: inout Decoder) {
    guard decoder.isObject(node) else {
      return error(
        .wrongType, "a registration is an object", at: decoder.document.span(node).firstByte,
        "pushc schema discord prints what one looks like", decoder)
    }
    if decoder.document.member("method", of: node).exists {
      let request = decoder.decode(node, as: DiscordUnregistration.self)
      reportUnused(request.path, "the path says nothing that the method does not", decoder)
      if request.method.value == .delete, let body = request.body { remove(body, decoder) }
    } else {
      add(decoder.decode(node, as: DiscordRegistration.self), decoder)
    }
  }

  /// A device without a provider is logged out. Others have an address, and those with VoIP a second one.
  private mutating func add(_ registration: DiscordRegistration, _ decoder: Decoder) {
    if decoder.document.kind(registration.provider) == .null {
      // A token that was registered before gives no address any more.
      let unused = tokens(of: registration, decoder).filter { !remove(token: $0.text) { _ in true } }.map { $0.node }
      for node in unused + [registration.voipProvider, registration.bundleID] {
        reportUnused(node, "the device is logged out", decoder)
      }
      reportUnsent(registration, decoder)
      return note(.loggedOut, "the device is logged out; it gives no address", at: registration.provider, decoder)
    }
    for (device, token) in addresses(of: registration, decoder) where !add(device) {
      note(.duplicateDevice, "this device is registered twice", at: token, decoder)
    }
  }

  /// Removes the address of a device that unregisters. Without a provider, the token alone identifies it.
  private mutating func remove(_ registration: DiscordRegistration, _ decoder: Decoder) {
    let document = decoder.document
    var removed: [(node: Node, isKnown: Bool)]
    if document.kind(registration.provider) == .null {
      for node in [registration.voipProvider, registration.bundleID] {
        reportUnused(node, "without a provider, the tokens count alone", decoder)
      }
      reportUnsent(registration, decoder)
      removed = tokens(of: registration, decoder).map { ($0.node, remove(token: $0.text) { _ in true }) }
    } else {
      removed = addresses(of: registration, isRemoval: true, decoder).map { device, token in
        (token, remove(token: device.token) { $0.isRegistered(as: device) })
      }
    }
    for (token, isKnown) in removed where !isKnown && isComplete {
      note(.unknownDevice, "no device with this token is registered", at: token, decoder)
    }
  }

  private func tokens(of registration: DiscordRegistration, _ decoder: Decoder) -> [(node: Node, text: String)] {
    [registration.token, registration.voipToken].filter { decoder.document.kind($0) == .string }
      .map { ($0, decoder.document.string($0)) }
  }

  // MARK: The members

  /// "provider" and "token"; "voip_provider" and "voip_token" are the device's second address. "Unregister Device" has the
  /// first two alone, for the providers of both.
  private func addresses(
    of registration: DiscordRegistration, isRemoval: Bool = false, _ decoder: Decoder
  ) -> [(Device, token: Node)] {
    let first =
      registration.provider.exists
      ? address(of: registration, isVoIP: false, isEither: isRemoval, decoder) : nil
    let second =
      registration.voipProvider.exists || registration.voipToken.exists
      ? address(of: registration, isVoIP: true, isEither: false, decoder) : nil
    let addresses = [first, second].compactMap { $0 }
    if registration.bundleID.exists, !addresses.isEmpty, !addresses.contains(where: { $0.0.topic != nil }) {
      reportUnused(registration.bundleID, "it names a topic, which APNs alone has", decoder)
    }
    reportUnsent(registration, decoder)
    return addresses
  }

  private func address(
    of registration: DiscordRegistration, isVoIP: Bool, isEither: Bool, _ decoder: Decoder
  ) -> (Device, token: Node)? {
    let document = decoder.document
    let provider = isVoIP ? registration.voipProvider : registration.provider
    let token = isVoIP ? registration.voipToken : registration.token
    let tokenName: StaticString = isVoIP ? "voip_token" : "token"
    if decoder.isIllTyped(isVoIP ? "voip_provider" : "provider", provider, in: registration.node)
      || decoder.isIllTyped(tokenName, token, in: registration.node)
    {
      return nil
    }
    guard provider.exists, document.kind(provider) == .string else {
      if document.kind(token) == .string {
        error(
          .unknownProvider, "the token for calls has no \"voip_provider\", which says whose it is",
          at: document.span(provider.exists ? provider : token), nil, decoder)
      }
      return nil
    }
    guard let (target, isVoIP) = service(of: provider, isVoIP: isVoIP, isEither: isEither, decoder) else { return nil }
    guard token.exists, document.kind(token) == .string, document.entry(token).length > 0 else {
      error(
        .missingToken, "the registration has no \"\(tokenName)\"",
        at: document.span(token.exists ? token : provider), nil, decoder)
      return nil
    }
    if target == .apns, document.hexadecimal(token) == .invalid {
      error(
        .badDeviceToken, "the token \(Visible.token(document.string(token))) is not hexadecimal",
        at: document.span(token), "APNs tokens are an even number of hexadecimal digits", decoder)
      return nil
    }
    let text = document.string(token)
    if target != .apns, !isEither {
      if let foreign = ForeignToken(text) {
        decoder.diagnostics.report(foreign.finding(text, for: target, at: document.span(token)))
        if !foreign.isDoubtful { return nil }
      }
      if let fault = text.whiteSpaceFaultOfToken {
        error(.badDeviceToken, fault, at: document.span(token), "remove it", decoder)
        return nil
      }
    }
    // "internal" is another app, not the sandbox: its bundle ID is a different topic.
    let bundle = registration.bundleID.exists ? document.string(registration.bundleID) : nil
    let topic = target == .apns ? bundle : nil
    return (Device(target: target, token: text, topic: topic, isVoIP: isVoIP), token)
  }

  /// The table of providers. Those missing in the documentation are only known from the client.
  private static let providers: [String: (target: Target, isVoIP: Bool)] = [
    "gcm": (.fcm, false), "apns": (.apns, false), "apns_internal": (.apns, false), "apns_voip": (.apns, true),
    "apns_internal_voip": (.apns, true),
  ]

  private func service(
    of provider: Node, isVoIP: Bool, isEither: Bool, _ decoder: Decoder
  ) -> (target: Target, isVoIP: Bool)? {
    let name = decoder.document.string(provider)
    let known = Self.providers[name]
    if let known, isEither || known.isVoIP == isVoIP { return known }
    let names = Self.providers.filter { $0.value.isVoIP == isVoIP }.keys.sorted()
    let choice = "write \(WordList.text(names, "or"))"
    let message: String
    let help: String?
    if let known {
      message = "the provider \(Visible.quoted(name)) is \(known.isVoIP ? "for calls alone" : "not for calls")"
      help =
        known.isVoIP
        ? "move it and its token to \"voip_provider\" and \"voip_token\"; \"provider\" is for other pushes" : choice
    } else if ["apns_local", "apns_local_voip", "meta_horizon"].contains(name) {
      message = "the provider \(Visible.quoted(name)) is undocumented; its service is unknown"
      help = nil
    } else {
      message = "\(Visible.quoted(name)) is not a known push provider"
      help = Suggestion.nearest(to: name, among: names).map { "did you mean \"\($0)\"?" } ?? choice
    }
    error(.unknownProvider, message, at: decoder.document.span(provider), help, decoder)
    return nil
  }

  /// Reports members that concern only Discord's own servers.
  private func reportUnsent(_ registration: DiscordRegistration, _ decoder: Decoder) {
    reportUnused(registration.bypassServerThrottlingSupported, "throttling is Discord's own affair", decoder)
    reportUnused(registration.pushSyncTokens, "the accounts that share the device are Discord's own affair", decoder)
  }

  /// Reports a member without any effect.
  private func reportUnused(_ node: Node, _ reason: String, _ decoder: Decoder) {
    if node.exists, decoder.document.kind(node) != .null {
      let name = decoder.document.string(node.memberName)
      note(.notUsed, "\(name) is not used: \(reason)", at: node.memberName, decoder)
    }
  }

  private func error(_ code: Code, _ message: String, at span: Span, _ help: String?, _ decoder: Decoder) {
    decoder.diagnostics.report(Diagnostic(.error, code, message, at: span, help: help))
  }

  private func note(_ code: Code, _ message: String, at node: Node, _ decoder: Decoder) {
    decoder.diagnostics.report(.note, code) {
      Diagnostic(.note, code, message, at: decoder.document.span(node).firstByte)
    }
  }
}

extension Code {
  /// The push service of a device registration's provider is not known.
  ///
  /// Without it nobody knows which service the token belongs to, and the device gets nothing: `{"provider": "gmc",
  /// "token": "…"}`, which alone in a file needs `--from discord`. The `_voip` names belong in `voip_provider` and the
  /// others in `provider`. Write `gcm`, `apns`, `apns_internal`, `apns_voip` or `apns_internal_voip`.
  static let unknownProvider = Code(.addr, 110, "unknown-provider")

  /// A device registration names a provider and has no token.
  ///
  /// No push reaches the device: `{"provider": "apns"}`. Add `token`, or `voip_token` beside `voip_provider`; a device
  /// that is logged out has the provider `null`.
  static let missingToken = Code(.addr, 111, "missing-token")

  /// The same device is registered twice.
  ///
  /// Service and token agree, so the device gets each message only once, for the first topic that is stated: `[{"provider":
  /// "gcm", "token": "a"}, {"provider": "gcm", "token": "a"}]`. Nothing is wrong with the requests. Remove the second
  /// registration to keep the list clean.
  static let duplicateDevice = Code(.addr, 112, "duplicate-device")

  /// The device is registered without a provider, so it is logged out and gets nothing.
  ///
  /// Discord's clients send `{"provider": null}` when a user logs out; alone in a file it needs `--from discord`. This is a
  /// note: no address is taken from it, and an earlier registration with the same token is removed.
  /// Remove the registration, or register the device again.
  static let loggedOut = Code(.addr, 113, "logged-out")

  /// A request unregisters a device that is not registered.
  ///
  /// It changes nothing: `[{"method": "DELETE", "body": {"provider": "gcm", "token": "unknown"}}]`. Requests count in
  /// their order, so a removal must come after the registration. Check the token and the provider, which must both
  /// be those of the registration. Lint compares the requests of one list; a request alone or on a line of its own may
  /// be for any device.
  static let unknownDevice = Code(.addr, 114, "unknown-device")

  /// A member of a device registration changes no request.
  ///
  /// It concerns Discord's own servers, or it says nothing about this device: `bundle_id` beside the provider `gcm`
  /// names a topic, which only APNs has. This is a note, and the device gets its messages. Nothing has to be done.
  static let notUsed = Code(.addr, 116, "not-used", .onRequest)
}

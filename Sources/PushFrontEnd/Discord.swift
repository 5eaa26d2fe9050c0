import PushDiagnostics
import PushIR
import PushJSON
import PushSyntax

// Discord, "Push Notifications": bodies that register, synchronise and unregister the tokens of devices. They hold no message;
// `--devices` takes their addresses.

extension Format {
  /// Discord: a device registration.
  public static let discord = Format(
    "discord", "Discord device registration, object, list or lines", role: .addresses, schema: DiscordGrammar.schema,
    signs: [
      Sign("provider", .certain), Sign("voip_provider", .certain), Sign("push_sync_tokens", .certain),
      Sign("body.provider", .certain),
    ]
  ) { lowering, _ in
    var devices = DeviceList()
    devices.add(lowering.decoder.document, with: &lowering.decoder)
  }
}

extension DeviceList {
  /// Takes in a document: a registration, the request that takes one back, or a list of them.
  mutating func add(_ document: Document, with decoder: inout Decoder) {
    guard document.kind(.root) == .array else { return add(.root, with: &decoder) }
    var elements = ElementCursor(of: .root, in: document)
    while let element = elements.next(in: document) { add(element, with: &decoder) }
  }

  private mutating func add(_ node: Node, with decoder: inout Decoder) {
    guard decoder.isObject(node) else {
      return decoder.diagnostics.report(
        Diagnostic(
          .error, .wrongType, "a registration is an object", at: decoder.document.span(node).firstByte,
          help: "pushc schema discord prints what one looks like"))
    }
    if decoder.document.member("method", of: node).exists {
      if let body = DiscordUnregistration(decoding: node, with: &decoder).body { remove(body, decoder) }
    } else {
      add(DiscordRegistration(decoding: node, with: &decoder), &decoder)
    }
  }

  /// "provider" and "token"; "voip_provider" and "voip_token" are the device's second address.
  private mutating func add(_ registration: DiscordRegistration, _ decoder: inout Decoder) {
    let document = decoder.document
    if document.kind(registration.provider) == .null {
      return note(.loggedOut, "the device is logged out; it gives no address", at: registration.provider, decoder)
    }
    let bundle = registration.bundleID.exists ? document.string(registration.bundleID) : nil
    add(registration.provider, registration.token, "token", bundle, isVoIP: false, registration.node, decoder)
    if registration.voipProvider.exists || registration.voipToken.exists {
      add(
        registration.voipProvider, registration.voipToken, "voip_token", bundle, isVoIP: true, registration.node,
        decoder)
    }
  }

  private mutating func add(
    _ provider: Node, _ token: Node, _ member: String, _ bundle: String?, isVoIP: Bool, _ registration: Node,
    _ decoder: Decoder
  ) {
    let document = decoder.document
    guard provider.exists, document.kind(provider) == .string,
      let flavour = flavour(of: provider, isVoIP: isVoIP, decoder)
    else { return }
    guard token.exists, document.kind(token) == .string, document.entry(token).length > 0 else {
      return error(
        .missingToken, "the registration has no \"\(member)\"",
        at: token.exists ? document.span(token) : document.span(registration).firstByte, nil, decoder)
    }
    if flavour.target == .apns, document.hexadecimal(token) == .invalid {
      let text = Visible.token(document.string(token))
      return error(
        .badDeviceToken, "the token \(text) is not hexadecimal", at: document.span(token),
        "APNs tokens are an even number of hexadecimal digits", decoder)
    }
    // What is internal is another app, not the sandbox: its bundle identifier is another topic.
    let device = Device(
      target: flavour.target, token: document.string(token), topic: flavour.target == .apns ? bundle : nil,
      isVoIP: isVoIP)
    if !add(device) { note(.duplicateDevice, "this device is registered twice", at: token, decoder) }
  }

  /// The table of providers; those that the documentation omits are known from the client alone.
  private func flavour(of provider: Node, isVoIP: Bool, _ decoder: Decoder) -> (target: Target, isVoIP: Bool)? {
    let name = decoder.document.string(provider)
    let known: [String: (Target, Bool)] = [
      "gcm": (.fcm, false), "apns": (.apns, false), "apns_internal": (.apns, false), "apns_voip": (.apns, true),
      "apns_internal_voip": (.apns, true),
    ]
    guard let (target, isForCalls) = known[name] else {
      let isUndocumented = ["apns_local", "apns_local_voip", "meta_horizon"].contains(name)
      let help = Suggestion.nearest(to: name, among: known.keys.sorted()).map { "did you mean \"\($0)\"?" }
      error(
        .unknownProvider,
        isUndocumented
          ? "the provider \(Visible.quoted(name)) is undocumented, and which service it stands for is not known"
          : "\(Visible.quoted(name)) is no provider of push notifications",
        at: decoder.document.span(provider), isUndocumented ? nil : help ?? known.keys.sorted().joined(separator: ", "),
        decoder)
      return nil
    }
    guard isForCalls == isVoIP else {
      error(
        .unknownProvider, "the provider \(Visible.quoted(name)) is \(isForCalls ? "for calls alone" : "not for calls")",
        at: decoder.document.span(provider), "provider and voip_provider have each their own names", decoder)
      return nil
    }
    return (target, isForCalls)
  }

  /// A device that unregisters gives no address any more.
  private mutating func remove(_ registration: DiscordRegistration, _ decoder: Decoder) {
    let document = decoder.document
    var count = 0
    for token in [registration.token, registration.voipToken] where document.kind(token) == .string {
      count += remove(token: document.string(token))
    }
    if count == 0 { note(.unknownDevice, "no device with this token is registered", at: registration.node, decoder) }
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
  static let unknownProvider = Code(.addr, 110, "unknown-provider")
  static let missingToken = Code(.addr, 111, "missing-token")
  static let duplicateDevice = Code(.addr, 112, "duplicate-device")
  static let loggedOut = Code(.addr, 113, "logged-out")
  static let unknownDevice = Code(.addr, 114, "unknown-device")
}

import PushDiagnostics
import PushIR
import PushJSON

// Apple: "Generating a remote notification" for the payload, "Sending notification requests to APNs" for the headers,
// "Starting and updating Live Activities with ActivityKit push notifications" for the activity's keys.

extension Rendering {
  func renderAPNs(_ writer: inout BodyWriter) {
    let message = writer.message
    renderAPNsURL(message)
    renderAPNsHeaders(&writer)
    _ = writer.ledger.take(.silent, of: message)
    let payload = message.node(.applePayload)
    _ = writer.ledger.take(.applePayload, of: message)
    writer.root { body in
      let (document, aps) = message.apsBlock
      body.aps(beneath: aps.exists ? Block(node: aps, document: document) : nil)
      body.rootKeys(avoiding: payload)
      body.data(avoiding: payload)
      if payload.exists { body.appendMembers(of: payload, without: "aps") }
    }
    _ = writer.ledger.take(.environment, of: message)
  }

  private func renderAPNsURL(_ message: Message) {
    let isSandbox = message.has(.environment) ? message.equals(.environment, "sandbox") : settings.isAPNsSandbox
    url.append(isSandbox ? "https://api.sandbox.push.apple.com/3/device/" : "https://api.push.apple.com/3/device/")
    addressPlace = url.count
  }
}

extension BodyWriter {
  /// What stands beside "aps" under names that are not the sender's own: those of the SDK that reads them, or ours.
  fileprivate mutating func rootKeys(avoiding payload: Node) {
    switch sdk {
    case .appmetrica: appMetricaRootKeys()
    case .braze: brazeRootKeys()
    case .emarsys: emarsysRootKeys()
    case nil: portableRootKeys(avoiding: payload)
    }
  }

  /// What an app without a vendor's SDK can read: where a tap leads, the opaque string, the media.
  ///
  /// Where the input's own payload has a key of that name, it wins, and the field stays in the account as lost.
  private mutating func portableRootKeys(avoiding payload: Node) {
    rootKey("url", .tapURL, avoiding: payload)
    rootKey("deeplink", .tapDeeplink, avoiding: payload)
    rootKey("data", message.has(.opaqueData) ? .opaqueData : .huaweiData, avoiding: payload)
    dismissal()
    if !object(payload, has: "attachments") { attachments() }
  }

  private mutating func rootKey(_ key: StaticString, _ field: Field, avoiding payload: Node) {
    guard message.has(field), !object(payload, has: key) else { return }
    portableKey(key, field)
  }

  private func object(_ node: Node, has key: StaticString) -> Bool {
    let (document, place) = message.resolve(node)
    return document.member(key, of: place).exists
  }

  /// The pictures that the message names one by one, with their roles.
  var pictures: [(field: Field, role: StaticString)] {
    let roles: [(Field, StaticString)] = [(.image, "image"), (.icon, "icon"), (.banner, "banner")]
    return roles.filter { message.has($0.0) }
  }

  private mutating func attachments() {
    guard message.present.intersects(ledger.media), !dataHas("attachments") else { return }
    let pictures = pictures
    array("attachments") { list in
      if list.ledger.take(.attachments, of: list.message) {
        let (document, place) = list.message.resolve(list.message.node(.attachments))
        var elements = ElementCursor(of: place, in: document)
        while let element = elements.next(in: document) {
          list.comma()
          list.output.append(value: element, of: document)
        }
      }
      for (field, role) in pictures {
        list.comma()
        list.root { attachment in
          attachment.value("url", field)
          attachment.word("id", role)
          if field == .image { attachment.value("type", .imageType) }
        }
      }
    }
  }

  /// The sender's data: at the payload's root, with the types that it has.
  fileprivate mutating func data(avoiding payload: Node) {
    guard ledger.take(.data, of: message) else { return }
    let (document, place) = message.resolve(message.node(.data))
    let winners = names(of: payload)
    var members = Members(of: place, in: document)
    while let name = members.next(in: document) {
      if let winner = winners[payload.exists ? document.string(name) : ""] {
        let loser = document === message.document ? document.span(name) : message.span(.data)
        ledger.blockWins(
          at: message.span(of: winner, in: message.resolve(payload).document, .applePayload),
          over: "data.\(Visible.text(document.string(name)))", at: loser)
        continue
      }
      if let sdk, givesWay(name, of: document, to: sdk.rootKeys) { continue }
      // `aps` is Apple's; the checks have refused the message.
      if document.equals(name, "aps") { continue }
      begin(name, of: document)
      output.append(value: name.memberValue, of: document)
    }
  }

  /// The keys of an object of the message's document by their names.
  private func names(of object: Node) -> [String: Node] {
    guard object.exists else { return [:] }
    var names: [String: Node] = [:]
    let (document, place) = message.resolve(object)
    var members = Members(of: place, in: document)
    while let name = members.next(in: document) { names[document.string(name)] = name }
    return names
  }
}

import PushDiagnostics
import PushIR

extension Code {
  /// A card or a live view of HMS v3 lacks a member that it must have.
  ///
  /// A card (push type 1) has formId, version, moduleName, formName, abilityName and formData; a live view (push type 7)
  /// activityId, operation, event and activityData, and in this a clickAction; where it is created, also a status, a
  /// contentTitle, a contentText and the part that belongs to its type, with its members: type 4 has a descPic, and type 5 a
  /// spaceIcon, or a spaceText with spaceType 1. The texts of a FLIGHT, TAXI or TRAIN that is created name `{{status}}`, and the
  /// number of the flight or train. A capsule has type, status, icon and bgColor.
  /// Example: `{ "payload": { "formId": 1 }, … }` does not say which card of which module is to change.
  /// Add what the message names.
  ///
  /// - Ground: documented, huaweiV3, huaweiLiveView
  static let cardIncomplete = Code(.hms, 141, "card-or-live-view-incomplete")

  /// A card of HMS v3 is sent to more than one device.
  ///
  /// A request that updates a card has exactly one push token.
  /// Example: `"target": { "token": ["a", "b"] }` beside a `formId`.
  /// Send one request for each device.
  ///
  /// - Ground: documented, huaweiV3
  static let cardForSeveral = Code(.hms, 142, "card-for-several-devices")

  /// The content of a card or a live view has a key, a value or a picture that HMS v3 does not take.
  ///
  /// `formData` has no `null`, no number above 2^53-1 and no key that begins with `datashareproxy://`; pictures are loaded by
  /// https, under a name that `formData` does not have; `version` is at most 2^31-1. The capsule of a live view has a title and a
  /// text of at most 128 characters, and a `bgColor` in the form `#AARRGGBB` other than `#FF000000`, `#FFFFFFFF` and
  /// `#FFF1F3F5`; contentTitle and contentText have at most 1024, in one color. A FLIGHT or a TRAIN is created with type 5.
  /// Example: `"images": [{ "keyName": "car", "url": "http://…" }]`.
  /// Leave out what is empty, and have pictures on https.
  ///
  /// - Ground: documented, huaweiV3, huaweiLiveView
  static let badCardContent = Code(.hms, 144, "bad-card-content")
}

/// The required members of a card (Huawei Push Kit REST API v3, push type 1).
enum HuaweiCards: FieldCheck {
  static var routes: Routes { .hmsV3 }
  static var fields: FieldSet { .huaweiV3Block }

  static func check(_ message: Message, _ context: CheckContext) {
    guard let payload = message.part(.huaweiV3Block)?["payload"] else { return }
    switch message.huaweiPushType {
    case .card: check(card: payload, message, context)
    case .liveView: HuaweiLiveViews.check(payload, context)
    default: break
    }
  }

  private static func check(card: FieldPart, _ message: Message, _ context: CheckContext) {
    let needed: [StaticString] = ["formId", "version", "moduleName", "formName", "abilityName", "formData"]
    reportMissing(needed, in: card, "a card", at: card.span.firstByte, context)
    let count = message.addressCount(.hms)
    if count > HMSLimits.cardTokens.most {
      context.report(
        .error, .cardForSeveral, "a card is for one device; this request has \(count)",
        at: message.addressSpan(.hms), consequence: .rejected(service: "HMS", reason: "80300010"))
    }
    if let version = card["version"], let number = version.wholeNumber, number > Int64(Int32.max) {
      context.refuse(.badCardContent, "version is \(number); it must be at most \(Int32.max)", at: version.span)
    }
    var names: Set<String> = []
    card["formData"]?.forEachMember { name, value in
      names.insert(name.name)
      check(name.name, value, at: name.span, context)
    }
    card["images"]?.forEachElement { image in
      if let url = image["url"], !url.begins(with: "https://") {
        context.refuse(.badCardContent, "the picture's address does not begin with https://", at: url.span)
      }
      guard let key = image["keyName"], let name = key.text, names.contains(name) else { return }
      context.refuse(.badCardContent, "\(Visible.quoted(name)) is also a key of formData", at: key.span)
    }
  }

  /// Checks a member of `formData`.
  private static func check(_ name: String, _ value: FieldPart, at place: Span, _ context: CheckContext) {
    if name.hasPrefix("datashareproxy://") {
      context.refuse(.badCardContent, "the key \(Visible.quoted(name)) is not taken", at: place)
    } else if value.isNull {
      context.refuse(.badCardContent, "the value of \(Visible.quoted(name)) is null", at: value.span)
    } else if let number = value.number, number > 0x1f_ffff_ffff_ffff {
      context.refuse(
        .badCardContent, "the value of \(Visible.quoted(name)) is \(value.digits); it must be at most 2^53-1",
        at: value.span)
    }
  }

  /// Reports all members that are missing or empty in one finding.
  static func reportMissing(
    _ needed: [StaticString], in object: FieldPart, _ what: String, at place: Span, _ context: CheckContext
  ) {
    let missing = needed.compactMap { name in
      guard let value = object[name] else { return name.description }
      return value.isText && value.byteCount == 0 || value.isArray && value.isEmpty ? "\(name) that is not empty" : nil
    }
    guard !missing.isEmpty else { return }
    context.refuse(.cardIncomplete, "\(what) needs \(missing.joined(separator: ", "))", at: place)
  }
}

import PushDiagnostics
import PushIR
import PushJSON
import PushSyntax

extension Code {
  /// A flag of aps is a number other than 1.
  ///
  /// `content-available`, `mutable-content` and `input-push-token` are 1 or absent; Apple documents no other value. 0 is a
  /// note, since it has the meaning of an absent key. What another number does is undefined.
  ///
  ///     {"aps": {"alert": "Your taxi is here", "content-available": 0}}
  ///
  /// Leave the key out, or write 1.
  ///
  /// - Ground: assumed, applePayload
  static let flagNotOne = Code(.shape, 171, "flag-not-one")
  /// The sound is in a place where this kind of push does not read it.
  ///
  /// A notification has its sound beside the alert, a Live Activity within it. In the other place it is silently
  /// ignored.
  ///
  ///     {"aps": {"event": "update", …, "alert": {"title": "Taxi", "body": "Here"}, "sound": "horn.caf"}}
  ///
  /// Move it into the alert; pushc writes it where it belongs.
  ///
  /// - Ground: documented, applePayload, appleActivities
  static let soundPlace = Code(.shape, 174, "sound-misplaced")
}

// "Generating a remote notification": keys at locations where they are not read.

extension Lowering {
  /// Reports a payload inside a member "payload", as gateways of others have it, or inside the "body" of a record that does
  /// not say that it is one. Returns whether it is there.
  func reportNestedPayload() -> Bool {
    if document.hasMember("aps", in: .root) { return false }
    func isOuter(_ name: StaticString) -> Bool {
      let aps = document.member("aps", of: document.member(name, of: .root))
      // The app's own "body" may have an "aps" that is not Apple's.
      return decoder.isObject(aps) && (name.description == "payload" || hasContent(aps))
    }
    let names: [StaticString] = ["payload", "body"]
    guard let outer = names.first(where: isOuter) else { return false }
    let aps = document.member("aps", of: document.member(outer, of: .root))
    report(
      .error, .misplacedKey, "aps is inside \"\(outer)\"; APNs reads it at the top of the body", at: aps.memberName,
      consequence: .silent("nothing is shown"),
      help: "write what is in \"\(outer)\" without it, or a record: {\"target\": \"apns\", \"body\": {\"aps\": …}}")
    return true
  }

  private func hasContent(_ aps: Node) -> Bool {
    ApsContentKey.allCases.contains { document.hasMember($0.spelling, in: aps) }
  }

  /// Flags whose only documented value is 1 ("Generating a remote notification", the keys of the aps dictionary).
  func reportFlagNumbers(in aps: APNSAps) {
    if aps.inputPushToken.exists { reportFlag(aps.inputPushToken, "input-push-token", of: aps.node) }
    if aps.contentAvailable.exists { reportFlag(aps.contentAvailable, "content-available", of: aps.node) }
    if aps.mutableContent.exists { reportFlag(aps.mutableContent, "mutable-content", of: aps.node) }
  }

  private func reportFlag(_ node: Node, _ name: String, of aps: Node) {
    reportWord(node, name, of: aps)
    guard document.kind(node) == .integer else { return }
    let number = document.integer(node)
    if number == 1 { return }
    let isRequired = name == "content-available" && message.equals(.pushType, "background")
    report(
      number == 0 ? .note : .warning, .flagNotOne,
      "\(name) is \(document.shownDigits(node)); it is documented as 1 or absent", at: node,
      help: isRequired ? "write 1" : number == 0 ? "leave it out" : "write 1, or leave it out")
  }

  /// A flag that is true or false. APNs has not been observed to reject one, and vendors document `true`. The flags of `aps` are
  /// 1 or absent, which `object` tells; others may be 0.
  func reportWord(_ flag: Node, _ name: String, of object: Node = .absent) {
    let kind = document.kind(flag)
    guard flag.exists, kind == .true || kind == .false else { return }
    let (word, number) = kind == .true ? ("true", "1") : ("false", "0")
    let isLeftOut = kind == .false && object.exists
    report(
      .warning, .wrongType, "\(name) is \(word); Apple documents a whole number", at: flag,
      fix: isLeftOut ? deletion(of: flag, in: object) : Fix("write \(number)", .init(span(flag), with: number)))
  }

  /// A fix that deletes a member of an object, with a comma. It is not safe where the object has another member of the name,
  /// which would then count.
  func deletion(of member: Node, in object: Node) -> Fix {
    var place = Span(span(member.memberName).start, span(member).end)
    var members = Members(of: object, in: document)
    while let name = members.next(in: document), name != member.memberName {
      place.start = span(name.memberValue).end
    }
    if let next = members.next(in: document) {
      place = Span(span(member.memberName).start, span(next).start)
    }
    return Fix("leave it out", .init(place, with: ""), isSafe: isAlone(member, in: object))
  }

  /// Whether an object has no other member with the name of one, which would count without it.
  private func isAlone(_ member: Node, in object: Node) -> Bool {
    let key = document.string(member.memberName).utf8
    return document.names(of: object).count { document.string($0).utf8.elementsEqual(key) } == 1
  }

  /// Reports an empty alert or sound in a payload for APNs that shows nothing and wakes the app: a background push has neither.
  /// Services that pass payloads on have findings of their own, as have a background push with a sound, and an alert push.
  func reportEmptyContent(of aps: APNSAps) {
    guard message.isSet(.contentAvailable), decoder.conventions.placeOfPayload.utf8CodeUnitCount == 0,
      !message.present.intersects(FieldSet.visible.subtracting(FieldSet(.sound))),
      !message.has(.sound) || aps.sound.exists && document.isEmptyText(aps.sound)
    else { return }
    let isEmpty = decoder.isObject(aps.alert) && document.isEmpty(aps.alert)
    for (node, isNew) in [
      (aps.alert, isEmpty && !message.equals(.pushType, "alert")),
      (aps.sound, message.has(.sound) && !message.equals(.pushType, "background")),
    ] where isNew {
      reportEmptyContent(node, beside: "content-available")
    }
  }

  func reportEmptyContent(_ node: Node, beside flag: StaticString) {
    report(
      .warning, .emptyValue, "\(document.string(node.memberName)) is empty beside \(flag)", at: node.memberName,
      consequence: .silent("it may not wake the app as a background push does"), help: "remove it")
  }

  private func isActivity(_ aps: APNSAps) -> Bool {
    if message.has(.pushType) { return message.equals(.pushType, "liveactivity") }
    return !isNullOrAbsent(document.member("event", of: aps.node))
  }

  /// A Live Activity has its sound inside the alert, a notification next to it.
  func reportMisplacedSound(in aps: APNSAps) {
    let isActivity = isActivity(aps)
    let sound = document.member("sound", of: aps.alert)
    let inner = isNullOrAbsent(sound) ? .absent : sound
    let found = isActivity ? aps.sound : inner
    guard found.exists else { return }
    let name = document.member("name", of: aps.sound)
    // The object of a critical sound may lack the name alone.
    let lacksName = decoder.isObject(aps.sound) && !name.exists
    let rightful = isActivity ? inner : lacksName ? .absent : aps.sound
    let text =
      isActivity
      ? "the sound of a Live Activity belongs in its alert" : "the sound of a notification belongs beside its alert"
    // An existing sound is not overwritten.
    if !isBlock, isText(name.exists ? name : found), !rightful.exists, decoder.diagnostics.purpose != .lint {
      return report(.note, .soundPlace, text + "; it is taken from here", at: found)
    }
    let help =
      if rightful.exists {
        "\(isActivity ? "aps.alert.sound" : "aps.sound") is there as well; leave this one out"
      } else if isActivity {
        placeOfActivitySound(named: name, in: aps)
      } else {
        "it belongs at aps.sound\(lacksName ? ".name" : "")"
      }
    report(.warning, .soundPlace, text, at: found, consequence: .silent("it is not heard"), help: help)
  }

  private func placeOfActivitySound(named name: Node, in aps: APNSAps) -> String {
    if isText(aps.alert) { return "write alert as {\"title\", \"body\", \"sound\"}" }
    let sound = !decoder.isObject(aps.sound) ? "it" : name.exists ? "its name" : "the name of one"
    return "\(sound) belongs at aps.alert.sound"
  }

  /// Reports localized texts in the form that only the alert of a Live Activity has: `{"title": {"loc-key": "TITLE"}}`. An
  /// alert has `{"title-loc-key": "TITLE"}`. Returns the title and the body, absent if it is not a text in either form.
  mutating func reportLocalizedTexts(of alert: APNSAlert, in aps: APNSAps) -> (title: Node, body: Node) {
    guard decoder.isObject(alert.title) || decoder.isObject(alert.body) else { return (alert.title, alert.body) }
    // Other findings say what an incomplete Live Activity, or one with another push type, lacks.
    if isActivity(aps) || aps.event.node.exists || aps.contentState.exists { return (alert.title, alert.body) }
    return (
      reportLocalizedText(alert.title, "title", of: alert, ["title-loc-key", "title-loc-args"]),
      reportLocalizedText(alert.body, "body", of: alert, ["loc-key", "loc-args"])
    )
  }

  /// `flatNames` are those of an alert for the key and its arguments.
  private mutating func reportLocalizedText(
    _ text: Node, _ name: String, of alert: APNSAlert, _ flatNames: [String]
  ) -> Node {
    guard decoder.isObject(text) else { return text }
    guard document.kind(document.member("loc-key", of: text)) == .string else {
      decoder.reportKind(of: text, named: name, expected: .text)
      return .absent
    }
    // A member of the wrong type is there, too: a second one would be a duplicate.
    let flat = flatNames.map { document.member(named: $0[...], of: alert.node) }
    let isFree = !flat.contains { $0.exists } && isAlone(text, in: alert.node)
    let fix = isFree ? flatForm(of: text, flatNames) : nil
    let help =
      flat.first.map(document.kind) == .string
      ? "delete it: \(flatNames[0]) is there" : "move its parts to \(WordList.text(flatNames, "and"))"
    report(
      .warning, .wrongType, "\(name) is an object; it must be a string except in a Live Activity", at: text,
      consequence: .undefined("the documented type"), help: fix == nil ? help : nil, fix: fix)
    return text
  }

  /// A fix that writes the members of a localized text in its place; nil if it has others.
  private func flatForm(of text: Node, _ flatNames: [String]) -> Fix? {
    var edits: [Fix.Edit] = []
    var written: [String] = []
    var end = span(text.memberName).start
    for name in document.names(of: text) {
      guard let index = ["loc-key", "loc-args"].firstIndex(of: document.string(name)),
        !written.contains(flatNames[index])
      else { return nil }
      let value = span(name.memberValue)
      edits.append(Fix.Edit(Span(end, value.start), with: "\(written.isEmpty ? "" : ", ")\"\(flatNames[index])\": "))
      written.append(flatNames[index])
      end = value.end
    }
    edits.append(Fix.Edit(Span(end, span(text).end), with: ""))
    var fix = Fix("write \(flatNames[0])")
    fix.edits = edits
    return fix
  }

  /// Reports a payload for device management that also has "aps". In other pushes, the key is the app's own.
  func reportApsBesideMDM(in payload: APNSPayload) {
    guard isText(payload.mdm), let aps = payload.aps, message.equals(.pushType, "mdm") else { return }
    report(.apsBesideMDM("\"aps\" is set beside \"mdm\"", at: span(aps.node.memberName)))
  }
}

package import PushDiagnostics
package import PushJSON

extension Code {
  /// A member that the format demands is missing.
  ///
  /// The vendor refuses the request, or the part cannot do its work: `{"push_batch_request": {"batch": []}}` has no
  /// `group_id`. The message is rejected. Add the member.
  package static let missingMember = Code(.shape, 104, "missing-member", isAboutMembers: true)

  /// A number is outside the range that the format allows.
  ///
  /// The service refuses it, takes another value, or cannot store it, such as a negative lifetime in AppMetrica's
  /// `"time_to_live": -1`. The message is rejected. Write a number within the range that the message names.
  ///
  /// - Ground: documented, appleResponses, fcmDiscovery, huaweiSend
  package static let outOfRange = Code(.shape, 105, "out-of-range")

  /// A value is not one of those that the format has a list of.
  ///
  /// Services refuse such a value or fall back to their own default: `{"message": {"token": "…", "android": {"priority":
  /// "urgent"}}}` is neither of the two priorities. The message is rejected. A value that differs in upper and lower case
  /// alone, which a service may take, is a warning, and so is an `interruption-level` that Apple does not document. Write
  /// one of the values that the message lists.
  ///
  /// - Ground: documented, fcmDiscovery, huaweiSend
  package static let unknownValue = Code(.shape, 106, "unknown-value")

  /// The key is written as a misprint in the vendor's own documentation spells it, or in another case.
  ///
  /// The service does not know the misprint and ignores it silently. AppMetrica's documents have `ios` in one
  /// place, while the key is `iOS`: `{"messages": {"ios": {…}}}`. pushc reads the value as the right key's, unless that is
  /// there as well. gorush takes a key in any case, `Message` for `message`, without documenting it, and so does pushc,
  /// except that it converts the keys of `android`, `apns`, `webpush` and `huawei_notification` only as documented.
  /// Rename the key; `--fix` does so.
  package static let misspelledKey = Code(.shape, 107, "misspelled-key")

  /// The key is documented, but the vendor's product no longer does anything with it.
  ///
  /// gorush, for example, has ignored `collapse_key` since version 1.18, so `{"notifications": [{"collapse_key":
  /// "rides", …}]}` collapses nothing when gorush sends it. pushc uses the documented meaning. The requests written
  /// can therefore do more than the product does; delete the key if that is not wanted. `pushc lint` without `--to`
  /// reads the document as gorush does, and reports GORUSH101 instead.
  package static let ignoredMember = Code(.shape, 108, "ignored-member")

  /// The vendor is going to remove the key, or no longer documents it.
  ///
  /// It may still work today. One day the service may ignore or refuse the key, such as `auto_clear` of HMS:
  /// `{"message": {"android": {"notification": {"auto_clear": 60}}}}`. Replace it by what the vendor's documentation
  /// recommends.
  ///
  /// - Ground: documented, huaweiSend
  package static let deprecatedMember = Code(.shape, 109, "deprecated-member")

  /// An array has too few or too many elements.
  ///
  /// The service refuses the request: `{"push_batch_request": {"group_id": 7, "batch": []}}` sends nothing to anybody.
  /// The message is rejected. Add or remove elements until their number is the one that the message names.
  package static let wrongCount = Code(.shape, 110, "wrong-count")

  /// A member is `null` or an empty text, so it counts as absent.
  ///
  /// Clients in Go and Java write such members for values that nobody has set: `{"messages": {"android": {"content":
  /// {"title": "Hi", "text": "There", "icon": "", "vibration": null}}}}`. The requests are written without them. This is
  /// a note. Set the value, or delete the member.
  package static let saysNothing = Code(.shape, 185, "says-nothing", .onRequest)

  /// An object has a key twice.
  ///
  /// JSON does not say which of the two counts. Here the last one does, as with most services, and the first one is
  /// lost silently:
  ///
  /// ```json
  /// {"aps": {"badge": 1, "badge": 2, "alert": "Hi"}}
  /// ```
  ///
  /// Delete the one that is not meant.
  package static let duplicateKey = Code(.json, 111, "duplicate-key")
}

// The findings of the decoder. This code does not run for documents without findings.

extension Decoder {
  /// Reports a finding of the decoder, which depends on nothing but the place if the whole document is read.
  @inline(__always)
  func tell(_ severity: Severity, _ code: Code, at place: Span? = nil, _ build: () -> Diagnostic) {
    if readsWholeDocument {
      diagnostics.reportShape(severity, code, at: place, build)
    } else {
      diagnostics.report(severity, code, at: place, build)
    }
  }

  @inline(__always)
  func tell(_ finding: Diagnostic) { tell(finding.severity, finding.code, at: finding.span) { finding } }

  /// A key of an open object, which allows any key: only names inside its value are checked.
  package mutating func other(_ name: Node) { checkNames(within: name.memberValue) }

  /// A documented field that no longer has an effect. Returns whether it is skipped, whatever its value is.
  @inline(never)
  package mutating func ignored(_ name: Node, since version: StaticString) -> Bool {
    if skipsIgnored {
      skipped.append(name)
      return true
    }
    // To capture the decoder would copy it.
    let document = document
    if document.kind(name.memberValue) == .null { return false }
    tell(.note, .ignoredMember) {
      Diagnostic(
        .note, .ignoredMember,
        "\(document.string(name)) is documented, but has had no effect since \(version); it is read as documented",
        at: document.span(name))
    }
    return false
  }

  /// A deprecated field.
  package func deprecated(_ name: Node, since version: StaticString? = nil) {
    tell(.note, .deprecatedMember) {
      let fate = version.map { "is deprecated since \($0)" } ?? "is no longer documented"
      return Diagnostic(.note, .deprecatedMember, "\(document.string(name)) \(fate)", at: document.span(name))
    }
  }

  /// A misspelling in the vendor's own documentation: accepted with a finding, unless the object has the right key as well.
  /// Returns whether it is accepted.
  package func misspelled(_ name: Node, as right: StaticString, in object: Node) -> Bool {
    let (span, winner) = (document.span(name), document.member(right, of: object))
    let isAlone = !winner.exists || document.kind(winner) == .null
    if !isAlone { leftOut.insert(name) }
    let text = "\(Visible.quoted(document.string(name))) is spelled \"\(right)\""
    tell(
      Diagnostic(
        .warning, .misspelledKey, isAlone ? text : text + ", which is set as well; this one is not used", at: span,
        consequence: .silent("the service does not know this spelling"),
        notes: isAlone ? [] : [Note("used", at: document.span(winner.memberName))],
        fix: isAlone ? Fix("rename to \"\(right)\"", .init(span, with: "\"\(right)\"")) : nil))
    return isAlone
  }

  /// Reports a missing required member.
  @inline(__always)
  package mutating func require(_ name: StaticString, _ member: Node, in object: Node) {
    if !member.exists { missing(name, in: object) }
  }

  @inline(never)
  private mutating func missing(_ name: StaticString, in object: Node) {
    if conventions.isOfUnsentBlock { return }
    if let supplied = conventions.suppliedElsewhere, supplied.description == name.description { return }
    let member = member(name, of: object)
    // A value of the wrong type has already been reported.
    if member.exists, document.kind(member) != .null { return }
    if conventions.isGorush, isInOtherLetters(name, of: object) { return }
    if conventions.isHMSv3, object == request, hasTargetInPayload { return }
    let consequence = answer(to: name.description, missingIn: object)
    if let empty = emptyText(name, of: object) {
      remember(.missingMember, at: empty, Self.anyStandIns)
      return tell(
        Diagnostic(
          .error, .missingMember, "\"\(name)\" is empty", at: document.span(empty), consequence: consequence))
    }
    remember(.missingMember, missing: name.description, in: object, Self.anyStandIns)
    tell(
      Diagnostic(
        .error, .missingMember, "\"\(name)\" is missing", at: document.span(object).firstByte,
        consequence: consequence))
  }

  /// Whether an object has a key with capitals in it, which gorush takes for this one. It has been judged as this one.
  private func isInOtherLetters(_ key: StaticString, of object: Node) -> Bool {
    let twin = document.names(of: object, without: leftOut).first {
      document.string($0).lowercased() == key.description
    }
    return twin.map { document.kind($0.memberValue) != .null } ?? false
  }

  /// Reports a member of the wrong kind. `null` counts as absent, with a note.
  @inline(never)
  package mutating func misfit(_ name: Node, _ expected: Kinds) {
    if document.kind(name.memberValue) == .null { return leaveOut(name, "is null") }
    if let later = document.namesake(behind: name) {
      replace(name.memberValue, by: later)
      // Go reads each of them, and refuses the request because of the first.
      if !conventions.isGorush { return }
    }
    reportKind(of: name.memberValue, named: document.string(name), expected: expected)
  }

  /// A member without a meaningful value counts as absent. It is also removed from a block that is passed on unchanged.
  @inline(never)
  package func leaveOut(_ name: Node, _ reason: StaticString) {
    leftOut.insert(name)
    tell(.note, .saysNothing) {
      Diagnostic(
        .note, .saysNothing, "\(Visible.clipped(document.string(name))) \(reason); treated as absent",
        at: document.span(name))
    }
  }

  /// `member` is the name of the list of which the value is an element. Where the value has another `place`, it would have no
  /// effect here as another type, either.
  package mutating func reportKind(
    of node: Node, named name: String, in member: String? = nil, expected: Kinds, isOfData: Bool = false,
    place: String? = nil
  ) {
    let usual = Self.usual(expected, named: name)
    let fixed = usual == .text || usual == .array ? usual : expected
    let fix = place != nil ? nil : isOfData ? textFix(node) : self.fix(node, fixed, named: name)
    let standIns = standIns(for: node, expected, named: name, fix)
    remember(.wrongType, at: node, standIns)
    let (span, kind) = (document.span(node), document.kind(node))
    let answer = answer(to: member ?? name, node, insteadOf: usual)
    let help = place.map { "it belongs at \($0)" } ?? (fix == nil ? self.help(node, expected, named: name) : nil)
    let fraction = kind == .decimal && usual.contains(.integer) ? document.shownDigits(node) : nil
    let (severity, demand) = (Self.severity(answer), demand(answer))
    let finding: @Sendable () -> Diagnostic = {
      Diagnostic(
        severity, .wrongType, "\(name) is \(fraction ?? kind.words); \(demand) \(Self.words(usual))",
        at: span, consequence: answer, help: help, fix: fix)
    }
    tell(fix == nil ? Diagnostic(severity, .wrongType, at: span, deferring: finding) : finding())
  }

  /// The kinds that a finding names, of those that are read. Apple documents its flags as numbers, and a title or body that is
  /// an object for Live Activities alone; Braze documents its users as arrays.
  private static func usual(_ kinds: Kinds, named name: String) -> Kinds {
    switch kinds {
    case [.integer, .flag]: .integer
    case [.text, .object] where name == "title" || name == "body": .text
    case [.text, .array] where name == "external_user_ids", [.object, .array] where name == "user_aliases": .array
    default: kinds
    }
  }

  func reportRange(_ name: Node, _ allowed: String, _ standIns: [String]) {
    reportRange(of: name.memberValue, named: document.string(name), allowed, standIns)
  }

  func reportRange(of node: Node, named name: String, _ allowed: String, _ standIns: [String]) {
    let isForHuawei = name == "fast_app_target" || name == "huawei_collapse_key"
    if conventions.isOfUnsentBlock || isForHuawei && !conventions.hasNumbersForHuawei { return }
    remember(.outOfRange, at: node, standIns)
    let (span, digits) = (document.span(node), document.shownDigits(node))
    let answer = answer(to: name, node, beyond: "the documented range")
    let (severity, demand) = (Self.severity(answer), demand(answer))
    tell(
      Diagnostic(severity, .outOfRange, at: span) {
        Diagnostic(
          severity, .outOfRange, "\(name) is \(digits); \(demand) \(allowed)", at: span,
          consequence: answer)
      })
  }

  package func reportCount(_ name: Node, found: Int, allowed: ClosedRange<Int>) {
    if conventions.isOfUnsentBlock { return }
    let limit =
      switch (allowed.lowerBound, allowed.upperBound) {
      case (let least, .max): "at least \(least)"
      case (0, let most): "at most \(most)"
      case (let least, let most): "\(least) to \(most)"
      }
    tell(
      Diagnostic(
        .error, .wrongCount, "\(document.string(name)) has \(found) elements; it must have \(limit)",
        at: document.span(name), consequence: answer(to: document.string(name), name.memberValue)))
  }

  func reportSpelling(_ node: Node, named name: String, known: StaticString) {
    if conventions.isOfUnsentBlock { return }
    let text = document.string(node)
    let span = document.span(node)
    let words = conventions.isGorush ? GorushPlaces.read(of: Self.lines(known)) : Self.lines(known)
    // A message for any platform has devices of this type.
    let standIns = name == "id_type" ? ["\"appmetrica_device_id\""] : Self.standIns(known, quoted: true)
    remember(.unknownValue, at: node, standIns)
    let limit = "the documented values"
    // gorush sends any word to APNs.
    let isPassedOn =
      conventions.isGorush && diagnostics.purpose == .lint
      && known.description == GorushNotificationInterruptionLevel.spellings.description
    let answer = isPassedOn ? .undefined(limit) : answer(to: name, node, beyond: limit)
    let finding = Diagnostic(
      Self.severity(answer), .unknownValue,
      "\(name) is \(Visible.quoted(text)); \(demand(answer)) \(Self.list(words.map { "\"\($0)\"" }))",
      at: span, consequence: answer, help: diagnostics.help(forPlaceholderAt: span))
    tell(
      finding.findingHelp {
        // FCM's words begin with the name of their choice, or SDKs have it before them.
        let word = text.uppercased()
        guard
          let nearest = Suggestion.nearest(to: text, among: words)
            ?? words.first(where: { $0.hasSuffix("_\(word)") || word.hasSuffix("_\($0)") })
        else { return (nil, nil) }
        let fix = Fix("write \"\(nearest)\"", .init(span, with: "\"\(nearest)\""), isSafe: false)
        return ("did you mean \"\(nearest)\"?", fix)
      })
  }

  /// A later member replaces an earlier one of the same name.
  @inline(never)
  package mutating func replace(_ earlier: Node, by name: Node) {
    let first = firstNames[Int(earlier.memberName.index)] ?? earlier.memberName
    firstNames[Int(name.index)] = first
    leftOut.insert(earlier.memberName)
    tell(
      Diagnostic(
        .warning, .duplicateKey,
        "duplicate key \(Visible.quoted(document.string(name))); the last value wins",
        at: document.span(name), notes: [Note("first here", at: document.span(first))]))
  }
}

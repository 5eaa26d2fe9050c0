import PushDiagnostics
package import PushJSON

// Checks beyond the kind of a value.

extension Decoder {
  package mutating func integer(_ name: Node, replacing earlier: Node, in range: ClosedRange<Int64>? = nil) -> Node {
    var field = earlier
    let takesText = isWrittenOtherwise(name)
    guard take(name, &field, takesText ? [.text, .number] : .integer) else { return field }
    let value = integer(name.memberValue, isWrittenOtherwise: takesText)
    if let value, range?.contains(value) ?? true { return field }
    // go-hms-push does not send the zero values of Go.
    if conventions.isGorush, value == 0 {
      leaveOut(name, "is 0")
      return .absent
    }
    let range = range ?? .min ... .max
    reportRange(name, Self.words(range, for: value), [String(range.lowerBound), String(range.upperBound)])
    return .absent
  }

  package mutating func number(_ name: Node, replacing earlier: Node, in range: ClosedRange<Double>? = nil) -> Node {
    var field = earlier
    let takesText = isNumberInQuotes(name.memberValue)
    guard take(name, &field, takesText ? .text : .number), let range else { return field }
    let value = takesText ? Double(document.string(name.memberValue)) : document.double(name.memberValue)
    if let value, range.contains(value) { return field }
    reportRange(
      name, "\(range.lowerBound)…\(range.upperBound)", [String(range.lowerBound), String(range.upperBound)])
    return .absent
  }

  package mutating func choice<Value: Spelled>(_ name: Node, replacing earlier: Choice<Value>) -> Choice<Value> {
    var field = earlier
    if wireFormat == .fcm || wireFormat == .legacyFCM, let value: Value = numbered(name) {
      _ = take(name, &field.node, .number)
      field.value = value
      return field
    }
    if isNumberForWord(name, Value.spellings) {
      if field.node.exists { discard(&field.node, for: name) }
      field.value = nil
      remember(choice: name, Self.standIns(Value.spellings, quoted: true))
      return field
    }
    guard take(name, &field.node, .text) else {
      if !field.node.exists { field.value = nil }
      remember(choice: name, Self.standIns(Value.spellings, quoted: true))
      return field
    }
    if isLeftOut(name, always: wireFormat == .hms) {
      field.node = .absent
      return field
    }
    field.value = Value(spelling: document.key(name.memberValue), with: &self)
    if field.value == nil {
      field.value = respelled(name, among: Value.spellings).flatMap { Value(rawValue: $0) }
    }
    if field.value == nil, !isForChecks(Value.spellings), !isPassedOn(name, Value.spellings) {
      field.node = .absent
      reportSpelling(name.memberValue, named: document.string(name), known: Value.spellings)
    }
    return field
  }

  /// Whether a word that is not among those of the grammar is left to the checks of HMS requests: it is wrong for no other
  /// service.
  @inline(never)
  private func isForChecks(_ words: StaticString) -> Bool {
    let ofChecks = [HMSCategory.spellings, HMSV3Category.spellings]
    return wireFormat == .hms && ofChecks.contains { $0.description == words.description }
  }

  /// Whether a placeholder is in place of a word that requests have as it is, so that nothing has to be known of it.
  @inline(never)
  private func isPassedOn(_ name: Node, _ words: StaticString) -> Bool {
    let passedOn = [
      APNSApsInterruptionLevel.spellings, ExpoMessageInterruptionLevel.spellings, FCMVisibility.spellings,
    ]
    return passedOn.contains { $0.description == words.description }
      && diagnostics.acceptsPlaceholder(at: document.span(name.memberValue))
  }

  package mutating func choice<Value: Numbered>(_ name: Node, replacing earlier: Choice<Value>) -> Choice<Value> {
    var field = earlier
    let takesText = isWrittenOtherwise(name)
    if !takesText, isWordForNumber(name, Value.spellings) {
      if field.node.exists { discard(&field.node, for: name) }
      field.value = nil
      remember(choice: name, Self.standIns(Value.spellings, quoted: false))
      return field
    }
    guard take(name, &field.node, takesText ? [.text, .number] : .integer) else {
      if !field.node.exists { field.value = nil }
      remember(choice: name, Self.standIns(Value.spellings, quoted: false))
      return field
    }
    let value = integer(name.memberValue, isWrittenOtherwise: takesText)
    field.value = value.flatMap { Int(exactly: $0) }.flatMap { Value(rawValue: $0) }
    if field.value == nil {
      field.node = .absent
      let standIns = Self.standIns(Value.spellings, quoted: false)
      reportRange(name, Self.list(Value.spellings, quoted: false), standIns)
    }
    return field
  }

  package mutating func textMap(_ map: Node, replacing earlier: Node) -> Node {
    var field = earlier
    guard take(map, &field, .object) else { return field }
    checkNames(within: field)
    var members = Members(of: field, in: document, without: leftOut)
    while let name = members.next(in: document) {
      // In a map of strings, no value counts as absent.
      if document.kind(name.memberValue) != .string {
        let key = document.string(name)
        let isOfData = document.equals(map, "data")
        let place = isHeadersForAPNs(field) ? Self.place(ofPayloadKey: key) : nil
        reportKind(of: name.memberValue, named: key, expected: .text, isOfData: isOfData, place: place)
      }
    }
    return field
  }

  private func isHeadersForAPNs(_ map: Node) -> Bool {
    guard wireFormat == .fcm else { return false }
    let message = member("message", of: .root)
    return member("headers", of: member("apns", of: message.exists ? message : .root)) == map
  }

  /// The place of a key of Apple's payload that is among the headers for APNs.
  private static func place(ofPayloadKey key: String) -> String? {
    let name = hyphenated(key)
    return lines(APNSAps.keys).contains(name) ? "message.apns.payload.aps.\(name)" : nil
  }

  package mutating func array(_ name: Node, replacing earlier: Node) -> Node {
    var field = earlier
    if takeArray(name, &field, nil, of: .value) { checkNames(within: field) }
    return field
  }

  package mutating func elements<Element>(
    _ name: Node, replacing earlier: Elements<Element>, count: ClosedRange<Int>? = nil
  ) -> Elements<Element> {
    var field = earlier
    _ = takeArray(name, &field.node, count, of: .object)
    return field
  }

  package mutating func texts(_ name: Node, replacing earlier: Node, count: ClosedRange<Int>? = nil) -> Node {
    array(name, replacing: earlier, count, of: .text)
  }

  package mutating func integers(_ name: Node, replacing earlier: Node, in range: ClosedRange<Int64>? = nil) -> Node {
    let field = array(name, replacing: earlier, nil, of: .integer)
    var elements = ElementCursor(of: field, in: document)
    while let element = elements.next(in: document) {
      let value = writtenInteger(element)
      if let value, range?.contains(value) ?? true { continue }
      let range = range ?? .min ... .max
      reportRange(
        of: element, named: "an element of \(document.string(name))", Self.words(range, for: value),
        [String(range.lowerBound), String(range.upperBound)])
      return .absent
    }
    return field
  }

  @inline(__always)
  private mutating func takeArray(
    _ name: Node, _ field: inout Node, _ count: ClosedRange<Int>?, of kinds: Kinds
  ) -> Bool {
    if document.kind(name.memberValue) != .array { elementKinds = kinds }
    guard take(name, &field, .array) else { return false }
    if let count, case let found = document.childCount(field), !count.contains(found) {
      reportCount(name, found: found, allowed: count)
    }
    return true
  }

  private mutating func array(
    _ name: Node, replacing earlier: Node, _ count: ClosedRange<Int>?, of kinds: Kinds
  ) -> Node {
    var field = earlier
    guard takeArray(name, &field, count, of: kinds) else { return field }
    var elements = ElementCursor(of: name.memberValue, in: document)
    while let element = elements.next(in: document) {
      if !kinds.contains(Kinds(document.kind(element))), kinds != .integer || !isWrittenOtherwise(element, of: name) {
        field = .absent
        let list = document.string(name)
        reportKind(of: element, named: "an element of \(list)", in: list, expected: kinds)
      }
    }
    return field
  }

  // MARK: Names within free values

  /// Reports repeated names inside objects without a grammar: the last one counts.
  package mutating func checkNames(within node: Node) {
    switch document.kind(node) {
    case .object:
      if checkNames(of: node) {
        var members = Members(of: node, in: document, without: leftOut)
        while let name = members.next(in: document) {
          if document.isContainer(name.memberValue) { checkNames(within: name.memberValue) }
        }
      }
    case .array:
      var elements = ElementCursor(of: node, in: document)
      while let element = elements.next(in: document) {
        if document.isContainer(element) { checkNames(within: element) }
      }
    default: break
    }
  }

  /// Checks the names of one object. Returns whether it has values that contain others.
  @discardableResult
  @inline(__always)
  package mutating func checkNames(of object: Node) -> Bool {
    let (mayRepeat, hasContainers) = document.glance(atNamesOf: object)
    if mayRepeat { findRepeatedNames(of: object) }
    return hasContainers
  }

  /// Names with different hashes are different, and few objects have names with the same one.
  @inline(never)
  private mutating func findRepeatedNames(of object: Node) {
    var hashes = NameBits()
    var keys = members(of: object)
    while let key = keys.next(in: document) {
      if !hashes.insert(key), mayRepeat(key, in: object) { return compareNames(of: object) }
    }
  }

  /// Whether one of the first names of an object, or one of too many to compare, is the same as a later one.
  @inline(never)
  private mutating func mayRepeat(_ key: Key, in object: Node) -> Bool {
    var keys = members(of: object)
    for _ in 0..<16 {
      guard let earlier = keys.next(in: document), earlier.node != key.node else { return false }
      if earlier.equals(key, in: document) { return true }
    }
    return true
  }

  /// Compares the names of one object.
  @inline(never)
  private mutating func compareNames(of object: Node) {
    var known: [[UInt8]: Node] = [:]
    var members = Members(of: object, in: document, without: leftOut)
    while let name = members.next(in: document) {
      let earlier = known.updateValue(name, forKey: Array(document.string(name).utf8))
      if let earlier { replace(earlier.memberValue, by: name) }
    }
  }
}

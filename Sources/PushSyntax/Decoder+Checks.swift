package import PushJSON

// Checks beyond the kind of a value.

extension Decoder {
  package mutating func integer(_ key: Key, _ field: inout Node, in range: ClosedRange<Int64>? = nil) {
    let takesText = isWrittenOtherwise(key)
    guard take(key, &field, takesText ? [.text, .number] : .integer) else { return }
    guard let value = takesText ? writtenInteger(key.value) : document.integer(key.value),
      range?.contains(value) ?? true
    else {
      field = .absent
      let range = range ?? .min ... .max
      return reportRange(key, Self.words(range), [String(range.lowerBound), String(range.upperBound)])
    }
  }

  package mutating func number(_ key: Key, _ field: inout Node, in range: ClosedRange<Double>? = nil) {
    guard take(key, &field, .number), let range else { return }
    if !range.contains(document.double(key.value)) {
      field = .absent
      reportRange(
        key, "\(range.lowerBound)…\(range.upperBound)", [String(range.lowerBound), String(range.upperBound)])
    }
  }

  package mutating func choice<Value: Spelled>(_ key: Key, _ field: inout Choice<Value>) {
    if refusal == .fcm, let value: Value = numbered(key) {
      _ = take(key, &field.node, .integer)
      return field.value = value
    }
    if isNumberForWord(key, Value.spellings) {
      if field.node.exists { discard(&field.node, for: key) }
      field.value = nil
      return remember(choice: key, Self.standIns(Value.spellings, quoted: true))
    }
    guard take(key, &field.node, .text) else {
      if !field.node.exists { field.value = nil }
      return remember(choice: key, Self.standIns(Value.spellings, quoted: true))
    }
    if isLeftOut(key, &field.node) { return }
    field.value = Value(spelling: document.key(key.value), with: &self)
    if field.value == nil {
      field.node = .absent
      reportSpelling(key.value, named: document.string(key.node), known: Value.spellings)
    }
  }

  package mutating func choice<Value: Numbered>(_ key: Key, _ field: inout Choice<Value>) {
    let takesText = isWrittenOtherwise(key)
    guard take(key, &field.node, takesText ? [.text, .number] : .integer) else {
      if !field.node.exists { field.value = nil }
      return remember(choice: key, Self.standIns(Value.spellings, quoted: false))
    }
    field.value = (takesText ? writtenInteger(key.value) : document.integer(key.value)).flatMap { Int(exactly: $0) }
      .flatMap { Value(rawValue: $0) }
    if field.value == nil {
      field.node = .absent
      let standIns = Self.standIns(Value.spellings, quoted: false)
      reportRange(key, Self.list(Value.spellings, quoted: false), standIns)
    }
  }

  package mutating func textMap(_ key: Key, _ field: inout Node) {
    guard take(key, &field, .object) else { return }
    checkNames(within: key.value)
    var members = Members(of: key.value, in: document, without: leftOut)
    while let name = members.next(in: document) {
      // In a map of strings, no value counts as absent.
      if document.kind(name.memberValue) != .string {
        reportKind(of: name.memberValue, named: document.string(name), expected: .text)
      }
    }
  }

  package mutating func array(_ key: Key, _ field: inout Node, count: ClosedRange<Int>? = nil) {
    if takeArray(key, &field, count) { checkNames(within: key.value) }
  }

  package mutating func elements<Element>(
    _ key: Key, _ field: inout Elements<Element>, count: ClosedRange<Int>? = nil
  ) {
    _ = takeArray(key, &field.node, count)
  }

  package mutating func texts(_ key: Key, _ field: inout Node, count: ClosedRange<Int>? = nil) {
    takeArray(key, &field, count, of: .text)
  }

  package mutating func numbers(_ key: Key, _ field: inout Node, count: ClosedRange<Int>? = nil) {
    takeArray(key, &field, count, of: .number)
  }

  package mutating func integers(
    _ key: Key, _ field: inout Node, in range: ClosedRange<Int64>? = nil, count: ClosedRange<Int>? = nil
  ) {
    takeArray(key, &field, count, of: .integer)
    var elements = ElementCursor(of: field, in: document)
    while let element = elements.next(in: document) {
      if let value = document.integer(element), range?.contains(value) ?? true { continue }
      field = .absent
      let range = range ?? .min ... .max
      return reportRange(
        of: element, named: "an element of \(document.string(key.node))", Self.words(range),
        [String(range.lowerBound), String(range.upperBound)])
    }
  }

  package mutating func choices<Value: Spelled>(_ key: Key, _ field: inout Node, _ type: Value.Type) {
    takeArray(key, &field, nil, of: .text)
    var elements = ElementCursor(of: field, in: document)
    while let element = elements.next(in: document) {
      if Value(spelling: document.key(element), with: &self) == nil {
        reportSpelling(element, named: "an element of \(document.string(key.node))", known: Value.spellings)
      }
    }
  }

  private mutating func takeArray(_ key: Key, _ field: inout Node, _ count: ClosedRange<Int>?) -> Bool {
    guard take(key, &field, .array) else { return false }
    if let count, case let found = document.childCount(key.value), !count.contains(found) {
      reportCount(key, found: found, allowed: count)
    }
    return true
  }

  private mutating func takeArray(_ key: Key, _ field: inout Node, _ count: ClosedRange<Int>?, of kinds: Kinds) {
    guard takeArray(key, &field, count) else { return }
    var elements = ElementCursor(of: key.value, in: document)
    while let element = elements.next(in: document) {
      if !kinds.contains(Kinds(document.kind(element))) {
        field = .absent
        reportKind(of: element, named: "an element of \(document.string(key.node))", expected: kinds)
      }
    }
  }

  // MARK: Names within free values

  /// Reports repeated names inside objects without a grammar: the last one counts.
  @usableFromInline
  mutating func checkNames(within node: Node) {
    switch document.kind(node) {
    case .object:
      if checkNames(of: node) {
        var members = Members(of: node, in: document, without: leftOut)
        while let name = members.next(in: document) { checkNames(within: name.memberValue) }
      }
    case .array:
      var elements = ElementCursor(of: node, in: document)
      while let element = elements.next(in: document) { checkNames(within: element) }
    default: break
    }
  }

  /// Checks the names of one object. Returns whether it has values that contain others.
  ///
  /// Names with different hashes are different, and few objects have names with the same one.
  @discardableResult
  package mutating func checkNames(of object: Node) -> Bool {
    var hashes: UInt64 = 0
    var isSuspicious = false
    var hasContainers = false
    var members = Members(of: object, in: document, without: leftOut)
    while let name = members.next(in: document) {
      let hash = document.key(name).bit
      if hashes & hash != 0 { isSuspicious = true }
      hashes |= hash
      switch document.kind(name.memberValue) {
      case .object, .array: hasContainers = true
      default: break
      }
    }
    if isSuspicious { compareNames(of: object) }
    return hasContainers
  }

  /// Compares the names of one object. A few are compared pairwise, many are hashed, so that the time is at most linear in
  /// the size.
  @inline(never)
  private mutating func compareNames(of object: Node) {
    var few = FewNames()
    var many: [String: Node] = [:]
    var members = Members(of: object, in: document, without: leftOut)
    while let name = members.next(in: document) {
      let key = document.key(name)
      let earlier: Node?
      if few.isFull {
        if many.isEmpty { few.forEach { many[document.string($0)] = $0 } }
        earlier = many.updateValue(name, forKey: document.string(name))
      } else {
        earlier = few.insert(key, in: document)
      }
      if let earlier { replace(earlier.memberValue, by: key) }
    }
  }
}

/// The names of a small object, stored inline.
private struct FewNames {
  private var keys = InlineArray<16, Key>(repeating: Key.none)
  private var count = 0

  var isFull: Bool { count == 16 }

  /// Inserts a name. Returns the earlier one with the same spelling, which it replaces.
  mutating func insert(_ key: Key, in document: Document) -> Node? {
    for index in 0..<count {
      let other = keys[index]
      guard other.length == key.length, other.head == key.head, other.tail == key.tail else { continue }
      if key.length > 16, document.string(other.node) != document.string(key.node) { continue }
      keys[index] = key
      return other.node
    }
    keys[count] = key
    count += 1
    return nil
  }

  func forEach(_ visit: (Node) -> Void) {
    for index in 0..<count { visit(keys[index].node) }
  }
}

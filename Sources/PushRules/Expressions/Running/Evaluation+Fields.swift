import PushIR
import PushJSON

// What a message holds, as values.

extension Evaluation {
  /// The value of a field or of a member of one.
  func value(of path: FieldPath, _ step: UInt32) throws(Failure) -> Value {
    guard let field = message.value(of: path.field) else { throw .absent(step: step) }
    if path.keys.isEmpty { return field }
    guard let member = try member(path.keys[...], of: field, step) else { throw .absent(step: step) }
    return member
  }

  /// Whether a field is there, or a member of one. A field that is not there has no members, as a message of CEL that is
  /// not set has none; what is missing on the way further in is an error.
  func isPresent(_ path: FieldPath, _ step: UInt32) throws(Failure) -> Bool {
    guard let last = path.keys.last else { return message.has(path.field) || path.isAlwaysPresent }
    guard let field = message.value(of: path.field) else { return false }
    guard let holder = try member(path.keys.dropLast(), of: field, step) else { throw .absent(step: step) }
    return try member([last], of: holder, step) != nil
  }

  private func member(_ keys: ArraySlice<String>, of value: Value, _ step: UInt32) throws(Failure) -> Value? {
    var value = value
    for key in keys {
      guard value.typeName == .map else {
        throw .failed(Problem("a value of type \(value.typeName.rawValue) has no member \(key)"), step: step)
      }
      guard let member = value.member(.string(key)) else { return nil }
      value = member
    }
    return value
  }
}

extension Message {
  /// What a field holds, as expressions see it; nil where it is absent.
  func value(of field: Field) -> Value? {
    if field == .pushType { return .string(intent.name) }
    guard let slot = slot(field) else { return nil }
    switch field.type {
    case .flag: return .bool(isSet(field))
    case .text where field.isStoredAsInteger:
      guard let words = field.words, let index = integer(field), words.indices.contains(Int(index)) else { return nil }
      return .string(words[Int(index)])
    case .number:
      if let number = double(field) { return .double(number) }
    case .text:
      // A number in the place of a text reads as its digits.
      if let text = string(field) { return .string(text) }
    case .integer, .texts, .integers, .object, .objects, .any: break
    }
    switch slot.content {
    case .integer(let value): return .int(value)
    case .flag(let flag): return .bool(flag)
    case .value(let node):
      let (document, place) = resolve(node)
      return Value(place, in: document)
    }
  }
}

extension Field {
  /// Whether it holds the number of one of its words.
  var isStoredAsInteger: Bool { self == .urgency || self == .visibility }
}

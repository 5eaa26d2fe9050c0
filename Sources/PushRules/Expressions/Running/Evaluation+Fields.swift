import PushIR
import PushJSON

// What a message holds, as values.

extension Evaluation {
  /// The value of a field or of a member of one.
  func value(of place: Place, _ step: UInt32) throws(Failure) -> Value {
    if place.names.count == 0 {
      guard let value = message.value(of: place.field) else { throw .absent(step: step) }
      return value
    }
    switch program.locate(place, in: message) {
    case .value(let document, let node): return Value(node, in: document)
    case .integer, .flag, .notAnObject: throw .failed(.notAnObject, step: step)
    case .missing, .missingOnTheWay: throw .absent(step: step)
    }
  }

  /// Whether a field is there, or a member of one.
  func isPresent(_ place: Place, _ step: UInt32) throws(Failure) -> Bool {
    switch program.isPresent(place, in: message) {
    case .success(let isPresent): return isPresent
    case .failure(.member): throw .absent(step: step)
    case .failure(.object): throw .failed(.notAnObject, step: step)
    }
  }
}

extension Problem {
  fileprivate static let notAnObject = Problem("what it is looked for in is no object")
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

  /// Whether every message has it: what kind of push it is follows from the rest, where nothing says it.
  var isAlwaysPresent: Bool { self == .pushType }
}

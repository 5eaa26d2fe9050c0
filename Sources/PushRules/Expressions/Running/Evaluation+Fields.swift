import PushIR
import PushJSON

// The contents of a message as values.

extension Evaluation {
  /// The value of a field or of a member of one.
  func value(ofPlace index: UInt32, _ step: UInt32) throws(Failure) -> Value {
    let place = program.tables.places[Int(index)]
    if activation.hasPlaceholders, let value = try valueOfTemplate(at: place, step) { return value }
    if place.names.count == 0 {
      guard let value = message.value(of: place.field) else { throw .absent(step: step) }
      return value
    }
    switch program.locate(place, in: message) {
    case .value(let document, let node): return Value(JSONValue(node, in: document, without: message.omitted))
    case .missing, .missingOnTheWay: throw .absent(step: step)
    case .inline, .notInObject: throw notInObject(index, step)
    }
  }

  /// Counts the way to a member against the budget where a macro may take it for each of its elements.
  mutating func payForWay(to index: UInt32, _ step: UInt32) throws(Failure) {
    guard !locals.isEmpty, case .value(let value)? = message.slot(program.tables.places[Int(index)].field)?.content
    else { return }
    let (document, node) = message.resolve(value)
    guard budget.pay(forReading: .json(JSONValue(node, in: document, without: message.omitted))) else {
      throw .exhausted(step: step)
    }
  }

  /// Whether a field, or a member of one, is present.
  func isPresent(place index: UInt32, _ step: UInt32) throws(Failure) -> Bool {
    let place = program.tables.places[Int(index)]
    let presence = program.presence(of: place, in: message)
    if presence != .yes, activation.hasPlaceholders, mayBring(place) { throw .unknown(step: step) }
    switch presence {
    case .yes: return true
    case .no: return false
    case .absent: throw .absent(step: step)
    case .failed: throw notInObject(index, step)
    }
  }

  private func notInObject(_ place: UInt32, _ step: UInt32) -> Failure {
    .failed(Problem("the parent of \(program.tables.paths[Int(place)]) is not an object"), step: step)
  }
}

extension Message {
  /// The value of a field in expressions; nil if it is absent.
  func value(of field: Field) -> Value? {
    if field == .pushType { return .string(intent.name) }
    guard let slot = slot(field) else { return nil }
    if field.type == .flag { return .bool(isSet(field)) }
    if field.holdsWordsByNumber, let number = integer(field), let word = field.word(of: number) { return .string(word) }
    switch slot.content {
    case .integer(let value):
      switch field.type {
      case .number: return .double(Double(value))
      case .text: return .string(String(value))
      default: return .int(value)
      }
    case .flag(let flag): return .bool(flag)
    case .value(let value):
      let (document, place) = resolve(value)
      switch (field.type, document.kind(place)) {
      case (.number, .integer): return .double(document.double(place))
      // A number in place of a string reads as its digits.
      case (.text, .integer), (.text, .decimal): return .string(document.digits(place))
      default: return Value(JSONValue(place, in: document, without: omitted))
      }
    }
  }
}

extension Field {
  /// Whether every message has it: the push type is inferred if it is not stated.
  var isAlwaysPresent: Bool { self == .pushType }
}

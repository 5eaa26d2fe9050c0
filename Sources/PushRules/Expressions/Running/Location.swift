import PushDiagnostics
import PushIR
import PushJSON

/// A field, or a member of one, in the tables of a program.
struct Place: Sendable {
  let field: Field
  /// The names on the way from what the field holds, among the texts of the program.
  let names: Operands
}

/// What stands at a place of a message.
enum Location {
  case value(Document, Node)
  /// A value of its own, which no document holds.
  case integer(Int64)
  case flag(Bool)
  /// The field is not there, or the member that the last name names.
  case missing
  /// A member on the way is not there.
  case missingOnTheWay
  /// Something on the way is no object.
  case notInObject
}

extension Program {
  /// Finds a place in a message, along the names as they stand in the document.
  func locate(_ place: Place, in message: Message) -> Location {
    guard let slot = message.slot(place.field) else { return .missing }
    switch slot.content {
    case .integer(let value): return place.names.count == 0 ? .integer(value) : .notInObject
    case .flag(let flag): return place.names.count == 0 ? .flag(flag) : .notInObject
    case .value(let node):
      var (document, node) = message.resolve(node)
      for index in 0..<place.names.count {
        guard document.kind(node) == .object else { return .notInObject }
        let name = text(place.names.first + index)
        node = document.member(named: name, of: texts, in: node, without: message.omitted)
        guard node.exists else { return index + 1 == place.names.count ? .missing : .missingOnTheWay }
      }
      return .value(document, node)
    }
  }

  /// Where a text lies among those of the program.
  func text(_ index: UInt32) -> Range<Int> { textRanges[Int(index)].range }

  /// Whether a place is there. A field that is not there has no members, as a message of CEL that is not set has none; a
  /// member that is missing on the way further in is an error.
  func isPresent(_ place: Place, in message: Message) -> Result<Bool, Missing> {
    if place.names.count == 0 { return .success(message.has(place.field) || place.field.isAlwaysPresent) }
    return switch locate(place, in: message) {
    case .value, .integer, .flag: .success(true)
    case .missing: .success(false)
    case .missingOnTheWay: .failure(.member)
    case .notInObject: .failure(.object)
    }
  }
}

/// What is missing on the way to a place.
enum Missing: Error {
  case member
  case object
}

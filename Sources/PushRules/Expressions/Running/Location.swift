import PushDiagnostics
import PushIR
import PushJSON

/// A field, or a member of one, in the tables of a program.
struct Place: Sendable {
  let field: Field
  /// The names of the path inside the field's value, stored among the texts of the program.
  let names: Operands
}

/// The content of a message at a path.
enum Location {
  case value(Document, Node)
  /// The value of a field that is not part of a document.
  case inline
  /// The field, or the last member of the path, is missing.
  case missing
  /// A member on the path before the last one is missing.
  case missingOnTheWay
  /// A value on the path is not an object.
  case notInObject
}

extension Program {
  /// Finds the content of a message at a path, by the names in the document.
  func locate(_ place: Place, in message: Message) -> Location {
    guard let slot = message.slot(place.field) else { return .missing }
    switch slot.content {
    case .integer, .flag: return place.names.count == 0 ? .inline : .notInObject
    case .value(let value):
      var (document, node) = message.resolve(value)
      for index in 0..<place.names.count {
        guard document.kind(node) == .object else { return .notInObject }
        let name = text(place.names.first + index)
        node = document.member(named: name, of: texts, in: node, without: message.omitted)
        guard node.exists else { return index + 1 == place.names.count ? .missing : .missingOnTheWay }
      }
      return .value(document, node)
    }
  }

  /// The range of a text among those of the program.
  func text(_ index: UInt32) -> Range<Int> { tables.textRanges[Int(index)].range }

  /// Whether a path is present. An absent field has no members, like an unset message in CEL; a missing member further
  /// along the path is an error, and so is a value on it that is not an object.
  func presence(of place: Place, in message: Message) -> Verdict {
    if place.names.count == 0 { return Verdict(message.has(place.field) || place.field.isAlwaysPresent) }
    return switch locate(place, in: message) {
    case .value, .inline: .yes
    case .missing: .no
    case .missingOnTheWay: .absent
    case .notInObject: .failed
    }
  }
}

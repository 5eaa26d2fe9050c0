package import PushJSON

/// The type of a field's value, as seen by code that reads or sets it.
package enum FieldType: Hashable, Sendable {
  /// A string; some fields allow only certain words.
  case text
  case integer, number
  /// A Boolean; formats that write 0 and 1 use them as Booleans.
  case flag
  /// Arrays of strings or integers.
  case texts, integers
  /// An object, or an array of objects.
  case object, objects
  /// Any value: passed on unchanged by a service or a vendor.
  case any
}

extension Field {
  /// Whether a message stores an enumeration word of the field as its index in `words`, not as text.
  package var holdsWordsByNumber: Bool { FieldSet.numbered.contains(self) }

  /// The number that a message stores for an enumeration word; nil if it stores the word itself.
  package func number(of word: String) -> Int64? {
    holdsWordsByNumber ? words?.firstIndex(of: word).map(Int64.init) : nil
  }

  /// The enumeration word for a number stored in a message; nil if the number is a plain number.
  package func word(of number: Int64) -> String? {
    guard holdsWordsByNumber, let words, let index = Int(exactly: number), words.indices.contains(index) else {
      return nil
    }
    return words[index]
  }
}

extension FieldType {
  /// Whether fields of this type can have a value.
  package func takes(_ value: JSONValue) -> Bool {
    func isList(of kind: Kind) -> Bool { value.isArray && value.elements.allSatisfy { $0.kind == kind } }
    return switch self {
    case .text: value.isString
    case .integer: value.kind == .integer
    case .number: value.kind == .integer || value.kind == .decimal
    case .flag: value.kind == .true || value.kind == .false
    case .texts: isList(of: .string)
    case .integers: isList(of: .integer)
    case .objects: isList(of: .object)
    case .object: value.isObject
    case .any: true
    }
  }

  /// The values that fields of this type can have, as JSON calls them.
  package var words: StaticString {
    switch self {
    case .text: "a string"
    case .integer: "an integer"
    case .number: "a number"
    case .flag: "true or false"
    case .texts: "an array of strings"
    case .integers: "an array of integers"
    case .object: "an object"
    case .objects: "an array of objects"
    case .any: "any value"
    }
  }
}

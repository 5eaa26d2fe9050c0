/// The types of fields; the raw values are the cases of `FieldType` in PushIR.
enum FieldValueType: String, CaseIterable, Sendable {
  case text, integer, number, flag, texts, integers, object, objects, any

  /// The Swift type for programs that read and set the field.
  var value: String {
    switch self {
    case .text: "String"
    case .integer: "Int64"
    case .number: "Double"
    case .flag: "Bool"
    case .texts, .integers, .object, .objects, .any: "JSONText"
    }
  }

  /// The type for a shape, and the allowed values of a string; nil if the shape is not supported for fields.
  static func type(of shape: Shape, in grammar: FormatGrammar) -> (FieldValueType, words: [String])? {
    switch grammar.resolve(shape).shape {
    case .text: (.text, [])
    case .spellings(let words): (.text, words)
    case .flag: (.flag, [])
    case .integer: (.integer, [])
    case .number: (.number, [])
    case .freeObject, .socket: (.object, [])
    case .any: (.any, [])
    case .array(let element, _): list(of: grammar.resolve(element).shape).map { ($0, []) }
    case .null, .textMap, .object, .numbers, .either, .rule: nil
    }
  }

  private static func list(of element: Shape) -> FieldValueType? {
    switch element {
    case .text: .texts
    case .integer: .integers
    case .freeObject: .objects
    default: nil
    }
  }
}

/// The kinds by which a decoder distinguishes alternatives.
enum JSONKind: String {
  case text, integer, number, flag, object, array, null
}

extension FormatGrammar {
  /// Nil if the shape does not have a single kind.
  func kind(of shape: Shape) -> JSONKind? {
    switch resolve(shape).shape {
    case .text, .spellings: .text
    case .integer, .numbers: .integer
    case .number: .number
    case .flag: .flag
    case .freeObject, .textMap, .object, .socket: .object
    case .array: .array
    case .null: .null
    case .any, .either, .rule: nil
    }
  }
}

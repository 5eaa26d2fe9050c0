extension Value {
  /// The spelling of the value in another type, if it has the same meaning: `"3"` as an int is `3`.
  func spelling(as type: ValueType) -> String? {
    switch (self, type) {
    case (.string(let text), .int): Int64(text).map(String.init)
    case (.string(let text), .double): Double(text).map { "\($0)" }
    case (.string(let text), .bool): ["true", "false"].contains(text) ? text : nil
    case (.int, .string), (.double, .string), (.bool, .string): "\"\(text)\""
    case (.int(let number), .double): "\(number).0"
    case (.int(let number), .uint): number >= 0 ? "\(number)u" : nil
    case (.int(let number), .bool): number == 0 ? "false" : number == 1 ? "true" : nil
    case (.uint(let number), .int): String(number)
    case (.double(let number), .int): Int64(whole: number).map { String($0) }
    default: nil
    }
  }
}

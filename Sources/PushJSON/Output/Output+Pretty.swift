extension Output {
  /// Appends compact JSON of another output with line breaks and two spaces per level. Empty containers stay on one
  /// line.
  package func append(indenting other: Output) {
    var level = 0
    var isString = false
    var at = 0
    while at < other.count {
      let byte = other[at]
      at += 1
      if isString {
        append(byte)
        if byte == UInt8(ascii: "\\"), at < other.count {
          append(other[at])
          at += 1
        }
        isString = byte != UInt8(ascii: "\"")
        continue
      }
      switch byte {
      case UInt8(ascii: "\""):
        isString = true
        append(byte)
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        append(byte)
        if at < other.count, other[at] == byte + 2 {
          append(other[at])
          at += 1
        } else {
          level += 1
          appendLineBreak(level)
        }
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        level -= 1
        appendLineBreak(level)
        append(byte)
      case UInt8(ascii: ","):
        append(byte)
        appendLineBreak(level)
      case UInt8(ascii: ":"): append(": ")
      default: append(byte)
      }
    }
  }

  /// Appends a JSON Schema of several lines, none of which is indented yet. Frequent keys are letters in front of their values:
  /// `d"A text."` is `"description": "A text."`, `t"object"` is `"type": "object"`, `raps"` is `"$ref": "#/$defs/aps"`, `p{` is
  /// `"properties": {`, and `afalse` is `"additionalProperties": false`. `bapns.aps` is the lines of the definition of this name.
  package func append(
    indentingLines text: StaticString, definitions: [(name: StaticString, lines: StaticString)] = [],
    level start: Int = 0
  ) {
    var level = start
    for line in text.description.utf8.split(separator: UInt8(ascii: "\n")) {
      if line.first == UInt8(ascii: "b"),
        let definition = definitions.first(where: { line.dropFirst().elementsEqual($0.name.description.utf8) })
      {
        append(indentingLines: definition.lines, level: level)
        continue
      }
      if line.first == UInt8(ascii: "}") || line.first == UInt8(ascii: "]") { level -= 1 }
      for _ in 0..<max(0, level) { append("  ") }
      var value = line
      switch value.popFirst() {
      case UInt8(ascii: "d"): append("\"description\": ")
      case UInt8(ascii: "t"): append("\"type\": ")
      case UInt8(ascii: "r"): append("\"$ref\": \"#/$defs/")
      case UInt8(ascii: "p"): append("\"properties\": ")
      case UInt8(ascii: "a"): append("\"additionalProperties\": ")
      default: value = line
      }
      for byte in value { append(byte) }
      append("\n")
      if line.last == UInt8(ascii: "{") || line.last == UInt8(ascii: "[") { level += 1 }
    }
  }

  private func appendLineBreak(_ level: Int) {
    append(UInt8(ascii: "\n"))
    for _ in 0..<max(0, level) { append("  ") }
  }
}

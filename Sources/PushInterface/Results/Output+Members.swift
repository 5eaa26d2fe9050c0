import PushCompiler
package import PushJSON

/// Where results of documents are written, each a JSON object.
package typealias ResultOutput = Output

extension Output {
  /// Begins a result. If it is one of many, it includes the file and line of its document.
  func begin(_ source: Source, isPlaced: Bool) {
    append(UInt8(ascii: "{"))
    guard isPlaced else { return }
    add("file", source.name)
    add("line", source.firstLine)
  }

  /// Ends a result.
  func end() { append(UInt8(ascii: "}")) }

  /// Adds a string member, with escapes; nil adds nothing.
  func add(_ name: StaticString, _ text: String?) {
    guard let text else { return }
    beginMember(name)
    inQuotes { $0.append(visible: text) }
  }

  /// Appends text as the content of a JSON string, with the escapes that JSON requires, and with escapes for characters
  /// that could reorder or hide text in a terminal.
  func append(visible text: String) {
    let start = count
    append(text: text)
    // Most texts need no escapes.
    if isPlain(from: start) { return }
    truncate(to: start)
    for scalar in text.unicodeScalars { append(visible: scalar) }
  }

  private func append(visible scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x22: append("\\\"")
    case 0x5c: append("\\\\")
    case 0x20..<0x7f: append(UInt8(truncatingIfNeeded: scalar.value))
    case 0x0a: append("\\n")
    case 0x0d: append("\\r")
    case 0x09: append("\\t")
    case _ where Visible.isPlain(scalar): for byte in scalar.utf8 { append(byte) }
    default: for unit in scalar.utf16 { append(escapeOf: unit) }
    }
  }

  private func append(escapeOf unit: UInt16) {
    append("\\u")
    for shift in [12, 8, 4, 0] {
      let digit = UInt8(truncatingIfNeeded: unit >> UInt16(shift) & 0xf)
      append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
    }
  }

  /// Adds a string member that needs no escapes, such as a keyword; nil adds nothing.
  func add(_ name: StaticString, plain text: String?) {
    guard let text else { return }
    beginMember(name)
    inQuotes { $0.append(text: text) }
  }

  /// Adds a numeric member.
  func add(_ name: StaticString, _ number: Int) {
    beginMember(name)
    append(Int64(number))
  }

  /// Adds an array member whose elements `append` writes.
  func add<Element>(_ name: StaticString, _ elements: [Element], append: (Element) -> Void) {
    beginMember(name)
    self.append(UInt8(ascii: "["))
    for index in elements.indices {
      beginElement()
      append(elements[index])
    }
    self.append(UInt8(ascii: "]"))
  }
}

// MARK: Findings

extension Output {
  /// Adds an array with the findings of a document.
  func add(_ name: StaticString, _ findings: [Diagnostic], in source: Source) {
    var writer = FindingJSON(in: source, to: self)
    writer.add(name, findings)
  }

  /// Adds what is wrong: the code, the user's rule, the severity and the message.
  func add(problemOf diagnostic: Diagnostic) {
    beginMember("code")
    append(UInt8(ascii: "\""))
    append(text: diagnostic.code.family.letters)
    append(Int64(diagnostic.code.number))
    append("\",\"name\":\"")
    append(diagnostic.code.words)
    append(UInt8(ascii: "\""))
    add("rule", diagnostic.rule)
    append(",\"severity\":\"")
    append(text: diagnostic.severity.word)
    append(UInt8(ascii: "\""))
    add("message", diagnostic.message)
  }
}

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

  func end() { append(UInt8(ascii: "}")) }

  /// Adds a string member, with escapes; nil adds nothing.
  func add(_ name: StaticString, _ text: String?) {
    guard let text else { return }
    beginMember(name)
    inQuotes { $0.append(visible: text) }
  }

  /// Adds a string member that needs no escapes, such as a keyword; nil adds nothing.
  func add(_ name: StaticString, plain text: String?) {
    guard let text else { return }
    beginMember(name)
    inQuotes { $0.append(text: text) }
  }

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

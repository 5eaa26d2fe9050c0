import PushJSON

extension Output {
  /// Adds a string member, escaped as `JSONLine` does; nil adds nothing.
  func add(_ name: StaticString, _ text: String?) {
    guard let text else { return }
    beginMember(name)
    append(UInt8(ascii: "\""))
    let start = count
    append(text: text)
    // Most texts need no escapes.
    if !isPlain(from: start) {
      truncate(to: start)
      append(text: JSONLine.escaped(text))
    }
    append(UInt8(ascii: "\""))
  }

  /// Adds a string member that needs no escapes, such as a keyword; nil adds nothing.
  func add(_ name: StaticString, plain text: String?) {
    guard let text else { return }
    beginMember(name)
    append(UInt8(ascii: "\""))
    append(text: text)
    append(UInt8(ascii: "\""))
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
    for element in elements {
      beginElement()
      append(element)
    }
    self.append(UInt8(ascii: "]"))
  }
}

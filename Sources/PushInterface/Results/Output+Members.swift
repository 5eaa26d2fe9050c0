import PushJSON

extension Output {
  /// Adds a member that is a text; nothing where there is none. It is escaped as `JSONLine` does.
  func add(_ name: StaticString, _ text: String?) {
    guard let text else { return }
    beginMember(name)
    append(UInt8(ascii: "\""))
    let start = count
    append(text: text)
    // Most texts have nothing to escape.
    if !isPlain(from: start) {
      truncate(to: start)
      append(text: JSONLine.escaped(text))
    }
    append(UInt8(ascii: "\""))
  }

  /// Adds a member that is a number.
  func add(_ name: StaticString, _ number: Int) {
    beginMember(name)
    append(Int64(number))
  }

  /// Adds a member that is a list, whose elements `append` writes.
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

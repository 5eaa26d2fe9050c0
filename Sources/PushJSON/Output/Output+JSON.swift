// JSON text in canonical form: compact UTF-8, with only the escapes that JSON requires, and numbers with their original
// digits.
//
// Audited unsafe code: it reads strings at the offsets that the scanner wrote.

extension Output {
  /// Creates an output that holds a text.
  package convenience init(_ text: String) {
    self.init(capacity: max(64, text.utf8.count))
    for byte in text.utf8 { append(byte) }
  }

  /// Appends a string of a document in quotes.
  @inlinable
  public func append(string node: Node, of document: Document) {
    let entry = document.entry(node)
    if entry.isEscaped { return inQuotes { $0.appendCanonical(entry, of: document) } }
    // The quotes of the source are copied together with the content.
    assert(entry.kind == .string || entry.kind == .key)
    unsafe append(padded: document.bytes + entry.offset - 1, count: entry.length + 2)
  }

  /// Appends a member of a document's object, after a comma unless it is the first one.
  package func append(member name: Node, of document: Document, without omitted: MemberSet? = nil) {
    if appendAsWritten(name, of: document, without: omitted) { return }
    beginElement()
    append(string: name, of: document)
    append(UInt8(ascii: ":"))
    append(value: name.memberValue, of: document, without: omitted)
  }

  /// Appends a member with one copy if it is written in canonical form, as most are: no white space and no escapes.
  @inline(__always)
  private func appendAsWritten(_ name: Node, of document: Document, without omitted: MemberSet?) -> Bool {
    let (key, value) = (document.entry(name), document.entry(name.memberValue))
    if key.isEscaped || value.isEscaped { return false }
    let quote = value.kind == .string ? 1 : 0
    guard value.offset &- quote == key.offset &+ key.length &+ 2 else { return false }
    var end = value.offset &+ value.length &+ quote
    if value.isContainer {
      guard isCompact(name.memberValue, of: document, without: omitted) else { return false }
      end = document.end(of: value)
    }
    let length = end &- key.offset &+ 1
    reserve(length &+ Block.scalarCount &+ 1)
    let at = unsafe writeComma()
    unsafe Self.copyPadded(from: document.bytes + key.offset - 1, to: at, count: length)
    unsafe state.pointee.count = at + length - memory
    return true
  }

  /// Appends all members of an object with one copy if they are written in canonical form. Returns whether they are.
  package func append(
    membersAsWrittenOf object: Node, of document: Document, without omitted: MemberSet? = nil
  ) -> Bool {
    let entry = document.entry(object)
    guard entry.kind == .object, isCompact(object, of: document, without: omitted) else { return false }
    let length = document.end(of: entry) &- entry.offset &- 2
    if length == 0 { return true }
    reserve(length &+ Block.scalarCount &+ 1)
    let at = unsafe writeComma()
    unsafe Self.copyPadded(from: document.bytes + entry.offset + 1, to: at, count: length)
    unsafe state.pointee.count = at + length - memory
    return true
  }

  /// Appends the content between the quotes of a string.
  @inlinable
  public func append(content node: Node, of document: Document) {
    let entry = document.entry(node)
    if entry.isEscaped {
      appendCanonical(entry, of: document)
    } else {
      unsafe append(padded: document.bytes + entry.offset, count: entry.textLength)
    }
  }

  /// Appends the content of a string with its escapes resolved. The result is plain text, not JSON.
  package func append(resolved node: Node, of document: Document) {
    let entry = document.entry(node)
    guard entry.isEscaped else { return unsafe append(document.bytes + entry.offset, count: entry.textLength) }
    unsafe appendReplacingEscapes(entry, of: document, write: { scalar, place in unsafe Self.write(scalar, to: place) })
  }

  /// Appends a string with escapes, with a form of each that is not longer.
  @inline(__always)
  private func appendReplacingEscapes(
    _ entry: Entry, of document: Document,
    write: (_ scalar: UInt32, _ place: UnsafeMutablePointer<UInt8>) -> UnsafeMutablePointer<UInt8>
  ) {
    // Plain text is copied in blocks, the last one too far.
    reserve(entry.length + Block.scalarCount)
    var at = unsafe document.bytes + entry.offset
    let end = unsafe at + entry.length
    var to = unsafe memory + count
    while unsafe at < end {
      let block = unsafe at.block()
      unsafe UnsafeMutableRawPointer(to).storeBytes(of: block, as: Block.self)
      let lane = block.firstSpecial
      let run = unsafe min(lane, end - at)
      unsafe at += run
      unsafe to += run
      guard lane < Block.scalarCount else { continue }
      // Most escapes of a language with other letters follow one another. Behind the last one is a quote.
      while unsafe at.pointee == UInt8(ascii: "\\") {
        let escape = unsafe Escape.scalar(at)
        unsafe to = write(escape.scalar, to)
        unsafe at += escape.length
      }
    }
    unsafe state.pointee.count = to - memory
  }

  /// Writes a code point in UTF-8 and returns the address after it.
  private static func write(_ scalar: UInt32, to place: UnsafeMutablePointer<UInt8>) -> UnsafeMutablePointer<UInt8> {
    switch scalar {
    case 0..<0x80:
      unsafe place[0] = UInt8(scalar)
      return unsafe place + 1
    case 0..<0x800:
      unsafe place[0] = UInt8(0xc0 | scalar >> 6)
      unsafe place[1] = UInt8(0x80 | scalar & 0x3f)
      return unsafe place + 2
    case 0..<0x1_0000:
      unsafe place[0] = UInt8(0xe0 | scalar >> 12)
      unsafe place[1] = UInt8(0x80 | scalar >> 6 & 0x3f)
      unsafe place[2] = UInt8(0x80 | scalar & 0x3f)
      return unsafe place + 3
    default:
      unsafe place[0] = UInt8(0xf0 | scalar >> 18 & 0x07)
      unsafe place[1] = UInt8(0x80 | scalar >> 12 & 0x3f)
      unsafe place[2] = UInt8(0x80 | scalar >> 6 & 0x3f)
      unsafe place[3] = UInt8(0x80 | scalar & 0x3f)
      return unsafe place + 4
    }
  }

  /// Appends the content of a string without escapes, from an offset on.
  package func append(content node: Node, of document: Document, from start: Int) {
    let entry = document.entry(node)
    unsafe append(document.bytes + entry.offset + start, count: max(0, entry.textLength - start))
  }

  /// Appends bytes unchanged.
  private func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    if let start = bytes.baseAddress { unsafe append(start, count: bytes.count) }
  }

  /// Whether an object or array is written as it is read.
  @inline(__always)
  private func isCompact(_ node: Node, of document: Document, without omitted: MemberSet?) -> Bool {
    document.entry(node).isCompact && !(omitted?.hasMember(within: node, of: document) ?? false)
  }

  /// Appends a string that contains escapes: `\/` and `\u0041` become plain characters, the other escapes are
  /// normalized.
  @usableFromInline
  func appendCanonical(_ entry: Entry, of document: Document) {
    unsafe appendReplacingEscapes(
      entry, of: document, write: { scalar, place in unsafe Self.writeEscaping(scalar, to: place) })
  }

  private func appendEscaping(_ scalar: UInt32) {
    reserve(6)
    unsafe state.pointee.count = Self.writeEscaping(scalar, to: memory + count) - memory
  }

  /// Writes a code point in UTF-8, or as the escape that JSON requires: at most six bytes. Returns the address after it.
  @inline(__always)
  private static func writeEscaping(
    _ scalar: UInt32, to place: UnsafeMutablePointer<UInt8>
  ) -> UnsafeMutablePointer<UInt8> {
    if scalar >= 0x20 && scalar != 0x22 && scalar != 0x5c { return unsafe write(scalar, to: place) }
    unsafe place[0] = UInt8(ascii: "\\")
    switch scalar {
    case 0x22, 0x5c: unsafe place[1] = UInt8(scalar)
    case 8: unsafe place[1] = UInt8(ascii: "b")
    case 9: unsafe place[1] = UInt8(ascii: "t")
    case 10: unsafe place[1] = UInt8(ascii: "n")
    case 12: unsafe place[1] = UInt8(ascii: "f")
    case 13: unsafe place[1] = UInt8(ascii: "r")
    default:
      unsafe place[1] = UInt8(ascii: "u")
      unsafe place[2] = UInt8(ascii: "0")
      unsafe place[3] = UInt8(ascii: "0")
      unsafe place[4] = hexadecimal(scalar >> 4)
      unsafe place[5] = hexadecimal(scalar & 15)
      return unsafe place + 6
    }
    return unsafe place + 2
  }

  private static func hexadecimal(_ digit: UInt32) -> UInt8 {
    UInt8(digit < 10 ? 0x30 + digit : 0x61 + digit - 10)
  }

  /// Appends the content of a string in quotes.
  @inlinable
  @inline(__always)
  package func inQuotes(_ write: (Output) -> Void) {
    append(UInt8(ascii: "\""))
    write(self)
    append(UInt8(ascii: "\""))
  }

  /// Appends text in quotes, escaped.
  package func append(quoted text: String) { inQuotes { $0.append(escaping: text) } }

  /// Appends text as the content of a string, with the escapes that JSON requires.
  package func append(escaping text: String) {
    var text = text
    text.withUTF8 { bytes in
      var start = 0
      for index in bytes.indices {
        let byte = unsafe bytes[index]
        guard byte < 0x20 || byte == 0x22 || byte == 0x5c else { continue }
        unsafe append(UnsafeBufferPointer(rebasing: bytes[start..<index]))
        appendEscaping(UInt32(byte))
        start = index + 1
      }
      unsafe append(UnsafeBufferPointer(rebasing: bytes[start...]))
    }
  }

  /// Appends any value of a document as compact JSON, without the members of a set.
  package func append(value node: Node, of document: Document, without omitted: MemberSet? = nil) {
    let entry = document.entry(node)
    switch entry.kind {
    case .absent, .end: break
    case .string, .key: append(string: node, of: document)
    case .integer, .decimal, .true, .false, .null:
      unsafe append(padded: document.bytes + entry.offset, count: entry.length)
    case .object, .array:
      if isCompact(node, of: document, without: omitted) {
        unsafe append(padded: document.bytes + entry.offset, count: document.end(of: entry) - entry.offset)
      } else {
        append(container: node, of: document, without: omitted)
      }
    }
  }

  /// Appends an object or array member by member, without white space.
  private func append(container node: Node, of document: Document, without omitted: MemberSet?) {
    if document.kind(node) == .object {
      append(UInt8(ascii: "{"))
      var members = Members(of: node, in: document, without: omitted)
      while let key = members.next(in: document) {
        append(member: key, of: document, without: omitted)
      }
      append(UInt8(ascii: "}"))
    } else {
      append(UInt8(ascii: "["))
      var elements = ElementCursor(of: node, in: document)
      while let element = elements.next(in: document) {
        beginElement()
        append(value: element, of: document, without: omitted)
      }
      append(UInt8(ascii: "]"))
    }
  }

  /// Appends JSON text from another output as the content of a string: quotes and backslashes are escaped.
  package func append(escaping other: Output, from start: Int = 0) {
    // Plain text is copied in blocks, the last one too far.
    other.reserve(Block.scalarCount)
    let end = other.count
    var at = start
    while at < end {
      reserve(Block.scalarCount &+ 6)
      let block = unsafe UnsafePointer(other.memory + at).block()
      var to = unsafe memory + count
      unsafe UnsafeMutableRawPointer(to).storeBytes(of: block, as: Block.self)
      let run = min(block.firstSpecial, end &- at)
      unsafe to += run
      at &+= run
      if run < Block.scalarCount, at < end {
        let special = unsafe other.memory[at]
        if special == UInt8(ascii: "\"") {
          // JSON has few other characters to be escaped.
          unsafe (to[0], to[1]) = (UInt8(ascii: "\\"), special)
          unsafe to += 2
        } else {
          unsafe to = Self.writeEscaping(UInt32(special), to: to)
        }
        at &+= 1
      }
      unsafe state.pointee.count = to - memory
    }
  }
}

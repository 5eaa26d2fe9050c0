import PushIR
import PushJSON

// Objects and arrays of a request, which are omitted if they are empty. Most objects have no underlying block: what is
// written into these is inlined, because a message has many of them.

extension BodyWriter {
  /// Writes an object that is not a member: a body, a headers object, or an array element.
  @inline(__always)
  mutating func root(beneath field: Field? = nil, _ write: (inout BodyWriter) -> Void) {
    let outer = block
    block = ownBlock(field)
    output.append(UInt8(ascii: "{"))
    write(&self)
    if let block { appendRest(of: block) }
    block = outer
    output.append(UInt8(ascii: "}"))
  }

  /// Writes an object; omits it if it is empty.
  @inline(__always)
  mutating func object(_ key: StaticString, beneath field: Field? = nil, _ write: (inout BodyWriter) -> Void) {
    object(key, beneath: ownBlock(field), write)
  }

  /// Writes an object with a block, or a part of one, as its underlying block.
  @inline(__always)
  mutating func object(_ key: StaticString, beneath own: Block?, _ write: (inout BodyWriter) -> Void) {
    if block != nil || own != nil { return object(key, overlaying: own, write) }
    let start = open(key)
    write(&self)
    close(from: start)
  }

  /// The block that a field holds.
  @inline(__always)
  func ownBlock(_ field: Field?) -> Block? {
    guard let field, present.contains(field) else { return nil }
    return Block(field, of: message)
  }

  /// Begins an object and returns the offset of its member.
  @inline(never)
  mutating func open(_ key: StaticString) -> Int {
    let start = output.count
    begin(key)
    output.append(UInt8(ascii: "{"))
    return start
  }

  /// Ends an object; removes its member if it is empty.
  @inline(never)
  mutating func close(from start: Int) {
    if output.last == UInt8(ascii: "{") {
      output.truncate(to: start)
    } else {
      output.append(UInt8(ascii: "}"))
    }
  }

  /// Writes the APNs headers as a member of another service's body. Of the underlying block, only the headers that APNs
  /// documents follow.
  @inline(__always)
  mutating func appleHeaders(_ write: (inout BodyWriter) -> Void) {
    let start = output.count
    object("headers", beneath: .apnsHeadersBlock) { headers in
      write(&headers)
      headers.appendAppleHeaders()
    }
    if mayWrite(HeaderValue.texts) { checkHeaders(in: output, from: start) }
  }

  /// Writes an object even if it is empty.
  mutating func objectEvenIfEmpty(
    _ key: StaticString, beneath field: Field? = nil, _ write: (inout BodyWriter) -> Void
  ) {
    let start = output.count
    object(key, beneath: field, write)
    guard output.count == start else { return }
    begin(key)
    output.append("{}")
  }

  /// Writes an array; omits it if it is empty.
  mutating func array(_ key: StaticString, _ field: Field? = nil, _ write: (inout BodyWriter) -> Void) {
    if overridden(key, field) { return }
    let start = output.count
    begin(key)
    output.append(UInt8(ascii: "["))
    write(&self)
    if output.last == UInt8(ascii: "[") {
      output.truncate(to: start)
    } else {
      output.append(UInt8(ascii: "]"))
    }
  }
}

import PushDiagnostics

/// Converts bytes to a tape in one pass. Strict RFC 8259, with UTF-8 and escapes validated and nesting limited.
///
/// Audited unsafe code: it reads the document's bytes, which are followed by padding that no JSON token contains, so
/// every loop ends there.
@safe
struct Scanner {
  /// The maximum nesting depth of objects and arrays.
  private let deepest: Int
  private let bytes: UnsafePointer<UInt8>
  private let count: Int
  private let tape: Tape
  /// The tape's memory, owned by the scanner during the scan.
  private var entries: UnsafeMutablePointer<Entry>
  private var used: Int
  private var capacity: Int
  /// The entry of the innermost open object or array; 0 at the top level.
  private var container = 0
  /// Whether the innermost container is an object, so that each value has a name.
  private var isInObject = false
  private var depth = 0

  private init(_ bytes: UnsafePointer<UInt8>, count: Int, tape: Tape, deepest: Int) {
    unsafe self.bytes = bytes
    self.deepest = deepest
    self.count = count
    self.tape = tape
    unsafe entries = tape.state.pointee.entries
    used = tape.count
    capacity = unsafe tape.state.pointee.capacity
  }

  @inline(__always)
  private mutating func append(_ entry: Entry) {
    if used == capacity { grow() }
    unsafe entries[used] = entry
    used &+= 1
  }

  @inline(never)
  private mutating func grow() {
    unsafe tape.state.pointee.count = used
    tape.grow()
    unsafe entries = tape.state.pointee.entries
    capacity = unsafe tape.state.pointee.capacity
  }

  /// Fills the tape from a buffer with one document. Returns the failure, or nil.
  ///
  /// `isAlone` means that only padding follows the document. Otherwise the scan may read into the following bytes,
  /// which it then reports.
  @unsafe
  static func scan(
    _ bytes: UnsafePointer<UInt8>, count: Int, into tape: Tape, depth: Int, isAlone: Bool
  ) -> ScanFailure? {
    tape.clear()
    if count >= Entry.limit { return ScanFailure(.tooLarge, at: 0) }
    var scanner = unsafe Scanner(bytes, count: count, tape: tape, deepest: depth)
    do throws(ScanFailure) {
      let end = try scanner.scanDocument()
      unsafe tape.state.pointee.count = scanner.used
      // The bytes after the document in its buffer were read as part of it.
      return end > count ? ScanFailure(.beyondEnd, at: count) : nil
    } catch {
      return error.offset >= count && !isAlone ? ScanFailure(.beyondEnd, at: count) : error
    }
  }

  /// Not recursive: an open container's entry stores the index of its parent until it is closed.
  private mutating func scanDocument() throws(ScanFailure) -> Int {
    var at = skipSpace(from: byteOrderMarkLength)
    if at >= count { throw ScanFailure(.empty, at: at) }
    while true {
      if isInObject { at = try scanKey(at) }
      switch byte(at) {
      case UInt8(ascii: "\""):
        at = try scanString(at, .string)
      case UInt8(ascii: "{"):
        try open(.object, at)
        at = skipSpace(from: at &+ 1)
        if byte(at) != UInt8(ascii: "}") { continue }
        at = close(at)
      case UInt8(ascii: "["):
        try open(.array, at)
        at = skipSpace(from: at &+ 1)
        if byte(at) != UInt8(ascii: "]") { continue }
        at = close(at)
      case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
        at = try scanNumber(at)
      case UInt8(ascii: "t"): at = try scanWord("true", .true, at)
      case UInt8(ascii: "f"): at = try scanWord("false", .false, at)
      case UInt8(ascii: "n"): at = try scanWord("null", .null, at)
      default: throw ScanFailure(.value, at: at, opened: container == 0 ? nil : openedAt)
      }
      if try scanBehindValue(&at) { return at }
    }
  }

  /// Runs after a value: closes containers that end here and advances to the next member or element. Returns whether
  /// the document ends.
  @inline(__always)
  private mutating func scanBehindValue(_ at: inout Int) throws(ScanFailure) -> Bool {
    while true {
      let end = at
      at = skipSpace(from: at)
      if container == 0 {
        if at < count { throw ScanFailure(.trailing, at: at) }
        at = end
        return true
      }
      switch byte(at) {
      case UInt8(ascii: ","):
        at = skipSpace(from: at &+ 1)
        return false
      case UInt8(ascii: "}") where isInObject, UInt8(ascii: "]") where !isInObject:
        at = close(at)
      default:
        throw ScanFailure(isInObject ? .afterMember : .afterElement, at: at, opened: openedAt)
      }
    }
  }

  /// The offset at which the innermost open object or array begins.
  private var openedAt: Int { unsafe entries[container].offset }

  @inline(__always)
  private mutating func open(_ kind: Kind, _ at: Int) throws(ScanFailure) {
    // A line with missing closing brackets must not be continued with the lines after it.
    if at >= count { throw ScanFailure(.value, at: at, opened: container == 0 ? nil : openedAt) }
    depth += 1
    if depth > deepest { throw ScanFailure(.tooDeep, at: at) }
    append(Entry(kind, offset: at, length: container))
    container = used &- 1
    isInObject = kind == .object
  }

  /// Closes the innermost container and returns the next offset.
  @inline(__always)
  private mutating func close(_ at: Int) -> Int {
    let opening = unsafe entries[container]
    append(Entry(.end, offset: at, length: 0))
    unsafe entries[container] = Entry(opening.kind, offset: opening.offset, length: used)
    container = opening.length
    isInObject = unsafe container != 0 && entries[container].kind == .object
    depth -= 1
    return at &+ 1
  }

  /// Reads a member's name and its colon. Returns the offset of the value.
  @inline(__always)
  private mutating func scanKey(_ at: Int) throws(ScanFailure) -> Int {
    guard byte(at) == UInt8(ascii: "\"") else {
      throw ScanFailure(.key, at: at, opened: openedAt)
    }
    var colon = try scanString(at, .key)
    if byte(colon) != UInt8(ascii: ":") {
      colon = skipSpace(from: colon)
      guard byte(colon) == UInt8(ascii: ":") else { throw ScanFailure(.colon, at: colon) }
    }
    return skipSpace(from: colon &+ 1)
  }

  /// Most strings are plain and end within sixteen bytes: a single block is enough.
  @inline(__always)
  private mutating func scanString(_ quote: Int, _ kind: Kind) throws(ScanFailure) -> Int {
    let start = quote &+ 1
    let lane = unsafe (bytes + start).block().firstUnusual
    let end = start &+ lane
    if lane < 16, byte(end) == UInt8(ascii: "\"") {
      append(Entry(kind, offset: start, length: lane))
      return end &+ 1
    }
    return try scanLongString(quote, kind, from: end)
  }

  /// Reads the rest of a string whose bytes before `from` are plain.
  @inline(never)
  private mutating func scanLongString(_ quote: Int, _ kind: Kind, from: Int) throws(ScanFailure) -> Int {
    let start = quote &+ 1
    var at = from
    var isASCII = true
    var isEscaped = false
    while true {
      let block = unsafe (bytes + at).block()
      let lane = isASCII ? block.firstUnusual : block.firstSpecial
      at &+= lane
      if lane == 16 { continue }
      switch byte(at) {
      case UInt8(ascii: "\""):
        append(Entry(kind, offset: start, length: at &- start, isEscaped: isEscaped))
        if !isASCII, let invalid = unsafe UTF8Check.firstInvalid(bytes + start, count: at &- start) {
          throw ScanFailure(.invalidUTF8, at: start + invalid)
        }
        return at &+ 1
      case UInt8(ascii: "\\"):
        isEscaped = true
        at = try scanEscape(at)
      case 0x80...0xff:
        isASCII = false
      default:
        throw ScanFailure(at >= count ? .openString : .controlCharacter, at: at >= count ? quote : at, opened: quote)
      }
    }
  }

  private func scanEscape(_ backslash: Int) throws(ScanFailure) -> Int {
    switch byte(backslash + 1) {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
      UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      return backslash + 2
    case UInt8(ascii: "u"):
      guard let unit = unsafe Escape.unit(bytes + backslash + 2) else {
        throw ScanFailure(.escape, at: backslash)
      }
      guard unit & 0xf800 == 0xd800 else { return backslash + 6 }
      let low =
        byte(backslash + 6) == UInt8(ascii: "\\") && byte(backslash + 7) == UInt8(ascii: "u")
        ? unsafe Escape.unit(bytes + backslash + 8) : nil
      guard unit < 0xdc00, let low, low & 0xfc00 == 0xdc00 else { throw ScanFailure(.surrogate, at: backslash) }
      return backslash + 12
    default:
      throw ScanFailure(.escape, at: backslash)
    }
  }

  @inline(__always)
  private mutating func scanNumber(_ start: Int) throws(ScanFailure) -> Int {
    var at = start
    if byte(at) == UInt8(ascii: "-") { at += 1 }
    if byte(at) == UInt8(ascii: "0") {
      at += 1
    } else {
      at = try skipDigits(from: at, of: start)
    }
    var kind = Kind.integer
    if byte(at) == UInt8(ascii: ".") {
      kind = .decimal
      at = try skipDigits(from: at + 1, of: start)
    }
    if byte(at) | 0x20 == UInt8(ascii: "e") {
      kind = .decimal
      at += 1
      if byte(at) == UInt8(ascii: "+") || byte(at) == UInt8(ascii: "-") { at += 1 }
      at = try skipDigits(from: at, of: start)
    }
    if isDigit(byte(at)) { throw ScanFailure(.number, at: at, opened: start) }
    append(Entry(kind, offset: start, length: at - start))
    return at
  }

  @inline(__always)
  private func skipDigits(from start: Int, of number: Int) throws(ScanFailure) -> Int {
    var at = start
    while isDigit(byte(at)) { at &+= 1 }
    if at == start { throw ScanFailure(.number, at: at, opened: number) }
    return at
  }

  @inline(__always)
  private func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }

  private mutating func scanWord(_ word: StaticString, _ kind: Kind, _ start: Int) throws(ScanFailure) -> Int {
    let end = start + word.utf8CodeUnitCount
    for offset in 0..<word.utf8CodeUnitCount
    where unsafe bytes[start + offset] != word.utf8Start[offset] {
      throw ScanFailure(.value, at: start, opened: container == 0 ? nil : openedAt)
    }
    append(Entry(kind, offset: start, length: end - start))
    return end
  }

  private var byteOrderMarkLength: Int { unsafe Document.beginsWithByteOrderMark(bytes, count: count) ? 3 : 0 }

  @inline(__always)
  private func skipSpace(from start: Int) -> Int {
    var at = start
    while true {
      let byte = byte(at)
      if byte > 0x20 || !isSpace(byte) { return at }
      at &+= 1
    }
  }

  @inline(__always)
  private func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0a || byte == 0x0d || byte == 0x09
  }

  /// The byte at an offset. After the document it may belong to another one; after the buffer it is 0, which no token
  /// contains, so the scan stops there.
  @inline(__always)
  private func byte(_ at: Int) -> UInt8 { unsafe bytes[at] }
}

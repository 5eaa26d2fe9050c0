/// Converts bytes to a tape in one pass. Strict RFC 8259, with UTF-8 and escapes validated and nesting limited.
///
/// Audited unsafe code: it writes only entries for which there is room. The scanner is a local variable of `scan` and all
/// that changes it is inlined, so that its properties are kept in registers.
@safe
struct Scanner {
  /// The maximum nesting depth of objects and arrays.
  private let deepest: Int
  private let text: ScannedText
  private let tape: UnsafeMutablePointer<Tape>
  /// The address of the next entry.
  private var next: UnsafeMutablePointer<Entry>
  /// The entry of the innermost open object or array; 0 at the top level.
  private var container = 0
  /// Whether the innermost container is an object, so that each value has a name.
  private var isInObject = false
  private var depth = 0

  @inline(__always)
  private init(_ text: ScannedText, tape: UnsafeMutablePointer<Tape>, deepest: Int) {
    self.text = text
    self.deepest = deepest
    unsafe self.tape = tape
    unsafe next = tape.pointee.entries + 1
  }

  /// Fills a tape from its bytes with one document of `count` bytes. Returns the failure, or nil.
  ///
  /// `isAlone` means that only padding follows the document. Otherwise the scan may read into the following bytes,
  /// which it then reports.
  @unsafe
  static func scan(
    _ tape: UnsafeMutablePointer<Tape>, count: Int, depth: Int, isAlone: Bool
  ) -> ScanFailure? {
    unsafe tape.pointee.clear()
    if count >= Entry.limit { return ScanFailure(.tooLarge, at: 0) }
    var scanner = unsafe Scanner(ScannedText(tape.pointee.bytes, count: count), tape: tape, deepest: depth)
    do throws(ScanFailure) {
      // The bytes after the document in its buffer were read as part of it.
      return try scanner.scanDocument() > count ? ScanFailure(.beyondEnd, at: count) : nil
    } catch {
      return error.offset >= count && !isAlone ? ScanFailure(.beyondEnd, at: count) : error
    }
  }

  /// Not recursive: an open container's entry stores the index of its parent until it is closed.
  @inline(__always)
  private mutating func scanDocument() throws(ScanFailure) -> Int {
    var at = text.skipSpace(from: text.byteOrderMarkLength)
    if at >= text.count { throw ScanFailure(.empty, at: at) }
    while true {
      if unsafe next >= tape.pointee.limit { grow() }
      if isInObject { at = try scanKey(at) }
      if text[at] <= 0x20 { at = skipSpace(from: at) }
      switch text[at] {
      case UInt8(ascii: "\""):
        at = try scanString(at, .string)
      case UInt8(ascii: "{"):
        at = try open(.object, at)
        if text[at] != UInt8(ascii: "}") { continue }
        at = close(at)
      case UInt8(ascii: "["):
        at = try open(.array, at)
        if text[at] != UInt8(ascii: "]") { continue }
        at = close(at)
      case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
        at = try scanNumber(at)
      case UInt8(ascii: "t"): at = try scanWord("true", .true, at)
      case UInt8(ascii: "f"): at = try scanWord("false", .false, at)
      case UInt8(ascii: "n"): at = try scanWord("null", .null, at)
      default: throw ScanFailure(.value, at: at, opened: openedAt)
      }
      if try scanBehindValue(&at) { break }
    }
    let behind = text.skipSpace(from: at)
    if behind < text.count { throw ScanFailure(.trailing, at: behind) }
    return at
  }

  /// Runs after a value: closes containers that end here and advances to the next member or element. Returns whether
  /// the document ends.
  @inline(__always)
  private mutating func scanBehindValue(_ at: inout Int) throws(ScanFailure) -> Bool {
    while container != 0 {
      if text[at] <= 0x20 { at = skipSpace(from: at) }
      switch text[at] {
      case UInt8(ascii: ","):
        at &+= 1
        return false
      case UInt8(ascii: "}") where isInObject, UInt8(ascii: "]") where !isInObject:
        at = close(at)
      default:
        throw ScanFailure(isInObject ? .afterMember : .afterElement, at: at, opened: openedAt)
      }
    }
    return true
  }

  /// The offset at which the innermost open object or array begins; nil at the top level.
  private var openedAt: Int? { unsafe container == 0 ? nil : tape.pointee.entries[container].offset }

  /// Opens an object or array. Returns the offset of what follows.
  @inline(__always)
  private mutating func open(_ kind: Kind, _ at: Int) throws(ScanFailure) -> Int {
    // A line with missing closing brackets must not be continued with the lines after it.
    if at >= text.count { throw ScanFailure(.value, at: at, opened: openedAt) }
    depth &+= 1
    if depth > deepest { throw ScanFailure(.tooDeep, at: at) }
    append(Entry(kind, offset: at, length: container))
    container = used &- 1
    isInObject = kind == .object
    return text[at &+ 1] <= 0x20 ? skipSpace(from: at &+ 1) : at &+ 1
  }

  /// Closes the innermost container and returns the next offset.
  @inline(__always)
  private mutating func close(_ at: Int) -> Int {
    if unsafe next >= tape.pointee.limit { grow() }
    append(Entry(.end, offset: at, length: 0))
    let entries = unsafe tape.pointee.entries
    let opening = unsafe entries[container]
    unsafe entries[container] = opening.closed(end: used, isCompact: opening.offset > tape.pointee.lastLoose)
    container = opening.length
    isInObject = unsafe entries[container].kind == .object
    depth &-= 1
    return at &+ 1
  }

  /// Skips white space inside the document.
  @inline(__always)
  private func skipSpace(from at: Int) -> Int {
    unsafe tape.pointee.lastLoose = at
    return text.skipSpace(from: at)
  }

  /// Reads a member's name and its colon, after white space. Returns the offset of what follows.
  @inline(__always)
  private mutating func scanKey(_ start: Int) throws(ScanFailure) -> Int {
    var at = start
    if text[at] != UInt8(ascii: "\"") {
      at = skipSpace(from: at)
      guard text[at] == UInt8(ascii: "\"") else { throw ScanFailure(.key, at: at, opened: openedAt) }
    }
    at = try scanString(at, .key)
    if text[at] != UInt8(ascii: ":") {
      at = skipSpace(from: at)
      guard text[at] == UInt8(ascii: ":") else { throw ScanFailure(.colon, at: at) }
    }
    return at &+ 1
  }

  /// Reads a string. Most are plain, so that the first byte that is not plain is their closing quote.
  @inline(__always)
  private mutating func scanString(_ quote: Int, _ kind: Kind) throws(ScanFailure) -> Int {
    let start = quote &+ 1
    let end = text.plainEnd(from: start)
    if text[end] == UInt8(ascii: "\"") {
      append(Entry(kind, offset: start, length: end &- start))
      return end &+ 1
    }
    let rest = try text.restOfString(quote, from: end)
    append(Entry(kind, offset: start, length: rest.end &- start, isEscaped: rest.isEscaped))
    if rest.isEscaped { unsafe tape.pointee.lastLoose = start }
    return rest.end &+ 1
  }

  @inline(__always)
  private mutating func scanNumber(_ start: Int) throws(ScanFailure) -> Int {
    let (end, kind) = try text.number(start)
    append(Entry(kind, offset: start, length: end &- start))
    return end
  }

  @inline(__always)
  private mutating func scanWord(_ word: StaticString, _ kind: Kind, _ start: Int) throws(ScanFailure) -> Int {
    guard text.hasRest(of: word, start) else { throw ScanFailure(.value, at: start, opened: openedAt) }
    append(Entry(kind, offset: start, length: word.utf8CodeUnitCount))
    return start &+ word.utf8CodeUnitCount
  }

  // MARK: The tape

  /// The number of entries.
  @inline(__always)
  private var used: Int {
    // A difference of pointers to entries would be rounded as a signed number.
    let size = unsafe UInt(bitPattern: next) &- UInt(bitPattern: tape.pointee.entries)
    return Int(size / UInt(MemoryLayout<Entry>.stride))
  }

  @inline(__always)
  private mutating func append(_ entry: Entry) {
    unsafe next.pointee = entry
    unsafe next += 1
  }

  @inline(__always)
  private mutating func grow() { unsafe next = tape.pointee.grow(keeping: next) }
}

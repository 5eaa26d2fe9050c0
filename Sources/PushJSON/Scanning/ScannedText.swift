/// The bytes of a document that is scanned, and the tokens in it.
///
/// Audited unsafe code: the bytes are followed by padding that no JSON token contains, so every loop ends there.
@safe
struct ScannedText {
  private let bytes: UnsafePointer<UInt8>
  let count: Int

  @unsafe
  @inline(__always)
  init(_ bytes: UnsafePointer<UInt8>, count: Int) {
    unsafe self.bytes = bytes
    self.count = count
  }

  /// The byte at an offset. After the document it may belong to another one; after the buffer it is 0, which no token
  /// contains, so the scan stops there.
  @inline(__always)
  subscript(at: Int) -> UInt8 { unsafe bytes[at] }

  var byteOrderMarkLength: Int { unsafe Document.beginsWithByteOrderMark(bytes, count: count) ? 3 : 0 }

  @inline(never)
  func skipSpace(from start: Int) -> Int {
    var at = start
    while isSpace(self[at]) { at &+= 1 }
    return at
  }

  @inline(__always)
  private func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0a || byte == 0x0d || byte == 0x09
  }

  /// Whether a word is at an offset where its first byte is. Its other bytes are compared.
  @inline(__always)
  func hasRest(of word: StaticString, _ at: Int) -> Bool {
    for index in 1..<word.utf8CodeUnitCount where unsafe self[at &+ index] != word.utf8Start[index] { return false }
    return true
  }

  // MARK: Strings

  /// The offset of the first byte that is a quote, a backslash, a control character or not ASCII. Longer strings are read
  /// two blocks at a time.
  @inline(__always)
  func plainEnd(from start: Int) -> Int {
    let lane = unsafe (bytes + start).block().firstUnusual
    if lane != 16 { return start &+ lane }
    var at = start &+ 16
    while unsafe !Block.haveUnusual((bytes + at).block(), (bytes + at + 16).block()) { at &+= 32 }
    let first = unsafe (bytes + at).block().firstUnusual
    return unsafe first != 16 ? at &+ first : at &+ 16 &+ (bytes + at + 16).block().firstUnusual
  }

  /// Reads the rest of a string whose bytes before `from` are plain. Returns the offset of its closing quote.
  @inline(never)
  func restOfString(_ quote: Int, from: Int) throws(ScanFailure) -> (end: Int, isEscaped: Bool) {
    var at = from
    var isASCII = true
    var isEscaped = false
    while true {
      switch self[at] {
      case UInt8(ascii: "\""):
        let start = quote &+ 1
        if !isASCII, let invalid = unsafe UTF8Check.firstInvalid(bytes + start, count: at &- start) {
          throw ScanFailure(.invalidUTF8, at: start + invalid)
        }
        return (at, isEscaped)
      case UInt8(ascii: "\\"):
        isEscaped = true
        // Most escapes of a language with other letters follow one another.
        repeat { at = try escapeEnd(at) } while self[at] == UInt8(ascii: "\\")
      case 0x00..<0x20:
        throw ScanFailure(at >= count ? .openString : .controlCharacter, at: at >= count ? quote : at, opened: quote)
      case 0x80...0xff:
        isASCII = false
      default:
        break
      }
      at = isASCII ? plainEnd(from: at) : specialByte(from: at)
    }
  }

  /// The offset of the first byte that is a quote, a backslash or a control character.
  @inline(__always)
  private func specialByte(from start: Int) -> Int {
    var at = start
    while true {
      let lane = unsafe (bytes + at).block().firstSpecial
      at &+= lane
      if lane != 16 { return at }
    }
  }

  @inline(__always)
  private func escapeEnd(_ backslash: Int) throws(ScanFailure) -> Int {
    switch self[backslash &+ 1] {
    case UInt8(ascii: "u"):
      let (areDigits, areSurrogate) = unsafe Escape.check(bytes + backslash + 2)
      if !areDigits { throw ScanFailure(.escape, at: backslash) }
      return areSurrogate ? try pairEnd(backslash) : backslash &+ 6
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
      UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      return backslash &+ 2
    default:
      throw ScanFailure(.escape, at: backslash)
    }
  }

  /// The end of the two escapes of a character beyond the first plane, such as `\ud83d\ude00`.
  private func pairEnd(_ backslash: Int) throws(ScanFailure) -> Int {
    let isPair = self[backslash + 6] == UInt8(ascii: "\\") && self[backslash + 7] == UInt8(ascii: "u")
    guard isPair, let high = unsafe Escape.unit(bytes + backslash + 2), high < 0xdc00,
      let low = unsafe Escape.unit(bytes + backslash + 8), low & 0xfc00 == 0xdc00
    else { throw ScanFailure(.surrogate, at: backslash) }
    return backslash + 12
  }

  // MARK: Numbers

  /// The end of a number and its kind. The first byte is a digit or a sign.
  @inline(__always)
  func number(_ start: Int) throws(ScanFailure) -> (end: Int, kind: Kind) {
    var at = self[start] == UInt8(ascii: "-") ? start &+ 1 : start
    if self[at] == UInt8(ascii: "0") {
      at &+= 1
      if isDigit(self[at]) { throw ScanFailure(.number, at: at, opened: start) }
    } else {
      at = try skipDigits(from: at, of: start)
    }
    let isInteger = self[at] != UInt8(ascii: ".") && self[at] | 0x20 != UInt8(ascii: "e")
    return isInteger ? (at, .integer) : (try decimalEnd(from: at, of: start), .decimal)
  }

  /// The end of a number whose fraction or exponent begins at an offset.
  @inline(never)
  private func decimalEnd(from integerEnd: Int, of start: Int) throws(ScanFailure) -> Int {
    var at = integerEnd
    if self[at] == UInt8(ascii: ".") { at = try skipDigits(from: at + 1, of: start) }
    guard self[at] | 0x20 == UInt8(ascii: "e") else { return at }
    at += 1
    if self[at] == UInt8(ascii: "+") || self[at] == UInt8(ascii: "-") { at += 1 }
    return try skipDigits(from: at, of: start)
  }

  @inline(__always)
  private func skipDigits(from start: Int, of number: Int) throws(ScanFailure) -> Int {
    var at = start
    while isDigit(self[at]) { at &+= 1 }
    if at == start { throw ScanFailure(.number, at: at, opened: number) }
    return at
  }

  @inline(__always)
  private func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }
}

package import PushDiagnostics

/// A scanned document: its bytes and the tape with its structure.
///
/// Audited unsafe code: every offset comes from the tape, which the scanner wrote for exactly these bytes. Bytes and
/// tape do not change between scans, and a caller that scans again must have exclusive access to the document.
@safe
public final class Document: @unchecked Sendable {
  /// The bytes and their origin.
  package var source: Source { origin.value }
  /// Holds the source of one document after another.
  package let origin: Cell<Source>
  /// The bytes and entries. They are behind a constant pointer, so that reading them needs no exclusivity check.
  @usableFromInline let tape: UnsafeMutablePointer<Tape>
  /// How large the documents can be.
  package let limits: ScanLimits

  @inlinable var bytes: UnsafePointer<UInt8> { unsafe tape.pointee.bytes }

  /// Creates an empty document, to be filled by `scan`.
  package init(limits: ScanLimits = ScanLimits()) {
    let source = Source(name: "", bytes: SourceBytes([]))
    origin = Cell(source)
    unsafe tape = .allocate(capacity: 1)
    unsafe tape.initialize(to: Tape(of: source.bytes.start))
    self.limits = limits
  }

  /// Creates a document from JSON text that pushc made; nil if it is not valid.
  package convenience init?(json: SourceBytes) {
    self.init()
    if scan(Source(name: "", bytes: json)) != nil { return nil }
  }

  package convenience init?(json: String) { self.init(json: SourceBytes(json.utf8)) }

  /// Creates a document that is a string.
  package convenience init(text: String) {
    self.init()
    let output = Output(capacity: text.utf8.count + 2)
    output.append(quoted: text)
    _ = scan(Source(name: "", bytes: output.source()))
  }

  /// Creates a document that is an array of strings.
  package convenience init(listing texts: [String]) {
    self.init()
    let output = Output()
    output.append(UInt8(ascii: "["))
    for text in texts {
      output.beginElement()
      output.append(quoted: text)
    }
    output.append(UInt8(ascii: "]"))
    _ = scan(Source(name: "", bytes: output.source()))
  }

  deinit {
    unsafe tape.pointee.deallocate()
    unsafe tape.deallocate()
  }

  /// Scans another source, reusing the tape's memory. Returns the failure, if any.
  package func scan(_ source: Source) -> ScanFailure? {
    origin.value.become(source)
    return rescan(source)
  }

  /// Scans a copy of text that pushc made, reusing the memory of the text before if nothing else refers to it.
  package func scan(copyOf text: Output) -> ScanFailure? {
    text.copy(to: &origin.value)
    return rescan(source)
  }

  private func rescan(_ source: Source) -> ScanFailure? {
    var failure = scanWithinLimits(source)
    if failure?.reason == .beyondEnd { failure = rescanAlone() }
    failure?.limits = limits
    return failure
  }

  private func scanWithinLimits(_ source: Source) -> ScanFailure? {
    unsafe tape.pointee.bytes = source.bytes.start + source.range.lowerBound
    if source.isTooLarge || source.count > limits.size {
      unsafe tape.pointee.clear()
      return ScanFailure(.tooLarge, at: 0)
    }
    return unsafe Scanner.scan(
      tape, count: source.count, depth: limits.depth, isAlone: source.range.upperBound == source.bytes.count)
  }

  /// Scans a copy of the document that is followed only by padding. Needed if the document seems to continue beyond its
  /// end.
  private func rescanAlone() -> ScanFailure? {
    let alone = SourceBytes(Array(source.range.map { source.bytes[$0] }))
    return withExtendedLifetime(alone) {
      unsafe tape.pointee.bytes = alone.start
      defer { unsafe tape.pointee.bytes = source.bytes.start + source.range.lowerBound }
      return unsafe Scanner.scan(tape, count: alone.count, depth: limits.depth, isAlone: true)
    }
  }

  /// Whether the document begins with a byte order mark, which is accepted and not part of the document.
  package var hasByteOrderMark: Bool { unsafe Self.beginsWithByteOrderMark(bytes, count: source.count) }

  static func beginsWithByteOrderMark(_ bytes: UnsafePointer<UInt8>, count: Int) -> Bool {
    unsafe count >= 3 && bytes.word() & 0xff_ffff == 0xbf_bbef
  }

  // MARK: Values of nodes

  /// The entry of a value.
  @inlinable
  public func entry(_ node: Node) -> Entry { unsafe tape.pointee[Int(node.index)] }

  /// The kind of a value.
  @inlinable
  public func kind(_ node: Node) -> Kind { entry(node).kind }

  /// Whether a value is an object or an array.
  @inlinable
  @inline(__always)
  package func isContainer(_ node: Node) -> Bool { entry(node).isContainer }

  /// The bytes of a value, including quotes and brackets.
  package func span(_ node: Node) -> Span {
    let entry = entry(node)
    switch entry.kind {
    case .absent: return .none
    case .object, .array:
      return Span(UInt32(entry.offset), UInt32(end(of: entry)))
    case .string, .key: return Span(UInt32(entry.offset - 1), UInt32(entry.offset + entry.length + 1))
    default: return Span(UInt32(entry.offset), UInt32(entry.offset + max(1, entry.length)))
    }
  }

  /// The number of members of an object or elements of an array. It is counted, not stored.
  package func childCount(_ node: Node, without omitted: MemberSet? = nil) -> Int {
    var count = 0
    if kind(node) == .object {
      var members = Members(of: node, in: self, without: omitted)
      while members.next(in: self) != nil { count += 1 }
    } else if kind(node) == .array {
      var elements = ElementCursor(of: node, in: self)
      while elements.next(in: self) != nil { count += 1 }
    }
    return count
  }

  /// Whether an object or array is empty.
  @inlinable
  public func isEmpty(_ node: Node) -> Bool { entry(node).length == Int(node.index) + 2 }

  /// Whether an object is empty except for omitted members.
  package func hasNoMembers(_ node: Node, without omitted: MemberSet) -> Bool {
    var members = Members(of: node, in: self, without: omitted)
    return members.next(in: self) == nil
  }

  /// The index of the entry after a value and all its contents.
  @inlinable
  public func index(behind index: Int) -> Int {
    let entry = unsafe tape.pointee[index]
    return entry.isContainer ? entry.length : index + 1
  }

  /// Whether a node is an object or array, or anything in it.
  package func has(_ node: Node, within container: Node) -> Bool {
    node.index >= container.index && Int(node.index) < index(behind: Int(container.index))
  }

  /// The offset behind the closing bracket of an object or array.
  @inline(__always)
  func end(of container: Entry) -> Int { unsafe tape.pointee[container.length &- 1].offset &+ 1 }

  // MARK: Scalars

  package func flag(_ node: Node) -> Bool { kind(node) == .true }

  /// The value of an integer that has no fraction or exponent and fits into 64 bits.
  @inlinable
  public func integer(_ node: Node) -> Int64? {
    let entry = entry(node)
    guard entry.kind == .integer else { return nil }
    return unsafe Digits.integer(bytes + entry.offset, count: entry.length)
  }

  /// An integer, or the one that a string holds or that has a fraction of zero: `3`, `"3"`, `3.0`.
  package func wholeNumber(_ node: Node) -> Int64? {
    switch kind(node) {
    case .integer: return integer(node)
    case .decimal: return Int64(wholeNumber: digits(node))
    case .string: return string(node).canonicalInteger
    default: return nil
    }
  }

  /// The number as the nearest double.
  package func double(_ node: Node) -> Double { Double(string(node)) ?? .nan }

  /// A number's digits as written in the source, or a keyword; an object or array as written.
  package func digits(_ node: Node) -> String {
    let entry = entry(node)
    if entry.isContainer { return text(node) }
    return unsafe String(decoding: UnsafeBufferPointer(start: bytes + entry.offset, count: entry.length), as: UTF8.self)
  }

  /// The same for a message, with escapes resolved, which quotes the first of many digits.
  package func shownDigits(_ node: Node) -> String { Visible.clipped(string(node)) }

  /// The bytes of a value as written in the source.
  package func text(_ node: Node) -> String { source.text(span(node)) }

  /// The content of a string, with escapes resolved; any other value as written in the source.
  public func string(_ node: Node) -> String {
    let entry = entry(node)
    guard entry.isEscaped else { return digits(node) }
    let content = Output(capacity: entry.length + Block.scalarCount)
    content.append(resolved: node, of: self)
    return content.text()
  }

  /// The length of a string's content in bytes of UTF-8.
  public func utf8Count(_ node: Node) -> Int {
    let entry = entry(node)
    return entry.isEscaped ? string(node).utf8.count : entry.textLength
  }

  /// Whether a string is empty. A string with escapes is not.
  @inlinable
  package func isEmptyText(_ node: Node) -> Bool { entry(node).length == 0 }

  /// Whether all bytes of a string, with escapes resolved, satisfy a predicate.
  @inlinable
  @inline(__always)
  package func consists(_ node: Node, of fits: (UInt8) -> Bool) -> Bool {
    let entry = entry(node)
    if entry.isEscaped { return string(node).utf8.allSatisfy(fits) }
    for offset in entry.offset..<entry.offset &+ entry.textLength where unsafe !fits(bytes[offset]) { return false }
    return true
  }

  /// Whether a string's content equals the given text.
  @inlinable
  public func equals(_ node: Node, _ text: StaticString) -> Bool {
    let entry = entry(node)
    guard entry.kind == .string || entry.kind == .key else { return false }
    if entry.isEscaped { return string(node) == text.description }
    guard entry.length == text.utf8CodeUnitCount else { return false }
    return unsafe Self.areEqual(bytes + entry.offset, text.utf8Start, count: entry.length)
  }

  /// Compares a few bytes word by word; the last word overlaps the previous one.
  @inlinable
  static func areEqual(_ left: UnsafePointer<UInt8>, _ right: UnsafePointer<UInt8>, count: Int) -> Bool {
    if count < 4 { return unsafe areFewEqual(left, right, count: count) }
    if count < 8 { return unsafe haveEqualEnds(left, right, count: count, UInt32.self) }
    var at = 0
    while at < count &- 8 {
      if unsafe (left + at).word() != (right + at).word() { return false }
      at &+= 8
    }
    return unsafe (left + count - 8).word() == (right + count - 8).word()
  }

  @inlinable
  @inline(__always)
  static func areFewEqual(_ left: UnsafePointer<UInt8>, _ right: UnsafePointer<UInt8>, count: Int) -> Bool {
    if count > 1 { return unsafe haveEqualEnds(left, right, count: count, UInt16.self) }
    return unsafe count == 0 || left[0] == right[0]
  }

  /// Compares the first and the last word, which are all bytes of up to two words.
  @inlinable
  @inline(__always)
  static func haveEqualEnds<Word: FixedWidthInteger & BitwiseCopyable>(
    _ left: UnsafePointer<UInt8>, _ right: UnsafePointer<UInt8>, count: Int, _ type: Word.Type
  ) -> Bool {
    let (left, right) = unsafe (UnsafeRawPointer(left), UnsafeRawPointer(right))
    let last = count &- MemoryLayout<Word>.size
    return unsafe left.loadUnaligned(as: type) == right.loadUnaligned(as: type)
      && left.loadUnaligned(fromByteOffset: last, as: type) == right.loadUnaligned(fromByteOffset: last, as: type)
  }

  /// The first byte of a string as written in the source; its closing quote if it is empty.
  @inlinable
  public func firstByte(_ node: Node) -> UInt8 { unsafe bytes[entry(node).offset] }

  /// Whether a string's content begins with the given text.
  package func begins(_ node: Node, with text: StaticString) -> Bool {
    let entry = entry(node)
    if entry.isEscaped { return string(node).utf8.starts(with: text.description.utf8) }
    guard entry.textLength >= text.utf8CodeUnitCount else { return false }
    return unsafe Self.areEqual(bytes + entry.offset, text.utf8Start, count: text.utf8CodeUnitCount)
  }
}

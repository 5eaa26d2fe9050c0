import PushDiagnostics
import PushJSON

/// Masks the secrets of a document wherever the texts of its findings quote them.
///
/// It compares contents instead of positions, so texts do not have to record where their words came from.
package struct SecretMask {
  /// The secrets that a text may quote, keyed by their first eight bytes. A document's tokens may all begin alike.
  private var secrets: [UInt64: SortedSecrets] = [:]

  /// Creates a mask for these findings of a document whose secrets are known.
  package init(_ source: Source, for findings: [[Diagnostic]]) {
    if source.secrets.isEmpty { return }
    // Only a few of many tokens are quoted.
    var heads = HeadFilter(isLarge: findings.contains { $0.count > 8 })
    for finding in findings.joined() {
      _ = finding.mapTexts { text in
        heads.insert(headsOf: text)
        return text
      }
      for edit in finding.statedFix?.edits ?? [] { heads.insert(headsOf: edit.replacement) }
    }
    var quoted: [UInt64: [[UInt8]]] = [:]
    for span in source.secrets { Self.add(span, of: source, ifQuoted: heads, to: &quoted) }
    secrets = quoted.mapValues(SortedSecrets.init)
  }

  private static func add(
    _ span: Span, of source: Source, ifQuoted heads: borrowing HeadFilter, to quoted: inout [UInt64: [[UInt8]]]
  ) {
    let range = Int(span.start)..<min(Int(span.end), source.count)
    guard range.count > Secrets.shownCount else { return }
    var head: UInt64 = 0
    for offset in range.prefix(8) { head = head << 8 | UInt64(source[offset]) }
    if heads.contains(head) { quoted[head, default: []].append(range.map { source[$0] }) }
    // A text quotes the content of a string, not its escaped form.
    guard source.stringMark(in: range) < range.upperBound else { return }
    let quote = [UInt8(ascii: "\"")]
    let json = SourceBytes(quote + range.map { source[$0] } + quote)
    guard let content = Document(json: json).map({ Array($0.string(.root).utf8) }) else { return }
    if let head = Self.head(content), heads.contains(head) { quoted[head, default: []].append(content) }
  }

  /// Masks the secrets in findings. Findings that do not quote secrets are not changed.
  package func mask(_ findings: inout [Diagnostic]) {
    if secrets.isEmpty { return }
    for index in findings.indices { findings[index] = masked(findings[index]) }
  }

  /// A finding with its secrets masked. Of a fix that would write a secret, only what it does is told: with a masked value, it
  /// would break the document.
  package func masked(_ finding: Diagnostic) -> Diagnostic {
    if secrets.isEmpty { return finding }
    var finding = finding
    if let fix = finding.statedFix, fix.edits.contains(where: { masked($0.replacement) != $0.replacement }) {
      finding.statedFix = nil
      if finding.statedHelp == nil { finding.statedHelp = fix.title }
    }
    return finding.mapTexts(masked)
  }

  /// A text in which each secret is replaced by its first eight characters and an ellipsis.
  package func masked(_ text: String) -> String {
    if secrets.isEmpty { return text }
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    var copied = 0
    Self.forEachHead(in: bytes) { start, head in
      guard start >= copied, let (shown, end) = secrets[head]?.longest(quotedBy: bytes[start...]) else { return }
      result += bytes[copied..<shown]
      if !bytes[end...].isEllipsis { result += "…".utf8 }
      copied = end
    }
    if copied == 0 { return text }
    return String(decoding: result + bytes[copied...], as: UTF8.self)
  }

  // MARK: Eight bytes at a time

  private static func head(_ bytes: some Collection<UInt8>) -> UInt64? {
    bytes.count > 8 ? bytes.prefix(8).reduce(0) { $0 << 8 | UInt64($1) } : nil
  }

  /// Visits every index of a text that is followed by at least eight bytes.
  private static func forEachHead(in bytes: some Sequence<UInt8>, _ visit: (Int, UInt64) -> Void) {
    var head: UInt64 = 0
    var index = 0
    for byte in bytes {
      head = head << 8 | UInt64(byte)
      if index >= 7 { visit(index - 7, head) }
      index += 1
    }
  }
}

/// Secrets that share their first eight bytes, sorted and distinct.
private struct SortedSecrets {
  private let secrets: [[UInt8]]

  init(_ secrets: [[UInt8]]) {
    var distinct: [[UInt8]] = []
    for secret in secrets.sorted(by: { $0.lexicographicallyPrecedes($1) }) where secret != distinct.last {
      distinct.append(secret)
    }
    self.secrets = distinct
  }

  /// The secret that a text quotes at its start: complete, or truncated as messages truncate long text. Returns where its
  /// shown characters end, and where the quoted part ends.
  ///
  /// The secrets that begin like the text are a range, which becomes smaller with each byte of the text.
  func longest(quotedBy text: ArraySlice<UInt8>) -> (shown: Int, end: Int)? {
    var best: (shown: Int, end: Int)?
    var alike = secrets.indices
    var characters = 0
    var shown: Int?
    for end in text.startIndex...text.endIndex {
      let byte = end < text.endIndex ? text[end] : nil
      let longer = byte.map { part(of: alike, with: $0, at: end - text.startIndex) } ?? alike.prefix(0)
      if let shown, longer.count < alike.count {
        let isComplete = secrets[alike.lowerBound].count == end - text.startIndex
        let isTruncated = byte ?? UInt8(ascii: "\"") == UInt8(ascii: "\"") || text[end...].isEllipsis
        if isComplete || isTruncated { best = (shown, end) }
      }
      alike = longer
      if alike.isEmpty { break }
      if let byte, byte & 0xc0 != 0x80 { characters += 1 }
      if characters > Secrets.shownCount, shown == nil { shown = end }
    }
    return best
  }

  /// The part of a range of secrets, alike up to an index, that have a byte at the index.
  private func part(of range: Range<Int>, with byte: UInt8, at index: Int) -> Range<Int> {
    let start = firstIndex(in: range, at: index) { $0 >= Int(byte) }
    return start..<firstIndex(in: start..<range.upperBound, at: index) { $0 > Int(byte) }
  }

  /// The index of the first secret in a range whose byte at an index meets a condition, which all behind it meet.
  private func firstIndex(in range: Range<Int>, at index: Int, where condition: (Int) -> Bool) -> Int {
    // Most bytes are those of all secrets in the range.
    if let last = range.last, !condition(byte(of: last, at: index)) { return range.upperBound }
    if let first = range.first, condition(byte(of: first, at: index)) { return first }
    return range.firstInOrder { condition(byte(of: $0, at: index)) }
  }

  /// A byte of a secret, -1 behind its end.
  private func byte(of secret: Int, at index: Int) -> Int {
    let bytes = secrets[secret]
    return index < bytes.count ? Int(bytes[index]) : -1
  }
}

extension ArraySlice<UInt8> {
  fileprivate var isEllipsis: Bool { starts(with: "…".utf8) }
}

/// A Bloom filter for the eight-byte heads in texts. False positives cost time but do not change the result.
private struct HeadFilter {
  private var bits: [UInt64]
  private let mask: Int

  /// An empty filter, for a few texts or for many.
  init(isLarge: Bool) {
    bits = [UInt64](repeating: 0, count: isLarge ? 1 << 10 : 1 << 6)
    mask = 64 * bits.count - 1
  }

  /// Inserts each eight bytes of a text that follow each other.
  mutating func insert(headsOf text: String) {
    let bytes = text.utf8.span
    let mask = mask
    var bits = bits.mutableSpan
    var head: UInt64 = 0
    for index in bytes.indices {
      head = head << 8 | UInt64(bytes[index])
      guard index >= 7 else { continue }
      let hash = Self.hash(head) & mask
      bits[hash >> 6] |= 1 << UInt64(hash & 63)
    }
  }

  func contains(_ head: UInt64) -> Bool {
    let hash = Self.hash(head) & mask
    return bits[hash >> 6] & 1 << UInt64(hash & 63) != 0
  }

  /// Fibonacci hashing: the upper sixteen bits of the product depend on all bits of the factors.
  private static func hash(_ head: UInt64) -> Int {
    Int(truncatingIfNeeded: (head &* 0x9e37_79b9_7f4a_7c15) >> 48)
  }
}

extension Diagnostic {
  /// The finding with all printable texts transformed.
  fileprivate func mapTexts(_ change: (String) -> String) -> Diagnostic {
    var finding = self
    finding.message = change(message)
    switch consequence {
    case .rejected(let service, let reason): finding.consequence = .rejected(service: service, reason: change(reason))
    case .possible(let service, let reason): finding.consequence = .possible(service: service, reason: change(reason))
    case .silent(let effect): finding.consequence = .silent(change(effect))
    case .uncertain(let effect): finding.consequence = .uncertain(change(effect))
    case .undefined(let limit): finding.consequence = .undefined(change(limit))
    case nil: break
    }
    for index in notes.indices { finding.notes[index].text = change(notes[index].text) }
    finding.statedHelp = statedHelp.map(change)
    if let title = statedFix?.title { finding.statedFix?.title = change(title) }
    finding.loss?.changes = (loss?.changes ?? []).map { part in
      Loss.Change(
        target: part.target, replacement: part.replacement.map(change), message: change(part.message))
    }
    for index in edits.indices {
      finding.edits[index].before = edits[index].before.map(change)
      finding.edits[index].after = edits[index].after.map(change)
    }
    return finding
  }
}

/// Variants of a document in which unusable values are replaced by plausible ones.
package struct DocumentVariants {
  private let source: Source
  /// Sorted by position, without overlaps.
  private var broken: [BrokenValue] = []

  /// The number of variants: the largest number of stand-ins of any value, within the limits below.
  package private(set) var count = 0
  private static let most = 24
  /// The maximum number of bytes to compile again. A large document gets fewer variants, but at least two.
  private static let budget = 1 << 26

  package init(_ source: Source, _ values: [BrokenValue]) {
    self.source = source
    // The last report about a value is the most accurate.
    let latestFirst: [BrokenValue] = values.reversed()
    var room = source.count + 1 << 20
    for value in StableOrder.sorted(latestFirst, by: { $0.span.rank }) {
      if value.standIns.isEmpty || value.span.end > source.count { continue }
      if let last = broken.last, last.span.end > value.span.start || last.isSame(as: value) { continue }
      room -= value.standIns.indices.map { value.text($0).utf8.count }.max() ?? 0
      if room < 0 { break }
      broken.append(value)
    }
    let affordable = max(2, Self.budget / max(1, source.count))
    count = min(broken.map { $0.standIns.count }.max() ?? 0, Self.most, affordable)
  }

  /// Whether there are both unusable values and missing members.
  package var hasValuesAndMembers: Bool {
    let members = broken.count { $0.isMember }
    return members > 0 && members < broken.count
  }

  /// A variant of the document, with or without the missing members.
  package func variant(_ index: Int, addsMembers: Bool = true) -> DocumentVariant {
    var edits: [Fix.Edit] = []
    for value in broken {
      if value.isMember, !addsMembers { continue }
      let text = value.text(index)
      guard case .member(_, let isAlone) = value.place else {
        edits.append(Fix.Edit(value.span, with: text))
        continue
      }
      if let last = edits.last, last.span == value.span {
        edits[edits.count - 1].replacement = text + "," + last.replacement
      } else {
        edits.append(Fix.Edit(value.span, with: text + (isAlone ? "" : ",")))
      }
    }
    return DocumentVariant(source, edits)
  }
}

extension BrokenValue {
  /// Whether two findings are about the same value. Members missing at the same position are different values.
  fileprivate func isSame(as other: BrokenValue) -> Bool { !isMember && span == other.span }
}

/// A document with some values replaced, and the mapping of its positions to the original.
package struct DocumentVariant {
  package let source: Source
  /// The replacements: their start and length in the variant, and their span in the original.
  private var replacements: [(start: Int, count: Int, original: Span)] = []

  /// Replaces parts of a document. The edits are sorted and do not overlap.
  package init(_ original: Source, _ edits: [Fix.Edit]) {
    let bytes = original.bytes(with: edits)
    source = Source(name: original.name, bytes: SourceBytes(bytes), firstLine: original.firstLine)
    var growth = 0
    for edit in edits {
      let count = edit.replacement.utf8.count
      replacements.append((Int(edit.span.start) + growth, count, edit.span))
      growth += count - edit.span.count
    }
  }

  /// The position in the original document; for a part of a replacement, all of what was replaced.
  package func original(_ span: Span) -> Span {
    let (start, end) = (original(Int(span.start), isEnd: false), original(Int(span.end), isEnd: true))
    return Span(UInt32(clamping: start), UInt32(clamping: end))
  }

  private func original(_ offset: Int, isEnd: Bool) -> Int {
    let next = replacements.indices.firstInOrder { replacements[$0].start >= offset }
    guard next > 0 else { return offset }
    let last = replacements[next - 1]
    let behind = offset - last.start - last.count
    return behind < 0
      ? Int(isEnd ? last.original.end : last.original.start) : Int(last.original.end) + behind
  }
}

extension Source {
  /// The bytes with edits applied. The edits are sorted and do not overlap; all other bytes are unchanged.
  package func bytes(with edits: [Fix.Edit]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(count)
    var at = 0
    for edit in edits {
      result += copy(from: at, to: Int(edit.span.start))
      result += edit.replacement.utf8
      at = Int(edit.span.end)
    }
    return result + copy(from: at, to: count)
  }

  private func copy(from start: Int, to end: Int) -> [UInt8] {
    start < end ? bytes.copy(range.lowerBound + start..<range.lowerBound + min(end, count)) : []
  }
}

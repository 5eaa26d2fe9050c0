import PushCompiler

/// The difference of two files by lines, in the format of `diff -u`, `patch` and `git apply`.
///
/// Lines are bytes that include their line feed: a carriage return before it is part of the line, and a file may
/// contain invalid UTF-8.
struct Difference {
  private enum Sign: Unicode.Scalar {
    case same = " "
    case removed = "-"
    case added = "+"
  }

  private var lines: [(sign: Sign, content: ArraySlice<UInt8>)] = []
  private static let context = 3

  init(_ old: [UInt8], _ new: [UInt8]) {
    let old = Self.lines(of: old)
    let new = Self.lines(of: new)
    let (removed, added) = old.count == new.count ? Self.changes(within: old, new) : Self.changes(from: old, to: new)
    var from = 0
    var to = 0
    while from < old.count || to < new.count {
      if removed.contains(from) {
        lines.append((.removed, old[from]))
        from += 1
      } else if added.contains(to) {
        lines.append((.added, new[to]))
        to += 1
      } else {
        lines.append((.same, old[from]))
        from += 1
        to += 1
      }
    }
  }

  /// The lines that differ, by their numbers. Fixes change lines and leave their number, so each is compared with the line in
  /// its place, in time proportional to the size.
  private static func changes(within old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]) -> (Set<Int>, Set<Int>) {
    let changed = Set(old.indices.filter { old[$0] != new[$0] })
    return (changed, changed)
  }

  /// The lines that differ in files of different lengths. A fix changes a few lines, so after each difference the nearest lines
  /// are searched from which both files go on alike.
  private static func changes(from old: [ArraySlice<UInt8>], to new: [ArraySlice<UInt8>]) -> (Set<Int>, Set<Int>) {
    var (removed, added): (Set<Int>, Set<Int>) = ([], [])
    var (from, to) = (0, 0)
    while from < old.count || to < new.count {
      while from < old.count, to < new.count, old[from] == new[to] { (from, to) = (from + 1, to + 1) }
      let alike = nextAlike(old[from...], new[to...])
      removed.formUnion(from..<alike.from)
      added.formUnion(to..<alike.to)
      (from, to) = (alike.from, alike.to)
    }
    return (removed, added)
  }

  /// Where two lines of both are alike, or both end. Beyond some distance, the rest is one difference: it takes the square of the
  /// distance to find.
  private static func nextAlike(
    _ old: ArraySlice<ArraySlice<UInt8>>, _ new: ArraySlice<ArraySlice<UInt8>>
  ) -> (from: Int, to: Int) {
    for distance in 0...min(old.count + new.count, 4096) {
      for skipped in max(0, distance - new.count)...min(distance, old.count) {
        let (rest, other) = (old.dropFirst(skipped), new.dropFirst(distance - skipped))
        if rest.prefix(2) == other.prefix(2) { return (rest.startIndex, other.startIndex) }
      }
    }
    return (old.endIndex, new.endIndex)
  }

  /// The lines of a file, each including its line feed, which the last one may lack.
  private static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: 0x0a).map { $0 + 1 } ?? bytes.count
      lines.append(bytes[start..<end])
      start = end
    }
    return lines
  }

  /// The hunks, each with three lines of context.
  func text(path: String) -> [UInt8] {
    var text = Array("--- \(Self.header("a", path))\n+++ \(Self.header("b", path))\n".utf8)
    // The numbers of the next line, and its place among the lines of both. Lines between hunks are the same in both.
    var (old, new, place) = (1, 1, 0)
    for range in hunks {
      let lines = lines[range]
      let (oldCount, newCount) = (lines.count { $0.sign != .added }, lines.count { $0.sign != .removed })
      old += range.lowerBound - place
      new += range.lowerBound - place
      text += "@@ -\(old),\(oldCount) +\(new),\(newCount) @@\n".utf8
      for (sign, content) in lines {
        text.append(UInt8(ascii: sign.rawValue))
        text += content
        if content.last != 0x0a { text += "\n\\ No newline at end of file\n".utf8 }
      }
      (old, new, place) = (old + oldCount, new + newCount, range.upperBound)
    }
    return text
  }

  /// A file name in git's format: quoted, with octal bytes, if it contains characters that would end or hide it. A tab
  /// marks the end of a name with spaces.
  private static func header(_ side: String, _ path: String) -> String {
    let bytes = FileName.bytes(of: path)
    let isPlain = String(validating: bytes, as: UTF8.self).map { text in
      text.unicodeScalars.allSatisfy { Visible.isPlain($0) && $0 != "\"" && $0 != "\\" }
    }
    if isPlain ?? false { return "\(side)/\(path)" + (bytes.contains(0x20) ? "\t" : "") }
    return "\"\(side)/" + bytes.map(quoted).joined() + "\""
  }

  private static func quoted(_ byte: UInt8) -> String {
    switch byte {
    case 0x22, 0x5c: "\\" + String(Unicode.Scalar(byte))
    case 0x20...0x7e: String(Unicode.Scalar(byte))
    default: "\\" + String(byte, digits: 3, radix: 8)
    }
  }

  private var hunks: [Range<Int>] {
    var hunks: [Range<Int>] = []
    for (index, line) in lines.enumerated() where line.sign != .same {
      let around = max(0, index - Self.context)..<min(lines.count, index + Self.context + 1)
      if let last = hunks.last, last.upperBound >= around.lowerBound {
        hunks[hunks.count - 1] = last.lowerBound..<around.upperBound
      } else {
        hunks.append(around)
      }
    }
    return hunks
  }
}

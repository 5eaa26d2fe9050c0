/// The difference of two texts by lines, as `diff -u` shows it.
struct Difference {
  private enum Line {
    case same(Substring), removed(Substring), added(Substring)
  }

  private var lines: [Line] = []
  private static let context = 3

  init(_ old: String, _ new: String) {
    let old = old.split(separator: "\n", omittingEmptySubsequences: false)
    let new = new.split(separator: "\n", omittingEmptySubsequences: false)
    let difference = new.difference(from: old)
    var removed: Set<Int> = []
    var added: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    var from = 0
    var to = 0
    while from < old.count || to < new.count {
      if removed.contains(from) {
        lines.append(.removed(old[from]))
        from += 1
      } else if added.contains(to) {
        lines.append(.added(new[to]))
        to += 1
      } else {
        lines.append(.same(old[from]))
        from += 1
        to += 1
      }
    }
    // What follows the last line feed is no line.
    if case .same("") = lines.last { lines.removeLast() }
  }

  /// The hunks, each with three lines around it.
  func text(name: String) -> String {
    var text = "--- a/\(name)\n+++ b/\(name)\n"
    for range in hunks { text += hunk(range) }
    return text
  }

  private var hunks: [Range<Int>] {
    var hunks: [Range<Int>] = []
    for (index, line) in lines.enumerated() {
      if case .same = line { continue }
      let around = max(0, index - Self.context)..<min(lines.count, index + Self.context + 1)
      if let last = hunks.last, last.upperBound >= around.lowerBound {
        hunks[hunks.count - 1] = last.lowerBound..<around.upperBound
      } else {
        hunks.append(around)
      }
    }
    return hunks
  }

  private func hunk(_ range: Range<Int>) -> String {
    let before = Self.counts(lines[..<range.lowerBound])
    let within = Self.counts(lines[range])
    var text = "@@ -\(before.old + 1),\(within.old) +\(before.new + 1),\(within.new) @@\n"
    for line in lines[range] {
      switch line {
      case .same(let line): text += " \(line)\n"
      case .removed(let line): text += "-\(line)\n"
      case .added(let line): text += "+\(line)\n"
      }
    }
    return text
  }

  private static func counts(_ lines: ArraySlice<Line>) -> (old: Int, new: Int) {
    var old = 0
    var new = 0
    for line in lines {
      switch line {
      case .same: (old, new) = (old + 1, new + 1)
      case .removed: old += 1
      case .added: new += 1
      }
    }
    return (old, new)
  }
}

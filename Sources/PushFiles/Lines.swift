package import PushDiagnostics
import PushSystem

// Audited unsafe code: the search of the C library stays within the range.

extension SourceBytes {
  /// The offset of the first line feed in a range; the end of the range if there is none.
  package func lineEnd(from start: Int, to end: Int) -> Int {
    precondition(0 <= start && start <= end && end <= count)
    guard let found = unsafe memchr(self.start + start, 0x0a, end - start) else { return end }
    return unsafe UnsafeRawPointer(found) - UnsafeRawPointer(self.start)
  }

  /// The ends of all lines: the offsets of the line feeds and, if wanted, the end of the bytes after the last one.
  package func lineEnds(withLast: Bool = true) -> [Int] {
    var ends: [Int] = []
    var start = 0
    while case let end = lineEnd(from: start, to: count), end < count {
      ends.append(end)
      start = end + 1
    }
    if withLast, start < count { ends.append(count) }
    return ends
  }
}

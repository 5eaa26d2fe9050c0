/// How large a document can be.
package struct ScanLimits: Sendable, Hashable {
  /// The most bytes that any document can have, 256 MiB less one: offsets have 28 bits.
  package static let largestSize = Entry.limit - 1
  /// The deepest that objects and arrays of any document can nest. Some readers of the tape call themselves for each level.
  package static let greatestDepth = 512

  /// How many bytes it can have.
  package let size: Int
  /// How many objects and arrays can be within each other.
  package let depth: Int

  /// Limits; a document can have no more than any other, and has at least a byte.
  package init(size: Int = largestSize, depth: Int = greatestDepth) {
    self.size = max(1, min(size, Self.largestSize))
    self.depth = max(1, min(depth, Self.greatestDepth))
  }
}

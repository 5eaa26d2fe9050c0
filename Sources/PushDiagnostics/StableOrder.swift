/// The order of elements by a number of each; equal ones stay in their order.
///
/// The sort of the standard library is compiled again for each type of elements, which makes the library for browsers large.
@usableFromInline
package enum StableOrder {
  /// The elements in the order of their numbers.
  @inlinable
  package static func sorted<Element>(_ elements: [Element], by rank: (Element) -> UInt64) -> [Element] {
    indices(of: elements.map(rank)).map { elements[$0] }
  }

  /// The indices of the numbers in their order.
  @inline(never)
  @usableFromInline
  package static func indices(of ranks: [UInt64]) -> [Int] {
    ranks.indices.sorted { (ranks[$0], $0) < (ranks[$1], $1) }
  }
}

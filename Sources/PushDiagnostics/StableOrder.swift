/// The order of elements by a number of each; equal ones stay in their order.
///
/// The sort of the standard library is compiled again for each type of elements, which makes the library for browsers large.
package enum StableOrder {
  /// The indices of the numbers in their order.
  @inline(never)
  package static func indices(of ranks: [UInt64]) -> [Int] {
    ranks.indices.sorted { (ranks[$0], $0) < (ranks[$1], $1) }
  }
}

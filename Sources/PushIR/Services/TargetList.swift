/// A few targets in order, each at most once, packed into one word.
@frozen
@usableFromInline
package struct TargetList: Sendable {
  /// The targets numbered from 1, one byte each, the first one in the lowest byte.
  @usableFromInline var packed: UInt32 = 0

  @inlinable package init() {}

  @inlinable package init(_ target: Target) { append(target) }

  package init(_ targets: Target...) {
    for target in targets { append(target) }
  }

  @inlinable package var first: Target? { Target(rawValue: UInt8(truncatingIfNeeded: packed) &- 1) }
  @inlinable package var isEmpty: Bool { packed == 0 }
  @inlinable package var hasOne: Bool { packed != 0 && packed < 0x100 }

  @inlinable
  package func contains(_ target: Target) -> Bool {
    let wanted = UInt32(target.rawValue) + 1
    return packed & 0xff == wanted || packed >> 8 & 0xff == wanted || packed >> 16 & 0xff == wanted
  }

  @inlinable
  package mutating func append(_ target: Target) {
    guard !contains(target) else { return }
    let place = packed == 0 ? 0 : packed < 0x100 ? 8 : 16
    packed |= (UInt32(target.rawValue) + 1) << UInt32(place)
  }

  /// The target at an index, 0 to 2.
  @inlinable
  package func target(at place: Int) -> Target? {
    Target(rawValue: UInt8(truncatingIfNeeded: packed >> UInt32(8 * place)) &- 1)
  }

  package var targets: [Target] {
    (0..<3).compactMap(target(at:))
  }
}

/// A set of fields.
@frozen
public struct FieldSet: Sendable, Equatable {
  @usableFromInline var low: UInt64 = 0
  @usableFromInline var middle: UInt64 = 0
  @usableFromInline var high: UInt64 = 0

  /// Creates an empty set.
  @inlinable public init() {}

  /// All fields.
  package static var all: FieldSet { FieldSet(low: .max, middle: .max, high: .max) }

  /// Creates a set of one field.
  @inlinable
  @inline(__always)
  package init(_ field: Field) { insert(field) }

  /// Creates a set from bit masks.
  @inlinable
  @inline(__always)
  package init(low: UInt64, middle: UInt64, high: UInt64) {
    self.low = low
    self.middle = middle
    self.high = high
  }

  /// Whether the set is empty.
  @inlinable public var isEmpty: Bool { low | middle | high == 0 }

  /// Whether the set contains a field.
  @inlinable
  @inline(__always)
  public func contains(_ field: Field) -> Bool {
    let raw = field.rawValue
    let word = raw < 64 ? low : raw < 128 ? middle : high
    return word >> UInt64(raw & 63) & 1 != 0
  }

  /// Adds a field.
  @inlinable
  @inline(__always)
  public mutating func insert(_ field: Field) {
    let raw = field.rawValue
    let bit: UInt64 = 1 << UInt64(raw & 63)
    if raw < 64 { low |= bit } else if raw < 128 { middle |= bit } else { high |= bit }
  }

  /// Removes a field.
  @inlinable
  @inline(__always)
  public mutating func remove(_ field: Field) {
    let raw = field.rawValue
    let bit: UInt64 = 1 << UInt64(raw & 63)
    if raw < 64 { low &= ~bit } else if raw < 128 { middle &= ~bit } else { high &= ~bit }
  }

  /// Whether the sets have a field in common.
  @inlinable
  @inline(__always)
  public func intersects(_ other: FieldSet) -> Bool { low & other.low | middle & other.middle | high & other.high != 0 }

  /// The fields that are not in the other set.
  @inlinable
  @inline(__always)
  public func subtracting(_ other: FieldSet) -> FieldSet {
    FieldSet(low: low & ~other.low, middle: middle & ~other.middle, high: high & ~other.high)
  }

  /// The fields that are in both sets.
  @inlinable
  @inline(__always)
  package func common(with other: FieldSet) -> FieldSet {
    FieldSet(low: low & other.low, middle: middle & other.middle, high: high & other.high)
  }

  /// The union of two sets; folded into a constant if both are constants.
  @inlinable
  @inline(__always)
  package static func | (left: FieldSet, right: FieldSet) -> FieldSet {
    FieldSet(low: left.low | right.low, middle: left.middle | right.middle, high: left.high | right.high)
  }

  /// Removes and returns the first field, if there is one.
  package mutating func popFirst() -> Field? {
    if low != 0 { return Self.popFirst(&low, from: 0) }
    if middle != 0 { return Self.popFirst(&middle, from: 64) }
    return high != 0 ? Self.popFirst(&high, from: 128) : nil
  }

  @inline(__always)
  private static func popFirst(_ word: inout UInt64, from first: UInt8) -> Field? {
    defer { word &= word &- 1 }
    return Field(rawValue: first + UInt8(word.trailingZeroBitCount))
  }

  /// The fields in order.
  package var fields: [Field] {
    var fields: [Field] = []
    var rest = self
    while let field = rest.popFirst() { fields.append(field) }
    return fields
  }
}

/// A name in a format, as the raw value of an enum whose cases have such names.
@frozen
@usableFromInline
package struct Spelling: ExpressibleByStringLiteral, Equatable, Sendable {
  @usableFromInline let text: StaticString

  @inlinable
  package init(stringLiteral text: StaticString) { self.text = text }

  @usableFromInline
  package static func == (one: Spelling, other: Spelling) -> Bool { one.text.description == other.text.description }
}

extension RawRepresentable where RawValue == Spelling {
  @inlinable package var spelling: StaticString { rawValue.text }
}

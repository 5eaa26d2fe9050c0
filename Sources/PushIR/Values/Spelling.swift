/// A name in a format, as the raw value of an enum whose cases have such names.
package struct Spelling: ExpressibleByStringLiteral, Equatable, Sendable {
  fileprivate let text: StaticString

  package init(stringLiteral text: StaticString) { self.text = text }

  package static func == (one: Spelling, other: Spelling) -> Bool { one.text.description == other.text.description }
}

extension RawRepresentable where RawValue == Spelling {
  package var spelling: StaticString { rawValue.text }
}

/// The named classes: Perl's `\d`, POSIX's `[:alpha:]`. They contain only ASCII, as in RE2.
package enum NamedClasses {
  static let word = ScalarSet([0x30...0x39, 0x41...0x5a, 0x5f...0x5f, 0x61...0x7a])

  /// The class of `\d`, `\s` or `\w`; nil for other letters. An upper-case letter is the complement.
  static func perl(_ letter: Unicode.Scalar) -> ScalarSet? {
    switch letter {
    case "d", "D": ScalarSet([0x30...0x39])
    case "s", "S": ScalarSet([0x09...0x0a, 0x0c...0x0d, 0x20...0x20])
    case "w", "W": word
    default: nil
    }
  }

  /// The class of a name between `[:` and `:]`: POSIX's, and two of RE2.
  static func named(_ name: String) -> ScalarSet? {
    switch name {
    case "ascii": ScalarSet([0x00...0x7f])
    case "word": word
    default: posix(name).map { ScalarSet($0.map { UInt32($0.lowerBound)...UInt32($0.upperBound) }) }
    }
  }

  /// The bytes of a class of POSIX.
  package static func posix(_ name: String) -> [ClosedRange<UInt8>]? {
    switch name {
    case "alnum": [0x30...0x39, 0x41...0x5a, 0x61...0x7a]
    case "alpha": [0x41...0x5a, 0x61...0x7a]
    case "blank": [0x09...0x09, 0x20...0x20]
    case "cntrl": [0x00...0x1f, 0x7f...0x7f]
    case "digit": [0x30...0x39]
    case "graph": [0x21...0x7e]
    case "lower": [0x61...0x7a]
    case "print": [0x20...0x7e]
    case "punct": [0x21...0x2f, 0x3a...0x40, 0x5b...0x60, 0x7b...0x7e]
    case "space": [0x09...0x0d, 0x20...0x20]
    case "upper": [0x41...0x5a]
    case "xdigit": [0x30...0x39, 0x41...0x46, 0x61...0x66]
    default: nil
    }
  }
}

/// Scalars that differ only in case: Unicode's simple case folding, as in RE2's `(?i)`.
enum CaseFolding {
  /// The set extended by the other cases of all its members.
  static func closure(of set: ScalarSet) -> ScalarSet {
    if let last = set.ranges.last, last.upperBound < 0x80 { return asciiClosure(of: set) }
    let others =
      if let single = set.single { groups[single] ?? [] } else {
        groups.filter { set.contains($0.key) }.flatMap { $0.value }
      }
    return ScalarSet(set.ranges + others.map { $0...$0 })
  }

  /// The closure of a set of ASCII scalars, without the table of all groups, which is slow to compute.
  private static func asciiClosure(of set: ScalarSet) -> ScalarSet {
    var ranges = set.ranges
    for (lower, upper) in zip(UInt32(0x61)...0x7a, UInt32(0x41)...0x5a)
    where set.contains(lower) || set.contains(upper) {
      ranges += [lower...lower, upper...upper]
      if lower == 0x6b { ranges.append(kelvinSign...kelvinSign) }
      if lower == 0x73 { ranges.append(longS...longS) }
    }
    return ScalarSet(ranges)
  }

  private static let kelvinSign: UInt32 = 0x212a
  private static let longS: UInt32 = 0x17f

  /// For each scalar with case variants, the group of its variants. No script above plane 1 has case.
  static let groups: [UInt32: [UInt32]] = {
    let scalars = ScalarStretches.mixed.joined().prefix { $0 < 0x20000 }.compactMap(Unicode.Scalar.init)
    let mapped = Dictionary(grouping: scalars.filter(hasCase), by: folded).values.map { $0.map { $0.value } }
    var groups: [UInt32: [UInt32]] = [:]
    for group in mapped + withoutUpperCase where group.count > 1 {
      for value in group { groups[value] = group }
    }
    return groups
  }()

  /// Pairs whose upper case is not a single scalar, so that the mappings do not contain them.
  private static let withoutUpperCase: [[UInt32]] = [[0x390, 0x1fd3], [0x3b0, 0x1fe3], [0xfb05, 0xfb06]]

  /// The dotless i is excluded: it is not a case variant of `i`, although its upper case is `I`.
  private static func hasCase(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.changesWhenCaseMapped && scalar.value != 0x131
  }

  /// The common representative of a group: the lower case of the upper case. Mappings to several scalars are not part
  /// of simple folding.
  private static func folded(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    let upper = alone(scalar.properties.uppercaseMapping) ?? scalar
    return alone(upper.properties.lowercaseMapping) ?? upper
  }

  private static func alone(_ text: String) -> Unicode.Scalar? {
    text.unicodeScalars.count == 1 ? text.unicodeScalars.first : nil
  }
}

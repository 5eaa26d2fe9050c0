/// The objects of a format that are specific to a platform. A key in one of them should not be moved to another.
enum Platforms {
  private static let names: Set<String> = [
    "apple_push", "android_push", "kindle_push", "iOS", "android", "android_v2", "apns", "webpush",
  ]

  /// The platform-specific object that is or contains all of the objects; nil if there is none or more than one.
  static func platform(of objects: [Substring]) -> String? {
    let platforms = Set(objects.map(platform))
    return platforms.count == 1 ? platforms.first ?? nil : nil
  }

  /// The paths of the objects with these keys, each with a dot at its end: `message.android.`.
  static func objects(with keys: StaticString, in grammar: Grammar) -> [Substring] {
    let keys = Decoder.lines(keys)
    guard let first = keys.first else { return [] }
    return grammar.places(of: first).map { $0.dropLast(first.count) }
      .filter { object in keys.allSatisfy { grammar.places(of: $0).contains(object + $0) } }
  }

  /// The other platform's object that contains all of the paths; nil if a path is in the same platform's object or
  /// common to all.
  static func other(than platform: String?, in places: [String]) -> String? {
    guard let platform else { return nil }
    let others = places.map { Self.platform(of: $0[...]) }
    guard let other = others.first ?? nil, others.allSatisfy({ $0 == other }), other != platform else { return nil }
    return other
  }

  /// Whether one of the paths is in a platform's object.
  static func has(_ platform: String?, in places: [String]) -> Bool {
    platform != nil && places.contains { Self.platform(of: $0[...]) == platform }
  }

  private static func platform(of place: Substring) -> String? {
    place.split(separator: ".").map { $0.hasSuffix("[]") ? String($0.dropLast(2)) : String($0) }
      .first(where: names.contains)
  }
}

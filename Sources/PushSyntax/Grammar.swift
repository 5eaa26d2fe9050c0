/// Properties of a grammar for findings.
@usableFromInline
package final class Grammar: Sendable {
  /// The format's name in sentences: `AppMetrica`.
  let title: String
  /// The rule of each object and its path, with a dot at its end: `message.android.`.
  private let objects: [(rule: Int?, path: String)]
  /// The paths of each member name, computed when the first finding needs the grammar.
  private let placesOfNames: [String: [String]]

  /// Creates a grammar from a line for each object: the number of its rule, its path and the names of its members.
  @inline(never)
  package init(title: String, objects: StaticString) {
    var places: [String: [String]] = [:]
    self.objects = Decoder.lines(objects).map { line in
      let parts = Self.parts(of: line, ",")
      for name in parts.dropFirst(2) { places[name, default: []].append(parts[1] + name) }
      return (Int(parts[0]), parts[1])
    }
    self.title = title
    placesOfNames = places
  }

  /// Creates a grammar from the rule, the path and the names of the members of each object.
  init(title: String, objects: [(rule: RuleName, path: String, names: StaticString)]) {
    var places: [String: [String]] = [:]
    for object in objects {
      for name in Decoder.lines(object.names) { places[name, default: []].append(object.path + name) }
    }
    self.title = title
    self.objects = objects.map { (Int($0.rule.rawValue), $0.path) }
    placesOfNames = places
  }

  /// Whether any member has this name. A stream may ask on every line.
  func knows(_ key: String) -> Bool { placesOfNames[key] != nil }

  /// The paths at which a member of this name is allowed.
  func places(of key: String) -> [String] { placesOfNames[key] ?? [] }

  /// The paths of the objects of a rule, each with a dot at its end.
  func paths(of rule: RuleName) -> [String] {
    objects.filter { $0.rule == Int(rule.rawValue) }.map { $0.path }
  }

  // MARK: Platforms

  /// The members that are for one platform. A key in one of them should not be moved to another.
  private static let platforms = [
    "apple_push", "android_push", "kindle_push", "iOS", "android", "android_v2", "apns", "webpush",
  ]

  /// The platform that all of the paths are specific to; nil if there is none or more than one.
  static func platform(of paths: [String]) -> String? {
    let platforms = platforms(of: paths)
    return platforms.count == 1 ? platforms.first : nil
  }

  /// The platforms that paths are specific to; none if one of the paths is not.
  static func platforms(of paths: [String]) -> [String] {
    var found: [String] = []
    for path in paths {
      guard let platform = platform(of: path) else { return [] }
      if !found.contains(platform) { found.append(platform) }
    }
    return found
  }

  private static func platform(of path: String) -> String? { parts(of: path, ".").first(where: platforms.contains) }

  private static func parts(of text: String, _ separator: Unicode.Scalar) -> [String] {
    text.utf8.split(separator: UInt8(ascii: separator), omittingEmptySubsequences: false).map { String(Substring($0)) }
  }
}

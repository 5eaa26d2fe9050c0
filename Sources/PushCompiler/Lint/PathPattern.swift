/// A path pattern: `*` and `?` match within a name, `**` matches any number of folders.
public struct PathPattern: Hashable, Sendable {
  private let parts: [[Character]]

  /// Creates a pattern from names separated by `/`.
  public init(_ pattern: String) { parts = Self.parts(of: pattern) }

  /// Whether a text contains a wildcard.
  public static func isPattern(_ text: String) -> Bool { text.contains { $0 == "*" || $0 == "?" } }

  /// Whether there are wildcards in the pattern.
  var hasWildcard: Bool { parts.contains { $0.contains { $0 == "*" || $0 == "?" } } }

  /// The patterns without wildcards that match a path: those of the file and of all folders around it.
  static func around(_ path: String) -> [PathPattern] {
    let parts = parts(of: path)
    return (0...parts.count).map { PathPattern(parts: Array(parts[..<$0])) }
  }

  private init(parts: [[Character]]) { self.parts = parts }

  /// The path before the first name with a wildcard: all that the pattern matches is there.
  var folder: String {
    parts.prefix { !Self.isPattern(String($0)) }.map { String($0) }.joined(separator: "/")
  }

  /// The part of a pattern before its first wildcard: the folder to search.
  public static func folder(of pattern: String) -> String {
    let names = pattern.split(separator: "/", omittingEmptySubsequences: false)
    return names.prefix { !isPattern(String($0)) }.joined(separator: "/")
  }

  /// Whether the pattern matches a path. A pattern that names a folder matches everything in it.
  public func matches(_ path: String) -> Bool {
    let path = Self.parts(of: path)
    return Wildcard.matches(parts, path, isPrefix: true, isAny: { $0 == ["*", "*"] }) { name, place in
      Self.matches(name: name, path[place]) ? place + 1 : nil
    }
  }

  private static func parts(of path: String) -> [[Character]] {
    path.split(separator: "/").filter { $0 != "." }.map(Array.init)
  }

  private static func matches(name pattern: [Character], _ name: [Character]) -> Bool {
    Wildcard.matches(pattern, name, isAny: { $0 == "*" }) { character, place in
      character == "?" || character == name[place] ? place + 1 : nil
    }
  }
}

/// A path pattern: `*` and `?` match within a name, `**` matches any number of folders.
public struct PathPattern: Sendable {
  private let parts: [[Character]]

  /// Creates a pattern from names separated by `/`.
  public init(_ pattern: String) { parts = Self.parts(of: pattern) }

  /// Whether a text contains a wildcard.
  public static func isPattern(_ text: String) -> Bool { text.contains { $0 == "*" || $0 == "?" } }

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

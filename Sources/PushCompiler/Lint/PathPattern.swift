/// A path pattern: `*` and `?` match within a name, `**` matches any number of folders.
public struct PathPattern: Hashable, Sendable {
  private let parts: [[Character]]

  /// Creates a pattern from names separated by `/`.
  public init(_ pattern: String) { parts = Self.parts(of: pattern) }

  /// Creates a pattern of a configuration, in which a name without a slash before it matches in any folder, as in `exclude`.
  init(inConfiguration pattern: String) {
    let names = Self.parts(of: pattern)
    parts = names.count == 1 && !pattern.dropLast().contains("/") ? [Self.anyFolders] + names : names
  }

  private static let anyFolders: [Character] = ["*", "*"]

  /// What is wrong with a pattern of a configuration, and what to write; nil if it is valid.
  static func problem(withConfigured pattern: String) -> (message: String, help: String)? {
    if pattern.isEmpty {
      return ("a pattern of files is a path from the folder of the configuration", "such as \"push/**\" or \"*.json\"")
    }
    if pattern.hasPrefix("!") {
      return ("a pattern of files cannot take others back", "name the files that are meant, without !")
    }
    guard let sign = pattern.first(where: { $0 == "{" || $0 == "[" }) else { return nil }
    return (
      "a pattern of files has no \(sign); it has *, ? and **",
      sign == "{"
        ? "write a pattern for each of them, in a list, or ? for the sign itself" : "write ? for any character"
    )
  }

  /// A pattern of a configuration for everything in a folder. Signs that it cannot have are written as `?`.
  public static func everything(in folder: String) -> String {
    folder.enumerated().map { "*{[".contains($1) || $0 == 0 && $1 == "!" ? "?" : String($1) }.joined() + "/**"
  }

  /// Whether a text contains a wildcard.
  public static func isPattern(_ text: String) -> Bool { text.contains { $0 == "*" || $0 == "?" } }

  /// Whether there are wildcards in the pattern, except for the folders before a single name.
  var hasWildcard: Bool {
    let names = parts.count == 2 && parts[0] == Self.anyFolders ? parts[1...] : parts[...]
    return names.contains { $0.contains { $0 == "*" || $0 == "?" } }
  }

  /// The patterns without wildcards that match a path: those of the file and of all folders around it, and their names alone.
  static func around(_ path: String) -> [PathPattern] {
    let parts = parts(of: path)
    return (0...parts.count).map { PathPattern(parts: Array(parts[..<$0])) }
      + Set(parts).map { PathPattern(parts: [anyFolders, $0]) }
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
    return Wildcard.matches(parts, path, isPrefix: true, isAny: { $0 == Self.anyFolders }) { name, place in
      Self.matches(name: name, path[place]) ? place + 1 : nil
    }
  }

  /// Whether the pattern may match something in a folder, at any depth.
  public func mayMatch(within folder: String) -> Bool {
    for (pattern, name) in zip(parts, Self.parts(of: folder)) {
      if pattern == Self.anyFolders { return true }
      if !Self.matches(name: pattern, name) { return false }
    }
    return true
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

/// A pattern of paths: `*` and `?` within a name, `**` over folders.
public struct PathPattern: Sendable {
  private let parts: [[Character]]

  /// A pattern, its names separated by `/`.
  public init(_ pattern: String) { parts = Self.parts(of: pattern) }

  /// Whether a text has anything that makes it a pattern.
  public static func isPattern(_ text: String) -> Bool { text.contains { $0 == "*" || $0 == "?" } }

  /// The part of a pattern in front of its first wildcard: the folder that has to be searched.
  public static func folder(of pattern: String) -> String {
    let names = pattern.split(separator: "/", omittingEmptySubsequences: false)
    return names.prefix { !isPattern(String($0)) }.joined(separator: "/")
  }

  /// Whether a path is meant; one that names a folder means all that is in it.
  public func matches(_ path: String) -> Bool { Self.matches(parts[...], Self.parts(of: path)[...]) }

  private static func parts(of path: String) -> [[Character]] {
    path.split(separator: "/").filter { $0 != "." }.map(Array.init)
  }

  private static func matches(_ pattern: ArraySlice<[Character]>, _ path: ArraySlice<[Character]>) -> Bool {
    // What the last `**` has swallowed can still grow: no more than that is tried again, so that time stays bounded.
    var pattern = pattern
    var path = path
    var retry: (pattern: ArraySlice<[Character]>, path: ArraySlice<[Character]>)?
    while !path.isEmpty {
      if pattern.first == ["*", "*"] {
        pattern = pattern.dropFirst()
        retry = (pattern, path)
      } else if let name = pattern.first, let first = path.first, matches(name: name, first) {
        pattern = pattern.dropFirst()
        path = path.dropFirst()
      } else if pattern.isEmpty {
        return true
      } else if let last = retry {
        path = last.path.dropFirst()
        pattern = last.pattern
        retry = (pattern, path)
      } else {
        return false
      }
    }
    return pattern.allSatisfy { $0 == ["*", "*"] }
  }

  private static func matches(name pattern: [Character], _ name: [Character]) -> Bool {
    var at = 0
    var place = 0
    var retry: (at: Int, place: Int)?
    while place < name.count {
      if at < pattern.count, pattern[at] == "*" {
        at += 1
        retry = (at, place)
      } else if at < pattern.count, pattern[at] == "?" || pattern[at] == name[place] {
        at += 1
        place += 1
      } else if let last = retry {
        at = last.at
        place = last.place + 1
        retry = (at, place)
      } else {
        return false
      }
    }
    return pattern[at...].allSatisfy { $0 == "*" }
  }
}

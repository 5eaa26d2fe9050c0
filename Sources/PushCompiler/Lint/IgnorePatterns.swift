import PushRules

/// The patterns of a `.gitignore` file. The last pattern that matches a path decides.
///
/// ```
/// *.json          any such file in the folder and below
/// !welcome.json   but not this one
/// /drafts/        the folder of this name beside the file
/// push/**/old     "old" anywhere below push
/// ```
public struct IgnorePatterns: Sendable {
  private var patterns: [IgnorePattern] = []

  /// Reads the lines of a file.
  public init(_ text: some Sequence<UInt8>) {
    var text = Array(text)
    if text.starts(with: [0xef, 0xbb, 0xbf]) { text.removeFirst(3) }
    patterns = text.split(separator: UInt8(ascii: "\n")).compactMap { IgnorePattern($0) }
  }

  /// Creates patterns in the given order.
  public init(_ lines: [String]) { patterns = lines.compactMap { IgnorePattern(Array($0.utf8)[...]) } }

  /// Whether the list of patterns is empty.
  public var isEmpty: Bool { patterns.isEmpty }

  /// Whether a path is ignored; nil if no pattern matches. The path is relative to the folder of the file, without
  /// leading or trailing slashes. A folder's content is ignored with the folder, so query the parent folders first.
  public func ignores(_ path: some Sequence<UInt8>, isFolder: Bool) -> Bool? {
    let path = Array(path)
    let name = path.lastIndex(of: slash).map { path[($0 + 1)...] } ?? path[...]
    return patterns.last { $0.matches(path, name, isFolder: isFolder) }.map { !$0.isNegated }
  }
}

private let slash = UInt8(ascii: "/")

/// One line of the file.
private struct IgnorePattern {
  let isNegated: Bool
  /// Whether the pattern matches only folders: the line ends with a slash.
  private let isForFolders: Bool
  /// The names of an anchored pattern: each matches one name of a path, `**` any number of them. nil: the pattern is a
  /// single name that matches in any folder.
  private let names: [GlobName]?
  private let name: GlobName

  /// Reads a line; nil if it is empty or a comment.
  init?(_ line: ArraySlice<UInt8>) {
    var line = line
    if line.last == UInt8(ascii: "\r") { line.removeLast() }
    while line.last == UInt8(ascii: " "), line.dropLast().last != UInt8(ascii: "\\") { line.removeLast() }
    if line.isEmpty || line.first == UInt8(ascii: "#") { return nil }
    isNegated = line.first == UInt8(ascii: "!")
    if isNegated { line.removeFirst() }
    isForFolders = line.last == slash
    if isForFolders { line.removeLast() }
    if line.isEmpty { return nil }
    name = GlobName(line)
    guard line.contains(slash) else {
      names = nil
      return
    }
    if line.first == slash { line.removeFirst() }
    var names = line.split(separator: slash).map { GlobName($0) }
    // A trailing `**` matches the folder's content, not the folder itself.
    if names.last?.isAnyFolder == true { names.append(GlobName(Array("*".utf8)[...])) }
    self.names = names
  }

  func matches(_ path: [UInt8], _ name: ArraySlice<UInt8>, isFolder: Bool) -> Bool {
    if isForFolders, !isFolder { return false }
    guard let names else { return self.name.matches(name) }
    let path = path.split(separator: slash)
    return Wildcard.matches(names, path, isAny: { $0.isAnyFolder }) { $0.matches(path[$1]) ? $1 + 1 : nil }
  }
}

/// A pattern for one name: `*`, `?`, `[a-z]`, `[!a-z]`, `[[:alpha:]]`, and `\` before a literal character.
private struct GlobName {
  private enum Part {
    case any
    case one
    case byte(UInt8)
    case set([ClosedRange<UInt8>], isNegated: Bool)
  }

  private var parts: [Part] = []
  /// Whether the pattern is `**`.
  let isAnyFolder: Bool

  init(_ pattern: ArraySlice<UInt8>) {
    isAnyFolder = Array(pattern) == Array("**".utf8)
    var rest = pattern
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "*"):
        if case .any? = parts.last { continue }
        parts.append(.any)
      case UInt8(ascii: "?"): parts.append(.one)
      case UInt8(ascii: "["): parts.append(Self.set(&rest) ?? .byte(byte))
      case UInt8(ascii: "\\"): parts.append(.byte(rest.popFirst() ?? byte))
      default: parts.append(.byte(byte))
      }
    }
  }

  /// Reads the set after an opening bracket; nil if the bracket is not closed.
  private static func set(_ rest: inout ArraySlice<UInt8>) -> Part? {
    var left = rest
    let isNegated = left.first == UInt8(ascii: "!") || left.first == UInt8(ascii: "^")
    if isNegated { left.removeFirst() }
    var ranges: [ClosedRange<UInt8>] = []
    while var low = left.popFirst() {
      if low == UInt8(ascii: "]"), !ranges.isEmpty {
        rest = left
        return .set(ranges, isNegated: isNegated)
      }
      if low == UInt8(ascii: "["), let named = namedRanges(&left) {
        ranges += named
        continue
      }
      if low == UInt8(ascii: "\\"), let escaped = left.popFirst() { low = escaped }
      var high = low
      if left.first == UInt8(ascii: "-"), let end = left.dropFirst().first, end != UInt8(ascii: "]") {
        left.removeFirst(2)
        high = end
      }
      // A reversed range is empty, as in the shell.
      if low <= high { ranges.append(low...high) } else { ranges.append(0...0) }
    }
    return nil
  }

  /// Reads a class of POSIX after its opening bracket: `:alpha:]`. Nil if it is not a class.
  private static func namedRanges(_ left: inout ArraySlice<UInt8>) -> [ClosedRange<UInt8>]? {
    guard let end = left.firstIndex(of: UInt8(ascii: "]")) else { return nil }
    let name = left[..<end]
    guard name.first == UInt8(ascii: ":"), name.last == UInt8(ascii: ":"),
      let ranges = NamedClasses.posix(String(decoding: name.dropFirst().dropLast(), as: UTF8.self))
    else { return nil }
    left = left[(end + 1)...]
    return ranges
  }

  func matches(_ name: ArraySlice<UInt8>) -> Bool {
    Wildcard.matches(
      parts, name, isAny: { if case .any = $0 { true } else { false } }, next: { matches($0, name, $1) })
  }

  /// The index after the text that a part matches; nil if it does not match.
  private func matches(_ part: Part, _ name: ArraySlice<UInt8>, _ place: Int) -> Int? {
    switch part {
    case .any: nil
    case .byte(let byte): name[place] == byte ? place + 1 : nil
    case .set(let ranges, let isNegated): ranges.contains { $0.contains(name[place]) } != isNegated ? place + 1 : nil
    // A UTF-8 character counts as one, whatever its length in bytes.
    case .one: name[(place + 1)...].firstIndex { $0 & 0xc0 != 0x80 } ?? name.endIndex
    }
  }
}

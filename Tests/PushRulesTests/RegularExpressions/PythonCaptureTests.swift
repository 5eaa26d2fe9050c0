import Foundation
import PushRules
import RequirementTesting
import Testing

/// Random patterns and texts: Python's `re` finds the same matches and groups. Both prefer as Perl does.
@Suite(.needs("python3"))
struct PythonCaptureTests {
  @Test(arguments: 0..<4)
  func findsTheSame(_ seed: UInt64) throws {
    var random = RandomCaptures(seed: seed)
    let cases = (0..<1500).map { _ in (random.pattern(), random.text()) }
    let input = cases.map { "\($0)\t\($1)\n" }.joined()
    let expected = try Python.run(Self.script, input: input).split(separator: "\n", omittingEmptySubsequences: false)
    try #require(expected.count == cases.count + 1)
    var matches = 0
    for ((pattern, text), expected) in zip(cases, expected) {
      let places = try CaptureRun(pattern, text).places
      #expect(places == expected, "\(pattern) on \(text)")
      matches += places.contains(",") ? 1 : 0
    }
    // Groups must be frequent enough for the comparison to be meaningful.
    #expect(matches > 400)
  }

  /// Python has empty matches directly after others, and RE2 has not, so the script searches by itself.
  private static let script = """
    import re, sys
    def place(span): return "%d-%d" % span if span[0] >= 0 else "-"
    for line in sys.stdin:
        pattern, text = line.rstrip("\\n").split("\\t")
        pattern = re.compile(pattern, re.ASCII)
        start, last, found = 0, None, []
        while start <= len(text):
            match = pattern.search(text, start)
            if not match: break
            is_empty = match.start() == match.end()
            if not (is_empty and match.start() == last):
                found.append(",".join(place(match.span(group)) for group in range(pattern.groups + 1)))
            last = match.end()
            start = last + (1 if is_empty else 0)
        print(";".join(found))
    """
}

/// Patterns with groups. What may be empty and has groups is not repeated: Python repeats it once more than RE2, with the
/// groups empty. `\\B` differs at the ends of empty texts, and `$` before a line feed.
struct RandomCaptures {
  private struct Piece {
    var source: String
    var mayBeEmpty: Bool
    var hasGroups: Bool
  }

  private var random: RandomPattern
  private var groupCount = 0

  init(seed: UInt64) { random = RandomPattern(seed: seed + 100) }

  mutating func text() -> String {
    String((0..<random.number(9)).map { _ in ["a", "b", "é", "-"][random.number(4)] as Character })
  }

  mutating func pattern() -> String {
    groupCount = 0
    return choice(depth: 3).source
  }

  private mutating func choice(depth: Int) -> Piece {
    let pieces = (0...[0, 0, 1, 2][random.number(4)]).map { _ in sequence(depth: depth) }
    return Piece(
      source: pieces.map(\.source).joined(separator: "|"), mayBeEmpty: pieces.contains { $0.mayBeEmpty },
      hasGroups: pieces.contains { $0.hasGroups })
  }

  private mutating func sequence(depth: Int) -> Piece {
    let pieces = (0..<random.number(4)).map { _ in repeated(depth: depth) }
    return Piece(
      source: pieces.map(\.source).joined(), mayBeEmpty: pieces.allSatisfy { $0.mayBeEmpty },
      hasGroups: pieces.contains { $0.hasGroups })
  }

  private mutating func repeated(depth: Int) -> Piece {
    var piece = single(depth: depth)
    guard random.number(2) == 0 else { return piece }
    let counts = ["?", "*", "+", "{0,2}", "{1,2}", "{2}", "{2,}"]
    let count = random.number(piece.hasGroups && piece.mayBeEmpty ? 1 : counts.count)
    piece.source = "(?:\(piece.source))\(counts[count])\(random.number(3) == 0 ? "?" : "")"
    if [0, 1, 3].contains(count) { piece.mayBeEmpty = true }
    return piece
  }

  private mutating func single(depth: Int) -> Piece {
    if depth > 0, random.number(2) == 0 {
      var piece = choice(depth: depth - 1)
      groupCount += 1
      let opening = ["(", "(?P<n\(groupCount)>", "(?:"][random.number(3)]
      piece.source = "\(opening)\(piece.source))"
      piece.hasGroups = piece.hasGroups || opening != "(?:"
      return piece
    }
    let assertions = ["^", "$", "\\b"]
    if random.number(8) == 0 {
      return Piece(source: assertions[random.number(3)], mayBeEmpty: true, hasGroups: false)
    }
    let scalars = ["a", "b", "é", "a", "b", ".", "[ab]", "[^a]", "\\w"]
    return Piece(source: scalars[random.number(scalars.count)], mayBeEmpty: false, hasGroups: false)
  }
}

enum Python {
  /// What a script prints for an input.
  static func run(_ script: String, input: String) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["python3", "-X", "utf8", "-c", script]
    let (into, out) = (Pipe(), Pipe())
    process.standardInput = into
    process.standardOutput = out
    try process.run()
    // The script reads everything while it prints, so that neither pipe is full for ever.
    DispatchQueue.global().async {
      into.fileHandleForWriting.write(Data(input.utf8))
      try? into.fileHandleForWriting.close()
    }
    let output = out.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: output, as: UTF8.self)
  }
}

import Foundation
import PushCompiler
import PushInterface
import RepositoryTesting
import Testing

@testable import pushc

/// The texts and comments of pushc are plain, modern and short.
@Suite struct PlainWordsTests {
  private typealias Phrase = (pattern: String, instead: String)

  /// Phrases that are hard to read, with their replacements.
  private static let forbidden: [Phrase] = [
    (#"(?<![Tt]here )\b(is|are) no (?!longer\b|more\b)[a-z]"#, "is not a valid …"), (#"\bstands?\b(?!-)"#, "is"),
    (#"\blies\b"#, "is"), (#"\bin silence\b"#, "silently"), (#"\bwithout a word\b"#, "silently"),
    (#"\bheed(s|ed)?\b"#, "reads"), (#"\b[Mm]end(s|ed|ing)?\b"#, "fix"),
    (#"\bno (word|place) for\b"#, "no equivalent of"),
    (#"\b(but|save) for\b"#, "except"), (#"\bbeneath\b"#, "inside"), (#"\bthereof\b"#, "of it"),
    (#"\bwhere it is none\b"#, "otherwise"),
  ]

  /// The phrases that are forbidden in texts for users.
  private static let forbiddenForUsers =
    forbidden + [(#"\bthere (is|are) no\b"#, "unknown …, or … is missing")]

  /// The phrases that are forbidden in help and in README. The subject of a clause is a noun.
  private static let forbiddenInHelp =
    forbiddenForUsers + [
      (#"(?m)(^|[.;:|] )[Ww]hat ([^?.:;|\n]* )?(is|are|was|were)\b(?![^.;|\n]*\?)"#, "a noun"),
      (#"\bcannot say\b"#, "cannot represent"), (#"\b(so many|begin so)\b"#, "maximum number of, begin with"),
      (#"\b[Ff]rom where on\b"#, "lowest"),
    ]

  /// The phrases that are forbidden in comments.
  private static let forbiddenInComments = forbidden + [(#"\bstood\b"#, "was"), (#"\bwhence\b"#, "from which")]

  /// The forbidden phrases in a text, except in quotations.
  private static func phrases(in text: String, _ forbidden: [Phrase] = forbiddenForUsers) -> [String] {
    // Most texts need no search for quotations, which takes longer.
    if hits(in: text, forbidden).isEmpty { return [] }
    let own = text.replacing(#/```.*?```/#.dotMatchesNewlines(), with: "").replacing(#/`[^`]*`|"[^"]*"/#, with: "")
    return hits(in: own, forbidden)
  }

  private static func hits(in text: String, _ forbidden: [Phrase]) -> [String] {
    forbidden.compactMap { pattern, instead in
      text.range(of: pattern, options: .regularExpression).map { "\(text[$0]) → \(instead)" }
    }
  }

  @Test(arguments: Explanation.all)
  func explanationIsPlain(_ explanation: Explanation) {
    #expect(Self.phrases(in: explanation.summary + "\n" + explanation.text) == [], "\(explanation.code)")
  }

  @Test(arguments: GoldenTests.names)
  func findingsArePlain(_ name: String) {
    for line in Self.findings(of: name) { #expect(Self.phrases(in: String(line)) == [], "\(name): \(line)") }
  }

  @Test func helpIsPlain() {
    let commands = Commands.all.map(\.syntax).flatMap { [$0] + $0.subcommands }
    #expect(commands.count > 10)
    for command in commands {
      let remarks = command.remarks.flatMap(\.lines)
      for text in [command.summary, command.purpose] + command.options.map(\.help) + remarks {
        #expect(Self.phrases(in: text, Self.forbiddenInHelp) == [], "pushc \(command.name): \(text)")
      }
    }
  }

  @Test func readmeIsPlain() throws {
    #expect(Self.phrases(in: try Repository.text("README.md"), Self.forbiddenInHelp) == [])
  }

  @Test func commentsArePlain() throws {
    let comments = try SourceComment.all()
    #expect(comments.count > 1000)
    for comment in comments {
      #expect(Self.phrases(in: comment.text, Self.forbiddenInComments) == [], "\(comment.place)")
    }
  }

  /// Checks the length of findings. The document's own keys and values are excluded.
  @Test(arguments: GoldenTests.names)
  func findingsAreShort(_ name: String) {
    for line in Self.findings(of: name) {
      // Findings that are printed once per run contain a list of subjects.
      guard !line.hasPrefix("pushc: "), let text = line.firstMatch(of: #/(error|warning|note|fixed)\[\w+\] (.*)/#)?.2
      else { continue }
      let own = text.replacing(#/"[^"]*"|\S*[.\[_]\S*|\d{20,}\S*/#, with: "x")
      #expect(own.count <= 100, "\(name): \(line)")
    }
  }

  /// The printed findings without the excerpts of the input.
  private static func findings(of name: String) -> [Substring] {
    let text =
      GoldenCase(name, in: GoldenTests.root).file("diagnostics.txt").map { String(decoding: $0, as: UTF8.self) } ?? ""
    return text.split(separator: "\n").filter { !$0.contains(#/^ +(\d+ )?\|/#) }
  }

  @Test func whatIsForbiddenIsFound() {
    #expect(Self.phrases(in: "the key stands twice in silence") == ["stands → is", "in silence → silently"])
    #expect(Self.phrases(in: #""no" is no number; the `key is no key`"#) == ["is no n → is not a valid …"])
    #expect(Self.phrases(in: "it is no longer delivered").isEmpty)
    #expect(Self.phrases(in: "there is no such key") == ["there is no → unknown …, or … is missing"])
    let found = ["say what a code is; what it is called is lost", "| what it does | what the rule is |", "What is it?"]
    #expect(found.map { Self.phrases(in: $0, Self.forbiddenInHelp).count } == [1, 1, 0])
  }

  @Test func commentsAreFound() {
    let text = "/// One\n/// two.\nlet a = \"\"\"\n  // text\n  \"\"\"  // trailing\n  // Three."
    let comments = SourceComment.comments(in: text, of: "A.swift")
    #expect(comments.map(\.place) == ["A.swift:1", "A.swift:6"])
    #expect(comments.map(\.text) == ["One two.", "Three."])
    let found = Self.phrases(in: "nil if there is no key that stands here", Self.forbiddenInComments)
    #expect(found == ["stands → is"])
  }
}

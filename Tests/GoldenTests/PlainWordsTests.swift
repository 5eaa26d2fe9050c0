import Foundation
import PushCompiler
import Testing

/// The texts and comments of pushc are plain, modern and short.
@Suite struct PlainWordsTests {
  /// Phrases that are hard to read, with their replacements.
  private static let forbidden: [(pattern: String, instead: String)] = [
    (#"\b(is|are) no (?!longer\b|more\b)[a-z]"#, "is not a valid …"),
    (#"\bthere (is|are) no\b"#, "unknown …, or … is missing"),
    (#"\bstands?\b"#, "is"), (#"\blies\b"#, "is"), (#"\bin silence\b"#, "silently"),
    (#"\bwithout a word\b"#, "silently"), (#"\bheeds?\b"#, "reads"), (#"\bno (word|place) for\b"#, "no equivalent of"),
    (#"\b(but|save) for\b"#, "except"), (#"\bbeneath\b"#, "inside"), (#"\bthereof\b"#, "of it"),
    (#"\bwhere it is none\b"#, "otherwise"),
  ]

  /// The forbidden phrases in a text, except in quotations.
  private static func phrases(in text: String) -> [String] {
    let own = text.replacing(#/```.*?```/#.dotMatchesNewlines(), with: "").replacing(#/`[^`]*`|"[^"]*"/#, with: "")
    return forbidden.compactMap { pattern, instead in
      own.range(of: pattern, options: .regularExpression).map { "\(own[$0]) → \(instead)" }
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

  /// Checks the length of findings. The document's own keys and values are excluded.
  @Test(arguments: GoldenTests.names)
  func findingsAreShort(_ name: String) {
    for line in Self.findings(of: name) {
      // Findings that are printed once per run contain a list of subjects.
      guard !line.hasPrefix("pushc: "), let text = line.firstMatch(of: #/(error|warning|note|fixed)\[\w+\] (.*)/#)?.2
      else { continue }
      let own = text.replacing(#/"[^"]*"|\S*[.\[_]\S*/#, with: "x")
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
  }
}

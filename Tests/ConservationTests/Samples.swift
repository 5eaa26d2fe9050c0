@testable import PushGrammar

/// Sample values that the caller adds to the grammar to make minimal documents meaningful.
struct Samples: Sendable {
  /// Texts by the member's path (`message.token`) or by the text's rule; required for texts with a pattern.
  var texts: [String: String]
  /// JSON values by the member's path, for members that are not texts or need more than one sample. The first one is
  /// also the member's value next to other leaves.
  var values: [String: [String]]
  /// The paths of optional members that every document should have; `*` represents another key of an open object.
  var present: Set<String>
  /// Whether a text without a sample is its own path, so that all values are different.
  var textsArePaths = false

  init(texts: [String: String] = [:], values: [String: [String]] = [:], present: Set<String> = []) {
    self.texts = texts
    self.values = values
    self.present = present
  }
}

/// A text with a pattern for which the caller provided no sample.
struct MissingSample: Error, Equatable, CustomStringConvertible {
  let path: String
  let pattern: String

  var description: String { "no sample for '\(path)', a text like \(pattern)" }
}

extension Samples {
  func text(_ limits: TextLimits, path: String, rule: Rule?) throws(MissingSample) -> String {
    if let sample = texts[path] ?? rule.flatMap({ texts[$0.name] }) { return sample }
    if let pattern = limits.pattern { throw MissingSample(path: path, pattern: pattern) }
    let size = limits.size ?? 0...Int.max
    let sample = textsArePaths ? path : "sample"
    let padding = String(repeating: "x", count: max(0, size.lowerBound - sample.utf8.count))
    return String((sample + padding).prefix(size.upperBound))
  }

  /// A value that is unlikely to be a default, if the range allows it.
  func integer(_ range: ClosedRange<Int>?) -> String {
    guard let range, !range.contains(1) else { return "1" }
    return "\(range.lowerBound)"
  }

  func number(_ range: ClosedRange<Double>?) -> String {
    guard let range, !range.contains(0.5) else { return "0.5" }
    return "\(range.lowerBound)"
  }
}

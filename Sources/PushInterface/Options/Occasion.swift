/// When to use a terminal feature.
package enum Occasion: String, CaseIterable, Sendable {
  case auto, always, never

  /// The words for options.
  package static var words: [String] { allCases.map { $0.rawValue } }
}

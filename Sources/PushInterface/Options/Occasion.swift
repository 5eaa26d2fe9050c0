/// When something is done that suits a terminal.
package enum Occasion: String, CaseIterable, Sendable {
  case auto, always, never

  /// The words that options take.
  package static var words: [String] { allCases.map { $0.rawValue } }
}

/// When to use a terminal feature.
package enum Occasion: String, CaseIterable, Sendable {
  case auto, always, never
}

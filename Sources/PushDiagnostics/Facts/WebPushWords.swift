/// The words that push services and browsers know.
package enum WebPushWords {
  /// The values of the header `Urgency` (RFC 8030).
  package static let urgencies = ["very-low", "low", "normal", "high"]
  /// The values of `dir` (Notifications API).
  package static let directions = ["auto", "ltr", "rtl"]
}

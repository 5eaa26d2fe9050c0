/// The text padded with trailing spaces to a width.
func padded(_ text: String, to width: Int) -> String { text + spaces(width - text.count) }

/// The text padded with leading spaces to a width.
func aligned(_ text: String, to width: Int) -> String { spaces(width - text.count) + text }

/// A number with a given number of decimal places.
func decimal(_ value: Double, places: Int) -> String {
  guard value.isFinite else { return "-" }
  let scale = (0..<places).reduce(1) { scale, _ in scale * 10 }
  let scaled = Int((value * Double(scale)).rounded())
  if places == 0 { return "\(scaled)" }
  let fraction = "\(scaled % scale)"
  return "\(scaled / scale)." + String(repeating: "0", count: places - fraction.count) + fraction
}

private func spaces(_ count: Int) -> String { String(repeating: " ", count: max(0, count)) }

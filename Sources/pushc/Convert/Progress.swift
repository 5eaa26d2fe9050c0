/// A line on a terminal that says how far a long run has come.
struct Progress {
  private let total: Int?
  private var done = 0
  private var isShown = false
  private var shownAt = milliseconds()

  /// Inputs from this size on take long enough to say so.
  private static let threshold = 32 << 20
  private static let interval = 100

  /// nil where no progress is to be shown.
  init?(_ files: [String], _ occasion: Occasion) {
    let sizes = files.map { $0 == "-" ? nil : fileSize($0) }
    total = sizes.contains(nil) ? nil : sizes.reduce(0) { $0 + ($1 ?? 0) }
    switch occasion {
    case .never: return nil
    case .always: break
    case .auto: guard FileDescriptor.standardError.isTerminal, total ?? .max >= Self.threshold else { return nil }
    }
  }

  /// Counts bytes that are compiled.
  mutating func add(_ bytes: Int) {
    done += bytes
    let now = milliseconds()
    guard now - shownAt >= Self.interval else { return }
    shownAt = now
    isShown = true
    let ofTotal = total.map { " of \($0 >> 20) MB, \(done * 100 / max(1, $0)) %" } ?? ""
    StandardError.write("\r\(done >> 20) MB\(ofTotal)\u{1b}[K")
  }

  /// Makes room for other text.
  mutating func erase() {
    if isShown { StandardError.write("\r\u{1b}[K") }
    isShown = false
  }
}

/// A progress line of a long run on a terminal.
struct Progress {
  private let total: Int?
  private var done = 0
  private var isShown = false
  private var shownAt = milliseconds()

  /// The minimum size of an input for showing progress.
  private static let threshold = 32 << 20
  private static let interval = 100

  /// nil if progress should not be shown.
  init?(_ files: [String], _ occasion: Occasion) {
    let sizes = files.map { $0 == "-" ? nil : fileSize($0) }
    total = sizes.contains(nil) ? nil : sizes.reduce(0) { $0 + ($1 ?? 0) }
    switch occasion {
    case .never: return nil
    case .always: break
    case .auto: guard FileDescriptor.standardError.isTerminal, total ?? .max >= Self.threshold else { return nil }
    }
  }

  mutating func add(_ bytes: Int) {
    done += bytes
    let now = milliseconds()
    guard now - shownAt >= Self.interval else { return }
    shownAt = now
    isShown = true
    let ofTotal = total.map { " of \($0 >> 20) MB, \(done * 100 / max(1, $0)) %" } ?? ""
    StandardError.write("\r\(done >> 20) MB\(ofTotal)\u{1b}[K")
  }

  /// Erases the line, so that other text can be printed.
  mutating func erase() {
    if isShown { StandardError.write("\r\u{1b}[K") }
    isShown = false
  }
}

/// When something is done that suits a terminal.
enum Occasion: String, CaseIterable {
  case auto, always, never

  /// The words that options take.
  static var words: [String] { allCases.map(\.rawValue) }

  /// Whether text that goes to a file or a terminal is colored.
  func colors(_ file: FileDescriptor) -> Bool {
    switch self {
    case .always: true
    case .never: false
    case .auto: file.isTerminal && (environment("NO_COLOR") ?? "").isEmpty && environment("TERM") != "dumb"
    }
  }
}

extension Occasion {
  /// Whether text that goes to a file or a terminal is colored.
  func colors(_ file: FileDescriptor) -> Bool {
    switch self {
    case .always: true
    case .never: false
    case .auto: file.isTerminal && (environment("NO_COLOR") ?? "").isEmpty && environment("TERM") != "dumb"
    }
  }
}

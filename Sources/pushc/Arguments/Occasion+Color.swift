import PushCompiler

/// What findings look like where they are written.
struct TextStyle {
  var isColored = false
  var columns = TextRenderer.usualColumns
}

extension Occasion {
  /// The style of text that goes to a file or a terminal.
  func style(_ file: FileDescriptor) -> TextStyle { TextStyle(isColored: colors(file), columns: file.columns) }

  /// Whether text written to a file or terminal is colored.
  func colors(_ file: FileDescriptor) -> Bool {
    switch self {
    case .always: true
    case .never: false
    case .auto: file.isTerminal && (environment("NO_COLOR") ?? "").isEmpty && environment("TERM") != "dumb"
    }
  }
}

extension FileDescriptor {
  /// How wide its lines are: as `COLUMNS` says, then as the terminal is, if it is one.
  fileprivate var columns: Int {
    if let text = environment("COLUMNS"), let columns = Int(text), columns > 0 { return columns }
    return terminalColumns ?? TextRenderer.usualColumns
  }
}

extension TextRenderer {
  /// A renderer for the findings of one document.
  init(_ source: Source, _ style: TextStyle) {
    self.init(source, isColored: style.isColored, columns: style.columns)
  }
}

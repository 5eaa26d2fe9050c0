/// Prints findings for people: what, where, the line itself, the consequence, what helps.
///
/// It belongs to one document and is fed in input order.
public struct TextRenderer {
  private let source: Source
  private let isColored: Bool
  private var locator: Locator

  /// A renderer for the findings of one document.
  public init(_ source: Source, isColored: Bool = false) {
    self.source = source
    self.isColored = isColored
    self.locator = Locator(source)
  }

  /// The finding as text, with a line feed at its end.
  public mutating func render(_ diagnostic: Diagnostic) -> String {
    let position = locator.position(of: Int(diagnostic.span.start))
    var text = style(.bold, "\(Visible.text(source.name)):\(position.line):\(position.column):")
    text += " " + style(Style(diagnostic.severity), "\(diagnostic.severity.word)[\(diagnostic.code)]")
    text += " " + style(.bold, Visible.text(diagnostic.message)) + "\n"
    text += excerpt(diagnostic.span, position, Style(diagnostic.severity))
    if let consequence = diagnostic.consequence { text += "  \(Visible.text(consequence.sentence))\n" }
    for note in diagnostic.notes { text += render(note) }
    if let help = diagnostic.help { text += "  \(style(.help, "help:")) \(Visible.text(help))\n" }
    if let fix = diagnostic.fix {
      text += "  \(style(.help, fix.isSafe ? "fix:" : "fix (unsafe):")) \(Visible.text(fix.title))\n"
    }
    return text
  }

  private mutating func render(_ note: Note) -> String {
    guard let span = note.span else { return "  \(style(.note, "note:")) \(Visible.text(note.text))\n" }
    let position = locator.position(of: Int(span.start))
    return "  \(style(.note, "note:")) \(position.line):\(position.column): \(Visible.text(note.text))\n"
      + excerpt(span, position, .note)
  }

  private func excerpt(_ span: Span, _ position: Locator.Position, _ caretStyle: Style) -> String {
    guard source.count > 0 else { return "" }
    let excerpt = Excerpt(span, lineStart: position.lineStart, in: source)
    let number = String(position.line)
    let margin = String(repeating: " ", count: max(0, 5 - number.count)) + number
    let gutter = String(repeating: " ", count: margin.count)
    return style(.faint, margin + " |") + " " + excerpt.line + "\n"
      + style(.faint, gutter + " |") + " " + style(caretStyle, excerpt.carets) + "\n"
  }

  private enum Style: String {
    case bold = "1"
    case faint = "2"
    case error = "1;31"
    case warning = "1;33"
    case note = "1;34"
    case help = "1;36"

    init(_ severity: Severity) {
      switch severity {
      case .note: self = .note
      case .warning: self = .warning
      case .error: self = .error
      }
    }
  }

  private func style(_ style: Style, _ text: String) -> String {
    isColored ? "\u{1b}[\(style.rawValue)m\(text)\u{1b}[0m" : text
  }
}

/// Prints findings as text: problem, location, source line, consequence and help.
///
/// It serves one document and expects findings in input order.
public struct TextRenderer {
  private let source: Source
  private let isColored: Bool
  private let excerptWidth: Int
  private var locator: Locator

  /// How wide text is where nobody says how wide the terminal is.
  public static let usualColumns = Excerpt.usualWidth + margin
  /// What is beside the part of a source line: its number, a bar, and an ellipsis at each end.
  private static let margin = 10
  /// A narrower excerpt shows nothing.
  private static let leastWidth = 20

  /// A renderer for the findings of one document, for a terminal of so many columns.
  public init(_ source: Source, isColored: Bool = false, columns: Int = usualColumns) {
    self.source = source
    self.isColored = isColored
    excerptWidth = max(Self.leastWidth, columns - Self.margin)
    self.locator = Locator(source)
  }

  /// The finding as text that ends with a line feed.
  public mutating func render(_ diagnostic: Diagnostic) -> String {
    var text: [UInt8] = []
    render(diagnostic, to: &text)
    return String(decoding: text, as: UTF8.self)
  }

  /// Appends the finding as UTF-8 text that ends with a line feed.
  package mutating func render(_ diagnostic: Diagnostic, to text: inout [UInt8]) {
    let position = locator.position(of: Int(diagnostic.span.start))
    let style = Style(diagnostic.severity)
    put(.bold, to: &text) {
      $0 += Visible.fileName(source.name).utf8
      $0 += ":\(position.line):\(position.column):".utf8
    }
    text.append(UInt8(ascii: " "))
    put(style, to: &text) {
      $0 += diagnostic.severity.word.utf8
      $0 += "[\(diagnostic.code)]".utf8
    }
    text.append(UInt8(ascii: " "))
    put(.bold, to: &text) { Visible.append(diagnostic.message, to: &$0) }
    text.append(0x0a)
    putExcerpt(diagnostic.span, position, style, to: &text)
    if let consequence = diagnostic.consequence { putLine(consequence.sentence, to: &text) }
    for note in diagnostic.notes { render(note, to: &text) }
    let (help, fix) = diagnostic.advice
    if let help { putLine(help, after: "help:", .help, to: &text) }
    if let fix { putLine(fix.title, after: fix.isSafe ? "fix:" : "fix (unsafe):", .help, to: &text) }
  }

  private mutating func render(_ note: Note, to text: inout [UInt8]) {
    guard let span = note.span else { return putLine(note.text, after: "note:", .note, to: &text) }
    let position = locator.position(of: Int(span.start))
    putLine("\(position.line):\(position.column): \(note.text)", after: "note:", .note, to: &text)
    putExcerpt(span, position, .note, to: &text)
  }

  /// Appends an indented line, optionally after a label.
  private func putLine(_ line: String, after word: String? = nil, _ style: Style = .help, to text: inout [UInt8]) {
    text += "  ".utf8
    if let word {
      put(style, to: &text) { $0 += word.utf8 }
      text.append(UInt8(ascii: " "))
    }
    Visible.append(line, to: &text)
    text.append(0x0a)
  }

  private func putExcerpt(_ span: Span, _ position: Locator.Position, _ style: Style, to text: inout [UInt8]) {
    guard source.count > 0 else { return }
    let excerpt = Excerpt(span, lineStart: position.lineStart, in: source, width: excerptWidth)
    let number = String(position.line)
    let width = max(5, number.utf8.count)
    put(.faint, to: &text) {
      $0 += repeatElement(0x20, count: width - number.utf8.count)
      $0 += number.utf8
      $0 += " |".utf8
    }
    text.append(0x20)
    text += excerpt.line
    text.append(0x0a)
    put(.faint, to: &text) {
      $0 += repeatElement(0x20, count: width)
      $0 += " |".utf8
    }
    text.append(0x20)
    put(style, to: &text) { $0 += excerpt.carets }
    text.append(0x0a)
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

  private func put(_ style: Style, to text: inout [UInt8], _ append: (inout [UInt8]) -> Void) {
    guard isColored else { return append(&text) }
    text += "\u{1b}[\(style.rawValue)m".utf8
    append(&text)
    text += "\u{1b}[0m".utf8
  }
}

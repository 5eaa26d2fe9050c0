import PushCompiler
import PushDiagnostics

/// Screens as text: boxes that a terminal shows.
package enum PreviewText {
  private static let width = 46

  /// The messages of documents, one below the other, and what devices do with such pushes.
  package static func text(of previews: [DocumentPreview]) -> String {
    let screens = previews.flatMap { $0.messages }.flatMap { $0.screens }
    return previews.map(text).joined() + facts(of: screens)
  }

  /// What devices do with such pushes, once for all screens.
  static func facts(of screens: [Screen]) -> String {
    Screen.facts(of: screens).map { device, facts in
      "\(device.rawValue)\n" + facts.map { wrapped("• \($0.value)") }.joined()
    }.joined()
  }

  private static func text(of preview: DocumentPreview) -> String {
    var text = preview.messages.isEmpty ? Visible.fileName(preview.name) + ": no push message\n" : ""
    for message in preview.messages {
      text += heading(of: message, in: preview) + "\n"
      for screen in message.screens { text += drawing(of: screen) }
      text += lines(of: message.findings) + "\n"
    }
    return text + lines(of: preview.findings)
  }

  static func heading(of message: MessagePreview, in preview: DocumentPreview) -> String {
    let place = message.pointer.isEmpty ? "" : " \(message.pointer)"
    return Visible.fileName(preview.name) + Visible.text(":\(message.line)\(place): \(message.destination)")
  }

  static func lines(of findings: [Finding]) -> String {
    findings.map { finding in
      let diagnostic = finding.diagnostic
      let text = "\(diagnostic.severity.word)[\(diagnostic.code)] \(diagnostic.message)"
      return "  \(finding.start.line):\(finding.start.column): \(Visible.text(text))\n"
    }.joined()
  }

  // MARK: A screen

  static func drawing(of screen: Screen) -> String {
    var text = ""
    if let card = screen.card {
      // Columns break a text at other places than a font.
      let (collapsed, expanded) = (contents(of: card, isExpanded: false), contents(of: card, isExpanded: true))
      text += box(collapsed, "\(screen.device.rawValue)")
      if expanded != collapsed { text += box(expanded, "expanded") }
    } else {
      text += "  \(screen.device.rawValue): nothing appears\n"
    }
    for effect in screen.effects { text += Visible.text("  \(effect.name): \(effect.value)") + "\n" }
    return text
  }

  private static func box(_ lines: [String], _ label: String) -> String {
    let rule = String(repeating: "─", count: max(0, width - label.count - 3))
    var text = "  ╭─ \(label) \(rule)╮\n"
    for line in lines {
      let columns = line.reduce(0) { $0 + Int(TextLayout.columns($1)) }
      text += "  │ \(line)\(String(repeating: " ", count: max(0, width - 2 - columns))) │\n"
    }
    return text + "  ╰\(String(repeating: "─", count: width))╯\n"
  }

  private static func contents(of card: Card, isExpanded: Bool) -> [String] {
    var lines = layout("▪ \(card.app ?? "your app")", limit: 1)
    for part in card.parts(isExpanded: isExpanded) { lines += layout(part.text, limit: part.limit) }
    guard isExpanded else { return lines }
    lines += layout(card.picture.map { "[\(card.pictureName) \($0)]" }, limit: 3)
    return lines + card.buttons.prefix(4).flatMap { layout("[ \($0) ]", limit: 1) }
  }

  private static func layout(_ text: String?, limit: Int) -> [String] {
    guard let text else { return [] }
    return TextLayout.lines(
      of: Visible.lines(text), width: Double(width - 2), limit: limit, measure: TextLayout.columns
    ).lines
  }

  private static func wrapped(_ text: String) -> String {
    let layout = TextLayout.lines(of: text, width: 96, limit: 9, measure: TextLayout.columns)
    return layout.lines.enumerated().map { ($0 == 0 ? "" : "  ") + $1 + "\n" }.joined()
  }
}

extension Visible {
  /// A text that is safe to print, with its line breaks as line feeds.
  static func lines(_ text: String) -> String {
    text.split(omittingEmptySubsequences: false, whereSeparator: TextLayout.isNewline).map { Visible.text($0) }
      .joined(separator: "\n")
  }
}

import PushCompiler
import PushDiagnostics

/// A page of previews: one file, without scripts, and with nothing that is fetched from elsewhere.
package struct PreviewPage {
  private let previews: [DocumentPreview]

  /// A page of what devices show of documents.
  package init(_ previews: [DocumentPreview]) { self.previews = previews }

  /// The page as HTML.
  package var html: String {
    let title = previews.count == 1 ? previews.first?.name ?? "" : "\(previews.count) documents"
    return Self.page(
      title: "Preview of \(title)", summary: summary, index: index,
      main: previews.enumerated().map(document).joined(), screens: messages.flatMap { $0.screens }
    ).text
  }

  // MARK: Counts and index

  private var messages: [MessagePreview] { previews.flatMap { $0.messages } }

  private var summary: String {
    let unsent = messages.count { !$0.isSent }
    let silent = messages.count { !$0.screens.isEmpty && $0.screens.allSatisfy { $0.card == nil } }
    var words = ["\(messages.count) \(messages.count == 1 ? "message" : "messages")"]
    if previews.count > 1 { words.append("\(previews.count) documents") }
    if silent > 0 { words.append("\(silent) of which nothing appears") }
    if unsent > 0 { words.append("\(unsent) not sent") }
    return words.joined(separator: ", ")
  }

  /// A list of links to the messages, where there are several.
  private var index: Markup {
    guard messages.count > 1 else { return "" }
    let links = previews.enumerated().flatMap { number, preview in
      preview.messages.enumerated().map { index, message -> Markup in
        "<li><a href=\"#\(id(number, index))\">\(heading(message, preview))</a></li>\n"
      }
    }
    return "<nav aria-label=\"Messages\"><ul>\n\(links.joined())</ul></nav>\n"
  }

  private func id(_ document: Int, _ message: Int) -> String { "m\(document)-\(message)" }

  private func heading(_ message: MessagePreview, _ preview: DocumentPreview) -> String {
    let title = message.screens.lazy.compactMap { $0.card?.title ?? $0.card?.body }.first
    return PreviewText.heading(of: message, in: preview) + (title.map { " — \($0.prefix(60))" } ?? "")
  }

  // MARK: Documents

  private func document(_ number: Int, _ preview: DocumentPreview) -> Markup {
    let articles = preview.messages.enumerated().map { index, message in
      article(message, preview, id: id(number, index))
    }
    return articles.joined() + Self.list(of: preview.findings)
  }

  private func article(_ message: MessagePreview, _ preview: DocumentPreview, id: String) -> Markup {
    let screens = message.screens.enumerated().map { index, screen in Self.figure(screen, id: "\(id)-\(index)") }
    return """
      <article id="\(id)" aria-labelledby="\(id)-h">
      <h2 id="\(id)-h">\(PreviewText.heading(of: message, in: preview))</h2>
      <div class="screens">
      \(screens.joined())</div>
      \(Self.list(of: message.findings))</article>

      """
  }

  static func list(of findings: [Finding]) -> Markup {
    if findings.isEmpty { return "" }
    let items = findings.map { finding -> Markup in
      let diagnostic = finding.diagnostic
      let word = diagnostic.severity.word
      let texts = [diagnostic.message, diagnostic.consequence?.sentence, diagnostic.help ?? diagnostic.fix?.title]
      let text = texts.compactMap { $0 }.joined(separator: ". ")
      return """
        <li><strong class="\(word)">\(word)</strong> <code>\(diagnostic.code.description)</code> \
        \(finding.start.line):\(finding.start.column): \(text)</li>

        """
    }
    return "<h3>Findings</h3>\n<ul>\n\(items.joined())</ul>\n"
  }
}

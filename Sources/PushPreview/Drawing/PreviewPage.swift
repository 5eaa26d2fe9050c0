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

extension PreviewPage {
  /// A page with parts that are markup already. At its end, it says what devices do with pushes such as those of `screens`.
  static func page(
    title: String, summary: String, index: Markup = "", main: Markup, screens: [Screen]
  ) -> Markup {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="\(policy)">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="referrer" content="no-referrer">
    <meta name="color-scheme" content="light dark">
    \(Markup.element("title", title))
    <style>\(style)\(Picture.style)</style>
    </head>
    <body>
    <header>
    \(Markup.element("h1", title))
    \(Markup.element("p", summary))
    </header>
    \(index)<main>
    \(main)</main>
    \(footer(of: screens))</body>
    </html>

    """
  }

  /// Nothing is fetched, run or sent.
  private static let policy: Markup =
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"

  private static let style: Markup = """
    body{margin:0 auto;max-width:58rem;padding:1rem;font:1rem/1.5 system-ui,sans-serif;color:#16191d;background:#fff}\
    h1{font-size:1.5rem}h2{font-size:1.2rem;overflow-wrap:anywhere}h3{font-size:1rem}a{color:#0b57a4}\
    article{border-top:1px solid #767f8a;padding:.5rem 0 1rem}.screens{display:flex;flex-wrap:wrap;gap:1.5rem}\
    figure{margin:0;max-width:100%;width:25rem}svg{max-width:100%;height:auto}\
    dl{display:grid;grid-template-columns:max-content 1fr;gap:0 1rem}dd{margin:0;overflow-wrap:anywhere}\
    dt{font-weight:600}ul{padding-left:1.2rem}li{overflow-wrap:anywhere}:target{outline:3px solid #6a9bd8}footer{border-top:1px solid #767f8a}.error{color:#a3141b}.warning{color:#7a4b00}\
    code{font-size:.95em}\
    @media (prefers-color-scheme:dark){body{color:#f1f3f5;background:#101316}a{color:#8cc2ff}\
    .error{color:#ff9c9c}.warning{color:#f3c063}}
    """

  /// A screen, what happens besides, and links to what devices do.
  static func figure(_ screen: Screen, id: String) -> Markup {
    let effects = screen.effects.map { effect -> Markup in "<dt>\(effect.name)</dt><dd>\(effect.value)</dd>\n" }
    let facts = screen.facts.map { Markup.element("a", $0.name, "href=\"#\(anchor(of: $0))\"") }
    let list: Markup = effects.isEmpty ? "" : "<dl>\n\(effects.joined())</dl>\n"
    let links: Markup = facts.isEmpty ? "" : "<p>Depends on \(facts.joined(separator: ", "))</p>\n"
    return """
      <figure>
      \(Picture.svg(screen, id: id))
      <figcaption>
      \(list)\(links)</figcaption>
      </figure>

      """
  }

  // MARK: Facts

  /// What devices do with such pushes, each with its ground and source.
  private static func footer(of screens: [Screen]) -> Markup {
    let lists = Screen.facts(of: screens).map { device, facts -> Markup in
      let items = facts.map { fact -> Markup in
        "<li id=\"\(anchor(of: fact))\">\(fact.value) (\(ground(of: fact.evidence)))</li>\n"
      }
      return "<h3>\(device.rawValue)</h3>\n<ul>\n\(items.joined())</ul>\n"
    }
    return lists.isEmpty ? "" : "<footer>\n<h2>What devices do</h2>\n\(lists.joined())</footer>\n"
  }

  private static func anchor(of fact: Fact) -> String {
    "\(fact.service)-\(fact.name.split(separator: " ").joined(separator: "-"))"
  }

  /// How a fact is known, with links to where it can be read.
  private static func ground(of evidence: Evidence) -> Markup {
    let links = evidence.references.map { reference -> Markup in
      ", <a href=\"\(reference.address)\">\(reference.title)</a>"
    }
    return "\(evidence.ground.rawValue)\(links.joined())"
  }
}

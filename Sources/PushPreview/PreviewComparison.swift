import PushCompiler
import PushDiagnostics

/// What changed for a user's eye between two versions of documents.
package struct PreviewComparison {
  /// A message that looks different, is sent only since, or is not sent any more.
  package struct Change {
    /// Where it is: the heading of the newer version, if there is one.
    let heading: String
    let old: [Screen]
    let new: [Screen]
  }

  package private(set) var changes: [Change] = []
  /// How many messages look the same.
  private var same = 0

  /// Compares documents that have the same name, message by message: those at the same place, through the same service.
  package init(
    _ old: [(preview: DocumentPreview, name: String)], _ new: [(preview: DocumentPreview, name: String)]
  ) {
    let (before, after) = (Self.messages(of: old), Self.messages(of: new))
    let known: [String: Message] = before.reduce(into: [:]) { $0[$1.key] = $1 }
    let present = Set(after.map { $0.key })
    for message in after {
      let screens = known[message.key]?.screens ?? []
      if screens == message.screens { same += 1; continue }
      changes.append(Change(heading: message.heading, old: screens, new: message.screens))
    }
    for message in before where !present.contains(message.key) {
      changes.append(Change(heading: message.heading, old: message.screens, new: []))
    }
  }

  private struct Message {
    let key: String
    let heading: String
    let screens: [Screen]
  }

  /// The messages that are sent. Those of a place that several documents of a stream have are told apart by their number, for
  /// which those that are not sent count as well.
  private static func messages(of documents: [(preview: DocumentPreview, name: String)]) -> [Message] {
    var numbers: [String: (line: Int, count: Int)] = [:]
    var counts: [String: Int] = [:]
    return documents.flatMap { document in
      document.preview.messages.compactMap { message -> Message? in
        let place = "\(document.name)\n\(message.pointer)"
        var number = numbers[place] ?? (line: 0, count: 0)
        if number.line != message.line { number = (message.line, number.count + 1) }
        numbers[place] = number
        guard message.isSent else { return nil }
        let request = "\(place)\n\(number.count)\n\(message.target?.name ?? "")"
        counts[request, default: 0] += 1
        return Message(
          key: "\(request)\n\(counts[request] ?? 0)", heading: PreviewText.heading(of: message, in: document.preview),
          screens: message.screens)
      }
    }
  }

  private var summary: String {
    "\(changes.count) \(changes.count == 1 ? "message looks" : "messages look") different, \(same) the same"
  }

  // MARK: Text

  /// The changed messages as they were and as they are.
  package var text: String {
    changes.map { change in
      "\(change.heading)\n" + Self.text("before", change.old) + Self.text("after", change.new) + "\n"
    }.joined() + PreviewText.facts(of: changes.flatMap { $0.old + $0.new }) + summary + "\n"
  }

  private static func text(_ word: String, _ screens: [Screen]) -> String {
    " \(word):\n" + (screens.isEmpty ? "  nothing is sent\n" : screens.map(PreviewText.drawing).joined())
  }

  // MARK: Page

  /// The changed messages side by side, as a page.
  package var html: String {
    let articles = changes.enumerated().map { number, change -> Markup in
      """
      <article aria-labelledby="c\(number)">
      <h2 id="c\(number)">\(change.heading)</h2>
      <div class="screens">
      \(Self.side("Before", change.old, id: "c\(number)-o"))\
      \(Self.side("After", change.new, id: "c\(number)-n"))</div>
      </article>

      """
    }
    return PreviewPage.page(
      title: "What changed", summary: summary, main: articles.joined(), screens: changes.flatMap { $0.old + $0.new }
    ).text
  }

  private static func side(_ word: String, _ screens: [Screen], id: String) -> Markup {
    let figures = screens.enumerated().map { index, screen in PreviewPage.figure(screen, id: "\(id)\(index)") }
    let shown = figures.isEmpty ? "<p>nothing is sent</p>\n" : figures.joined()
    return """
      <section>
      <h3>\(word)</h3>
      \(shown)</section>

      """
  }
}

import PushCompiler
import PushDiagnostics

/// What changed for a user's eye between two versions of documents.
package struct PreviewComparison {
  /// A message that looks different, is sent only since, is not sent any more, or is new and cannot be sent.
  package struct Change {
    /// Where it is: the heading of the newer version, if there is one.
    let heading: String
    let old: [Screen]
    let new: [Screen]
    /// Why the newer version is not sent.
    var errors: [Finding] = []
    /// Whether there was no such message, and the new one cannot be sent.
    var isNewAndUnsent = false
  }

  package private(set) var changes: [Change] = []
  /// How many messages look the same.
  private var same = 0

  /// Compares documents that have the same name, message by message: those that look the same, and then those at the same place,
  /// through the same service.
  package init(
    _ old: [(preview: DocumentPreview, name: String)], _ new: [(preview: DocumentPreview, name: String)]
  ) {
    let (before, after) = (ComparedFile.all(in: old), ComparedFile.all(in: new))
    let known = Dictionary(uniqueKeysWithValues: before.map { ($0.name, $0.messages) })
    for file in after { compare(known[file.name] ?? [], file.messages) }
    let names = Set(after.map { $0.name })
    for file in before where !names.contains(file.name) { compare(file.messages, []) }
  }

  /// Compares the messages of a file.
  private mutating func compare(_ old: [ComparedMessage], _ new: [ComparedMessage]) {
    let partners = ComparedMessage.partners(of: new, in: old)
    for (message, partner) in zip(new, partners) {
      compare(partner.map { old[$0] }, message)
    }
    let found = Set(partners.compactMap { $0 })
    for index in old.indices where !found.contains(index) {
      for request in old[index].requests {
        changes.append(Change(heading: request.heading, old: request.screens, new: []))
      }
    }
  }

  private mutating func compare(_ old: ComparedMessage?, _ new: ComparedMessage) {
    for request in new.requests {
      let before = old?.requests.first { $0.key == request.key }
      if before == request { same += 1; continue }
      let errors = old == nil ? new.errors : []
      changes.append(Change(heading: request.heading, old: before?.screens ?? [], new: request.screens, errors: errors))
    }
    for request in old?.requests ?? [] where !new.requests.contains(where: { $0.key == request.key }) {
      // The errors have their places in the newer version.
      let heading = new.requests.isEmpty ? new.heading : request.heading
      changes.append(Change(heading: heading, old: request.screens, new: [], errors: new.errors))
    }
    if old == nil, new.requests.isEmpty {
      changes.append(Change(heading: new.heading, old: [], new: [], errors: new.errors, isNewAndUnsent: true))
    }
  }

  private var summary: String {
    let unsent = changes.count { $0.isNewAndUnsent }
    let different = changes.count - unsent
    return "\(different) \(different == 1 ? "message looks" : "messages look") different, \(same) the same"
      + (unsent == 0 ? "" : ", \(unsent) new \(unsent == 1 ? "message" : "messages") cannot be sent")
  }

  // MARK: Text

  /// The changed messages as they were and as they are.
  package var text: String {
    changes.map { change in
      let states =
        change.isNewAndUnsent ? "" : Self.text("before", change.old) + Self.text("after", change.new)
      return "\(change.heading)\n" + states + PreviewText.lines(of: change.errors) + "\n"
    }.joined() + PreviewText.facts(of: changes.flatMap { $0.old + $0.new }) + summary + "\n"
  }

  private static func text(_ word: String, _ screens: [Screen]) -> String {
    " \(word):\n" + (screens.isEmpty ? "  nothing is sent\n" : screens.map(PreviewText.drawing).joined())
  }

  // MARK: Page

  /// The changed messages side by side, as a page.
  package var html: String {
    let articles = changes.enumerated().map { number, change -> Markup in
      let states: Markup =
        change.isNewAndUnsent
        ? ""
        : """
        <div class="screens">
        \(Self.side("Before", change.old, id: "c\(number)-o"))\
        \(Self.side("After", change.new, id: "c\(number)-n"))</div>

        """
      return """
        <article aria-labelledby="c\(number)">
        <h2 id="c\(number)">\(change.heading)</h2>
        \(states)\(PreviewPage.list(of: change.errors))</article>

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

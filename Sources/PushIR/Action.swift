import PushDiagnostics
package import PushJSON

/// Something that happens at a tap on a button, at a tap on the notification, or when a message arrives.
///
/// Messages hold actions as JSON objects with the keys `id`, `title`, `kind`, `name`, `url`, `payload`, `value`, `web_view`.
package struct Action {
  /// What is done.
  package enum Kind: CaseIterable {
    /// The app is told an event of a name.
    case appEvent
    /// The vendor is told an event of a name.
    case customEvent
    /// A web page is opened.
    case url
    /// A place in the app is opened.
    case deepLink
    /// The app is opened.
    case openApp
    /// The notification is put away.
    case dismiss
    /// The number on the app's icon is set.
    case badgeSet
    /// Something is added to the number on the app's icon.
    case badgeAdd

    /// The value of the key `kind`.
    package var spelling: StaticString {
      switch self {
      case .appEvent: "app-event"
      case .customEvent: "custom-event"
      case .url: "url"
      case .deepLink: "deep-link"
      case .openApp: "open-app"
      case .dismiss: "dismiss"
      case .badgeSet: "badge-set"
      case .badgeAdd: "badge-add"
      }
    }
  }

  package let kind: Kind
  package let document: Document
  package let node: Node
  /// Its place among the actions of its field, from 0.
  package let index: Int

  /// The value of one of its keys.
  package func member(_ key: StaticString) -> Node { document.member(key, of: node) }

  /// The words on its button; nil where it has none.
  package var title: String? {
    let title = member("title")
    return title.exists ? document.string(title) : nil
  }
}

extension Message {
  /// Whether the buttons are those that the category brings along, and nothing else is said of them.
  package var hasButtonsOfCategory: Bool {
    has(.actions) && has(.category) && span(.actions) == span(.category) && span(.actions) != .none
  }

  /// The actions that a field holds: a list, or one alone.
  package func actions(_ field: Field) -> [Action] {
    guard has(field) else { return [] }
    let (document, place) = resolve(field)
    if document.kind(place) == .object { return action(place, document, 0).map { [$0] } ?? [] }
    var actions: [Action] = []
    var index = 0
    var elements = ElementCursor(of: place, in: document)
    while let element = elements.next(in: document) {
      if let action = action(element, document, index) { actions.append(action) }
      index += 1
    }
    return actions
  }

  private func action(_ node: Node, _ document: Document, _ index: Int) -> Action? {
    let name = document.member("kind", of: node)
    let kind = Action.Kind.allCases.first { document.equals(name, $0.spelling) }
    return kind.map { Action(kind: $0, document: document, node: node, index: index) }
  }
}

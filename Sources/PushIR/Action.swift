import PushDiagnostics
package import PushJSON

/// An action that runs when the user taps a button or the notification, or when a message arrives.
///
/// Messages hold actions as JSON objects with the keys `id`, `title`, `kind`, `name`, `url`, `payload`, `value`,
/// `web_view`.
package struct Action {
  /// The type of an action.
  package enum Kind: CaseIterable {
    /// Sends a named event to the app.
    case appEvent
    /// Sends a named event to the vendor.
    case customEvent
    /// Opens a web page.
    case url
    /// Opens a deep link in the app.
    case deepLink
    /// Opens the app.
    case openApp
    /// Dismisses the notification.
    case dismiss
    /// Sets the badge number on the app icon.
    case badgeSet
    /// Adds to the badge number on the app icon.
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
  /// The index among the actions of its field, from 0.
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
  /// Whether the buttons come only from the category and have no other source.
  package var hasButtonsOfCategory: Bool {
    has(.actions) && has(.category) && span(.actions) == span(.category) && span(.actions) != .none
  }

  /// The actions of a field: a list, or a single action.
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

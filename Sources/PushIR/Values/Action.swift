package import PushDiagnostics
package import PushJSON

/// An action that runs when the user taps a button or the notification, or when a message arrives.
///
/// Messages hold actions as JSON objects with the keys of `Key`.
package struct Action {
  /// The keys of the object.
  package enum Key: Spelling {
    case kind = "kind", id = "id", title = "title", name = "name", url = "url", payload = "payload", value = "value"
    case webView = "web_view"
    /// An object with the members that have no meaning.
    case other = "other"
  }

  /// The type of an action: the value of the key `kind`.
  package enum Kind: Spelling, CaseIterable {
    /// Sends a named event to the app.
    case appEvent = "app-event"
    /// Sends a named event to the vendor.
    case customEvent = "custom-event"
    /// Opens a web page.
    case url = "url"
    /// Opens a deep link in the app.
    case deepLink = "deep-link"
    /// Opens the app.
    case openApp = "open-app"
    /// Dismisses the notification.
    case dismiss = "dismiss"
    /// Sets the badge number on the app icon.
    case badgeSet = "badge-set"
    /// Adds to the badge number on the app icon.
    case badgeAdd = "badge-add"

    /// Whether it changes the badge, which only a silent message can do.
    package var isOfBadge: Bool { self == .badgeSet || self == .badgeAdd }
  }

  package let kind: Kind
  /// The object.
  package let value: JSONValue
  /// The index among the actions of its field, from 0.
  package let index: Int

  /// The value of one of its keys.
  package subscript(_ key: Key) -> JSONValue { value[key.spelling] }

  /// The words on its button; nil where it has none.
  package var title: String? { self[.title].exists ? self[.title].text : nil }

  /// Whether it opens an address.
  package var isLink: Bool { kind == .url || kind == .deepLink }

  /// Whether it has the members that all SDKs require of a button: a text, and a URL if it opens one.
  package var isComplete: Bool { self[.title].exists && (!isLink || !self[.url].text.isEmpty) }

  /// Whether Emarsys's SDK shows it as a button: it cannot only open the app, and changes the badge in silent messages only.
  package var isButtonOfEmarsys: Bool { isComplete && ![.openApp, .badgeSet, .badgeAdd].contains(kind) }
}

extension Message {
  /// Whether the buttons come only from the category and have no other source.
  package var hasButtonsOfCategory: Bool { has(.actions) && isOfCategory(span(.actions)) }

  /// Whether a button at this location of the document comes from the category.
  package func isOfCategory(_ place: Span) -> Bool { has(.category) && place != .none && place == span(.category) }

  /// The actions of a field: a list, or a single action.
  package func actions(_ field: Field) -> [Action] {
    guard has(field) else { return [] }
    return value(field).elementsOrSelf.enumerated().compactMap { action($1, $0) }
  }

  private func action(_ value: JSONValue, _ index: Int) -> Action? {
    let kind = Action.Kind.allCases.first { value[Action.Key.kind.spelling].equals($0.spelling) }
    return kind.map { Action(kind: $0, value: value, index: index) }
  }
}

import PushDiagnostics

/// Text of the input inside markup: nothing in it is markup, and nothing in it is invisible.
enum Markup {
  static func escaped(_ text: some StringProtocol) -> String {
    var escaped = ""
    for scalar in Visible.text(text).unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  /// An element with text in it.
  static func element(_ name: String, _ text: some StringProtocol, _ attributes: String = "") -> String {
    "<\(name)\(attributes.isEmpty ? "" : " " + attributes)>\(escaped(text))</\(name)>"
  }
}

extension Screen {
  /// What appears, in words: for those who hear the picture.
  package var summary: String {
    guard let card else { return "\(device.rawValue): nothing appears" }
    let texts =
      [card.app, card.title, card.subtitle, card.body].compactMap { $0?.prefix(500) }
      + card.lines.map { $0.prefix(500) }
    let picture = card.picture.map { [", with a picture: \($0)"] } ?? []
    let buttons = card.buttons.isEmpty ? [] : [", with buttons: \(card.buttons.joined(separator: ", "))"]
    return "\(device.rawValue): \(texts.joined(separator: ". "))" + (picture + buttons).joined()
  }
}

import PushDiagnostics

/// Text of the input inside markup: nothing in it is markup, and nothing in it is invisible.
enum Markup {
  static func escaped(_ text: some StringProtocol) -> String {
    let visible = Visible.text(text)
    if !visible.utf8.contains(where: isMarkup) { return visible }
    var escaped: [UInt8] = []
    for byte in visible.utf8 {
      switch UnicodeScalar(byte) {
      case "&": escaped += "&amp;".utf8
      case "<": escaped += "&lt;".utf8
      case ">": escaped += "&gt;".utf8
      case "\"": escaped += "&quot;".utf8
      case "'": escaped += "&#39;".utf8
      default: escaped.append(byte)
      }
    }
    return String(decoding: escaped, as: UTF8.self)
  }

  private static func isMarkup(_ byte: UInt8) -> Bool {
    switch UnicodeScalar(byte) {
    case "&", "<", ">", "\"", "'": true
    default: false
    }
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

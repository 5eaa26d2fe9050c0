import PushDiagnostics

/// HTML or SVG. What is interpolated in a literal becomes text: nothing in it is markup, and nothing in it is invisible.
struct Markup: ExpressibleByStringInterpolation {
  private var bytes: [UInt8]

  init(stringLiteral text: String) { bytes = Array(text.utf8) }
  init(stringInterpolation parts: StringInterpolation) { bytes = parts.bytes }

  var text: String { String(decoding: bytes, as: UTF8.self) }
  var isEmpty: Bool { bytes.isEmpty }

  static func + (left: Markup, right: Markup) -> Markup {
    var sum = left
    sum += right
    return sum
  }

  static func += (left: inout Markup, right: Markup) { left.bytes += right.bytes }

  /// An element with text in it.
  static func element(_ name: Markup, _ text: String, _ attributes: Markup = "") -> Markup {
    attributes.isEmpty ? "<\(name)>\(text)</\(name)>" : "<\(name) \(attributes)>\(text)</\(name)>"
  }

  struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var bytes: [UInt8] = []

    init(literalCapacity: Int, interpolationCount: Int) {
      bytes.reserveCapacity(literalCapacity + 16 * interpolationCount)
    }

    mutating func appendLiteral(_ literal: String) { bytes += literal.utf8 }
    mutating func appendInterpolation(_ markup: Markup) { bytes += markup.bytes }
    mutating func appendInterpolation(_ number: Int) { bytes += String(number).utf8 }

    mutating func appendInterpolation(_ text: String) {
      bytes += Visible.text(text, replacing: Self.entity).utf8
    }

    private static func entity(_ character: UnicodeScalar) -> String? {
      switch character {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": "&quot;"
      case "'": "&#39;"
      default: nil
      }
    }
  }
}

extension Sequence<Markup> {
  func joined(separator: Markup = "") -> Markup {
    var joined: Markup = ""
    for part in self {
      if !joined.isEmpty { joined += separator }
      joined += part
    }
    return joined
  }
}

extension Screen {
  /// What appears, in words: for those who hear the picture.
  package var summary: String {
    guard let card else { return "\(device.rawValue): nothing appears" }
    let texts =
      [card.app, card.title, card.subtitle, card.body].compactMap { $0?.prefix(500) }
      + card.lines.map { $0.prefix(500) }
    let picture = card.picture.map { [", with a \(card.pictureName): \($0)"] } ?? []
    let buttons = card.buttons.isEmpty ? [] : [", with buttons: \(card.buttons.joined(separator: ", "))"]
    return "\(device.rawValue): \(texts.joined(separator: ". "))" + (picture + buttons).joined()
  }
}

import PushDiagnostics

/// A screen as SVG: the card as it appears, and how it looks expanded. It follows the reader's choice of light or dark.
package struct Picture {
  private let screen: Screen
  private var elements: [Markup] = []
  /// How far the drawing goes down.
  private var bottom = 0.0

  private static let width = 400.0
  private static let margin = 20.0
  private static let textWidth = width - 2 * margin
  private static let lineHeight = 20.0

  private init(_ screen: Screen) { self.screen = screen }

  /// A whole file.
  package static func file(_ screen: Screen) -> String {
    let svg = svg(screen, id: "picture", style: "<style>\(style)</style>")
    return ("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\(svg)\n" as Markup).text
  }

  /// A part of a page whose style has `Picture.style`. `id` is used once in the page.
  static func svg(_ screen: Screen, id: String, style: Markup = "") -> Markup {
    var picture = Picture(screen)
    picture.draw()
    let height = Int(picture.bottom.rounded(.up))
    let size: Markup = "width=\"\(Int(width))\" height=\"\(height)\" viewBox=\"0 0 \(Int(width)) \(height)\""
    let title = Markup.element("title", screen.summary, "id=\"\(id)\"")
    return """
      <svg xmlns="http://www.w3.org/2000/svg" \(size) role="img" aria-labelledby="\(id)">\
      \(title)\(style)\(picture.elements.joined())</svg>
      """
  }

  /// The colors, for both appearances of a device.
  static let style: Markup = """
    svg{font-family:system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans',sans-serif}\
    .wall{fill:#dde3ea}.card{fill:#fff}.ink{fill:#16191d}.soft{fill:#565e69}.picture{fill:#c3ccd6}.button{fill:#e9edf2}\
    .icon{fill:#5a6b80}.caption{fill:#434b55}\
    @media (prefers-color-scheme:dark){.wall{fill:#15181c}.card{fill:#2b3036}.ink{fill:#f4f6f8}.soft{fill:#b9c1ca}\
    .picture{fill:#49525c}.button{fill:#3a4149}.icon{fill:#8b9cb2}.caption{fill:#c3cad2}}
    """

  // MARK: The screen

  private mutating func draw() {
    bottom = 16
    if let card = screen.card {
      drawCaption(card.isExpandable ? "\(screen.device.rawValue), collapsed" : screen.device.rawValue)
      draw(card, isExpanded: false)
      if card.isExpandable {
        drawCaption("expanded")
        draw(card, isExpanded: true)
      }
    } else {
      drawCaption(screen.device.rawValue)
      elements.append(
        text("Nothing appears", x: Self.width / 2, y: bottom + 34, "soft", size: 16, "text-anchor=\"middle\""))
      bottom += 64
    }
    let wall = rectangle(x: 0, y: 0, width: Self.width, height: bottom, radius: 20, "wall")
    elements.insert(wall, at: 0)
  }

  private mutating func drawCaption(_ words: String) {
    elements.append(text(words, x: Self.margin, y: bottom + 10, "caption", size: 12))
    bottom += 22
  }

  private mutating func draw(_ card: Card, isExpanded: Bool) {
    let outer = elements
    let top = bottom
    elements = []
    bottom += 14
    drawHead(card)
    for part in card.parts(isExpanded: isExpanded) { draw(part) }
    if isExpanded {
      if let address = card.picture { drawPicture(address) }
      drawButtons(card.buttons)
    }
    bottom += 14
    let back = rectangle(
      x: Self.margin / 2, y: top, width: Self.width - Self.margin, height: bottom - top, radius: 18, "card")
    elements = outer + [back] + elements
    bottom += 14
  }

  /// The app's icon and name.
  private mutating func drawHead(_ card: Card) {
    let color: Markup = card.color.flatMap { Self.isColor($0) ? "style=\"fill:\($0)\"" : nil } ?? ""
    elements.append(rectangle(x: Self.margin, y: bottom, width: 16, height: 16, radius: 4, "icon", color))
    let name = TextLayout.lines(of: card.app ?? "your app", width: 24, limit: 1).lines.first ?? ""
    elements.append(text(name, x: Self.margin + 24, y: bottom + 13, "soft", size: 13))
    elements.append(text("now", x: Self.width - Self.margin, y: bottom + 13, "soft", size: 13, "text-anchor=\"end\""))
    bottom += 26
  }

  private mutating func draw(_ part: Card.Part) {
    let weight: Markup =
      switch part.role {
      case .title: "font-weight=\"600\""
      case .subtitle: "font-weight=\"500\""
      case .body: ""
      }
    for line in TextLayout.lines(of: part.text, width: Card.textWidth, limit: part.limit).lines {
      elements.append(text(line, x: Self.margin, y: bottom + 14, "ink", size: 15, weight))
      bottom += Self.lineHeight
    }
  }

  /// A frame with the address: nothing is fetched.
  private mutating func drawPicture(_ address: String) {
    bottom += 6
    elements.append(rectangle(x: Self.margin, y: bottom, width: Self.textWidth, height: 150, radius: 10, "picture"))
    let layout = TextLayout.lines(of: address, width: 26, limit: 3)
    for (index, line) in layout.lines.enumerated() {
      let y = bottom + 72 + Double(index) * 16
      elements.append(text(line, x: Self.width / 2, y: y, "ink", size: 12, "text-anchor=\"middle\""))
    }
    bottom += 156
  }

  private mutating func drawButtons(_ names: [String]) {
    for name in names.prefix(4) {
      bottom += 6
      elements.append(rectangle(x: Self.margin, y: bottom, width: Self.textWidth, height: 32, radius: 10, "button"))
      let label = TextLayout.lines(of: name, width: 20, limit: 1).lines.first ?? ""
      elements.append(text(label, x: Self.width / 2, y: bottom + 21, "ink", size: 14, "text-anchor=\"middle\""))
      bottom += 32
    }
  }

  // MARK: Elements

  private func text(
    _ words: String, x: Double, y: Double, _ kind: Markup, size: Int, _ attributes: Markup = ""
  ) -> Markup {
    let place: Markup = "class=\"\(kind)\" x=\"\(Int(x))\" y=\"\(Int(y))\" font-size=\"\(size)\""
    return Markup.element("text", words, attributes.isEmpty ? place : "\(place) \(attributes)")
  }

  private func rectangle(
    x: Double, y: Double, width: Double, height: Double, radius: Int, _ kind: Markup, _ attributes: Markup = ""
  ) -> Markup {
    let more: Markup = attributes.isEmpty ? "" : " \(attributes)"
    return """
      <rect class="\(kind)" x="\(Int(x))" y="\(Int(y))" width="\(Int(width))" height="\(Int(height))" rx="\(radius)"\
      \(more)/>
      """
  }

  /// Whether a color is one that CSS reads: `#RRGGBB`.
  private static func isColor(_ text: String) -> Bool {
    text.utf8.count == 7 && text.hasPrefix("#") && text.dropFirst().isHexadecimal
  }
}

/// HTML entities by name or number: `&amp;`, `&#8211;`, `&#x2013;`.
enum HTMLEntity {
  /// The character of the entity at an index, and the entity's end; nil if there is no entity.
  static func read(at start: Int, in html: [UInt8]) -> (scalar: Unicode.Scalar, end: Int)? {
    guard html[start] == UInt8(ascii: "&"),
      let end = html[start...].prefix(12).firstIndex(of: UInt8(ascii: ";"))
    else { return nil }
    let name = html[(start + 1)..<end]
    return scalar(String(decoding: name, as: UTF8.self)).map { ($0, end + 1) }
  }

  private static func scalar(_ name: String) -> Unicode.Scalar? {
    guard name.first == "#" else { return named[name] }
    let digits = name.dropFirst()
    let isHexadecimal = digits.first == "x" || digits.first == "X"
    let number = isHexadecimal ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    // Swift reads a sign, which HTML does not have.
    guard let number, number > 0, !digits.contains("+") else { return nil }
    return Unicode.Scalar(number)
  }

  private static let named: [String: Unicode.Scalar] = {
    var table = others
    for (offset, name) in latin.split(separator: " ").enumerated() {
      table[String(name)] = Unicode.Scalar(UInt8(160 + offset))
    }
    return table
  }()

  /// The names of U+00A0 to U+00FF, in order.
  private static let latin = """
    nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr \
    deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest \
    Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml \
    ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig \
    agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml \
    eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml
    """

  private static let others: [String: Unicode.Scalar] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'",
    "ensp": "\u{2002}", "emsp": "\u{2003}", "thinsp": "\u{2009}", "zwnj": "\u{200c}", "zwj": "\u{200d}",
    "ndash": "–", "mdash": "—", "lsquo": "‘", "rsquo": "’", "sbquo": "‚", "ldquo": "“", "rdquo": "”", "bdquo": "„",
    "lsaquo": "‹", "rsaquo": "›", "bull": "•", "hellip": "…", "dagger": "†", "permil": "‰", "euro": "€", "trade": "™",
    "larr": "←", "uarr": "↑", "rarr": "→", "darr": "↓", "harr": "↔", "minus": "−", "infin": "∞", "asymp": "≈",
    "ne": "≠",
    "le": "≤", "ge": "≥", "hearts": "♥", "diams": "♦", "clubs": "♣", "spades": "♠",
  ]
}

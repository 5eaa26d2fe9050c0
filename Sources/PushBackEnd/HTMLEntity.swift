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

  /// The 252 names of HTML 4.01, and `apos`. Of `lang` and `rang`, TagSoup has the characters of HTML 5.
  private static let named: [String: Unicode.Scalar] = {
    var table = others
    for (first, names) in runs {
      for (offset, name) in names.split(separator: " ").enumerated() {
        table[String(name)] = Unicode.Scalar(first + UInt32(offset))
      }
    }
    return table
  }()

  /// The names of consecutive characters, in order, by the first of them.
  private static let runs: [(first: UInt32, names: String)] = [
    (0xa0, latin),
    (0x391, "Alpha Beta Gamma Delta Epsilon Zeta Eta Theta Iota Kappa Lambda Mu Nu Xi Omicron Pi Rho"),
    (0x3a3, "Sigma Tau Upsilon Phi Chi Psi Omega"),
    (0x3b1, "alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi omicron pi rho"),
    (0x3c2, "sigmaf sigma tau upsilon phi chi psi omega"),
    (0x200c, "zwnj zwj lrm rlm"),
    (0x2190, "larr uarr rarr darr harr"),
    (0x21d0, "lArr uArr rArr dArr hArr"),
    (0x2227, "and or cap cup int"),
    (0x2308, "lceil rceil lfloor rfloor"),
  ]

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
    "quot": "\"", "amp": "&", "apos": "'", "lt": "<", "gt": ">",
    "OElig": "Œ", "oelig": "œ", "Scaron": "Š", "scaron": "š", "Yuml": "Ÿ", "fnof": "ƒ", "circ": "ˆ", "tilde": "˜",
    "thetasym": "ϑ", "upsih": "ϒ", "piv": "ϖ",
    "ensp": "\u{2002}", "emsp": "\u{2003}", "thinsp": "\u{2009}", "ndash": "–", "mdash": "—", "lsquo": "‘",
    "rsquo": "’", "sbquo": "‚", "ldquo": "“", "rdquo": "”", "bdquo": "„", "dagger": "†", "Dagger": "‡", "bull": "•",
    "hellip": "…", "permil": "‰", "prime": "′", "Prime": "″", "lsaquo": "‹", "rsaquo": "›", "oline": "‾",
    "frasl": "⁄", "euro": "€",
    "image": "ℑ", "weierp": "℘", "real": "ℜ", "trade": "™", "alefsym": "ℵ", "crarr": "↵",
    "forall": "∀", "part": "∂", "exist": "∃", "empty": "∅", "nabla": "∇", "isin": "∈", "notin": "∉", "ni": "∋",
    "prod": "∏", "sum": "∑", "minus": "−", "lowast": "∗", "radic": "√", "prop": "∝", "infin": "∞", "ang": "∠",
    "there4": "∴", "sim": "∼", "cong": "≅", "asymp": "≈", "ne": "≠", "equiv": "≡", "le": "≤", "ge": "≥", "sub": "⊂",
    "sup": "⊃", "nsub": "⊄", "sube": "⊆", "supe": "⊇", "oplus": "⊕", "otimes": "⊗", "perp": "⊥", "sdot": "⋅",
    "loz": "◊", "spades": "♠", "clubs": "♣", "hearts": "♥", "diams": "♦", "lang": "⟨", "rang": "⟩",
  ]
}

/// A pattern as a tree with a simple matcher: for each possible start of a part, it computes the possible ends.
indirect enum ReferencePattern {
  case scalar(Unicode.Scalar)
  case any
  case oneOf([Unicode.Scalar], isNegated: Bool)
  case place(Place)
  case sequence([ReferencePattern])
  case choice([ReferencePattern])
  case repetition(ReferencePattern, least: Int, most: Int?)

  enum Place: String, CaseIterable {
    case textStart = "^"
    case textEnd = "$"
    case lineStart = "(?m:^)"
    case lineEnd = "(?m:$)"
    case wordBoundary = "\\b"
    case noWordBoundary = "\\B"
  }

  /// The pattern in RE2's syntax.
  var source: String {
    switch self {
    case .scalar(let scalar): String(scalar)
    case .any: "."
    case .oneOf(let scalars, let isNegated): "[\(isNegated ? "^" : "")\(scalars.map { String($0) }.joined())]"
    case .place(let place): place.rawValue
    case .sequence(let pieces): pieces.map(\.source).joined()
    case .choice(let pieces): "(?:\(pieces.map(\.source).joined(separator: "|")))"
    case .repetition(let piece, let least, let most):
      "(?:\(piece.source)){\(least),\(most.map { String($0) } ?? "")}"
    }
  }

  func matches(_ text: [Unicode.Scalar]) -> Bool {
    !ends(from: Set(0...text.count), in: text).isEmpty
  }

  private func ends(from starts: Set<Int>, in text: [Unicode.Scalar]) -> Set<Int> {
    switch self {
    case .scalar(let scalar): Self.behind(starts, in: text) { $0 == scalar }
    case .any: Self.behind(starts, in: text) { $0 != "\n" }
    case .oneOf(let scalars, let isNegated): Self.behind(starts, in: text) { scalars.contains($0) != isNegated }
    case .place(let place): starts.filter { place.holds(at: $0, in: text) }
    case .sequence(let pieces): pieces.reduce(starts) { $1.ends(from: $0, in: text) }
    case .choice(let pieces): pieces.reduce([]) { $0.union($1.ends(from: starts, in: text)) }
    case .repetition(let piece, let least, let most): piece.ends(from: starts, in: text, least: least, most: most)
    }
  }

  private func ends(from starts: Set<Int>, in text: [Unicode.Scalar], least: Int, most: Int?) -> Set<Int> {
    var places = starts
    for _ in 0..<least { places = ends(from: places, in: text) }
    // More iterations than positions add nothing.
    for _ in 0..<(most.map { $0 - least } ?? text.count + 1) { places.formUnion(ends(from: places, in: text)) }
    return places
  }

  private static func behind(
    _ starts: Set<Int>, in text: [Unicode.Scalar], where isMember: (Unicode.Scalar) -> Bool
  ) -> Set<Int> {
    Set(starts.filter { $0 < text.count && isMember(text[$0]) }.map { $0 + 1 })
  }
}

extension ReferencePattern.Place {
  func holds(at place: Int, in text: [Unicode.Scalar]) -> Bool {
    switch self {
    case .textStart: place == 0
    case .textEnd: place == text.count
    case .lineStart: place == 0 || text[place - 1] == "\n"
    case .lineEnd: place == text.count || text[place] == "\n"
    case .wordBoundary: Self.isWord(place - 1, in: text) != Self.isWord(place, in: text)
    case .noWordBoundary: Self.isWord(place - 1, in: text) == Self.isWord(place, in: text)
    }
  }

  private static func isWord(_ index: Int, in text: [Unicode.Scalar]) -> Bool {
    guard text.indices.contains(index), text[index].isASCII else { return false }
    return text[index] == "_" || text[index].properties.isAlphabetic || text[index].properties.numericType != nil
  }
}

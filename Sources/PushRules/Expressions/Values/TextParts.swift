import PushDiagnostics

// Parts of texts, as CEL's strings extension has them. Places count code points.

extension String {
  /// The code points in reverse order.
  var reversedScalars: String { String(UnicodeScalarView(unicodeScalars.reversed())) }

  /// The code point at a place as a text; at the end, an empty one.
  func scalar(at place: Int64) throws(Problem) -> String {
    let start = try index(at: place)
    return start == unicodeScalars.endIndex ? "" : String(unicodeScalars[start])
  }

  /// The text from a place on, up to another or to its end.
  func part(from start: Int64, to end: Int64?) throws(Problem) -> String {
    let first = try index(at: start)
    guard let end else { return String(unicodeScalars[first...]) }
    let last = try index(at: end)
    guard first <= last else { throw Problem("the end \(end) is before the start \(start)") }
    return String(unicodeScalars[first..<last])
  }

  /// Where a part is, -1 for nowhere: the first place from `start` on, or the last one up to it.
  func place(of part: String, from start: Int64?, isLast: Bool) throws(Problem) -> Int64 {
    let (text, wanted) = (Array(unicodeScalars), Array(part.unicodeScalars))
    if let start { _ = try index(at: start) }
    guard text.count >= wanted.count else { return -1 }
    guard isLast else { return text.firstRange(of: wanted, from: Int(start ?? 0)).map { Int64($0.lowerBound) } ?? -1 }
    // The last place is the first one from behind.
    let last = text.count - wanted.count
    let found = Array(text.reversed()).firstRange(of: wanted.reversed(), from: max(0, last - Int(start ?? Int64(last))))
    return found.map { Int64(last - $0.lowerBound) } ?? -1
  }

  /// The parts between occurrences of a separator, at most `limit`. An empty separator splits between all code points.
  func pieces(between separator: String, limit: Int64?) -> [String] {
    let limit = limit.map { $0 < 0 ? Int.max : Int(clamping: $0) } ?? .max
    if limit == 0 { return [] }
    var pieces: [String] = []
    if separator.isEmpty {
      var rest = unicodeScalars[...]
      while pieces.count + 1 < limit, let scalar = rest.popFirst() { pieces.append(String(scalar)) }
      return rest.isEmpty ? pieces : pieces + [String(rest)]
    }
    let (bytes, wanted) = (Array(utf8), Array(separator.utf8))
    var start = 0
    while pieces.count + 1 < limit, let found = bytes.firstRange(of: wanted, from: start) {
      pieces.append(String(decoding: bytes[start..<found.lowerBound], as: UTF8.self))
      start = found.upperBound
    }
    return pieces + [String(decoding: bytes[start...], as: UTF8.self)]
  }

  private func index(at place: Int64) throws(Problem) -> Index {
    let scalars = unicodeScalars
    guard place >= 0, let place = Int(exactly: place),
      let index = scalars.index(scalars.startIndex, offsetBy: place, limitedBy: scalars.endIndex)
    else { throw Problem("place \(place) is outside the text") }
    return index
  }
}

extension Value {
  /// The texts of a list in one.
  func joined(with separator: String) throws(Problem) -> String {
    guard let elements else { throw Problem("join takes a list of texts") }
    var result = ""
    for (place, element) in elements.enumerated() {
      guard element.typeName == .string else {
        throw Problem("join takes a list of texts, not \(Visible.clipped(element.text))")
      }
      if place > 0 { result += separator }
      result += element.text
    }
    return result
  }
}

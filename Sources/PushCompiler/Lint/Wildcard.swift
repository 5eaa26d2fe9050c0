/// Matches patterns in which some parts match any number of elements.
enum Wildcard {
  /// Whether a text matches a pattern. `next` returns the index after the elements that a part matches, or nil if it
  /// does not match. A prefix may be followed by anything.
  ///
  /// Backtracking is limited to the last wildcard part, which keeps the running time bounded.
  static func matches<Part, Text: Collection>(
    _ pattern: [Part], _ text: Text, isPrefix: Bool = false, isAny: (Part) -> Bool,
    next: (Part, Text.Index) -> Text.Index?
  ) -> Bool {
    var at = 0
    var place = text.startIndex
    var retry: (at: Int, place: Text.Index)?
    while place < text.endIndex {
      if at < pattern.count, isAny(pattern[at]) {
        at += 1
        retry = (at, place)
      } else if at < pattern.count, let following = next(pattern[at], place) {
        at += 1
        place = following
      } else if isPrefix, at == pattern.count {
        return true
      } else if let last = retry {
        at = last.at
        place = text.index(after: last.place)
        retry = (at, place)
      } else {
        return false
      }
    }
    return pattern[at...].allSatisfy(isAny)
  }
}

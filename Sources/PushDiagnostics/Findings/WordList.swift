/// Words in a sentence.
package enum WordList {
  /// The words as a phrase: `apns, fcm or hms`.
  package static func text(_ words: [String], _ conjunction: String) -> String {
    guard let last = words.last, words.count > 1 else { return words.joined() }
    return words.dropLast().joined(separator: ", ") + " \(conjunction) " + last
  }
}

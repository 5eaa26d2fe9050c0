import PushCompiler

/// The words as a phrase: `apns, fcm or hms`.
package func listed(_ words: [String], _ conjunction: String) -> String {
  guard let last = words.last, words.count > 1 else { return words.joined() }
  return words.dropLast().joined(separator: ", ") + " \(conjunction) " + last
}

/// A word of the user in quotes, safe to print.
package func quoted(_ word: String) -> String { Visible.text(Visible.quoted(word)) }

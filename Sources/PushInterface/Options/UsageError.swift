import PushCompiler

/// Options or a command line that cannot be understood: what is wrong, what was probably meant, and where to read on.
package struct UsageError: Error, Equatable {
  package let message: String
  package var suggestion: String?
  package var command: String?

  package init(_ message: String, command: String? = nil) {
    self.message = message
    self.command = command
  }

  /// An error about a word that is not one of those allowed.
  package init(_ message: String, nearest word: String, among candidates: [String], command: String? = nil) {
    self.init(message, command: command)
    suggestion = Synonyms.choice(for: word, among: candidates) ?? Suggestion.nearest(to: word, among: candidates)
  }

  /// The same error behind the name of the option that it is about.
  package func named(_ name: String, command: String? = nil) -> UsageError {
    var error = UsageError("\(name) \(message)", command: command)
    error.suggestion = suggestion
    return error
  }
}

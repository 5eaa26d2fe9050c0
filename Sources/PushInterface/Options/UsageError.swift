import PushCompiler

/// An error in the options or the command line: the problem, a suggestion, and the command whose help to read.
package struct UsageError: Error, Equatable {
  package let message: String
  package var suggestion: String?
  package var command: String?

  package init(_ message: String, command: String? = nil) {
    self.message = message
    self.command = command
  }

  /// Creates an error about a word that is not allowed.
  package init(_ message: String, nearest word: String, among candidates: [String], command: String? = nil) {
    self.init(message, command: command)
    suggestion = Synonyms.choice(for: word, among: candidates) ?? Suggestion.nearest(to: word, among: candidates)
  }

  /// The same error, prefixed with the name of its option.
  package func named(_ name: String, command: String? = nil) -> UsageError {
    var error = UsageError("\(name) \(message)", command: command)
    error.suggestion = suggestion
    return error
  }
}

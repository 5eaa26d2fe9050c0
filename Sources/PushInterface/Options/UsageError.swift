import PushCompiler

/// An error in the options or the command line: the problem, a suggestion, and the command whose help to read, once it is
/// known.
package struct UsageError: Error, Equatable {
  package let message: String
  package var suggestion: String?
  package var command: String?

  package init(_ message: String) { self.message = message }

  /// Creates an error about a word that is not allowed.
  package init(_ message: String, nearest word: String, among candidates: [String]) {
    self.init(message)
    suggestion = Synonyms.choice(for: word, among: candidates) ?? Suggestion.nearest(to: word, among: candidates)
  }

  /// The same error, prefixed with the name of its option.
  package func named(_ name: String) -> UsageError {
    var error = UsageError("\(name) \(message)")
    error.suggestion = suggestion
    return error
  }

  package func of(_ command: String) -> UsageError {
    var error = self
    error.command = command
    return error
  }
}

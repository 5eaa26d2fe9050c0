import PushCompiler

/// A command line that cannot be understood: what is wrong with it, what was probably meant, and where to read on.
struct UsageError: Error, Equatable {
  let message: String
  var suggestion: String?
  var command: String?

  init(_ message: String, command: String? = nil) {
    self.message = message
    self.command = command
  }

  /// An error about a word that is not among those that could stand there.
  init(_ message: String, nearest word: String, among candidates: [String], command: String? = nil) {
    self.init(message, command: command)
    suggestion = Synonyms.choice(for: word, among: candidates) ?? Suggestion.nearest(to: word, among: candidates)
  }

  /// What is printed.
  var text: String {
    var text = "pushc: error: \(message)\n"
    if let suggestion { text += "  did you mean \(quoted(suggestion))?\n" }
    text += "  see pushc help" + (command.map { " \($0)" } ?? "") + "\n"
    return text
  }
}

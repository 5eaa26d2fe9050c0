import PushCompiler

extension UsageError {
  /// Creates an error about an operand that the command does not know, or about a missing one.
  init(_ takes: String, oneOf words: [String], not word: String?, command: String) {
    let takes = "\(takes) one of \(WordList.text(words, "and"))"
    if let word {
      self.init("\(takes), not \(quoted(word))", nearest: word, among: words, command: command)
    } else {
      self.init(takes, command: command)
    }
  }

  /// The text as printed.
  var text: String {
    var text = "pushc: error: \(message)\n"
    if let suggestion { text += "  did you mean \(quoted(suggestion))?\n" }
    text += "  see pushc help" + (command.map { " \($0)" } ?? "") + "\n"
    return text
  }
}

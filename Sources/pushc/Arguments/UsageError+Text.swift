import PushCompiler

extension UsageError {
  /// The text as printed.
  var text: String {
    var text = "pushc: error: \(message)\n"
    if let suggestion { text += "  did you mean \(quoted(suggestion))?\n" }
    text += "  see pushc help" + (command.map { " \($0)" } ?? "") + "\n"
    return text
  }
}

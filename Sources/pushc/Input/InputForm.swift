import PushCompiler

/// How the files of a run are read, as the options and the names of the files say.
struct InputForm {
  /// Whether each line is a document in all files, regardless of their names.
  var isLines = false
  /// The syntax of the files; nil to derive it from their names.
  var syntax: Source.Syntax?

  func hasLines(_ name: String) -> Bool { isLines || PathEnding.isOfLines(name) }

  func syntax(of name: String) -> Source.Syntax { syntax ?? PathEnding.syntax(of: name) }
}

extension SharedSettings {
  var form: InputForm { InputForm(isLines: hasLines, syntax: syntax) }
}

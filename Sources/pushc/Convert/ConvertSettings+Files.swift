import PushCompiler

extension ConvertSettings {
  /// How files are read.
  var form: InputForm { InputForm(isLines: hasLines, syntax: syntax) }
}

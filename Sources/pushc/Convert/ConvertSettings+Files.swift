import PushCompiler

extension ConvertSettings {
  init() { self.init(now: currentTime()) }

  /// How files are read.
  var form: InputForm { InputForm(isLines: hasLines, syntax: syntax) }
}

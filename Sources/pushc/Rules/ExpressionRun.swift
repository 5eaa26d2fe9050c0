import PushCompiler

/// A run of `pushc rules eval`: values are written to standard output, findings to standard error.
struct ExpressionRun {
  private let source: Source
  private let expression: RuleExpression
  private let settings: RulesEvalCommand.Settings
  private let style: TextStyle
  private let output = OutputFile()
  private var hasFailed = false

  /// Type-checks the expression.
  init(_ text: String, _ settings: RulesEvalCommand.Settings) throws(RunFailure) {
    source = Source(name: "<expression>", bytes: SourceBytes(text.utf8))
    self.settings = settings
    style = settings.shared.color.style(.standardError)
    var findings: [Diagnostic] = []
    let expression = RuleExpression(source, now: settings.shared.target.now ?? currentTime()) { findings.append($0) }
    guard let expression else {
      throw RunFailure(findings: TextRenderer.text(findings, in: source, style))
    }
    self.expression = expression
  }

  /// Evaluates the expression for the messages of all files.
  consuming func run(_ files: [String]) throws(RunFailure) -> ExitCode {
    if files.isEmpty {
      tell(expression.result(for: Message()), "no message was given: name a FILE, or - for standard input")
    }
    var result = ExitCode.success
    for path in files {
      do throws(SystemError) {
        var parts = try InputParts(InputFile(path), settings.shared.form)
        while !output.isClosed, let part = try parts.next() {
          part.forEachDocument { evaluate($0) }
          output.flush()
        }
      } catch {
        result = RunFailure(reading: path, error).report()
      }
    }
    output.flush()
    if let failure = output.failure, !failure.isClosedPipe {
      throw RunFailure(writing: output.name, failure)
    }
    return hasFailed ? max(result, .findings) : result
  }

  private mutating func evaluate(_ document: Source) {
    let (results, findings) = expression.results(for: document, format: settings.shared.format ?? nil)
    let report = DocumentReport(masking: document, findings.filter { $0.severity == .error })
    let errors = report.diagnostics
    StandardError.write(TextRenderer.text(errors, in: report.source, style))
    hasFailed = hasFailed || !errors.isEmpty
    var locator = Locator(document)
    for (result, span) in results {
      let line = locator.position(of: Int(span.start)).line
      tell(result, "the message at \(document.name):\(line)")
    }
  }

  private mutating func tell(_ result: RuleExpression.Result, _ place: String) {
    switch result {
    case .value(let json): output.append(JSONLine.value(json) + "\n")
    case .absent(let name): tell(missing: "\(name) is absent", place)
    case .unknown(let name): tell(missing: "\(name) depends on a placeholder", place)
    case .failed(let finding):
      hasFailed = true
      var finding = finding
      if expression.readsMessage { finding.notes.append(Note(place)) }
      StandardError.write(TextRenderer.text([finding], in: source, style))
    }
  }

  /// The message has nothing to do with a value that is made of constants.
  private mutating func tell(missing reason: String, _ place: String) {
    output.append("null\n")
    let place = expression.readsMessage ? "; \(place)" : ""
    StandardError.write("pushc: note: \(Visible.text(reason + place))\n")
  }
}

import PushCompiler

/// A run of `pushc convert`: batches are read in order, compiled by one or more threads, and written in input order.
struct Conversion {
  private let settings: ConvertSettings
  private var options: CompilerOptions
  private let files: [String]
  private let jobs: Int

  init(_ settings: ConvertSettings, _ files: [String]) {
    self.settings = settings
    self.files = files
    options = settings.compilerOptions
    jobs = settings.jobs ?? (files.contains(where: settings.shared.form.hasLines) ? processorCount() : 1)
  }

  mutating func run() throws(RunFailure) -> ExitCode {
    options.rules = try RulesFiles.rules(settings.shared.ruleFiles, settings.shared.color)
    let devices = if let path = settings.devices { try RegisteredDevices(path) } else { RegisteredDevices?.none }
    options.devices = devices?.devices
    return try convert(after: devices?.findings ?? [])
  }

  /// Compiles all files; earlier findings are reported first.
  private func convert(after earlier: [(original: Source, findings: DocumentFindings)]) throws(RunFailure) -> ExitCode {
    let outputs = try Outputs(settings)
    let reader = BatchReader(files, settings)
    var writer = ResultWriter(
      settings, outputs, Progress(files, settings.progress),
      isOneDocument: files.count == 1 && !files.contains(where: settings.shared.form.hasLines),
      replacesInput: settings.output.map { output in files.contains { OutputPaths.isInput($0, output) } } ?? false)
    writer.writeUncounted(earlier)
    let pipeline = Pipeline(settings, options, reader, writer, window: jobs * 4)
    if jobs > 1 {
      runInThreads(jobs) { pipeline.work() }
    } else {
      pipeline.work(writingTo: outputs.records)
    }
    return try pipeline.finish()
  }
}

import PushCompiler

/// A run of `pushc convert`: batches are read in order, compiled by one or more threads, and written in input order.
enum Conversion {
  static func run(_ settings: ConvertSettings, _ files: [String]) throws(RunFailure) -> ExitCode {
    var options = settings.compilerOptions
    options.rules = try RulesFiles.rules(settings.shared.ruleFiles, settings.shared.color)
    let devices = if let path = settings.devices { try RegisteredDevices(path) } else { RegisteredDevices?.none }
    options.devices = devices?.devices
    let outputs = try Outputs(settings)
    let hasLines = files.contains(where: settings.shared.form.hasLines)
    var writer = ResultWriter(
      settings, outputs, Progress(files, settings.progress), isOneDocument: files.count == 1 && !hasLines,
      replacesInput: settings.output.map { output in files.contains { OutputPaths.isInput($0, output) } } ?? false)
    writer.writeUncounted(devices?.findings ?? [])
    let jobs = settings.jobs ?? (hasLines ? processorCount() : 1)
    let pipeline = Pipeline(settings, options, BatchReader(files, settings), writer, window: jobs * 4)
    if jobs > 1 {
      runInThreads(jobs) { pipeline.work() }
    } else {
      pipeline.work(writingTo: outputs.records)
    }
    return try pipeline.finish()
  }
}

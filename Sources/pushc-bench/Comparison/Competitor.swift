/// A program that can run the jobs.
struct Competitor {
  let name: String
  /// The command line that starts it.
  let command: (Job) -> [String]

  /// A `pushc`, limited to one thread like the others.
  static func pushc(_ program: String) -> Competitor {
    Competitor(name: "pushc") { job in
      [program, "convert", "--from", job.name, "--jobs", "1", "--now", "\(Clock.now)"]
        + (job.isLines ? ["--lines"] : []) + job.options + [job.input]
    }
  }

  /// Runs a job and measures it from start to end.
  func run(_ job: Job, output: String, errors: String) throws(BenchError) -> ProgramRun {
    let words = command(job)
    guard let run = runProgram(words, output: output, errors: errors) else {
      throw BenchError(message: "\(words[0]) cannot be started", exitCode: 3)
    }
    if run.exitCode == 0 { return run }
    throw BenchError(
      message: "\(name) ends with \(run.exitCode) on \(job.name): \(try firstLine(of: errors) ?? "")", exitCode: 3)
  }
}

/// The first line of a file that contains a word, or the first line.
func firstLine(of path: String, with word: String = "") throws(BenchError) -> String? {
  var lines = try FileLines(path)
  while let line = try lines.next()?.text {
    if word.isEmpty || line.contains(word) { return line }
  }
  return nil
}

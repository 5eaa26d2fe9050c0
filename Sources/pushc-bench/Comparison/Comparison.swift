/// Compares pushc with programs that do the same jobs.
struct Comparison {
  private let plan: Plan
  private let folder: TemporaryFolder
  private let jobs: [Job]
  private let competitors: [Competitor]

  init(_ plan: Plan, program: String?, yyjson: String?) throws(BenchError) {
    self.plan = plan
    folder = try TemporaryFolder()
    jobs = try Job.all(plan, in: folder)
    let peers = try Peers(in: folder, yyjson: yyjson, for: jobs)
    for reason in peers.absent { print("left out: \(reason)") }
    let program = if let program { program } else { try programFolder() + "/pushc" }
    competitors = [.pushc(program)] + peers.installed
  }

  /// Checks that all programs write the same output, measures them and prints a table for each job.
  func run() throws(BenchError) {
    for job in jobs {
      try checkContent(job)
      let measurements = try measure(job)
      print("\n\(job.name), \(decimal(Double(job.size) / 1_000_000, places: 1)) MB, median of \(plan.rounds)")
      for row in ComparisonTable(measurements, size: job.size).rows { print(row) }
    }
  }

  private func checkContent(_ job: Job) throws(BenchError) {
    let (expected, output, errors) = (folder.file("expected"), folder.file("output"), folder.file("errors"))
    _ = try competitors[0].run(job, output: expected, errors: errors)
    for peer in competitors.dropFirst() {
      _ = try peer.run(job, output: output, errors: errors)
      guard let problem = try ContentComparison().problem(in: output, against: expected) else { continue }
      throw BenchError(
        message: "\(peer.name) and pushc write different content for \(job.name): \(problem)", exitCode: 1)
    }
  }

  /// Runs all programs in each round, so that a disturbance affects all of them.
  private func measure(_ job: Job) throws(BenchError) -> [Measurements] {
    var measurements = competitors.map { Measurements(name: $0.name) }
    for _ in 0..<plan.rounds {
      for (index, competitor) in competitors.enumerated() {
        measurements[index].runs.append(
          try competitor.run(job, output: "/dev/null", errors: folder.file("errors")))
      }
    }
    return measurements
  }
}

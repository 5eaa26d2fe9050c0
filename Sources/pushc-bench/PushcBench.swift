import PushFiles
import PushSystem

/// `pushc-bench`: measures the speed of the stages, its dependence on the size of the input, and the speed of other
/// programs.
@main
enum PushcBench {
  static func main() {
    do throws(BenchError) {
      switch try Command(Array(CommandLine.arguments.dropFirst())) {
      case .measure(let plan): measure(plan)
      case .write(let plan, let folder): try Workloads(plan).write(to: folder)
      case .run(let format, let path, let isLines): try run(format, path, isLines: isLines)
      case .compare(let plan, let program, let yyjson):
        try Comparison(plan, program: program, yyjson: yyjson).run()
      case .instructions: for line in try Counting().count().lines { print(line) }
      case .check(let baseline): try Counting().check(against: baseline)
      case .help: print(Command.usage)
      }
    } catch {
      StandardError.write("pushc-bench: \(error.message)\n")
      exit(error.exitCode)
    }
  }

  private static func measure(_ plan: Plan) {
    Throughput.printHeader()
    let workloads = Workloads(plan)
    // The smaller workload runs first, because peak memory never decreases.
    Throughput(workload: workloads.appMetrica(), rounds: plan.rounds).printRows([.lint, .requests])
    Throughput(workload: workloads.gorush(), rounds: plan.rounds).printRows([
      .scan, .lower, .lint, .requests, .rules, .swiftCalls, .cCalls,
    ])
    for format in FormatWorkload.formats {
      Throughput(workload: workloads.lines(format), rounds: plan.rounds).printRows([.lint, .requests])
    }
    Growth.printHeader()
    for growth in workloads.growths { growth.printRow(rounds: plan.rounds) }
  }
}

/// The reason for ending the benchmark early.
struct BenchError: Error {
  let message: String
  /// 1 if a comparison failed, 2 for an error on the command line, 3 if an operation failed.
  let exitCode: Int32
}

import PushCompiler

struct Plan {
  /// The size of the gorush workload, in bytes.
  var size = 64_000_000
  /// The number of runs of each stage, of which the median is reported.
  var rounds = 5
}

enum Command {
  case measure(Plan)
  case write(Plan, folder: String)
  case run(Format, path: String, isLines: Bool)
  case compare(Plan, program: String?, yyjson: String?)
  case instructions
  case check(baseline: String)
  case help

  static let usage = """
    pushc-bench measures the stages of pushc over workloads that it makes itself, the same ones each time.

    Usage: pushc-bench [--size MB] [--rounds N]
           pushc-bench [--size MB] --write DIR
           pushc-bench run FORMAT FILE [--lines]
           pushc-bench compare [--size MB] [--rounds N] [--program FILE] [--yyjson DIR]
           pushc-bench instructions
           pushc-bench guard FILE

      --size MB     the size of the workloads of lines (64)
      --rounds N    how often each stage or program is run; the median is printed (5; compare: 7)
      --write DIR   write the workloads to files instead of measuring
      --program FILE
                    the pushc to compare (the one beside this program)
      --yyjson DIR  where yyjson.h and yyjson.c are, if yyjson is not installed
      run           compile a file to requests on standard output, without findings;
                    with --lines, each line is a document
      compare       run pushc and those programs of Tests/Peers that can run here over the same inputs,
                    after a check that all write the same content; run it at the top of the repository
      instructions  print how many instructions the pushc beside this program needs for a document, by
                    stage; it takes valgrind
      guard         compare with what instructions printed into FILE; exit code 1 if a stage has grown
    """

  init(_ arguments: [String]) throws(BenchError) {
    if arguments.contains("--help") || arguments.contains("-h") {
      self = .help
      return
    }
    switch arguments.first {
    case "run": self = try Self.run(arguments.dropFirst())
    case "compare": self = try Self.comparison(arguments.dropFirst())
    case "instructions" where arguments.count == 1: self = .instructions
    case "guard" where arguments.count == 2: self = .check(baseline: arguments[1])
    default: self = try Self.measurement(arguments[...])
    }
  }

  private static func run(_ arguments: ArraySlice<String>) throws(BenchError) -> Command {
    let operands = arguments.filter { $0 != "--lines" }
    guard operands.count == 2, let format = Format.named(operands[0]) else {
      let formats = Format.inputs.map(\.name).joined(separator: " or ")
      throw mistake("run takes a format, which is \(formats), and a file")
    }
    return .run(format, path: operands[1], isLines: operands.count < arguments.count)
  }

  private static func measurement(_ arguments: ArraySlice<String>) throws(BenchError) -> Command {
    var plan = Plan()
    let values = try options(arguments, ["--size", "--rounds", "--write"])
    try plan.take(values)
    return values["--write"].map { .write(plan, folder: $0) } ?? .measure(plan)
  }

  private static func comparison(_ arguments: ArraySlice<String>) throws(BenchError) -> Command {
    var plan = Plan(rounds: 7)
    let values = try options(arguments, ["--size", "--rounds", "--program", "--yyjson"])
    try plan.take(values)
    return .compare(plan, program: values["--program"], yyjson: values["--yyjson"])
  }

  private static func options(
    _ arguments: ArraySlice<String>, _ known: Set<String>
  ) throws(BenchError) -> [String: String] {
    var values: [String: String] = [:]
    var rest = arguments
    while let option = rest.popFirst() {
      guard known.contains(option), let value = rest.popFirst() else {
        throw mistake("\(option) is not an option, or takes a value")
      }
      values[option] = value
    }
    return values
  }

  fileprivate static func mistake(_ message: String) -> BenchError {
    BenchError(message: "\(message)\n\n\(usage)", exitCode: 2)
  }
}

extension Plan {
  fileprivate mutating func take(_ values: [String: String]) throws(BenchError) {
    if let size = values["--size"] { self.size = try Self.number(size, upTo: 4_000) * 1_000_000 }
    if let rounds = values["--rounds"] { self.rounds = try Self.number(rounds, upTo: 1_000) }
  }

  private static func number(_ text: String, upTo limit: Int) throws(BenchError) -> Int {
    guard let number = Int(text), (1...limit).contains(number) else {
      throw Command.mistake("\(text) is not a number from 1 to \(limit)")
    }
    return number
  }
}

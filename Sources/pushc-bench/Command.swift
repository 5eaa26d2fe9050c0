import PushCompiler

/// How much is measured.
struct Plan {
  /// The size of the gorush workload, in bytes.
  var size = 64_000_000
  /// How often each stage is run; the median counts.
  var rounds = 5
}

/// What the command line asks for.
enum Command {
  case measure(Plan)
  case write(Plan, folder: String)
  case run(Format, path: String, isLines: Bool)
  case help

  static let usage = """
    pushc-bench measures the stages of pushc over workloads that it makes itself, the same ones each time.

    Usage: pushc-bench [--size MB] [--rounds N]
           pushc-bench [--size MB] --write DIR
           pushc-bench run FORMAT FILE [--lines]

      --size MB     the size of the workloads of lines (64)
      --rounds N    how often each stage is run; the median is printed (5)
      --write DIR   write the workloads to files instead of measuring
      run           compile a file to requests on standard output, without a word about findings;
                    with --lines, each line is a document
    """

  init(_ arguments: [String]) throws(BenchError) {
    if arguments.contains("--help") || arguments.contains("-h") {
      self = .help
    } else if arguments.first == "run" {
      self = try Self.run(arguments.dropFirst())
    } else {
      self = try Self.measurement(arguments[...])
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
    var folder: String?
    var rest = arguments
    while let option = rest.popFirst() {
      guard let value = rest.popFirst() else { throw mistake("\(option) is no option, or takes a value") }
      switch option {
      case "--size": plan.size = try number(value, upTo: 4_000) * 1_000_000
      case "--rounds": plan.rounds = try number(value, upTo: 1_000)
      case "--write": folder = value
      default: throw mistake("there is no option \(option)")
      }
    }
    return folder.map { .write(plan, folder: $0) } ?? .measure(plan)
  }

  private static func number(_ text: String, upTo limit: Int) throws(BenchError) -> Int {
    guard let number = Int(text), (1...limit).contains(number) else {
      throw mistake("\(text) is no number from 1 to \(limit)")
    }
    return number
  }

  private static func mistake(_ message: String) -> BenchError {
    BenchError(message: "\(message)\n\n\(usage)", exitCode: 2)
  }
}

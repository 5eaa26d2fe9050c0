/// The command line: `pushc COMMAND …`.
@main
enum PushC {
  static func main() {
    exit(run(FileName.arguments).rawValue)
  }
}

/// The exit codes of the program.
enum ExitCode: Int32, Comparable {
  case success = 0
  /// A message was rejected, or a finding reached the fail level.
  case findings = 1
  /// The command line is invalid.
  case usage = 2
  /// An input cannot be read or an output cannot be written.
  case inputOutput = 3

  static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

private func run(_ arguments: [String]) -> ExitCode {
  FileDescriptor.occupyStandardStreams()
  reportFailedWrites()
  endOnQuit()
  guard let first = arguments.first else {
    StandardError.write(Commands.overview)
    return .usage
  }
  let rest = Array(arguments.dropFirst())
  do throws(RunFailure) {
    switch first {
    case "--version", "--help", "-h":
      if let argument = rest.first {
        throw RunFailure(UsageError("\(first) takes no argument, not \(quoted(argument))"))
      }
      return StandardOutput.write(first == "--version" ? "pushc \(Version.text)\n" : Commands.overview)
    default: return try Commands.named(first).run(rest)
    }
  } catch {
    return error.report()
  }
}

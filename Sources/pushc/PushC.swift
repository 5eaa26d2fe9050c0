/// The command line: `pushc COMMAND …`.
@main
enum PushC {
  static func main() {
    terminate(with: run(FileName.arguments))
  }
}

/// What a run of the program ends with.
enum ExitCode: Int32, Comparable {
  case success = 0
  /// A message was rejected, or a finding is as grave as the fail level.
  case findings = 1
  /// The command line itself is wrong.
  case usage = 2
  /// An input cannot be read or an output cannot be written.
  case inputOutput = 3

  static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

/// Runs the command that the arguments name.
private func run(_ arguments: [String]) -> ExitCode {
  reportFailedWrites()
  guard let first = arguments.first else {
    StandardError.write(Commands.overview)
    return .usage
  }
  let rest = Array(arguments.dropFirst())
  do throws(UsageError) {
    switch first {
    case "--version": return StandardOutput.write("pushc \(Version.text)\n")
    case "--help", "-h": return StandardOutput.write(Commands.overview)
    default: return try Commands.named(first).run(rest)
    }
  } catch {
    StandardError.write(error.text)
    return .usage
  }
}

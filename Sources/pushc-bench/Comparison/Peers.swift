import PushFiles

/// The alternatives to pushc that can run on this machine. Their sources are in Tests/Peers.
struct Peers {
  private static let sources = "Tests/Peers"

  private(set) var installed: [Competitor] = []
  /// Why other programs are missing.
  private(set) var absent: [String] = []
  private let folder: TemporaryFolder

  /// Looks for the programs; `yyjson` is a folder with the source of yyjson if it is not installed.
  init(in folder: TemporaryFolder, yyjson: String?, for jobs: [Job]) throws(BenchError) {
    self.folder = folder
    guard pathKind("\(Self.sources)/streams.h") == .file else {
      throw BenchError(message: "\(Self.sources) is not here: run this at the top of the repository", exitCode: 3)
    }
    try addC(yyjson, jobs)
    // The interpreter itself, not a wrapper script.
    let probe = "import orjson, platform, sys; print(sys.executable, platform.python_version(), orjson.__version__)"
    if let words = try answer(["python3", "-c", probe], for: "Python with orjson"), words.count == 3 {
      add("Python \(words[1]) with orjson \(words[2])") { [words[0], "\($0).py", $1, "\(Clock.now)"] }
    }
    if let version = try answer(["node", "--version"], for: "Node")?.first {
      add("Node \(version)") { ["node", "\($0).js", $1, "\(Clock.now)"] }
    }
    if let version = try answer(["jq", "--version"], for: "jq")?.first {
      add(version) { ["jq", "-c", "--argjson", "now", "\(Clock.now)", "-f", "\($0).jq", $1] }
    }
  }

  /// Adds a program, whose command line is made of its source for a job, without the extension, and the job's input.
  private mutating func add(_ name: String, _ command: @escaping (_ source: String, _ input: String) -> [String]) {
    installed.append(Competitor(name: name) { command("\(Self.sources)/\($0.name)", $0.input) })
  }

  private mutating func addC(_ yyjson: String?, _ jobs: [Job]) throws(BenchError) {
    let library = yyjson.map { ["-I\($0)", "\($0)/yyjson.c"] } ?? ["-lyyjson"]
    for job in jobs {
      let source = "\(Self.sources)/\(job.name).c"
      let command = ["cc", "-O3", "-o", folder.file("\(job.name)-c"), source] + library
      let errors = folder.file("errors")
      if runProgram(command, errors: errors)?.exitCode == 0 { continue }
      let reason = try firstLine(of: errors, with: "error") ?? "cc cannot be started"
      absent.append("C with yyjson: \(reason); --yyjson names a folder with yyjson.h and yyjson.c")
      return
    }
    let folder = folder
    installed.append(
      Competitor(name: "C with yyjson") { [folder.file("\($0.name)-c"), $0.input, "\(Clock.now)"] })
  }

  /// The words that a program prints; nil if it is not installed.
  private mutating func answer(_ command: [String], for name: String) throws(BenchError) -> [String]? {
    let (output, errors) = (folder.file("output"), folder.file("errors"))
    guard let run = runProgram(command, output: output, errors: errors) else {
      absent.append("\(name): there is no \(command[0])")
      return nil
    }
    guard run.exitCode == 0, let line = try firstLine(of: output) else {
      let reason = try firstLine(of: errors, with: "Error") ?? "\(command[0]) ends with \(run.exitCode)"
      absent.append("\(name): \(reason)")
      return nil
    }
    return line.split(separator: " ").map(String.init)
  }
}

/// Counts the instructions of the release build next to this program, using valgrind.
struct Counting {
  /// The findings of the first documents are printed; the documents after them are measured.
  private static let documents = 2_000

  private let folder: TemporaryFolder
  private let program: String

  init() throws(BenchError) {
    folder = try TemporaryFolder()
    program = try programFolder() + "/pushc"
  }

  func count() throws(BenchError) -> StageInstructions {
    try StageInstructions(
      profile(documents: Self.documents), profile(documents: 2 * Self.documents), documents: Self.documents)
  }

  /// Compares the program with a baseline: prints the stages, and throws if one has grown.
  func check(against path: String) throws(BenchError) {
    var baseline: [String] = []
    var lines = try FileLines(path)
    while let line = try lines.next() { baseline.append(line.text) }
    let comparison = try count().comparison(with: StageInstructions(lines: baseline))
    for line in comparison.lines { print(line) }
    if comparison.grown.isEmpty { return }
    throw BenchError(
      message: "more than \(decimal(StageInstructions.tolerance, places: 0)) % more instructions: "
        + comparison.grown.joined(separator: ", "), exitCode: 1)
  }

  private func profile(documents: Int) throws(BenchError) -> CallProfile {
    let (input, output, errors) = (folder.file("input.ndjson"), folder.file("profile"), folder.file("errors"))
    try writeFile(Workloads.lines(documents).bytes, to: input)
    let command = [
      "valgrind", "--tool=callgrind", "--demangle=no", "--compress-strings=no", "--compress-pos=no",
      "--callgrind-out-file=\(output)", program, "convert", "--from", "gorush", "--lines", "--jobs", "1",
      "--now", "\(Clock.now)", "--fcm-project", "demo", input,
    ]
    guard let run = runProgram(command, errors: errors) else {
      throw BenchError(message: "valgrind is not installed", exitCode: 3)
    }
    guard run.exitCode == 0 else {
      throw BenchError(message: "valgrind: \(try firstLine(of: errors) ?? "")", exitCode: 3)
    }
    var profile = CallProfile()
    var lines = try FileLines(output)
    while let line = try lines.next() { profile.read(line.text) }
    return profile
  }
}

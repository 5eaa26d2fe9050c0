import Foundation
import ProgramTesting
import Testing

/// The names of the files that become outputs when they are complete.
@Suite struct TemporaryFileTests {
  private let folder = Folder()

  init() throws {
    try folder.write(Gorush.document(), to: "push.json")
    try folder.write(Gorush.document("Hi", ",\"badge\":\"3\""), to: "fixable.json")
  }

  /// Runs the program after files with these numbers were made that have the names of its temporary files. The shell becomes
  /// the program, which so has the same process ID.
  private func run(_ arguments: [String], for output: String, besides numbers: Range<Int>) throws -> PushcRun {
    let bounds = ["\(numbers.lowerBound)", "\(numbers.upperBound - 1)"]
    let files = "for number in $(seq $2 $3); do : > $1.$$.$number.tmp; done"
    return try folder.shell("\(files); shift 3; exec $0 \"$@\"", [output] + bounds + arguments)
  }

  /// In a container, each run has the process ID 1.
  @Test(arguments: ["-o", "--rejects", "--loss-report"])
  func aFileOfAKilledRunWithTheSameProcessIsNotInTheWay(_ option: String) throws {
    let run = try run(["convert", "--from", "gorush", option, "out", "push.json"], for: "out", besides: 0..<3)
    #expect(run.exitCode == 0, "\(run.errors)")
    let names = try folder.names.filter { $0.hasPrefix("out") }
    #expect(names.count == 4 && names.contains("out"), "\(names)")
  }

  @Test func aFileOfAKilledFixIsNotInTheWay() throws {
    let run = try run(["lint", "--fix", "fixable.json"], for: "fixable.json", besides: 0..<3)
    #expect(run.exitCode == 0, "\(run.errors)")
    #expect(try folder.read("fixable.json").contains("\"badge\":3"))
  }

  @Test func namesThatAreAllTakenAreNamed() throws {
    let run = try run(["convert", "--from", "gorush", "-o", "out", "push.json"], for: "out", besides: 0..<1_000)
    #expect(run.exitCode == 3)
    let names = #/out\.\d+\.0\.tmp to \.999\.tmp exist; remove those that killed runs left\n/#
    #expect(run.errors.hasPrefix("pushc: error: cannot write out: "))
    #expect(run.errors.firstMatch(of: names) != nil, "\(run.errors)")
  }

  @Test(arguments: ["n", "ж"])
  func aNameAsLongAsTheSystemAllowsIsWritten(_ letter: String) throws {
    let name = String(repeating: letter, count: 255 / letter.utf8.count)
    let run = try folder.run("convert", "--from", "gorush", "-o", name, "push.json")
    #expect(run.exitCode == 0, "\(run.errors)")
    #expect(try folder.read(name) == Gorush.request() + "\n")
  }
}

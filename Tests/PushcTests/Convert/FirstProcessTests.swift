import Foundation
import ProgramTesting
import RequirementTesting
import Testing

/// In a container the program is the first process, which no signal ends that has no handler.
@Suite struct FirstProcessTests {
  private let folder = Folder()
  /// What makes a process the first of a namespace. Whoever is not the superuser needs a namespace of users for it.
  private static let namespace = ["unshare -p -f", "unshare -U -r -p -f"].first { command in
    (try? Folder().shell("\(command) true"))?.exitCode == 0
  }

  @Test(
    .timeLimit(.minutes(2)), .needs("unshare"), .enabled(if: namespace != nil, "the system allows no namespaces"),
    arguments: [SIGTERM, SIGHUP])
  func aSignalEndsIt(_ signal: Int32) throws {
    let convert = "\"$0\" convert --from gorush --lines -o out --rejects rejects -"
    // The ID of the program outside of its namespace, which it takes over from a shell.
    let program = "read -r id rest < /proc/self/stat; echo $id > id; exec \(convert)"
    let run = try folder.shell(
      """
      mkfifo input
      \(Self.namespace ?? "") sh -c '\(program)' "$0" < input &
      run=$!
      sleep 60 > input &
      writer=$!
      until ls out.*.tmp rejects.*.tmp; do sleep 0.01; done
      kill -\(signal) $(cat id)
      wait $run
      echo "exit $?"
      kill $writer
      """)
    #expect(run.lines.last == "exit \(128 + signal)", "\(run)")
    #expect(try folder.names == ["id", "input"])
  }
}

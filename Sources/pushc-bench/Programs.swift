import PushCompiler
import PushFiles
import PushSystem

// Audited unsafe code: how the benchmark starts other programs. Arguments and variables are copied for the call that
// starts a program and freed after it; the C library fills local variables.

struct ProgramRun {
  let exitCode: Int32
  /// The user and system processor time, in seconds.
  let processorTime: Double
  let peakMemory: Int
}

/// Runs a program to its end, with files as its standard output and standard error; nil if it cannot be started.
func runProgram(_ words: [String], output: String = "/dev/null", errors: String = "/dev/null") -> ProgramRun? {
  var actions = unsafe posix_spawn_file_actions_t()
  unsafe posix_spawn_file_actions_init(&actions)
  defer { unsafe posix_spawn_file_actions_destroy(&actions) }
  unsafe posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
  unsafe posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, output, O_WRONLY | O_CREAT | O_TRUNC, 0o666)
  unsafe posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, errors, O_WRONLY | O_CREAT | O_TRUNC, 0o666)
  let arguments = unsafe words.map { unsafe strdup($0) } + [nil]
  let variables = unsafe keptVariables.map { unsafe strdup($0) } + [nil]
  defer { unsafe (arguments + variables).forEach { unsafe free($0) } }
  var process = pid_t()
  guard unsafe posix_spawnp(&process, words[0], &actions, nil, arguments, variables) == 0 else { return nil }
  return waitForEnd(of: process)
}

/// The environment of programs, restricted so that runs are reproducible. Swift's hashing is deterministic.
private var keptVariables: [String] {
  let kept = ["PATH", "HOME", "LD_LIBRARY_PATH"].compactMap { name in environment(name).map { "\(name)=\($0)" } }
  return kept + ["SWIFT_DETERMINISTIC_HASHING=1"]
}

/// Waits for a program and samples its memory every other millisecond: the value that the system reports at the end
/// includes the memory of the parent process.
private func waitForEnd(of process: pid_t) -> ProgramRun {
  var status: Int32 = 0
  var usage = rusage()
  var peak = 0
  while unsafe wait4(process, &status, WNOHANG, &usage) == 0 {
    peak = max(peak, peakMemory(of: process))
    usleep(2_000)
  }
  let signal = status & 0x7f
  return ProgramRun(
    exitCode: signal == 0 ? status >> 8 & 0xff : 128 + signal,
    processorTime: seconds(usage.ru_utime) + seconds(usage.ru_stime), peakMemory: peak)
}

func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1_000_000 }

/// The peak memory of a program so far, in bytes; 0 if it has ended.
private func peakMemory(of process: pid_t) -> Int {
  guard let status = try? FileDescriptor.reading("/proc/\(process)/status").readBytes(4_096) else { return 0 }
  let lines = (0..<status.count).map { status[$0] }.split(separator: UInt8(ascii: "\n"))
  // VmHWM:	    4096 kB
  let line = lines.first { $0.starts(with: "VmHWM:".utf8) } ?? []
  let digits = line.filter { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  return (Int(String(decoding: digits, as: UTF8.self)) ?? 0) * 1_024
}

func programFolder() throws(BenchError) -> String {
  guard let program = linkTarget("/proc/self/exe") else {
    throw BenchError(message: "/proc/self/exe cannot be read", exitCode: 3)
  }
  return folderAndName(of: program).folder
}

/// A folder for inputs and outputs, which is removed together with its files.
final class TemporaryFolder {
  let path: String
  private var names: Set<String> = []

  init() throws(BenchError) {
    let parent = environment("TMPDIR") ?? "/tmp"
    var template = Array("\(parent)/pushc-bench-XXXXXX".utf8CString)
    guard unsafe mkdtemp(&template) != nil else {
      throw BenchError(message: "no folder can be made in \(parent)", exitCode: 3)
    }
    path = unsafe FileName.text(copying: template)
  }

  deinit {
    for name in names { _ = unsafe unlink("\(path)/\(name)") }
    _ = unsafe rmdir(path)
  }

  /// The path of an existing or future file.
  func file(_ name: String) -> String {
    names.insert(name)
    return "\(path)/\(name)"
  }
}

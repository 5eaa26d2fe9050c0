import Foundation

/// Runs programs as cheaply as possible, because thousands of runs must take only seconds. `Process` takes three times as
/// long.
enum Spawning {
  /// Runs a program to its end in a folder, with files as its standard streams. A program that does not end is killed,
  /// which counts as a signal.
  static func run(
    _ program: URL, _ arguments: [String], in folder: URL, environment: [String], input: URL, output: URL, errors: URL
  ) throws -> PushcRun.Ending {
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    unsafe posix_spawn_file_actions_addopen(&actions, 0, input.path, O_RDONLY, 0)
    unsafe posix_spawn_file_actions_addopen(&actions, 1, output.path, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    unsafe posix_spawn_file_actions_addopen(&actions, 2, errors.path, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    // The threads of tests block signals, and a program would begin with the signals that its thread blocks.
    var attributes = posix_spawnattr_t()
    var blocked = sigset_t()
    unsafe posix_spawnattr_init(&attributes)
    unsafe sigemptyset(&blocked)
    unsafe posix_spawnattr_setsigmask(&attributes, &blocked)
    unsafe posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    defer { unsafe posix_spawnattr_destroy(&attributes) }
    // `env` changes the folder, because the corresponding function is not available in Swift on Linux.
    let shell = "/usr/bin/env"
    let words = unsafe ([shell, "-C", folder.path, program.path] + arguments).map { unsafe strdup($0) } + [nil]
    let variables = unsafe environment.map { unsafe strdup($0) } + [nil]
    defer { unsafe (words + variables).forEach { unsafe free($0) } }
    var process = pid_t()
    let failure = unsafe posix_spawn(&process, shell, &actions, &attributes, words, variables)
    if failure != 0 { throw POSIXError(POSIXErrorCode(rawValue: failure) ?? .EIO) }
    return ending(of: process)
  }

  private static func ending(of process: pid_t) -> PushcRun.Ending {
    let killing = DispatchWorkItem { kill(process, SIGKILL) }
    DispatchQueue.global().asyncAfter(deadline: .now() + 300, execute: killing)
    defer { killing.cancel() }
    var status: Int32 = 0
    while unsafe waitpid(process, &status, 0) < 0, errno == EINTR {}
    let signal = status & 0x7f
    return signal == 0 ? .exit(status >> 8 & 0xff) : .signal(signal)
  }
}

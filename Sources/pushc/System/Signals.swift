/// Makes writing to a closed pipe, or beyond the maximum file size, fail with an error instead of ending the program.
func reportFailedWrites() {
  _ = signal(SIGPIPE, SIG_IGN)
  _ = signal(SIGXFSZ, SIG_IGN)
}

/// Lets SIGQUIT end the program: where Swift's runtime finds its backtracer, it prints a backtrace and goes on.
func endOnQuit() {
  if !isIgnored(SIGQUIT) { _ = signal(SIGQUIT, SIG_DFL) }
}

/// Runs `cleanUp` when a signal is to end the program, in a thread that waits for signals; it receives the function that does
/// so. It need not be async-signal-safe, and the parent process still sees which signal ended the program.
///
/// The signals are those of users, other programs, timers and limits that end a program by default. Those of its own faults
/// cannot wait.
///
/// Must be called before any other thread is started, because threads inherit the set of blocked signals.
func beforeSignalsEndUs(_ cleanUp: @escaping @Sendable (_ end: () -> Void) -> Void) {
  var signals = sigset_t()
  unsafe sigemptyset(&signals)
  for number in endingSignals where !isIgnored(number) { unsafe sigaddset(&signals, number) }
  unsafe pthread_sigmask(SIG_BLOCK, &signals, nil)
  let awaited = signals
  runAside {
    var signals = awaited
    var number: Int32 = 0
    guard unsafe sigwait(&signals, &number) == 0 else { return }
    cleanUp {
      _ = signal(number, SIG_DFL)
      unsafe pthread_sigmask(SIG_UNBLOCK, &signals, nil)
      kill(getpid(), number)
      // The first process of a container survives it: the kernel ignores what has no handler there.
      _exit(128 + number)
    }
  }
}

private let endingSignals = [
  SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF, SIGXCPU,
]

/// Whether the parent process has disabled a signal, as `nohup` and shells do.
private func isIgnored(_ number: Int32) -> Bool {
  let handler = signal(number, SIG_IGN)
  _ = signal(number, handler)
  return unsafe unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
}

/// Writing to a pipe that nobody reads, or beyond the largest size of a file, is an error of the write, not the end of the
/// program.
func reportFailedWrites() {
  _ = signal(SIGPIPE, SIG_IGN)
  _ = signal(SIGXFSZ, SIG_IGN)
}

/// Ends the program.
func terminate(with code: ExitCode) -> Never { exit(code.rawValue) }

/// Has `cleanUp` run before a signal ends the program, in a thread that waits for it. What is done there need not be safe
/// in a signal handler, and whoever started the program still sees which signal ended it.
///
/// To be called before any other thread is started: threads inherit which signals are blocked.
func beforeSignalsEndUs(_ cleanUp: @escaping @Sendable () -> Void) {
  var signals = sigset_t()
  unsafe sigemptyset(&signals)
  for number in [SIGINT, SIGTERM, SIGHUP] where !isIgnored(number) { unsafe sigaddset(&signals, number) }
  unsafe pthread_sigmask(SIG_BLOCK, &signals, nil)
  let awaited = signals
  runAside {
    var signals = awaited
    var number: Int32 = 0
    guard unsafe sigwait(&signals, &number) == 0 else { return }
    cleanUp()
    _ = signal(number, SIG_DFL)
    unsafe pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    kill(getpid(), number)
  }
}

/// Whether a signal has been switched off for us, as `nohup` and shells do.
private func isIgnored(_ number: Int32) -> Bool {
  let handler = signal(number, SIG_IGN)
  _ = signal(number, handler)
  return unsafe unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
}

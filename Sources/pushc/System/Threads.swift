/// A value that threads share: one at a time has it, and can wait until it is as it should be.
///
/// Audited unsafe code: the lock and the condition lie in memory of their own until nobody holds the object any more.
@safe
final class Guarded<Value>: @unchecked Sendable {
  private var value: Value
  private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let changed = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

  init(_ value: Value) {
    self.value = value
    unsafe pthread_mutex_init(lock, nil)
    unsafe pthread_cond_init(changed, nil)
  }

  deinit {
    unsafe pthread_cond_destroy(changed)
    unsafe pthread_mutex_destroy(lock)
    unsafe changed.deallocate()
    unsafe lock.deallocate()
  }

  /// Gives the value to `body` alone.
  func with<Result, Failure: Error>(_ body: (inout Value) throws(Failure) -> Result) throws(Failure) -> Result {
    unsafe pthread_mutex_lock(lock)
    defer {
      unsafe pthread_cond_broadcast(changed)
      unsafe pthread_mutex_unlock(lock)
    }
    return try body(&value)
  }

  /// Waits until the value is ready, then gives it to `body`.
  func when<Result>(_ isReady: (Value) -> Bool, _ body: (inout Value) -> Result) -> Result {
    unsafe pthread_mutex_lock(lock)
    defer {
      unsafe pthread_cond_broadcast(changed)
      unsafe pthread_mutex_unlock(lock)
    }
    while !isReady(value) { unsafe pthread_cond_wait(changed, lock) }
    return body(&value)
  }
}

/// Work for a thread. It lives from the moment the thread is created until it begins.
private final class ThreadBody {
  let run: @Sendable () -> Void

  init(_ run: @escaping @Sendable () -> Void) { self.run = run }
}

/// Starts a thread; nil where the system has none to give.
private func startThread(_ run: @escaping @Sendable () -> Void) -> pthread_t? {
  var thread = pthread_t(bitPattern: 0)
  var attributes = pthread_attr_t()
  unsafe pthread_attr_init(&attributes)
  defer { unsafe pthread_attr_destroy(&attributes) }
  // Deeply nested documents need a deep stack, which some C libraries give to the first thread alone.
  unsafe pthread_attr_setstacksize(&attributes, 8 << 20)
  let body = unsafe Unmanaged.passRetained(ThreadBody(run))
  let status = unsafe pthread_create(&thread, &attributes, { unsafe beginThread($0) }, body.toOpaque())
  if status == 0 { return thread }
  unsafe body.release()
  return nil
}

private func beginThread(_ body: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  if let body = unsafe body { unsafe Unmanaged<ThreadBody>.fromOpaque(body).takeRetainedValue().run() }
  return nil
}

/// Runs `body` in as many threads as asked for, this one included, and returns when all are done.
func runInThreads(_ count: Int, _ body: @escaping @Sendable () -> Void) {
  let others = (1..<max(1, count)).compactMap { _ in startThread(body) }
  body()
  for thread in others { pthread_join(thread, nil) }
}

/// Runs `body` in a thread that nobody waits for.
func runAside(_ body: @escaping @Sendable () -> Void) {
  if let thread = startThread(body) { pthread_detach(thread) }
}

/// A value shared by threads. Only one thread can access it at a time, and threads can wait until it satisfies a
/// condition.
///
/// Audited unsafe code: the lock and the condition are in separately allocated memory, which is freed with the object.
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

  /// Calls `body` with exclusive access to the value.
  func with<Result, Failure: Error>(_ body: (inout Value) throws(Failure) -> Result) throws(Failure) -> Result {
    try when({ _ in true }, body)
  }

  /// Waits until the value is ready, then calls `body` with it.
  func when<Result, Failure: Error>(
    _ isReady: (Value) -> Bool, _ body: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    unsafe pthread_mutex_lock(lock)
    defer {
      unsafe pthread_cond_broadcast(changed)
      unsafe pthread_mutex_unlock(lock)
    }
    while !isReady(value) { unsafe pthread_cond_wait(changed, lock) }
    return try body(&value)
  }
}

/// The work of a thread. It exists from the creation of the thread until the thread starts.
private final class ThreadBody {
  let run: @Sendable () -> Void

  init(_ run: @escaping @Sendable () -> Void) { self.run = run }
}

/// Starts a thread; nil if the system cannot create one.
private func startThread(_ run: @escaping @Sendable () -> Void) -> pthread_t? {
  var thread = pthread_t(bitPattern: 0)
  var attributes = pthread_attr_t()
  unsafe pthread_attr_init(&attributes)
  defer { unsafe pthread_attr_destroy(&attributes) }
  // Deeply nested documents need a large stack, which some C libraries provide only for the main thread.
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

/// Runs `body` in `count` threads, including the current one, and waits for all of them.
func runInThreads(_ count: Int, _ body: @escaping @Sendable () -> Void) {
  let others = (1..<max(1, count)).compactMap { _ in startThread(body) }
  body()
  for thread in others { pthread_join(thread, nil) }
}

/// Runs `body` in a detached thread.
func runAside(_ body: @escaping @Sendable () -> Void) {
  if let thread = startThread(body) { pthread_detach(thread) }
}

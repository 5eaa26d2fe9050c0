import PushSystem
import PushCompiler

// Audited unsafe code: the benchmark's C library calls for processor time, memory and files, and the memory that it
// fills.

/// The user processor time of the program, in seconds.
func userTime() -> Double {
  let time = resourceUsage().ru_utime
  return Double(time.tv_sec) + Double(time.tv_usec) / 1_000_000
}

/// The peak memory of the program, in bytes.
func peakMemory() -> Int { resourceUsage().ru_maxrss * 1024 }

private func resourceUsage() -> rusage {
  var usage = rusage()
  unsafe getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
  return usage
}

func writeToStandardError(_ text: String) {
  let bytes = Array(text.utf8)
  _ = unsafe write(STDERR_FILENO, bytes, bytes.count)
}

/// An open file.
final class File {
  private let path: String
  private let descriptor: Int32

  private init(_ path: String, _ descriptor: Int32) throws(BenchError) {
    self.path = path
    self.descriptor = descriptor
    if descriptor < 0 { throw failure }
  }

  /// Opens a file for reading.
  convenience init(reading path: String) throws(BenchError) {
    try self.init(path, unsafe open(path, O_RDONLY | O_CLOEXEC))
  }

  /// Creates a file, or empties it.
  convenience init(creating path: String) throws(BenchError) {
    try self.init(path, unsafe open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666))
  }

  deinit { _ = close(descriptor) }

  /// The given bytes, followed by bytes of the file until the capacity is reached or the file ends.
  func read(behind beginning: [UInt8], capacity: Int) throws(BenchError) -> SourceBytes {
    unsafe try SourceBytes(capacity: capacity) { (room: UnsafeMutableRawBufferPointer) throws(BenchError) in
      unsafe room.copyBytes(from: beginning)
      var filled = beginning.count
      while filled < room.count {
        let rest = unsafe UnsafeMutableRawBufferPointer(rebasing: room[filled...])
        let count = unsafe Glibc.read(descriptor, rest.baseAddress, rest.count)
        if count == 0 { break }
        if count > 0 { filled += count } else if errno != EINTR { throw failure }
      }
      return filled
    }
  }

  /// The size of the file in bytes.
  var size: Int {
    get throws(BenchError) {
      var status = stat()
      if unsafe fstat(descriptor, &status) != 0 { throw failure }
      return Int(status.st_size)
    }
  }

  func write(_ bytes: SourceBytes) throws(BenchError) {
    if unsafe !putAll(UnsafeRawBufferPointer(start: bytes.start, count: bytes.count), descriptor) { throw failure }
  }

  private var failure: BenchError {
    unsafe BenchError(message: "\(path): \(String(cString: strerror(errno)))", exitCode: 3)
  }
}

/// Writes all of the bytes to standard output, or ends the program. A closed pipe ends it by its signal.
func writeToStandardOutput(_ bytes: borrowing RawSpan) {
  let isWritten = unsafe bytes.withUnsafeBytes { unsafe putAll($0, STDOUT_FILENO) }
  if !isWritten { exit(3) }
}

@unsafe
private func putAll(_ bytes: UnsafeRawBufferPointer, _ descriptor: Int32) -> Bool {
  var written = 0
  while written < bytes.count {
    let rest = unsafe UnsafeRawBufferPointer(rebasing: bytes[written...])
    let count = unsafe write(descriptor, rest.baseAddress, rest.count)
    if count >= 0 { written += count } else if errno != EINTR { return false }
  }
  return true
}

/// Creates a folder unless it exists.
func makeFolder(_ path: String) throws(BenchError) {
  guard unsafe mkdir(path, 0o777) == 0 || errno == EEXIST else {
    throw unsafe BenchError(message: "\(path): \(String(cString: strerror(errno)))", exitCode: 3)
  }
}

extension Source {
  /// Whether two documents have the same bytes.
  func isEqual(to other: Source) -> Bool {
    unsafe count == other.count
      && memcmp(bytes.start + range.lowerBound, other.bytes.start + other.range.lowerBound, count) == 0
  }
}

extension SourceBytes {
  /// The offset of the first line feed in a range; the end of the range if there is none.
  func lineEnd(from start: Int, to end: Int) -> Int {
    precondition(0 <= start && start <= end && end <= count)
    guard let found = unsafe memchr(self.start + start, 0x0a, end - start) else { return end }
    return unsafe UnsafeRawPointer(found) - UnsafeRawPointer(self.start)
  }

  /// Concatenates pieces, which `make` passes one by one. No data is kept twice.
  convenience init(capacity: Int, pieces make: (([UInt8]) -> Void) -> Void) {
    unsafe self.init(capacity: capacity) { room in
      var filled = 0
      make { piece in
        precondition(filled + piece.count <= capacity)
        let rest = unsafe UnsafeMutableRawBufferPointer(rebasing: room[filled...])
        unsafe rest.copyBytes(from: piece)
        filled += piece.count
      }
      return filled
    }
  }
}

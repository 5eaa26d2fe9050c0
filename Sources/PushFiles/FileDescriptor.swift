package import PushSystem

/// An error of a system call.
package struct SystemError: Error, Equatable {
  package let number: Int32
  /// What is said instead of the system's error message.
  private let message: String?

  package init(number: Int32, message: String? = nil) {
    self.number = number
    self.message = message
  }

  /// The error of the last call.
  package static var last: SystemError { SystemError(number: errno) }

  /// The error message, by default the system's.
  package var reason: String { unsafe message ?? String(cString: strerror(number)) }
  package var isClosedPipe: Bool { number == EPIPE }
}

/// An open file, closed when the last reference is released.
///
/// Audited unsafe code: all reading and writing of the program happens here.
package final class FileDescriptor: Sendable {
  private let number: Int32
  private let isOwned: Bool

  private init(_ number: Int32, isOwned: Bool) {
    self.number = number
    self.isOwned = isOwned
  }

  deinit {
    if isOwned { _ = close(number) }
  }

  // Constants, not computed properties: for a temporary descriptor, such as the one in `colors(.standardOutput)`, the
  // optimizer of Swift 6.3 removes the initialization and keeps the deallocation. Release builds crashed there.
  package static let standardInput = FileDescriptor(STDIN_FILENO, isOwned: false)
  package static let standardOutput = FileDescriptor(STDOUT_FILENO, isOwned: false)
  package static let standardError = FileDescriptor(STDERR_FILENO, isOwned: false)

  /// Occupies the descriptors of standard streams that are closed, which the next file would get otherwise: what is written to
  /// standard error would then be in a file of records. A stream that is occupied fails as a closed one does.
  package static func occupyStandardStreams() {
    for number in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] {
      var status = stat()
      if unsafe fstat(number, &status) == 0 { continue }
      // The lowest number that is free is this one.
      _ = unsafe open("/dev/null", number == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }

  /// Standard output or standard error, if that is where a file with this status is: `/dev/stdout`, or a log that the shell
  /// has opened. Replacing it would lose what else is written there.
  package static func standard(_ status: stat) -> FileDescriptor? {
    [standardOutput, standardError].first { descriptor in
      var other = stat()
      return unsafe fstat(descriptor.number, &other) == 0 && other.st_dev == status.st_dev
        && other.st_ino == status.st_ino
    }
  }

  package static func reading(_ path: String) throws(SystemError) -> FileDescriptor {
    try opened(path, O_RDONLY | O_CLOEXEC)
  }

  /// Opens something other than a regular file for writing: a terminal, a pipe, `/dev/null`.
  package static func writing(_ path: String) throws(SystemError) -> FileDescriptor {
    try opened(path, O_WRONLY | O_CLOEXEC)
  }

  /// Creates a file, which must not exist yet, for writing.
  package static func creating(_ path: String) throws(SystemError) -> FileDescriptor {
    try opened(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC)
  }

  /// Creates a file for writing, or empties it.
  package static func emptying(_ path: String) throws(SystemError) -> FileDescriptor {
    try opened(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC)
  }

  private static func opened(_ path: String, _ flags: Int32) throws(SystemError) -> FileDescriptor {
    let number = path.withPath { unsafe open($0, flags, 0o666) }
    if number < 0 { throw .last }
    return FileDescriptor(number, isOwned: true)
  }

  package var isTerminal: Bool { isatty(number) == 1 }

  /// How wide the terminal is, if the file is one that knows.
  package var terminalColumns: Int? {
    var size = winsize()
    guard unsafe ioctl(number, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  package func status() throws(SystemError) -> stat {
    var status = stat()
    if unsafe fstat(number, &status) != 0 { throw .last }
    return status
  }

  /// Copies the mode of another file, and its owner if the system allows it.
  package func take(_ status: stat) {
    // Changing the owner clears some bits of the mode.
    _ = fchown(number, status.st_uid, status.st_gid)
    _ = fchmod(number, status.st_mode & 0o7777)
  }

  /// Reserves disk space for a number of bytes, if the file system supports it.
  package func reserve(_ count: Int) throws(SystemError) {
    let reason = reserveRoom(in: number, count)
    if reason != 0 { throw SystemError(number: reason) }
  }

  /// Truncates the file to a number of bytes.
  package func cut(to count: Int) throws(SystemError) {
    if ftruncate(number, count) != 0 { throw .last }
  }

  /// Seeks to the beginning of the file.
  package func rewind() { _ = lseek(number, 0, SEEK_SET) }

  /// The number of bytes read so far; 0 for a stream.
  package var readCount: Int { max(0, Int(lseek(number, 0, SEEK_CUR))) }

  /// Reads once and returns the number of bytes, 0 at the end.
  @unsafe
  package func fill(_ room: UnsafeMutableRawBufferPointer) throws(SystemError) -> Int {
    while true {
      let count = unsafe read(number, room.baseAddress, room.count)
      if count >= 0 { return count }
      if errno != EINTR { throw .last }
    }
  }

  /// Writes all of the bytes.
  package func put(_ bytes: borrowing RawSpan) throws(SystemError) {
    unsafe try bytes.withUnsafeBytes { (bytes: UnsafeRawBufferPointer) throws(SystemError) in
      var written = 0
      while written < bytes.count {
        let rest = unsafe UnsafeRawBufferPointer(rebasing: bytes[written...])
        let count = unsafe write(number, rest.baseAddress, rest.count)
        if count >= 0 { written += count } else if errno != EINTR { throw .last }
      }
    }
  }

  package func put(_ text: String) throws(SystemError) { try put(Array(text.utf8)) }

  package func put(_ bytes: [UInt8]) throws(SystemError) { unsafe try put(bytes.span.bytes) }
}

extension [UInt8] {
  package mutating func append(_ bytes: borrowing RawSpan) {
    unsafe bytes.withUnsafeBytes { unsafe append(contentsOf: $0) }
  }
}

/// Standard error. Errors while writing to it are ignored.
package enum StandardError {
  package static func write(_ text: String) { try? FileDescriptor.standardError.put(text) }

  package static func write(_ bytes: [UInt8]) { try? FileDescriptor.standardError.put(bytes) }
}

/// An error of a system call.
struct SystemError: Error, Equatable {
  let number: Int32

  /// The error of the last call.
  static var last: SystemError { SystemError(number: errno) }

  /// The system's error message.
  var reason: String { unsafe String(cString: strerror(number)) }
  var isClosedPipe: Bool { number == EPIPE }
}

/// An open file, closed when the last reference is released.
///
/// Audited unsafe code: all reading and writing of the program happens here.
final class FileDescriptor: Sendable {
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
  static let standardInput = FileDescriptor(STDIN_FILENO, isOwned: false)
  static let standardOutput = FileDescriptor(STDOUT_FILENO, isOwned: false)
  static let standardError = FileDescriptor(STDERR_FILENO, isOwned: false)

  /// Occupies the descriptors of standard streams that are closed, which the next file would get otherwise: what is written to
  /// standard error would then be in a file of records. A stream that is occupied fails as a closed one does.
  static func occupyStandardStreams() {
    for number in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] {
      var status = stat()
      if unsafe fstat(number, &status) == 0 { continue }
      // The lowest number that is free is this one.
      _ = unsafe open("/dev/null", number == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }

  /// Standard output or standard error, if that is where a file with this status is: `/dev/stdout`, or a log that the shell
  /// has opened. Replacing it would lose what else is written there.
  static func standard(_ status: stat) -> FileDescriptor? {
    [standardOutput, standardError].first { descriptor in
      var other = stat()
      return unsafe fstat(descriptor.number, &other) == 0 && other.st_dev == status.st_dev
        && other.st_ino == status.st_ino
    }
  }

  /// Opens a file for reading.
  static func reading(_ path: String) throws(SystemError) -> FileDescriptor {
    try opened(path, O_RDONLY | O_CLOEXEC)
  }

  /// Opens something other than a regular file for writing: a terminal, a pipe, `/dev/null`.
  static func writing(_ path: String) throws(SystemError) -> FileDescriptor {
    try opened(path, O_WRONLY | O_CLOEXEC)
  }

  /// Creates a file, which must not exist yet, for writing.
  static func creating(_ path: String) throws(SystemError) -> FileDescriptor {
    try opened(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC)
  }

  private static func opened(_ path: String, _ flags: Int32) throws(SystemError) -> FileDescriptor {
    let number = path.withPath { unsafe open($0, flags, 0o666) }
    if number < 0 { throw .last }
    return FileDescriptor(number, isOwned: true)
  }

  var isTerminal: Bool { isatty(number) == 1 }

  /// How wide the terminal is, if the file is one that knows.
  var terminalColumns: Int? {
    var size = winsize()
    guard unsafe ioctl(number, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  func status() throws(SystemError) -> stat {
    var status = stat()
    if unsafe fstat(number, &status) != 0 { throw .last }
    return status
  }

  /// Copies the mode of another file, and its owner if the system allows it.
  func take(_ status: stat) {
    // Changing the owner clears some bits of the mode.
    _ = fchown(number, status.st_uid, status.st_gid)
    _ = fchmod(number, status.st_mode & 0o7777)
  }

  /// Reserves disk space for a number of bytes, if the file system supports it.
  func reserve(_ count: Int) throws(SystemError) {
    let reason = reserveRoom(in: number, count)
    if reason != 0 { throw SystemError(number: reason) }
  }

  /// Truncates the file to a number of bytes.
  func cut(to count: Int) throws(SystemError) {
    if ftruncate(number, count) != 0 { throw .last }
  }

  /// Seeks to the beginning of the file.
  func rewind() { _ = lseek(number, 0, SEEK_SET) }

  /// The number of bytes read so far; 0 for a stream.
  var readCount: Int { max(0, Int(lseek(number, 0, SEEK_CUR))) }

  /// Reads once and returns the number of bytes, 0 at the end.
  @unsafe
  func fill(_ room: UnsafeMutableRawBufferPointer) throws(SystemError) -> Int {
    while true {
      let count = unsafe read(number, room.baseAddress, room.count)
      if count >= 0 { return count }
      if errno != EINTR { throw .last }
    }
  }

  /// Writes all of the bytes.
  func put(_ bytes: borrowing RawSpan) throws(SystemError) {
    unsafe try bytes.withUnsafeBytes { (bytes: UnsafeRawBufferPointer) throws(SystemError) in
      var written = 0
      while written < bytes.count {
        let rest = unsafe UnsafeRawBufferPointer(rebasing: bytes[written...])
        let count = unsafe write(number, rest.baseAddress, rest.count)
        if count >= 0 { written += count } else if errno != EINTR { throw .last }
      }
    }
  }

  /// Writes a text.
  func put(_ text: String) throws(SystemError) { try put(Array(text.utf8)) }

  func put(_ bytes: [UInt8]) throws(SystemError) { unsafe try put(bytes.span.bytes) }
}

extension [UInt8] {
  mutating func append(_ bytes: borrowing RawSpan) {
    unsafe bytes.withUnsafeBytes { unsafe append(contentsOf: $0) }
  }
}

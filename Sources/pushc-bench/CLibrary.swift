import PushCompiler
import PushFiles
import PushSystem

// Audited unsafe code: the benchmark's C library calls for processor time and memory, the bytes that it writes, and
// the memory that it fills.

/// The user processor time of the program, in seconds.
func userTime() -> Double { seconds(resourceUsage().ru_utime) }

/// The peak memory of the program, in bytes.
func peakMemory() -> Int { resourceUsage().ru_maxrss * 1024 }

private func resourceUsage() -> rusage {
  var usage = rusage()
  unsafe getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
  return usage
}

/// Works with a file or a folder. The error names it.
func using<Result>(_ path: String, _ work: (String) throws(SystemError) -> Result) throws(BenchError) -> Result {
  do throws(SystemError) {
    return try work(path)
  } catch {
    throw BenchError(message: "\(path): \(error.reason)", exitCode: 3)
  }
}

func writeFile(_ bytes: SourceBytes, to path: String) throws(BenchError) {
  try using(path) { (path) throws(SystemError) in
    unsafe try FileDescriptor.emptying(path).put(RawSpan(_unsafeStart: bytes.start, byteCount: bytes.count))
  }
}

/// Writes all of the bytes to standard output, or ends the program. A closed pipe ends it by its signal.
func writeToStandardOutput(_ bytes: borrowing RawSpan) {
  do throws(SystemError) { try FileDescriptor.standardOutput.put(bytes) } catch { exit(3) }
}

extension Source {
  func isEqual(to other: Source) -> Bool {
    unsafe count == other.count
      && memcmp(bytes.start + range.lowerBound, other.bytes.start + other.range.lowerBound, count) == 0
  }
}

extension SourceBytes {
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

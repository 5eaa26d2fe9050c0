import Foundation

/// The sanitizer that the tests and the tested program were built with, as `.ci/sanitize` names it.
package enum Sanitizer {
  /// `address` or `thread`; nil without a sanitizer.
  package static let name = ProcessInfo.processInfo.environment["PUSHC_SANITIZER"]

  /// Whether the memory and the files of a program can be limited, and programs of other compilers can load the C
  /// library: a sanitizer reserves terabytes of addresses, writes a file when it starts, and has a library of its own.
  package static let isAbsent = name == nil

  /// Why a test is skipped.
  package static let isInTheWay =
    "\(name ?? "no") sanitizer: it reserves memory, writes a file, and needs its own library"

  /// The sanitizer's options, for programs whose environment is set.
  package static let environment = ProcessInfo.processInfo.environment
    .filter { ["ASAN_OPTIONS", "TSAN_OPTIONS"].contains($0.key) }
}

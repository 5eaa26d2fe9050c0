package import Foundation

/// The result of running the program.
package struct PushcRun {
  package let ending: Ending
  package let output: Data
  package let errors: String

  package enum Ending: Equatable {
    case exit(Int32)
    case signal(Int32)

    /// Whether the program exited with a documented code.
    package var isOrderly: Bool { if case .exit(let code) = self { (0...3).contains(code) } else { false } }
  }

  /// The exit code, or the signal number if a signal ended the program.
  package var exitCode: Int32 {
    switch ending {
    case .exit(let code), .signal(let code): code
    }
  }

  package var isOrderly: Bool { ending.isOrderly }

  package var text: String { String(decoding: output, as: UTF8.self) }
  package var lines: [String] { text.split(separator: "\n").map(String.init) }
}

package import Foundation
import Testing

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

extension PushcRun {
  /// Expects that the command line was refused, with a message, and with a suggestion if there is one.
  package func expectMistake(_ message: String, _ suggestion: String?) {
    #expect(exitCode == 2)
    #expect(output.isEmpty)
    #expect(errors.hasPrefix("pushc: error: "))
    #expect(errors.contains(message))
    #expect(errors.contains("did you mean") == (suggestion != nil))
    if let suggestion { #expect(errors.contains("did you mean \"\(suggestion)\"?")) }
  }
}

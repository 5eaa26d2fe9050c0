import PushCompiler

/// A JUnit XML document: suites of test cases, some of which have failed.
enum JUnitDocument {
  /// A test case; it has passed unless it has a failure.
  struct Case {
    let name: String
    let className: String
    var failure: Failure?
    /// The output of a case that has passed.
    var output: [String] = []
  }

  struct Failure {
    let message: String
    let type: String
    let lines: [String]
    /// Whether nothing was tested, because of a problem that is not one of what is tested.
    var isError = false
  }

  /// The text before the suites. The totals of all suites are optional, and not known before the last one.
  static let start = """
    <?xml version="1.0" encoding="UTF-8"?>
    <testsuites name="pushc">

    """

  /// The text after the suites.
  static let end = "</testsuites>\n"

  static func suite(_ name: String, _ cases: [Case]) -> String {
    let errors = cases.count { $0.failure?.isError ?? false }
    let failed = cases.count { $0.failure != nil } - errors
    return
      "  <testsuite name=\"\(escaped(name))\" tests=\"\(cases.count)\" failures=\"\(failed)\" errors=\"\(errors)\">\n"
      + cases.map(element).joined() + "  </testsuite>\n"
  }

  private static func element(_ testCase: Case) -> String {
    let head = "    <testcase name=\"\(escaped(testCase.name))\" classname=\"\(escaped(testCase.className))\""
    if let failure = testCase.failure {
      let message = "message=\"\(escaped(failure.message))\" type=\"\(failure.type)\""
      let name = failure.isError ? "error" : "failure"
      return element(head, "\(name) \(message)", name, failure.lines)
    }
    return testCase.output.isEmpty ? head + "/>\n" : element(head, "system-out", "system-out", testCase.output)
  }

  private static func element(_ head: String, _ begin: String, _ end: String, _ lines: [String]) -> String {
    """
    \(head)>
          <\(begin)>\(lines.map(escaped).joined(separator: "\n"))</\(end)>
        </testcase>

    """
  }

  /// A line as XML text; characters that XML does not allow are made visible.
  private static func escaped(_ line: String) -> String {
    Visible.text(line) { character in
      switch character {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": "&quot;"
      default: nil
      }
    }
  }
}

/// A JUnit XML document: suites of test cases, some of which have failed.
struct JUnitDocument {
  /// A test case; it has passed unless it has a failure.
  struct Case {
    let name: String
    let className: String
    var failure: Failure?
    /// The output of a case that has passed.
    var output: [String] = []
  }

  /// The failure of a test case.
  struct Failure {
    let message: String
    let type: String
    let lines: [String]
  }

  private var tests = 0
  private var failures = 0
  private var suites = ""

  mutating func add(suite name: String, _ cases: [Case]) {
    let failed = cases.count { $0.failure != nil }
    tests += cases.count
    failures += failed
    suites +=
      "  <testsuite name=\"\(Self.escaped(name))\" tests=\"\(cases.count)\" failures=\"\(failed)\" errors=\"0\">\n"
    suites += cases.map(element).joined() + "  </testsuite>\n"
  }

  var text: String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <testsuites name="pushc" tests="\(tests)" failures="\(failures)" errors="0">
    \(suites)</testsuites>

    """
  }

  private func element(_ testCase: Case) -> String {
    let head = "    <testcase name=\"\(Self.escaped(testCase.name))\" classname=\"\(Self.escaped(testCase.className))\""
    if let failure = testCase.failure {
      let message = "message=\"\(Self.escaped(failure.message))\" type=\"\(failure.type)\""
      return element(head, "failure \(message)", "failure", failure.lines)
    }
    return testCase.output.isEmpty ? head + "/>\n" : element(head, "system-out", "system-out", testCase.output)
  }

  private func element(_ head: String, _ begin: String, _ end: String, _ lines: [String]) -> String {
    """
    \(head)>
          <\(begin)>\(lines.map(Self.escaped).joined(separator: "\n"))</\(end)>
        </testcase>

    """
  }

  /// A line as XML text; characters that XML does not allow are made visible.
  private static func escaped(_ line: String) -> String {
    pushc.escaped(line, escapes)
  }

  private static let escapes: [Unicode.Scalar: String] = [
    "&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;",
  ]
}

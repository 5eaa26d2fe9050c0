import PushCompiler

/// A document of JUnit's XML: suites of cases, some of which have failed.
struct JUnitDocument {
  /// A case; without a failure, one that has passed.
  struct Case {
    let name: String
    let className: String
    var failure: Failure?
  }

  /// Why a case has failed.
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
    suites += "  <testsuite name=\"\(Self.escaped(name))\" tests=\"\(cases.count)\" failures=\"\(failed)\">\n"
    suites += cases.map(element).joined() + "  </testsuite>\n"
  }

  var text: String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <testsuites name="pushc" tests="\(tests)" failures="\(failures)">
    \(suites)</testsuites>

    """
  }

  private func element(_ testCase: Case) -> String {
    let head = "    <testcase name=\"\(Self.escaped(testCase.name))\" classname=\"\(Self.escaped(testCase.className))\""
    guard let failure = testCase.failure else { return head + "/>\n" }
    return """
      \(head)>
            <failure message="\(Self.escaped(failure.message))" type="\(failure.type)">\
      \(failure.lines.map(Self.escaped).joined(separator: "\n"))</failure>
          </testcase>

      """
  }

  /// A line that XML can hold: what is no character there is made visible.
  private static func escaped(_ line: String) -> String {
    Visible.text(line).unicodeScalars.map { escapes[$0] ?? String($0) }.joined()
  }

  private static let escapes: [Unicode.Scalar: String] = [
    "&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;", "\u{fffe}": "\u{fffd}", "\u{ffff}": "\u{fffd}",
  ]
}

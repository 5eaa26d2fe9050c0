// The Swift blocks of README.md, letter by letter.

import PushCompiler

/// The requests that a gorush document leads to, one a line, and what was found in it.
func requests(from json: String) -> (requests: String, findings: [Diagnostic]) {
  var options = CompilerOptions(format: .gorush, now: 1_795_219_200)
  options.settings.apnsTopic = "com.example.app"
  let source = Source(name: "push.json", bytes: SourceBytes(json.utf8))
  let (output, report) = Compiler.compile(source, options)
  return (String(decoding: output, as: UTF8.self), report.diagnostics)
}

/// A message made in Swift; `compiler.compile(_:)` takes it as it takes documents.
func greeting(to token: String) -> Message {
  var message = Message()
  message[.title] = "Hello"
  message[.badge] = 3
  message[.priority] = .high
  message[.data] = #"{"order":17}"#
  message.address(.apns, tokens: [token])
  return message
}

/// What is wrong with a payload of any format: place, code and message.
func problems(in json: String) -> [String] {
  let linter = Linter(LintOptions(now: 1_795_219_200))
  let report = linter.lint(Source(name: "push.json", bytes: SourceBytes(json.utf8)))
  return report.findings.map { "\($0.pointer): \($0.diagnostic.code) \($0.diagnostic.message)" }
}

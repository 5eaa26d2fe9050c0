// The Swift blocks of README.md, letter by letter.

import PushCompiler

/// The requests that a gorush document leads to. What was found in it is printed.
func requests(from json: String) -> [PushRequest] {
  let compiled = Compiler.compile(json, CompilerOptions(format: .gorush))
  for finding in compiled.findings { print(finding) }
  return compiled.requests
}

/// The request for a message that was made in Swift.
func greeting(to token: String) -> [PushRequest] {
  var message = Message()
  message[.title] = "Hello"
  message[.badge] = 3
  message[.priority] = .high
  message[.data] = #"{"order":17}"#
  message.address(.apns, tokens: [token])
  return Compiler.compile(message).requests
}

/// What is wrong with a payload of any format: place, code and message.
func problems(in json: String) -> [String] {
  Linter.findings(in: json).map { "\($0.pointer): \($0.code) \($0.message)" }
}

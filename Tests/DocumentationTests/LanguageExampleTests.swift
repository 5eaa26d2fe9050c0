import Foundation
import ProgramTesting
import RepositoryTesting
import RequirementTesting
import Testing

/// The examples of other languages run, if the languages are installed, and have the described result.
@Suite struct LanguageExampleTests {
  private static let url = "https://fcm.googleapis.com/v1/projects/demo/messages:send"

  @Test(.needs("cc"), .enabled(if: Sanitizer.isAbsent, "\(Sanitizer.isInTheWay)"))
  func exampleInCRuns() throws { try run(.c) }

  @Test(.needs("python3"), .enabled(if: Sanitizer.isAbsent, "\(Sanitizer.isInTheWay)"))
  func examplesInPythonRun() throws { try run(.python) }

  @Test(.needs("node"), .enabled(if: Sanitizer.isAbsent, "\(Sanitizer.isInTheWay)"))
  func exampleInJavaScriptRuns() throws { try run(.javascript) }

  @Test(.needs("go"), .enabled(if: Sanitizer.isAbsent, "\(Sanitizer.isInTheWay)"))
  func exampleInGoRuns() throws { try run(.go) }

  private func run(_ language: Language) throws {
    let fences = try Repository.fences(language.rawValue).filter { !$0.isForSpark && !$0.isOfWebAssembly }
    #expect(fences.count == language.examples)
    for fence in fences {
      let shell = try Shell()
      try shell.write(fence.text, to: language.file)
      let output = try shell.run(language.command, environment: Self.environment)
      if language == .c {
        #expect(output.hasPrefix(#"{"records":[{"target":"fcm","method":"POST","url":"\#(Self.url)""#), "\(fence)")
        #expect(output.hasSuffix(#"],"format":"gorush","diagnostics":[],"rejects":[]}"# + "\n"), "\(fence)")
      } else {
        #expect(output == Self.url + "\n", "\(fence)")
      }
    }
  }

  /// The environment with the library under the name that the pages use.
  private static var environment: [String: String] {
    // Go stores its build cache there.
    let home = FileManager.default.homeDirectoryForCurrentUser.path()
    return [
      "HOME": home, "LIBRARY": library.path(), "HEADERS": Repository.root.appending(path: "Sources/CPushc").path(),
    ]
  }

  private static var library: URL {
    let built = ["so", "dylib"].map { TestedProgram.builtPrograms.appending(path: "libpushc-c.\($0)") }
    return built.first { FileManager.default.fileExists(atPath: $0.path()) } ?? built[0]
  }

  @Test(.needs("c++")) func headerIsForCPlusPlusToo() throws {
    let command =
      "c++ -x c++ -std=c++11 -Wall -Wextra -Werror -fsyntax-only $HEADERS/pushc.h 2>&1 | grep -v 'pragma once'"
    #expect(try Shell().run(command, environment: Self.environment) == "")
  }
}

/// A language of the examples, and how to run one.
enum Language: String {
  case c, python, javascript, go

  /// The number of examples.
  var examples: Int { self == .python ? 2 : 1 }

  var file: String {
    switch self {
    case .c: "push.c"
    case .python: "push.py"
    case .javascript: "push.js"
    case .go: "push.go"
    }
  }

  /// Runs the file; libraries are searched for in the folder.
  var command: String {
    let isLinked =
      "ln -s \"$LIBRARY\" libpushc.so && ln -s \"$LIBRARY\" libpushc.dylib && export LD_LIBRARY_PATH=$PWD &&"
    switch self {
    case .c:
      return "\(isLinked) cc -std=c99 -Wall -Wextra -Werror push.c -I \"$HEADERS\" -L . -lpushc -o push && ./push"
    case .python: return "\(isLinked) python3 push.py"
    case .javascript: return "node push.js"
    case .go: return "GO111MODULE=off go run push.go"
    }
  }
}

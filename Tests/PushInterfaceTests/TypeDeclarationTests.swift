import Foundation
import LibraryTesting
import PushCompiler
import PushInterface
import RepositoryTesting
import Testing

/// `pushc.d.mts` declares the options and results that the library has.
@Suite struct TypeDeclarationTests {
  private static func declarations() throws -> String {
    try Repository.text("Sources/libpushc/WebAssembly/pushc.d.mts")
  }

  @Test func optionsAreDeclared() throws {
    let text = try Self.declarations()
    for expected in [
      Self.declaration(of: ConvertSettings.options, named: "ConvertOptions", required: "from"),
      Self.declaration(of: LintSettings.options, named: "LintOptions", required: nil),
    ] {
      #expect(text.contains(expected), "pushc.d.mts lacks:\n\(expected)")
    }
  }

  /// All golden inputs, whose results have each member somewhere.
  @Test func resultsAreDeclared() throws {
    var interfaces = TypeInterfaces(try Self.declarations())
    let settings = #""fix":true,"notes":true"#
    let compilers = try [#""origin":true"#, #""emit":"templates""#, #""pretty":true"#].map {
      try LibraryHandle(.compiler, #"{"from":"auto",\#($0),\#(settings)}"#)
    }
    let linter = try LibraryHandle(.linter, #"{"fix":true}"#)
    let folder = Repository.root.appending(path: "Golden")
    let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
    for case let file as URL in files where file.lastPathComponent == "input.json" {
      let document = try Data(contentsOf: file)
      for compiler in compilers { try interfaces.check(compiler.result(document), as: "Compilation") }
      try interfaces.check(linter.result(document), as: "LintResult")
    }
    #expect(interfaces.problems.isEmpty)
    for name in ["Compilation", "LintResult", "PushRecord", "Origin", "Finding", "Note", "Fix", "Edit", "Rejection"] {
      #expect(interfaces.unseen(of: name).subtracting(["file", "rule"]).isEmpty, "\(name)")
    }
  }

  // MARK: Options

  private static func declaration<Settings>(
    of options: [Option<Settings>], named name: String, required: String?
  ) -> String {
    let members = options.map(\.syntax).filter { !$0.isOfCommandLine }.map { option in
      let key = option.name.contains("-") ? "\"\(option.name)\"" : option.name
      return "  /** \(option.help) */\n  \(key)\(option.name == required ? "" : "?"): \(type(of: option))\n"
    }
    return "export interface \(name) {\n\(members.joined())}\n"
  }

  private static func type(of option: OptionSyntax) -> String {
    switch (option.name, option.value) {
    case ("rules", _): return "Rules | Rules[]"
    // One registration or several.
    case ("devices", _): return "object | object[]"
    case ("to", _): return "Target | Target[]"
    case (_, nil): return "boolean"
    case (_, "N"?), (_, "BYTES"?): return "number"
    case (_, "TIME"?): return "string | number"
    default: break
    }
    if option.isList { return "string | string[]" }
    return option.choices.isEmpty ? "string" : option.choices.map { "\"\($0)\"" }.joined(separator: " | ")
  }
}

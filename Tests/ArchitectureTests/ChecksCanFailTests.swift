import Testing

/// Every architecture check, run on files that violate it.
@Suite struct ChecksCanFailTests {
  @Test(arguments: [
    ("Sources/PushIR/A.swift", "import PushSyntax"),
    ("Sources/PushChecks/A.swift", "package import PushJSON"),
    ("Sources/PushBackEnd/A.swift", "@_exported public import PushFrontEnd"),
    ("Sources/PushJSON/A.swift", "import Foundation"),
    ("Sources/PushJSON/A.swift", "import Glibc"),
    ("Sources/pushc/A.swift", "import struct Foundation.Data"),
    ("Sources/PushManager/A.swift", ""),
  ])
  func foreignImportIsNoticed(_ path: String, _ text: String) {
    #expect(ModuleTable.violations(in: [SourceFile(path, text)]).count == 1)
  }

  @Test func importsInCommentsAndStringsAreNone() {
    let text = "// import A\n/* import B\n import B */\nlet a = \"\"\"\n  import C\n  \"\"\"\nimport D\n"
    #expect(ModuleTable.imports(of: text) == ["D"])
  }

  @Test func arrowUpwardIsNoticed() {
    #expect(ModuleTable.isDownwardOnly(["a": ["b"], "b": []]))
    #expect(!ModuleTable.isDownwardOnly(["a": ["b"], "b": ["a"]]))
    #expect(!ModuleTable.isDownwardOnly(["a": ["a"]]))
  }

  @Test func unsafeCodeIsNoticed() {
    let file = SourceFile("Sources/PushIR/A.swift", "let a = unsafe b[0]")
    #expect(UnsafeCode.violations(in: [file], audited: []) == [file.path])
    #expect(UnsafeCode.violations(in: [file], audited: [file.path]).isEmpty)
    #expect(UnsafeCode.violations(in: [SourceFile("A", "// unsafe\nlet isUnsafe = \"unsafe\"")], audited: []).isEmpty)
    #expect(UnsafeCode.violations(in: [SourceFile("A", #"let a = "\(unsafe b)""#)], audited: []) == ["A"])
  }

  @Test func staleEntryIsNoticed() {
    let file = SourceFile("A", "let a = 1")
    #expect(UnsafeCode.staleEntries(in: [file], audited: ["A", "B"]) == ["A", "B"])
  }

  @Test func longFileIsNoticed() {
    func file(_ path: String, lines: Int) -> SourceFile { SourceFile(path, String(repeating: "\n", count: lines)) }
    #expect(FileRules.tooLong([file("A", lines: 330), file("B/Generated/C", lines: 400)]).isEmpty)
    #expect(FileRules.tooLong([file("A", lines: 331)]) == ["A has 331 lines"])
  }

  @Test func topLevelIsHeld() {
    #expect(FileRules.topLevelViolations([".git", ".build"] + FileRules.topLevel).isEmpty)
    #expect(
      FileRules.topLevelViolations(FileRules.topLevel.subtracting(["README.md"]) + ["docs"])
        == ["docs does not belong there", "README.md is missing"])
  }
}

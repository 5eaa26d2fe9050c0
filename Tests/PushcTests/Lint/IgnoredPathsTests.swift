import Foundation
import ProgramTesting
import RequirementTesting
import Testing

/// In folders, builds, dependencies and paths ignored by `.gitignore` are skipped; an explicitly named file is always
/// linted.
@Suite struct IgnoredPathsTests {
  private let folder = Folder()

  @Test(arguments: [
    "build", "dist", "node_modules", ".build", ".git", "vendor", "Pods", "DerivedData", ".hidden", "app/Pods",
  ])
  func foldersOfBuildsAndDependenciesAreSkipped(_ name: String) throws {
    try folder.writePayloads("\(name)/a.json", "push/a.json")
    #expect(try folder.linted(".") == ["push/a.json"])
    #expect(try folder.linted("**/*.json") == ["push/a.json"])
  }

  @Test func anAbsolutePatternMatchesAsARelativeOne() throws {
    try folder.writePayloads("a/x.json", "a/b/y.json", "z.json")
    for pattern in ["a/*.json", "./a/*.json", folder.path("a/*.json")] {
      #expect(try folder.linted(pattern) == ["a/x.json"], "\(pattern)")
    }
    #expect(try folder.linted(folder.path("**/y.json")) == ["a/b/y.json"])
  }

  /// Reading a pipe waits for somebody who writes to it.
  @Test func aPipeInAFolderIsLeftOut() throws {
    try folder.writePayloads("a/x.json")
    for command in ["lint --verbose a", "preview a", "init", "lint 'a/*.json'"] {
      let run = try folder.shell("test -p a/z.json || mkfifo a/z.json; timeout 60 $0 \(command)")
      #expect(run.exitCode == 0, "\(command): \(run)")
    }
    #expect(
      try folder.run("lint", "--verbose", "a").errors == "pushc: left out a/z.json: neither a file nor a folder\n")
  }

  @Test func aNamedFileOrFolderIsLintedWhateverItsName() throws {
    try folder.writePayloads("build/a.json", "build/b.json", "build/dist/c.json")
    try folder.write("*.json\nbuild/\n", to: ".gitignore")
    #expect(try folder.linted("build/a.json") == ["build/a.json"])
    try folder.write("build/\n", to: ".gitignore")
    #expect(try folder.linted("build") == ["build/a.json", "build/b.json"])
    #expect(try folder.linted("build/*.json") == ["build/a.json", "build/b.json"])
  }

  @Test func forceExcludeTreatsNamedFilesAsASearchDoes() throws {
    try folder.writePayloads("build/a.json", "push/a.json", "push/drafts/b.json", "push/old/c.json", "Pods/x/y/z.json")
    try folder.writePayloads("push/.a.json", ".github/a.json", ".github/push/a.json")
    try folder.write("old/\n", to: ".gitignore")
    try folder.write(#"{"exclude": "push/drafts/"}"#, to: ".pushc.json")
    try folder.write(#"{"name": "app", "version": "1.0.0", "scripts": {}}"#, to: "package.json")
    let all = [
      "build/a.json", "push/a.json", "push/drafts/b.json", "push/old/c.json", "Pods/x/y/z.json", "package.json",
      "README.md", "push/.a.json", ".github/a.json", ".github/push/a.json",
    ]
    try folder.write("# App\n", to: "README.md")
    #expect(try folder.linted(["--force-exclude"] + all) == ["push/a.json"])
    #expect(try folder.linted(["--force-exclude"] + all.map { folder.path($0) }) == ["push/a.json"])
    #expect(try folder.linted("--force-exclude", ".") == ["push/a.json"])
    #expect(try folder.run("lint", "--force-exclude", "package.json").exitCode == 0)
  }

  /// Editors start a linter in the folder of the file.
  @Test(arguments: [
    (#"{"exclude":"x/drafts/"}"#, "", "x/drafts"), (#"{"exclude":"drafts/"}"#, "", "x/drafts/deep"),
    ("{}", "", "x/vendor"), ("", "drafts/\n", "x/drafts"), ("", "", "x/Pods"), ("{}", "drafts/\n", "x/drafts"),
  ])
  func forceExcludeIsTheSameInEveryFolder(_ configuration: String, _ ignored: String, _ name: String) throws {
    try folder.writePayloads("\(name)/a.json", "x/push/a.json")
    if configuration.isEmpty, !ignored.isEmpty { try folder.makeFolder(".git") }
    if !configuration.isEmpty { try folder.write(configuration, to: ".pushc.json") }
    try folder.write(ignored, to: ".gitignore")
    let whole = folder.path("\(name)/a.json")
    for place in ["/", folder.path("."), folder.path("x"), folder.path(name)] {
      for operand in [whole, "--stdin-filename \(whole) -"] {
        let run = try folder.shell("cd \(place) && $0 lint --force-exclude \(operand) < \(whole)")
        #expect(run.text.hasPrefix("no push payloads found; left out: 1 excluded"), "\(place) \(operand)")
        #expect(run.exitCode == 0)
      }
      let other = try folder.shell("cd \(place) && $0 lint --force-exclude \(folder.path("x/push/a.json"))")
      #expect(other.text.contains("SHAPE101"), "\(place)")
    }
    let run = try folder.shell("cd \(name) && $0 lint --force-exclude a.json")
    #expect(run.text.hasPrefix("no push payloads found; left out: 1 excluded"))
  }

  @Test func aNamedFileWithoutAKnownEndingIsNamedAsLeftOut() throws {
    try folder.write(#"{"aps":{"alert":"Hi"}}"#, to: "noext")
    let run = try folder.run("lint", "--force-exclude", "--verbose", "noext")
    #expect(run.text == "no push payloads found; left out: 1 excluded (--verbose names them)\n")
    #expect(run.errors == "pushc: left out noext: its name has no ending of payload files\n")
  }

  /// A folder that a pattern cannot match in is neither read nor asked for its configuration.
  @Test(arguments: ["x*.json", "s*/x1.json", "./?1.json", "s*/*/x1.json"])
  func aPatternDoesNotReadOtherFolders(_ pattern: String) throws {
    try folder.writePayloads("x1.json", "sub/x1.json", "sub/in/x1.json")
    try folder.write(#"{"bogus":1}"#, to: "other/.pushc.json")
    try folder.write(#"{"bogus":1}"#, to: "other/s/.pushc.json")
    let run = try folder.run("lint", pattern)
    #expect(run.exitCode == 0 && run.errors.isEmpty, "\(run.errors)")
    #expect(run.text.contains("x1.json:1:22: warning[SHAPE101]"))
    #expect(try folder.run("lint", "**/x1.json").exitCode == 2)
  }

  @Test func aFileOfThatNameIsNoFolder() throws {
    try folder.writePayloads("vendor.json", "push/build.json")
    #expect(try folder.linted(".") == ["push/build.json", "vendor.json"])
  }

  /// A `.gitignore` at the top level, and the remaining files.
  private static let patterns: [(lines: String, left: [String])] = [
    ("", ["a.json", "old/a.json", "push/a.json", "push/old/a.json", "push/old/b.json"]),
    ("# comment\n\n", ["a.json", "old/a.json", "push/a.json", "push/old/a.json", "push/old/b.json"]),
    ("a.json", ["push/old/b.json"]),
    ("/a.json", ["old/a.json", "push/a.json", "push/old/a.json", "push/old/b.json"]),
    ("old", ["a.json", "push/a.json"]),
    ("old/\r\n", ["a.json", "push/a.json"]),
    ("/old/  ", ["a.json", "push/a.json", "push/old/a.json", "push/old/b.json"]),
    ("push/old", ["a.json", "old/a.json", "push/a.json"]),
    ("a.json/", ["a.json", "old/a.json", "push/a.json", "push/old/a.json", "push/old/b.json"]),
    ("push/*.json", ["a.json", "old/a.json", "push/old/a.json", "push/old/b.json"]),
    ("push/**", ["a.json", "old/a.json"]),
    ("push/**/a.json", ["a.json", "old/a.json", "push/old/b.json"]),
    ("**/old", ["a.json", "push/a.json"]),
    ("*.json\n!b.json", ["push/old/b.json"]),
    ("!a.json\na.*", ["push/old/b.json"]),
    ("old/\n!b.json", ["a.json", "push/a.json"]),
    ("?.json", []),
    ("[b-z].json", ["a.json", "old/a.json", "push/a.json", "push/old/a.json"]),
    ("[[:alpha:]].json", []),
    ("[![:digit:]b].json", ["push/old/b.json"]),
    ("[:alph].json", ["push/old/b.json"]),
    ("[!a].json", ["a.json", "old/a.json", "push/a.json", "push/old/a.json"]),
    ("\\a.json", ["push/old/b.json"]),
  ]

  @Test(arguments: patterns.indices)
  func gitignoreIsRespected(_ index: Int) throws {
    let (lines, left) = Self.patterns[index]
    try folder.writePayloads("a.json", "old/a.json", "push/a.json", "push/old/a.json", "push/old/b.json")
    try folder.write(lines, to: ".gitignore")
    #expect(try folder.linted(".") == left, "\(lines)")
    #expect(try folder.linted(folder.url.resolvingSymlinksInPath().path) == left, "\(lines)")
  }

  /// git itself ignores the same files.
  @Test(.needs("git"), arguments: patterns.indices)
  func gitSaysTheSame(_ index: Int) throws {
    let (lines, left) = Self.patterns[index]
    try folder.writePayloads("a.json", "old/a.json", "push/a.json", "push/old/a.json", "push/old/b.json")
    try folder.write(lines, to: ".gitignore")
    let run = try folder.shell("git init -q && git ls-files -o --exclude-standard")
    #expect(run.exitCode == 0, "\(run.errors)")
    #expect(run.lines.filter { $0 != ".gitignore" } == left, "\(lines)")
  }

  @Test func theFilesUpToTheRepositoryCount() throws {
    try folder.writePayloads("repository/push/a.json", "repository/push/b.json", "repository/push/c.json")
    try folder.makeFolder("repository/.git")
    try folder.write("a.json\n", to: ".gitignore")
    try folder.write("b.json\npush/c.json\n", to: "repository/.gitignore")
    #expect(try folder.linted("repository/push") == ["repository/push/a.json"])
    try folder.write("!c.json\n", to: "repository/push/.gitignore")
    #expect(try folder.linted("repository/push") == ["repository/push/a.json", "repository/push/c.json"])
    #expect(try folder.linted(".") == ["repository/push/a.json", "repository/push/c.json"])
  }

  @Test func aPatternCanTakeBackWhatIsSkippedByDefault() throws {
    try folder.writePayloads("build/a.json")
    try folder.write("!build/\n", to: ".gitignore")
    #expect(try folder.linted(".") == ["build/a.json"])
  }

  @Test func aPatternThatMatchesWhatIsLeftOutMatches() throws {
    try folder.writePayloads("a.json")
    try folder.write(#"{"exclude":"a.json"}"#, to: ".pushc.json")
    let run = try folder.run("lint", "*.json")
    #expect(run.exitCode == 0)
    #expect(run.text == "no push payloads found; left out: 1 excluded (--verbose names them)\n")
    try folder.write("{}", to: ".pushc.json")
    #expect(try folder.run("lint", "a.json", "*.json").exitCode == 0)
    #expect(try folder.run("lint", "*.jsn").exitCode == 3)
  }

  /// An editor passes the text of a file, and replaces it with what is printed.
  @Test func standardInputIsLeftOutByItsName() throws {
    try folder.writePayloads("old/a.json")
    try folder.write(#"{"exclude":"old/"}"#, to: ".pushc.json")
    let text = #"{"notifications":[{"tokens":["ab12"],"platform":1,"message":"hi","badge":"3"}]}"#
    for name in ["old/a.json", "a.txt"] {
      let run = try folder.run("lint", "--force-exclude", "--stdin-filename", name, "-", input: text)
      #expect(run.exitCode == 0 && run.text.hasPrefix("no push payloads found"))
      let fixed = try folder.run("lint", "--force-exclude", "--stdin-filename", name, "--fix", "-", input: text)
      #expect(fixed.exitCode == 0 && fixed.text == text)
    }
    let foreign = try folder.run("lint", "--force-exclude", "--stdin-filename", "b.json", "--fix", "-", input: "{}\n")
    #expect(foreign.text == "{}\n")
    #expect(try folder.run("lint", "--stdin-filename", "old/a.json", "-", input: text).exitCode == 1)
    #expect(try folder.run("lint", "--force-exclude", "-", input: text).exitCode == 1)
  }
}

/// The modules and their allowed dependencies: the arrows of the design, which point only downward.
enum ModuleTable {
  /// The allowed imports of each module. A module that is not in the table is not part of this package.
  static let knows: [String: Set<String>] = [
    // The C library under its name on each platform, and what differs between them.
    "PushSystem": ["C"],
    "PushDiagnostics": [],
    "PushJSON": ["PushDiagnostics"],
    "PushSyntax": ["PushJSON", "PushDiagnostics"],
    "PushIR": ["PushJSON", "PushDiagnostics"],
    "PushFrontEnd": ["PushSyntax", "PushIR", "PushJSON", "PushDiagnostics"],
    "PushRules": ["PushIR", "PushJSON", "PushDiagnostics"],
    // Passes depend on messages, not on the format of the input.
    "PushChecks": ["PushIR", "PushDiagnostics"],
    "PushBackEnd": ["PushIR", "PushJSON", "PushDiagnostics"],
    "PushCompiler": [
      "PushFrontEnd", "PushRules", "PushChecks", "PushBackEnd", "PushSyntax", "PushIR", "PushJSON", "PushDiagnostics",
      // For the time alone.
      "PushSystem",
    ],
    // The parts that the command line and the C interface share: options by name, and results as JSON.
    "PushInterface": ["PushCompiler", "PushJSON"],
    // Derives what devices display from requests, like the devices themselves, and not from messages.
    "PushPreview": ["PushCompiler", "PushFrontEnd", "PushBackEnd", "PushIR", "PushJSON", "PushDiagnostics"],
    "libpushc": ["PushInterface", "PushPreview", "PushCompiler", "PushJSON", "CPushc", "PushSystem"],
    // Only the header.
    "CPushc": [],
    "PushGrammar": ["PushDiagnostics"],
    // The files and the streams of the programs.
    "PushFiles": ["PushDiagnostics", "PushSystem"],
    // The command line uses only what the library offers.
    "pushc": ["PushInterface", "PushPreview", "PushCompiler", "PushFiles", "PushSystem"],
    "pushc-bench": [
      "libpushc", "CPushc", "PushCompiler", "PushFrontEnd", "PushSyntax", "PushIR", "PushJSON", "PushDiagnostics",
      "PushFiles", "PushSystem",
    ],
    "pushc-generate": ["PushGrammar", "PushFiles", "PushDiagnostics", "PushSystem"],
  ]

  /// The names of the C library on different systems.
  private static let cLibraries: Set<String> = ["Glibc", "Musl", "Darwin", "WASILibc"]

  /// Imports that the table does not allow.
  static func violations(in files: [SourceFile]) -> [String] {
    files.flatMap { file -> [String] in
      guard let allowed = knows[file.module] else { return ["\(file.path): \(file.module) is no module of the design"] }
      return imports(of: file.text).filter { name in
        !allowed.contains(cLibraries.contains(name) ? "C" : name)
      }.map { "\(file.path) imports \($0)" }
    }
  }

  /// Whether the table of modules has no cycles.
  static func isDownwardOnly(_ table: [String: Set<String>]) -> Bool {
    var open = table
    while let lowest = open.first(where: { _, known in known.allSatisfy { open[$0] == nil } })?.key {
      open[lowest] = nil
    }
    return open.isEmpty
  }

  /// The modules that a file imports.
  static func imports(of text: String) -> [String] {
    SwiftText.code(text).split(whereSeparator: \.isNewline).compactMap { line in
      var words = line.split(whereSeparator: \.isWhitespace)[...]
      while let word = words.first, word.hasPrefix("@") || modifiers.contains(word) { words.removeFirst() }
      guard words.popFirst() == "import" else { return nil }
      if let word = words.first, kinds.contains(word) { words.removeFirst() }
      return words.first.map { String($0.prefix { $0 != "." && $0 != ";" }) }
    }
  }

  private static let modifiers: Set<Substring> = ["public", "package", "internal", "fileprivate", "private"]
  private static let kinds: Set<Substring> = ["struct", "class", "enum", "protocol", "typealias", "func", "let", "var"]
}

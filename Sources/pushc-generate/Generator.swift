import PushFiles
import PushGrammar
import PushSystem

/// `swift run pushc-generate [ROOT]`: reads the grammars and the scripts of Unicode in `grammar/`, the codes and the checks
/// declared in `Sources/`, and the rules that ship with pushc, under the package's root, and writes the generated files.
@main
struct Generator {
  static func main() {
    let root = CommandLine.arguments.count > 1 ? CommandLine.arguments[1] : "."
    do {
      let grammars = try GrammarSet(texts(in: root + "/grammar", ending: ".cddl"))
      let sources = try swiftSources(in: "Sources", of: root)
      let codes = try CodeSet(sources)
      let rules = GeneratedFile.standardRules(try texts(in: root + "/Sources/PushRules/Standard", ending: ".rules"))
      let scripts = GeneratedFile.scriptTable(try readFile(root + "/grammar/scripts.txt"))
      try write(
        grammars.generatedFiles + codes.generatedFiles + [try CheckSet(sources).generatedFile, rules, scripts],
        to: root)
    } catch {
      StandardError.write("\(error)\n")
      exit(2)
    }
  }

  /// The files in a folder with a given suffix, by their names without it.
  private static func texts(in folder: String, ending suffix: String) throws -> [(name: String, text: String)] {
    try using(folder, names(in:)).filter { $0.hasSuffix(suffix) }.map { name in
      (String(name.dropLast(suffix.count)), try readFile("\(folder)/\(name)"))
    }
  }

  /// The Swift files below a folder, except generated ones.
  private static func swiftSources(in folder: String, of root: String) throws -> [SwiftSource] {
    try using("\(root)/\(folder)", names(in:)).filter { $0 != "Generated" }.flatMap { name in
      let path = "\(folder)/\(name)"
      if name.hasSuffix(".swift") { return [SwiftSource(path: path, text: try readFile("\(root)/\(path)"))] }
      return pathKind("\(root)/\(path)") == .folder ? try swiftSources(in: path, of: root) : []
    }
  }

  private static func write(_ files: [GeneratedFile], to root: String) throws {
    let paths = Set(files.map(\.path) + [GeneratedFile.fieldPage, GeneratedFile.factPage])
    for folder in GeneratedFile.folders {
      try using("\(root)/\(folder)", makeFolder)
      // Files that are no longer generated are removed.
      for name in try using("\(root)/\(folder)", names(in:)) where !paths.contains("\(folder)/\(name)") {
        try using("\(root)/\(folder)/\(name)", removeFile)
      }
    }
    for file in files { try writeFile(file.text, to: "\(root)/\(file.path)") }
    print("wrote \(files.count) files")
  }
}

import Glibc
import PushGrammar

/// `swift run pushc-generate [ROOT]`: reads `grammar/*.cddl` under the package's root and writes what follows from them.
@main
struct Generator {
  static func main() {
    let root = CommandLine.arguments.count > 1 ? CommandLine.arguments[1] : "."
    do {
      let files = try GrammarSet(try sources(in: root + "/grammar")).generatedFiles
      try write(files, to: root)
    } catch {
      writeToStandardError("\(error)\n")
      exit(2)
    }
  }

  private static func sources(in folder: String) throws -> [GrammarSource] {
    let suffix = ".cddl"
    return try names(in: folder).filter { $0.hasSuffix(suffix) }.map { name in
      GrammarSource(name: String(name.dropLast(suffix.count)), text: try readFile("\(folder)/\(name)"))
    }
  }

  private static func write(_ files: [GeneratedFile], to root: String) throws {
    let paths = Set(files.map(\.path))
    for folder in GeneratedFile.folders {
      try makeFolder("\(root)/\(folder)")
      // What no grammar leads to any more must not stay behind.
      for name in try names(in: "\(root)/\(folder)") where !paths.contains("\(folder)/\(name)") {
        try removeFile("\(root)/\(folder)/\(name)")
      }
    }
    for file in files { try writeFile(file.text, to: "\(root)/\(file.path)") }
    print("wrote \(files.count) files")
  }
}

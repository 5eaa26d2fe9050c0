import Foundation
import PushGrammar
import RepositoryTesting

/// The committed grammars.
enum Committed {
  static func grammars() throws -> GrammarSet { try read.get() }

  private static let read = Result { try readGrammars() }

  private static func readGrammars() throws -> GrammarSet {
    let folder = Repository.root.appending(path: "grammar")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path()).filter { $0.hasSuffix(".cddl") }
    return try GrammarSet(
      try names.sorted().map { name in
        let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
        return (name: String(name.dropLast(".cddl".count)), text: text)
      })
  }
}

extension GeneratedFile {
  /// The rules libraries that ship with pushc, by their file names without the extension. They are embedded so that the
  /// program needs no additional files.
  package static func standardRules(_ libraries: [(name: String, text: String)]) -> GeneratedFile {
    let elements = libraries.sorted { $0.name < $1.name }.map {
      "    (name: \"\($0.name)\", text: \(SwiftSource.literal($0.text))),"
    }
    return GeneratedFile(
      swift: "Sources/PushRules/Generated/StandardRules.swift", from: "Sources/PushRules/Standard",
      """
      /// The rules libraries that ship with pushc.
      package enum StandardRules {
        /// The names and texts of the libraries.
        package static let all: [(name: String, text: String)] = [
      \(elements.joined(separator: "\n"))
        ]
      }

      """)
  }

  /// The table of scripts, whose lines may be comments.
  package static func scriptTable(_ text: String) -> GeneratedFile {
    let lines = text.split(separator: "\n").filter { !$0.hasPrefix("#") }
    return GeneratedFile(
      swift: "Sources/PushRules/Generated/ScriptTable.swift", from: "grammar/scripts.txt",
      """
      /// The scripts of Unicode, each with its code points in hexadecimal digits: a line for each script.
      enum ScriptTable {
        static let text = \(SwiftSource.literal(lines.joined(separator: "\n")))
      }

      """)
  }
}

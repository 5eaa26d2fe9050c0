/// The rules libraries that ship with pushc, embedded so that the program needs no additional files.
package struct StandardRules: Sendable {
  private let libraries: [(name: String, text: String)]

  /// The libraries by their file names without the extension.
  package init(_ libraries: [(name: String, text: String)]) {
    self.libraries = libraries.sorted { $0.name < $1.name }
  }

  /// The list in the program.
  package var generatedFiles: [GeneratedFile] {
    let elements = libraries.map { "    (name: \"\($0.name)\", text: \(SwiftSource.literal($0.text)))," }
    let text = """
      // swift-format-ignore-file
      // Written by `swift run pushc-generate` from Sources/PushRules/Standard. Do not edit.

      /// The rules libraries that ship with pushc.
      package enum StandardRules {
        /// The names and texts of the libraries.
        package static let all: [(name: String, text: String)] = [
      \(elements.joined(separator: "\n"))
        ]
      }

      """
    return [GeneratedFile(path: "Sources/PushRules/Generated/StandardRules.swift", text: text)]
  }
}

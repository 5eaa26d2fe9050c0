/// Checks that field values are read in the document that contains them. For a value set by a rule, this is not the
/// document of the message.
enum ValuePlaces {
  /// Files that use the bare node of a field, or read a part of it in the message's document.
  static func violations(in files: [SourceFile]) -> [String] {
    files.filter { $0.module != "PushIR" }.flatMap { file -> [String] in
      let code = SwiftText.code(file.text)
      return code.split(whereSeparator: \.isNewline).filter { isViolation($0, in: file) }.map { line in
        "\(file.path): \(line.drop { $0 == " " })"
      }
    }
  }

  private static func isViolation(_ line: Substring, in file: SourceFile) -> Bool {
    if line.contains("message.document.") { return true }
    // The front end reads a message before it adds anything to it, and knows what it has added.
    guard file.module != "PushFrontEnd" else { return line.contains(/document\.\w+\(.*message\.node\(/) }
    // The existence of a node may be tested, and the message itself may write one.
    return line.contains(/message\.node\([^)]*\)(?!\.exists)/) && !line.contains("message.append(message.node(")
  }
}

/// Where values of fields are read: in the document that holds them, which for one that a rule has put there is not the
/// document of the message.
enum ValuePlaces {
  /// Files that ask for the bare node of a field, or ask the message's document for a part of it.
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
    // A message is read before anything is put into it, and what reads it knows what it has put there.
    guard file.module != "PushFrontEnd" else { return line.contains(/document\.\w+\(.*message\.node\(/) }
    // Whether there is a node at all may be asked, and one may be written by the message itself.
    return line.contains(/message\.node\([^)]*\)(?!\.exists)/) && !line.contains("message.append(message.node(")
  }
}

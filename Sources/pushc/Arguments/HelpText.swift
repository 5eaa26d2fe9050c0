extension CommandSyntax {
  /// The help text, in lines of at most 90 characters.
  var helpText: String {
    var text = wrapped(purpose, width: 88).joined(separator: "\n") + "\n\nUsage: pushc \(name)"
    text += (usage.isEmpty ? "" : " " + usage) + "\n"
    if !subcommands.isEmpty { text += "\n" + indented(subcommands.map { padded($0.word, to: 12) + $0.summary }) }
    for group in groups { text += "\n\(group):\n" + options.filter { $0.group == group }.map(\.helpText).joined() }
    if !examples.isEmpty { text += "\nExamples:\n" + indented(examples) }
    for remark in remarks { text += "\n\(remark.title):\n" + indented(remark.lines) }
    for command in subcommands { text += "\n\(command.name.uppercased())\n\n" + command.helpText }
    return text
  }

  /// The headings of the option groups, in declaration order.
  private var groups: [String] {
    options.reduce(into: []) { groups, option in
      if groups.last != option.group { groups.append(option.group) }
    }
  }

  private func indented(_ lines: [String]) -> String { lines.map { "  \($0)\n" }.joined() }
}

extension OptionSyntax {
  private static let column = 30

  /// The option, its value and its description.
  fileprivate var helpText: String {
    let head = (short.map { "  -\($0), " } ?? "      ") + "--\(name)" + (value.map { " \($0)" } ?? "")
    let lines = wrapped(help, width: 90 - Self.column)
    let margin = String(repeating: " ", count: Self.column)
    let rest = lines.dropFirst().map { margin + $0 + "\n" }.joined()
    let isShort = head.count + 2 <= Self.column
    return (isShort ? padded(head, to: Self.column) : head + "\n" + margin) + (lines.first ?? "") + "\n" + rest
  }
}

/// The reference of one format in Markdown: one table per object.
struct ReferenceTable {
  let grammar: FormatGrammar

  var text: String {
    let head = ["<!-- \(writtenBy(grammar.path)) -->", "# \(grammar.name)"]
    let objects = grammar.rules.flatMap { rule in
      rule.object.map { ["## \(rule.name)", rule.documentation, table($0)] } ?? []
    }
    return (head + [grammar.documentation, documents] + objects).filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }

  /// The alternatives for a document, if there is more than one.
  private var documents: String {
    guard let union = grammar.union else { return "" }
    return [union.documentation, "A document is \(type(union.shape))."].filter { !$0.isEmpty }.joined(separator: " ")
  }

  private func table(_ object: ObjectShape) -> String {
    let rows = object.members.map { member in
      [
        code(member.key), cell(type(member.shape)), member.isRequired ? "yes" : "", member.field.map(code) ?? "",
        cell(meaning(member)),
      ]
    }
    let other = object.isOpen ? [["other keys", "any", "", "", "Allowed, and kept."]] : []
    let head = [["key", "type", "required", "field", "meaning"], Array(repeating: "---", count: 5)]
    // Most objects have no member that corresponds to a message field.
    let lines = (head + rows + other).map { line in
      object.members.contains { $0.field != nil } ? line : line.enumerated().filter { $0.offset != 3 }.map(\.element)
    }
    return lines.map { "| \($0.joined(separator: " | ")) |" }.joined(separator: "\n")
  }

  private func meaning(_ member: Member) -> String {
    let sentences = [grammar.documentation(of: member)] + member.features.compactMap(\.meaning)
    return sentences.filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// A text inside a table cell.
  private func cell(_ text: String) -> String {
    String(text.map { $0 == "\n" ? " " : $0 }).split(separator: "|", omittingEmptySubsequences: false)
      .joined(separator: "\\|")
  }

  private func code(_ text: String) -> String { "`\(text)`" }
}

// MARK: - Types

extension ReferenceTable {
  private func type(_ shape: Shape) -> String {
    switch grammar.resolve(shape) {
    case (.object, let rule?): "[\(rule.name)](#\(rule.name))"
    case (.socket(let format, let rule, _), _): "[\(format) \(rule)](\(format).md#\(rule))"
    case (.text(let limits), _): type(limits)
    case (.flag, _): "bool"
    case (.integer(let range), _): ["integer", range.map(bounds)].compactMap(\.self).joined(separator: " ")
    case (.number(let range), _):
      ["number", range.map { "\($0.lowerBound) to \($0.upperBound)" }].compactMap(\.self).joined(separator: " ")
    case (.null, _): "null"
    case (.freeObject, _), (.object, _): "object"
    case (.textMap, _): "object of texts"
    case (.spellings(let spellings), _): spellings.map { code("\"\($0)\"") }.joined(separator: ", ")
    case (.numbers(let numbers), _):
      numbers.map { "\($0.value)" + ($0.name.map { " (\($0))" } ?? "") }.joined(separator: ", ")
    case (.array(let element, let count), _): "array\(count.map { " of \(bounds($0))" } ?? ""): \(type(element))"
    case (.either(let alternatives), _): alternatives.map(type).joined(separator: " or ")
    case (.any, _), (.rule, _): "any"
    }
  }

  private func type(_ limits: TextLimits) -> String {
    let size = limits.size.map { "of \(bounds($0)) bytes" }
    let pattern = limits.pattern.map { "like \(code($0))" }
    return ["text", size, pattern].compactMap(\.self).joined(separator: " ")
  }

  private func bounds(_ range: ClosedRange<Int>) -> String {
    if range.upperBound == Int.max { return "\(range.lowerBound) or more" }
    return range.count == 1 ? "\(range.lowerBound)" : "\(range.lowerBound) to \(range.upperBound)"
  }
}

// Objects that a back end writes, with their members in grammar order.

extension GrammarSet {
  /// The encoders of all objects that are written.
  func encoders(_ message: MessageTable) -> GeneratedFile {
    let encoders = grammars.flatMap { grammar in
      grammar.rules.compactMap { rule in
        rule.isWritten ? rule.object.map { Encoder(rule, $0, in: grammar, message).text } : nil
      }
    }
    let head = """
      // swift-format-ignore-file
      // Written by `swift run pushc-generate` from the objects of the grammars that are written. Do not edit.

      import PushIR
      """
    return GeneratedFile(
      path: "Sources/PushBackEnd/Generated/Encoders.swift", text: ([head] + encoders).joined(separator: "\n\n") + "\n")
  }
}

/// The encoder of one object. It writes the members that correspond to fields, and calls back for members that are
/// written differently. Remaining members can only come from a block, and follow at the end.
private struct Encoder {
  private let rule: Rule
  private let object: ObjectShape
  private let grammar: FormatGrammar
  private let message: MessageTable

  init(_ rule: Rule, _ object: ObjectShape, in grammar: FormatGrammar, _ message: MessageTable) {
    (self.rule, self.object, self.grammar, self.message) = (rule, object, grammar, message)
  }

  private var type: String { SwiftName.type(grammar.name, rule.name) + "Member" }
  private var function: String { SwiftName.property("\(grammar.name)-\(rule.name)") }
  private var others: [Member] { object.members.filter { $0.features.contains(.writtenOtherwise) } }

  var text: String {
    let title = "`\(rule.name)` of \(grammar.title)"
    let cases = others.map { "  case \(SwiftName.quoted(object.property($0)))" }
    let others = """
      /// The members of \(title) that combine several fields or differ in form from their field.
      enum \(type) {
      \(cases.joined(separator: "\n"))
      }


      """
    return (cases.isEmpty ? "" : others) + """
      extension BodyWriter {
        /// The members of \(title), in order\(cases.isEmpty ? "" : "; `write` handles those in a different form").
        @inline(__always)
        mutating func \(function)(\(cases.isEmpty ? "" : "_ write: (inout BodyWriter, \(type)) -> Void")) {
      \(statements.joined(separator: "\n"))
        }
      }
      """
  }

  /// Members of rarely used fields are written in groups, each guarded by one test of the fields.
  private var statements: [String] {
    var statements: [String] = []
    var group: [(call: String, field: String)] = []
    func endGroup() {
      let calls = group.map { "    " + $0.call }
      if calls.count > 1 {
        statements.append("    if mayWrite(\(group.map { ".\($0.field)" }.joined(separator: " | "))) {")
        statements += calls.map { "  " + $0 } + ["    }"]
      } else {
        statements += calls
      }
      group = []
    }
    for member in object.members where member.correctKey == nil {
      if member.features.contains(.writtenOtherwise) {
        endGroup()
        statements.append("    write(&self, .\(object.property(member)))")
      } else if let field = member.field.flatMap(message.field) {
        if field.traits.contains(.usual) { endGroup() }
        group.append((call(member, field), field.property))
        if field.traits.contains(.usual) { endGroup() }
      }
    }
    endGroup()
    return statements
  }

  /// A string field may contain a number from another format, and Apple's flags are written as 1.
  private func call(_ member: Member, _ field: FieldDeclaration) -> String {
    let isNumber = [Shape.integer(0...1), .either([.integer(0...1), .flag])].contains(member.shape)
    let isText = if case .text = member.shape { true } else { false }
    let function = field.type == .flag && isNumber ? "one" : field.type == .text && isText ? "text" : "value"
    return "\(function)(\(swiftLiteral(member.key)), .\(field.property))"
  }
}

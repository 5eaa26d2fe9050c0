// Objects that a back end writes, with their members in grammar order.

extension GrammarSet {
  func encoders(_ message: MessageTable) -> GeneratedFile {
    let encoders = grammars.flatMap { grammar in
      grammar.rules.compactMap { rule -> String? in
        guard rule.isWritten, let object = rule.object else { return nil }
        return Encoder(rule: rule, object: object, grammar: grammar, all: self, message: message).text
      }
    }
    return GeneratedFile(
      swift: "Sources/PushBackEnd/Generated/Encoders.swift", from: "the objects of the grammars that are written",
      (["import PushIR"] + encoders).joined(separator: "\n\n") + "\n")
  }

  /// The fields that a member is written from: the one that it means, those that it names besides, and those of the
  /// members of its object.
  func fields(of member: Member, in grammar: FormatGrammar) -> [FieldDeclaration] {
    var names = member.field.map { [$0] } ?? []
    for case .writtenOtherwise(let others, _) in member.features { names += others }
    let shapes = if case .either(let alternatives) = member.shape { alternatives } else { [member.shape] }
    let parts = shapes.flatMap { grammar.resolve($0).rule?.object?.members ?? [] }
    return names.compactMap { message?.field($0) } + parts.flatMap { fields(of: $0, in: grammar) }
  }
}

/// The encoder of one object. It writes the members that correspond to fields, and calls back for members that are
/// written differently. Remaining members can only come from a block, and follow at the end.
private struct Encoder {
  let rule: Rule
  let object: ObjectShape
  let grammar: FormatGrammar
  let all: GrammarSet
  let message: MessageTable

  private var type: String { SwiftName.type(grammar.name, rule.name) + "Member" }
  private var function: String { SwiftName.property("\(grammar.name)-\(rule.name)") }
  private var others: [Member] { object.members.filter(\.isWrittenByHand) }

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
      extension FieldSet {
        /// The fields that the members of \(title) are written from, except for those that are always asked for.
        @inline(__always)
        static var \(function): FieldSet { \(fields) }
      }

      extension BodyWriter {
        /// The members of \(title), in order\(cases.isEmpty ? "" : "; `write` handles those in a different form").
        @inline(__always)
        mutating func \(function)(\(cases.isEmpty ? "" : "_ write: (inout BodyWriter, \(type)) -> Void")) {
      \(statements.joined(separator: "\n"))
        }
      }
      """
  }

  private var fields: String {
    let members = object.members.filter { $0.correctKey == nil && !$0.features.contains(.writtenAlways) }
    return list(members.flatMap { all.fields(of: $0, in: grammar) })
  }

  /// `.title | .body`, each field once.
  private func list(_ fields: [FieldDeclaration]) -> String {
    var names: [String] = []
    for field in fields where !names.contains("." + field.property) { names.append("." + field.property) }
    return names.joined(separator: " | ")
  }

  /// Members of rarely used fields are written in groups, each guarded by one test of the fields.
  private var statements: [String] {
    var statements: [String] = []
    var group: [Statement] = []
    func endGroup() {
      statements += group.count > 1 ? guarded(group.flatMap(\.fields), group.flatMap(\.lines)) : group.flatMap(\.lines)
      group = []
    }
    for member in object.members where member.correctKey == nil {
      if member.features.contains(.writtenAlways) {
        endGroup()
        statements.append(byHand(member))
      } else if let statement = statement(for: member) {
        let isUsual = member.field.flatMap(message.field)?.traits.contains(.usual) == true
        if isUsual { endGroup() }
        group.append(statement)
        if isUsual { endGroup() }
      }
    }
    endGroup()
    return statements.map { "    " + $0 }
  }

  /// What writes a member, and the fields without which it writes nothing.
  private struct Statement {
    let fields: [FieldDeclaration]
    let lines: [String]
  }

  private func statement(for member: Member) -> Statement? {
    let fields = all.fields(of: member, in: grammar)
    if member.isWrittenByHand { return Statement(fields: fields, lines: guarded(fields, [byHand(member)])) }
    return member.field.flatMap(message.field).map { Statement(fields: fields, lines: [call(member, $0)]) }
  }

  private func guarded(_ fields: [FieldDeclaration], _ lines: [String]) -> [String] {
    ["if mayWrite(\(list(fields))) {"] + lines.map { "  " + $0 } + ["}"]
  }

  private func byHand(_ member: Member) -> String { "write(&self, .\(object.property(member)))" }

  /// A string field may contain a number from another format, and Apple's flags are written as 1.
  private func call(_ member: Member, _ field: FieldDeclaration) -> String {
    let isNumber = [Shape.integer(0...1), .either([.integer(0...1), .flag])].contains(member.shape)
    let isText = if case .text = member.shape { true } else { false }
    let function = field.type == .flag && isNumber ? "one" : field.type == .text && isText ? "text" : "value"
    return "\(function)(\(JSONText.quoted(member.key)), .\(field.property))"
  }
}

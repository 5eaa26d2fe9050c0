import PushDiagnostics
import PushIR
import PushJSON

/// The message of a test, by its fields: `{"title": "Hi", "push_type": "alert", "data": {"ride": 7}}`.
struct GivenMessage {
  let file: RuleFile
  let document: Document
  /// The offset of the document in the rules file.
  let offset: Int

  /// The message; nil if a name or a value is invalid, which has been reported.
  func message() -> Message? {
    guard document.kind(.root) == .object else {
      return refuse("a message is an object of fields", at: .root, help: "write: given {\"title\": \"Hi\"}")
    }
    var message = Message(document: document)
    message.begin(document, .root)
    var isWhole = true
    var members = Members(of: .root, in: document)
    while let name = members.next(in: document) {
      if let field = field(name), let content = content(name, field, isFirst: !message.has(field)) {
        message.put(field, content, at: .none)
      } else {
        isWhole = false
      }
    }
    return isWhole ? message : nil
  }

  private func field(_ name: Node) -> Field? {
    let text = document.string(name)
    if let field = Environment.message.field(text) { return field }
    return refuse("\(Visible.quoted(text)) is not a field of the message", at: name, help: help(for: text))
  }

  private func help(for name: String) -> String? {
    switch ContextVariable(rawValue: name) {
    case .now: return "a test cannot set it; pass --now to pushc rules test"
    case .file: return "a test cannot set it"
    case .addressCount, .addressTopics:
      return "give a document that has addresses: given \(file.formats.last ?? "FORMAT") {…}"
    case nil: break
    }
    if let dot = name.firstIndex(of: "."), let field = Environment.message.field(String(name[..<dot])),
      field.type == .object
    {
      return "write {\"\(field.name)\": {\"\(name[name.index(after: dot)...])\": …}}"
    }
    if let inside = Field.allCases.first(where: { $0.name.hasPrefix("\(name).") }) {
      return "write the full names of fields, such as \"\(inside.name)\""
    }
    let nearest = Environment.message.nearest(to: name).flatMap { ContextVariable(rawValue: $0) == nil ? $0 : nil }
    return nearest.map { "did you mean \"\($0)\"?" }
  }

  private func content(_ name: Node, _ field: Field, isFirst: Bool) -> Slot.Content? {
    if !isFirst { return refuse("duplicate field \(field.name)", at: name) }
    let value = name.memberValue
    // A document may have a number where a text is wanted.
    let isNumericText = field.type == .text && document.kind(value) == .integer
    let content = JSONValue(value, in: document, without: MemberSet(of: document))
    guard isNumericText || field.type.takes(content) else {
      return refuse("\(field.name) has to be \(ValueType(field).withArticle)", at: value)
    }
    guard let words = field.words else { return .value(ValueReference(value)) }
    let word = document.string(value)
    guard words.contains(word) else {
      return refuse(
        "\(field.name) has no value \(Visible.quoted(word))", at: value,
        help: "it is one of \(words.joined(separator: ", "))")
    }
    return field.number(of: word).map { .integer($0) } ?? .value(ValueReference(value))
  }

  private func refuse<Result>(_ message: String, at node: Node, help: String? = nil) -> Result? {
    let span = document.span(node)
    file.findings.report(.badGiven, message, at: offset + Int(span.start)..<offset + Int(span.end), help: help)
    return nil
  }
}

extension Code {
  /// The message of a test is not valid.
  ///
  /// `given {"titel": "Hi"}` names a field that messages do not have. `given` takes an object of fields as `pushc rules
  /// list --fields` has them, or a format and a document of it: `given gorush {"notifications": […]}`.
  static let badGiven = Code(.rule, 139, "bad-given")
}

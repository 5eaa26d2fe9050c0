import PushJSON

/// The contents of `.pushc.json`: a repository's default options for `lint` and its suppressions.
public struct LintConfiguration: Sendable {
  /// The settings for all files.
  private(set) var choice = LintChoice()
  /// The overrides for some files, in order.
  private(set) var overrides: [LintOverride] = []
  /// The lowest severity that fails the run; `.some(nil)` for `never`.
  public private(set) var failOn: Severity??
  /// The patterns of paths to skip when folders are searched, relative to the folder of this file.
  public private(set) var excluded = IgnorePatterns([])
  /// The paths of the rules files, relative to the folder of this file.
  public private(set) var rules: [String] = []
  /// The accepted findings.
  public private(set) var suppressions: [Suppression] = []
  /// The problems found in the file.
  public private(set) var diagnostics: [Diagnostic] = []

  /// Creates an empty configuration.
  public init() {}

  /// Reads the file.
  public init(_ source: PushSource) {
    let document = Document()
    if let failure = document.scan(source) {
      diagnostics = [failure.diagnostic(inSettings: source)]
      return
    }
    read(document)
    diagnostics = diagnostics.inInputOrder
  }

  private mutating func read(_ document: Document) {
    guard document.kind(.root) == .object else { return fail("the configuration is an object", .root, document) }
    checkNames(of: .root, ConfigurationMember.all, document)
    _ = text(document.member("$schema", of: .root), document)
    choice = readChoice(.root, document)
    excluded = IgnorePatterns((words("exclude", of: .root, document) ?? []).map { $0.text })
    readFailLevel(document)
    rules = (words("rules", of: .root, document) ?? []).map { $0.text }
    readList("overrides", document) { $0.readOverride($1, document) }
    readList("suppressions", document) { $0.readSuppression($1, document) }
  }

  /// Reads a list of objects, or a single object.
  private mutating func readList(
    _ name: StaticString, _ document: Document, _ read: (inout LintConfiguration, Node) -> Void
  ) {
    let list = document.member(name, of: .root)
    guard list.exists else { return }
    if document.kind(list) == .object { return read(&self, list) }
    guard document.kind(list) == .array else {
      return fail("\(name) takes an object, or an array of objects", list, document)
    }
    var elements = ElementCursor(of: list, in: document)
    while let element = elements.next(in: document) { read(&self, element) }
  }

  private mutating func readChoice(_ node: Node, _ document: Document) -> LintChoice {
    var choice = LintChoice()
    let from = member("from", or: "format", of: node, document)
    if document.member(from, of: node).exists, let name = text(document.member(from, of: node), document) {
      let format = Format.named(name)
      choice.format = .some(format)
      if format == nil, name != "auto" {
        failUnknown(name, "format", among: Format.inputs.map { $0.name }, document.member(from, of: node), document)
      }
    }
    let to = member("to", or: "targets", of: node, document)
    choice.targets = words(to, of: node, document)?.compactMap { word in
      let target = Target.allCases.first { $0.name == word.text }
      if target == nil {
        failUnknown(word.text, "target", among: Target.allCases.map { $0.name }, word.node, document)
      }
      return target
    }
    if choice.targets == [], case let node = document.member(to, of: node), document.isEmpty(node) {
      fail("\(to) is empty; targets are \(Target.allCases.map { $0.name }.joined(separator: ", "))", node, document)
    }
    choice.selected = codes("select", of: node, document)
    choice.ignored = codes("ignore", of: node, document) ?? []
    return choice
  }

  /// Reads codes, code prefixes and rule names.
  private mutating func codes(_ name: StaticString, of node: Node, _ document: Document) -> [String]? {
    words(name, of: node, document)?.map { word in
      if let code = CodeSelection.word(word.text) { return code }
      let nearest = Suggestion.nearest(to: word.text.uppercased(), among: CodeSelection.words)
      fail(
        "\(Visible.quoted(word.text)) is not a code, the beginning of a code, or a rule", word.node, document,
        help: nearest.map { "did you mean \"\($0)\"?" })
      return word.text
    }
  }

  /// The member that the object uses, out of two alternative names.
  private mutating func member(
    _ name: StaticString, or other: StaticString, of node: Node, _ document: Document
  ) -> StaticString {
    let second = document.member(other, of: node)
    guard second.exists else { return name }
    if document.member(name, of: node).exists { fail("\(other) and \(name) are the same", second, document) }
    return other
  }

  private mutating func readOverride(_ node: Node, _ document: Document) {
    guard document.kind(node) == .object else { return fail("an override is an object", node, document) }
    checkNames(of: node, ConfigurationMember.ofOverrides, document)
    let choice = readChoice(node, document)
    guard let files = words("files", of: node, document), !files.isEmpty else {
      return fail("an override needs files, such as \"push/ios/**\"", node, document)
    }
    overrides.append(LintOverride(files: files.map { PathPattern($0.text) }, choice: choice))
  }

  private mutating func readFailLevel(_ document: Document) {
    let node = document.member("fail-on", of: .root)
    guard node.exists, let word = text(node, document) else { return }
    if word == "never" {
      failOn = .some(nil)
    } else if let severity = Severity.allCases.first(where: { $0.word == word }) {
      failOn = severity
    } else {
      fail("fail-on is error, warning, note or never, not \(Visible.quoted(word))", node, document)
    }
  }

  private mutating func readSuppression(_ node: Node, _ document: Document) {
    guard document.kind(node) == .object else { return fail("a suppression is an object", node, document) }
    checkNames(of: node, ConfigurationMember.ofSuppressions, document)
    func member(_ name: StaticString) -> Node { document.member(name, of: node) }
    guard let code = text(member("code"), document), !code.isEmpty else {
      return fail("a suppression needs a code", node, document)
    }
    guard let reason = text(member("reason"), document), !reason.isEmpty else {
      return fail("a suppression needs a reason, so that others know why", node, document)
    }
    var until: Int64?
    if let date = text(member("until"), document) {
      until = (CalendarTime(date, as: .rfc3339) ?? CalendarTime(date + "T00:00:00Z", as: .rfc3339))?.seconds
      if until == nil { fail("until is a date such as 2027-01-31", member("until"), document) }
    }
    suppressions.append(
      Suppression(
        file: text(member("file"), document).map(PathPattern.init), pointer: text(member("pointer"), document),
        code: code, reason: reason, until: until, span: document.span(node)))
  }

  // MARK: Values

  private mutating func checkNames(of node: Node, _ members: [ConfigurationMember], _ document: Document) {
    let known = members.map { $0.name }
    var cursor = Members(of: node, in: document)
    while let name = cursor.next(in: document) {
      let word = document.string(name)
      guard !known.contains(word) else { continue }
      let nearest = Suggestion.nearest(to: word, among: known)
      fail(
        "unknown member \(Visible.quoted(word))", name, document,
        help: nearest.map { "did you mean \"\($0)\"?" } ?? "known are \(known.joined(separator: ", "))")
    }
  }

  private mutating func text(_ node: Node, _ document: Document) -> String? {
    guard node.exists else { return nil }
    guard document.kind(node) == .string else {
      fail("a text belongs here", node, document)
      return nil
    }
    return document.string(node)
  }

  /// Reads a list of words, or a single word.
  private mutating func words(
    _ name: StaticString, of object: Node, _ document: Document
  ) -> [(text: String, node: Node)]? {
    let node = document.member(name, of: object)
    guard node.exists else { return nil }
    guard document.kind(node) == .array else { return text(node, document).map { [(text: $0, node: node)] } ?? [] }
    var words: [(text: String, node: Node)] = []
    var elements = ElementCursor(of: node, in: document)
    while let element = elements.next(in: document) {
      if let word = text(element, document) { words.append((word, element)) }
    }
    return words
  }

  private mutating func failUnknown(
    _ word: String, _ kind: String, among known: [String], _ node: Node, _ document: Document
  ) {
    let nearest = Suggestion.nearest(to: word, among: known)
    fail(
      "\(Visible.quoted(word)) is not a known \(kind)", node, document,
      help: nearest.map { "did you mean \"\($0)\"?" } ?? "known are \(known.joined(separator: ", "))")
  }

  private mutating func fail(_ message: String, _ node: Node, _ document: Document, help: String? = nil) {
    diagnostics.append(Diagnostic(.error, .badConfiguration, message, at: document.span(node), help: help))
  }
}

extension Code {
  /// `.pushc.json`, or the options of the C interface, say something that pushc does not understand.
  ///
  /// Nothing is linted or compiled with half of a configuration, so the run ends with exit code 2: `{"ignroe": ["LOSS"]}` would
  /// report what the team has agreed to ignore. The message names the member and what belongs there.
  package static let badConfiguration = Code(.rule, 192, "bad-configuration")
}

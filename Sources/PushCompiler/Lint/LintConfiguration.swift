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
  /// Where these are named.
  private var ruleSpans: [Span] = []
  /// The accepted findings.
  public private(set) var suppressions: [Suppression] = []
  /// The problems found in the file.
  public private(set) var diagnostics: [Diagnostic] = []

  /// Reads the file.
  public init(_ source: PushSource) {
    let document = Document()
    if let failure = document.scan(source) {
      diagnostics = [failure.diagnostic(inSettings: source)]
      return
    }
    read(JSONValue(document))
    diagnostics = diagnostics.inInputOrder
  }

  private mutating func read(_ root: JSONValue) {
    guard root.isObject else { return fail("the configuration is an object", root) }
    checkNames(of: root, ConfigurationMember.all)
    _ = text(root["$schema"])
    choice = readChoice(root)
    excluded = IgnorePatterns((words(root["exclude"]) ?? []).map { $0.text })
    readFailLevel(root["fail-on"])
    let rules = words(root["rules"]) ?? []
    self.rules = rules.map { $0.text }
    ruleSpans = rules.map { $0.span }
    readList(root["overrides"]) { $0.readOverride($1) }
    readList(root["suppressions"]) { $0.readSuppression($1) }
  }

  /// Reads a list of objects, or a single object.
  private mutating func readList(_ list: JSONValue, _ read: (inout LintConfiguration, JSONValue) -> Void) {
    guard list.exists else { return }
    guard list.isObject || list.isArray else {
      return fail("\(list.name.text) takes an object, or an array of objects", list)
    }
    for element in list.elementsOrSelf { read(&self, element) }
  }

  private mutating func readChoice(_ object: JSONValue) -> LintChoice {
    var choice = LintChoice()
    let from = member("from", or: "format", of: object)
    if let name = text(from) {
      let format = Format.named(name)
      choice.format = .some(format)
      if format == nil, name != LintWords.automatic {
        failUnknown("format", among: LintWords.formats, from)
      }
    }
    let to = member("to", or: "targets", of: object)
    choice.targets = words(to)?.compactMap { word in
      let target = Target.allCases.first { $0.name == word.text }
      if target == nil { failUnknown("target", among: Target.allCases.map { $0.name }, word) }
      return target
    }
    if choice.targets == [], to.isEmpty {
      fail("\(to.name.text) is empty; targets are \(Target.allCases.map { $0.name }.joined(separator: ", "))", to)
    }
    choice.selected = codes(object["select"])
    choice.ignored = codes(object["ignore"]) ?? []
    return choice
  }

  /// Reads codes, code prefixes and rule names.
  private mutating func codes(_ list: JSONValue) -> [String]? {
    words(list)?.map { code($0) }
  }

  private mutating func code(_ word: JSONValue) -> String {
    if let code = CodeSelection.word(word.text) { return code }
    let problem = CodeSelection.problem(with: word.text)
    fail(problem.message, word, help: problem.help)
    return word.text
  }

  /// The member that the object uses, out of two alternative names.
  private mutating func member(
    _ name: StaticString, or other: StaticString, of object: JSONValue
  ) -> JSONValue {
    let (first, second) = (object[name], object[other])
    if first.exists, second.exists { fail("\(other) and \(name) are the same", second) }
    return second.exists ? second : first
  }

  private mutating func readOverride(_ object: JSONValue) {
    guard object.isObject else { return fail("an override is an object", object) }
    checkNames(of: object, ConfigurationMember.ofOverrides)
    let choice = readChoice(object)
    guard let files = words(object["files"]), !files.isEmpty else {
      return fail("an override needs files, such as \"push/ios/**\"", object)
    }
    overrides.append(LintOverride(files: files.map { pattern($0) }, choice: choice))
  }

  private mutating func pattern(_ word: JSONValue) -> PathPattern {
    if let problem = PathPattern.problem(withConfigured: word.text) { fail(problem.message, word, help: problem.help) }
    return PathPattern(inConfiguration: word.text)
  }

  private mutating func readFailLevel(_ level: JSONValue) {
    guard let word = text(level) else { return }
    if word == LintWords.never {
      failOn = .some(nil)
    } else if let severity = Severity.allCases.first(where: { $0.word == word }) {
      failOn = severity
    } else {
      fail("fail-on is error, warning, note or never, not \(Visible.quoted(word))", level)
    }
  }

  private mutating func readSuppression(_ object: JSONValue) {
    guard object.isObject else { return fail("a suppression is an object", object) }
    checkNames(of: object, ConfigurationMember.ofSuppressions)
    guard let word = text(object["code"]), !word.isEmpty else {
      return fail("a suppression needs a code", object)
    }
    let code = code(object["code"])
    guard let reason = text(object["reason"]), !reason.isEmpty else {
      return fail("a suppression needs a reason, so that others know why", object)
    }
    var until: Int64?
    if let date = text(object["until"]) {
      until = (CalendarTime(date, as: .rfc3339) ?? CalendarTime(date + "T00:00:00Z", as: .rfc3339))?.seconds
      if until == nil { fail("until is a date such as 2027-01-31", object["until"]) }
    }
    let pointer = text(object["pointer"])
    if let pointer, !pointer.isEmpty, !pointer.hasPrefix("/") {
      let isForAll = pointer.allSatisfy { $0 == "*" }
      let help = isForAll ? "leave it out to cover the whole document" : "write \(Visible.quoted("/" + pointer))"
      fail("a pointer begins with /", object["pointer"], help: help)
    }
    suppressions.append(
      Suppression(
        file: text(object["file"]).map { _ in pattern(object["file"]) }, pointer: pointer, code: code, reason: reason,
        until: until, span: object.span))
  }

  // MARK: Values

  private mutating func checkNames(of object: JSONValue, _ members: [ConfigurationMember]) {
    let known = members.map { $0.name }
    var names: Set<String> = []
    for name in object.members.map({ $0.name }) {
      if !known.contains(name.text) {
        fail("unknown member \(Visible.quoted(name.text))", name, help: Self.suggestion(for: name, among: known))
      } else if !names.insert(name.text).inserted {
        fail("\(name.text) is set twice", name)
      }
    }
  }

  private mutating func text(_ value: JSONValue) -> String? {
    if value.exists, !value.isString { fail("a text belongs here", value) }
    return value.string
  }

  /// Reads a list of words, or a single word; nil if it is absent.
  private mutating func words(_ list: JSONValue) -> [JSONValue]? {
    list.exists ? list.elementsOrSelf.filter { text($0) != nil } : nil
  }

  private mutating func failUnknown(_ kind: String, among known: [String], _ word: JSONValue) {
    fail(
      "\(Visible.quoted(word.text)) is not a known \(kind)", word, help: Self.suggestion(for: word, among: known))
  }

  private static func suggestion(for word: JSONValue, among known: [String]) -> String {
    let nearest = Suggestion.nearest(to: word.text, among: known)
    return nearest.map { "did you mean \"\($0)\"?" } ?? "known are \(known.joined(separator: ", "))"
  }

  private mutating func fail(_ message: String, _ value: JSONValue, help: String? = nil) {
    diagnostics.append(Diagnostic(.error, .badConfiguration, message, at: value.span, help: help))
  }
}

extension LintConfiguration {
  /// A problem with one of the rules files, given by its index.
  package func problem(withRules index: Int, _ message: String) -> Diagnostic {
    Diagnostic(.error, .badConfiguration, message, at: ruleSpans[index])
  }
}

extension Code {
  /// `.pushc.json`, or the options of the C interface, say something that pushc does not understand, or name rules that cannot be
  /// read.
  ///
  /// Nothing is linted or compiled with half of a configuration, so the run ends with exit code 2: `{"ignroe": ["LOSS"]}` would
  /// report what the team has agreed to ignore. The message names the member and what belongs there.
  package static let badConfiguration = Code(.rule, 192, "bad-configuration")
}

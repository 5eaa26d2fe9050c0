package import PushCompiler
import PushJSON

/// Options as a JSON object: `{"from": "gorush", "to": ["apns"], "strict": true}`. Names and values are the same as on
/// the command line.
///
/// `rules` and `devices` are file names on the command line. Here they are the contents of such files: `"rules":
/// ["std:deeplinks", {"name": "team.rules", "text": "…"}]` and `"devices": [{"provider": "gcm", "token": "…"}]`.
package struct JSONOptions<Settings> {
  /// The settings from the options.
  package private(set) var settings: Settings
  /// The team's rules; nil if there are none.
  package private(set) var rules: Rules?
  /// The registered devices; nil if there are none.
  package private(set) var devices: DeviceList?
  /// The errors in the options, with the text that contains them. If there are any, the options must not be used.
  package private(set) var errors: [(source: Source, diagnostics: [Diagnostic])] = []
  private let options: [Option<Settings>]
  private let source: Source
  private let document = Document()
  private var diagnostics: [Diagnostic] = []

  /// Reads options into settings; an empty text has no options. `needed` names a required option.
  package init(_ source: Source, _ options: [Option<Settings>], needed: String? = nil, into settings: Settings) {
    self.settings = settings
    self.options = options
    self.source = source
    if source.count > 0 || source.isTooLarge { read() }
    if diagnostics.isEmpty, let option = options.first(where: { $0.syntax.name == needed }), !isGiven(needed) {
      failMissing(option.syntax)
    }
    if diagnostics.isEmpty { return }
    // Registrations and rules may contain secrets.
    let report = DocumentReport(masking: source, diagnostics)
    errors.insert((report.source, report.diagnostics), at: 0)
  }

  private mutating func read() {
    if let failure = document.scan(source) { return diagnostics.append(failure.diagnostic(inSettings: source)) }
    guard document.kind(.root) == .object else { return fail("the options are an object", .root) }
    var members = Members(of: .root, in: document)
    while let name = members.next(in: document) {
      // Some languages write null for missing values, so null is treated as absent.
      if document.kind(name.memberValue) != .null { read(name) }
    }
  }

  private mutating func read(_ name: Node) {
    let word = document.string(name)
    guard let option = options.first(where: { $0.syntax.name == word }) else { return failUnknown(word, name) }
    if option.syntax.isOfCommandLine { return fail("only the command line has \(quoted(word))", name) }
    switch word {
    case "rules": readRules(name.memberValue)
    case "devices": readDevices(name.memberValue)
    default: apply(option, name.memberValue)
    }
  }

  private func isGiven(_ name: String?) -> Bool {
    guard let name, source.count > 0 else { return false }
    let value = document.member(named: name[...], of: .root)
    return value.exists && document.kind(value) != .null
  }

  private mutating func failMissing(_ option: OptionSyntax) {
    diagnostics.append(
      Diagnostic(.error, .badConfiguration, "\(option.name) is missing; it takes \(option.takes)", at: Span(0, 0)))
  }

  private mutating func failUnknown(_ word: String, _ name: Node) {
    let known = options.map { $0.syntax }.filter { !$0.isOfCommandLine }.map { $0.name }
    fail(UsageError("unknown option \(quoted(word))", nearest: word, among: known), name)
  }

  private mutating func apply(_ option: Option<Settings>, _ node: Node) {
    do throws(UsageError) {
      guard let value = try value(of: node, for: option.syntax) else { return }
      try option.apply(&settings, value)
    } catch {
      fail(error.named(option.syntax.name), node)
    }
  }

  /// The value in the form of the command line; nil for a flag that is not set.
  private func value(of node: Node, for option: OptionSyntax) throws(UsageError) -> String? {
    let kind = document.kind(node)
    guard option.value != nil else {
      guard kind == .true || kind == .false else { throw UsageError("takes true or false") }
      return kind == .true ? "" : nil
    }
    if option.isList, kind == .array { return try list(node) }
    switch kind {
    case .string: return document.string(node)
    case .integer: return document.text(node)
    default: throw UsageError("takes \(option.takes), as a string" + (option.isList ? " or an array of strings" : ""))
    }
  }

  private func list(_ node: Node) throws(UsageError) -> String {
    var words: [String] = []
    var elements = ElementCursor(of: node, in: document)
    while let element = elements.next(in: document) {
      guard document.kind(element) == .string else { throw UsageError("takes an array of strings") }
      words.append(document.string(element))
    }
    return words.joined(separator: ",")
  }

  // MARK: Options that are files on the command line

  /// Reads a list of rules libraries and rules texts, or a single one.
  private mutating func readRules(_ node: Node) {
    var sources: [Source] = []
    if document.kind(node) == .array {
      var elements = ElementCursor(of: node, in: document)
      while let element = elements.next(in: document) { if let source = rules(element) { sources.append(source) } }
    } else if let source = rules(node) {
      sources.append(source)
    }
    let rules = Rules(sources)
    self.rules = sources.isEmpty ? nil : rules
    if rules.hasErrors {
      for (source, findings) in rules.findings { addErrors(findings, in: source) }
    }
  }

  private mutating func rules(_ node: Node) -> Source? {
    switch document.kind(node) {
    case .string:
      let name = document.string(node)
      if let library = Rules.standard.first(where: { $0.name == name }) { return library }
      let libraries = Rules.standard.map { $0.name }
      fail(
        UsageError(
          "rules takes the text of a file as {\"name\", \"text\"}, or \(WordList.text(libraries, "or")), not \(quoted(name))",
          nearest: name, among: libraries), node)
    case .object:
      let (name, text) = (document.member("name", of: node), document.member("text", of: node))
      guard document.kind(text) == .string else { break }
      let isNamed = name.exists && document.kind(name) == .string
      return Source(
        name: isNamed ? document.string(name) : "rules", bytes: SourceBytes(document.string(text).utf8))
    default: break
    }
    if document.kind(node) != .string { fail("rules takes the text of a file as {\"name\", \"text\"}", node) }
    return nil
  }

  private mutating func readDevices(_ node: Node) {
    let span = document.span(node)
    let text = Source(name: "devices", bytes: SourceBytes(source.text(span).utf8))
    var list = DeviceList()
    addErrors(list.read(text).diagnostics, in: text)
    devices = list
  }

  // MARK: Errors

  private mutating func addErrors(_ found: [Diagnostic], in source: Source) {
    let found = found.filter { $0.severity == .error }
    if !found.isEmpty { errors.append((source, found)) }
  }

  private mutating func fail(_ error: UsageError, _ node: Node) {
    let help = error.suggestion.map { "did you mean \(quoted($0))?" }
    diagnostics.append(Diagnostic(.error, .badConfiguration, error.message, at: document.span(node), help: help))
  }

  private mutating func fail(_ message: String, _ node: Node) { fail(UsageError(message), node) }
}

extension JSONOptions {
  /// The errors as JSON: `{"diagnostics":[…]}`, each with the name of its text as the file.
  package var errorText: String {
    let output = Output()
    output.append("{\"diagnostics\":[")
    for (source, diagnostics) in errors {
      FindingJSON.append(diagnostics, in: source, to: output, hasFile: true)
    }
    output.append("]}")
    return output.text()
  }
}

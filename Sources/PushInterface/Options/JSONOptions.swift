package import PushCompiler
import PushJSON

/// Options as a JSON object: `{"from": "gorush", "to": ["apns"], "strict": true}`. Names and values are the same as on
/// the command line.
///
/// `rules` and `devices` are file names on the command line. Here they are the contents of such files: `"rules":
/// ["std:deeplinks", {"name": "team.rules", "text": "…"}]` and `"devices": [{"provider": "gcm", "token": "…"}]`.
package struct JSONOptions<Settings> {
  package private(set) var settings: Settings
  /// The team's rules; nil if there are none.
  package private(set) var rules: Rules?
  /// The registered devices; nil if there are none.
  package private(set) var devices: DeviceList?
  /// The errors in the options, with the text that contains them. If there are any, the options must not be used.
  package var errors: [(source: Source, diagnostics: [Diagnostic])] {
    errorsBesideRules + (rules?.findings ?? []).compactMap { Self.errors(among: $0.diagnostics, in: $0.source) }
  }
  /// Those that are not within the texts of rules.
  package private(set) var errorsBesideRules: [(source: Source, diagnostics: [Diagnostic])] = []
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
    if diagnostics.isEmpty, let option = options.first(where: { $0.syntax.name == needed })?.syntax, !isGiven(option) {
      let message = "\(option.name) is missing; it takes \(option.takes)"
      diagnostics.append(Diagnostic(.error, .badConfiguration, message, at: Span(0, 0)))
    }
    if diagnostics.isEmpty { return }
    // Registrations and rules may contain secrets.
    let report = DocumentReport(masking: source, diagnostics)
    errorsBesideRules.insert((report.source, report.diagnostics), at: 0)
  }

  private mutating func read() {
    if let failure = document.scan(source) { return diagnostics.append(failure.diagnostic(inSettings: source)) }
    let root = JSONValue(document)
    guard root.isObject else { return fail("the options are an object", root) }
    // Some languages write null for missing values, so null is treated as absent.
    var names: Set<String> = []
    for value in root.members where !value.isNull {
      if names.insert(value.name.text).inserted {
        read(value)
      } else {
        fail("\(quoted(value.name.text)) is given twice", value.name)
      }
    }
    if diagnostics.isEmpty, let (message, value) = Contradiction.first(in: root) { fail(message, value) }
  }

  private mutating func read(_ value: JSONValue) {
    let word = value.name.text
    guard let option = options.first(where: { $0.syntax.name == word }) else { return failUnknown(value.name) }
    if option.syntax.isOfCommandLine {
      let message =
        word == "notes" ? "a linter always has the notes; leave it out" : "only the command line has \(quoted(word))"
      return fail(message, value.name)
    }
    switch word {
    case "rules": readRules(value)
    case "devices": readDevices(value)
    default: apply(option, value)
    }
  }

  private func isGiven(_ option: OptionSyntax) -> Bool {
    if source.count == 0 { return false }
    let value = document.member(named: option.name[...], of: .root)
    return value.exists && document.kind(value) != .null
  }

  private mutating func failUnknown(_ name: JSONValue) {
    let known = options.filter { !$0.syntax.isOfCommandLine }.map { $0.syntax.name }
    fail(UsageError("unknown option \(quoted(name.text))", nearest: name.text, among: known), name)
  }

  private mutating func apply(_ option: Option<Settings>, _ value: JSONValue) {
    do throws(UsageError) {
      guard let word = try word(value, for: option.syntax) else { return }
      // The option's own error names the placeholder that the help of the command line has for a value.
      if word.isEmpty, option.syntax.value != nil, option.syntax.choices.isEmpty { throw UsageError("is empty") }
      try option.apply(&settings, word)
    } catch {
      fail(error.named(option.syntax.name), value)
    }
  }

  /// The value in the form of the command line; nil for a flag that is not set.
  private func word(_ value: JSONValue, for option: OptionSyntax) throws(UsageError) -> String? {
    let kind = value.kind
    guard option.value != nil else {
      guard kind == .true || kind == .false else { throw UsageError("takes true or false") }
      return kind == .true ? "" : nil
    }
    if option.isList, kind == .array {
      // An empty list is as none, except where a choice is needed.
      return value.isEmpty && option.choices.isEmpty ? nil : try words(value)
    }
    if kind == .string || kind == .integer { return value.text }
    let isText = option.choices.isEmpty
    let form = "a string" + (option.isList ? " or an array of strings" : isText ? " or an integer" : "")
    let rest = kind == .decimal ? ", not \(value.text)" : ""
    throw UsageError("takes " + (isText ? form : "\(option.takes), as \(form)") + rest)
  }

  private func words(_ list: JSONValue) throws(UsageError) -> String {
    let words = list.elements.map { $0.string }
    if words.contains(nil) { throw UsageError("takes an array of strings") }
    return words.compactMap { $0 }.joined(separator: ",")
  }

  // MARK: Options that are files on the command line

  /// Reads a list of rules libraries and rules texts, or a single one.
  private mutating func readRules(_ list: JSONValue) {
    let sources = list.elementsOrSelf.compactMap { source(of: $0) }
    rules = sources.isEmpty ? nil : Rules(sources)
  }

  private mutating func source(of rules: JSONValue) -> Source? {
    if let name = rules.string {
      if let library = Rules.standard.first(where: { $0.name == name }) { return library }
      let libraries = Rules.standard.map { $0.name }
      fail(
        UsageError(
          "rules takes the text of a file as {\"name\", \"text\"}, or \(WordList.text(libraries, "or")), not \(quoted(name))",
          nearest: name, among: libraries), rules)
    } else if let text = rules["text"].string {
      for member in rules.members where !["name", "text"].contains(member.name.text) {
        fail(
          UsageError("unknown member \(quoted(member.name.text))", nearest: member.name.text, among: ["name", "text"]),
          member.name)
      }
      let name = rules["name"]
      if name.exists, !name.isNull, name.string == nil { fail("name takes a string", name) }
      return Source(name: name.string ?? "rules", bytes: SourceBytes(text.utf8))
    } else {
      fail("rules takes the text of a file as {\"name\", \"text\"}", rules)
    }
    return nil
  }

  private mutating func readDevices(_ value: JSONValue) {
    let text = Source(name: "devices", bytes: SourceBytes(source.text(value.span).utf8))
    var list = DeviceList()
    if let found = Self.errors(among: list.read(text).diagnostics, in: text) { errorsBesideRules.append(found) }
    devices = list
  }

  // MARK: Errors

  private static func errors(
    among found: [Diagnostic], in source: Source
  ) -> (source: Source, diagnostics: [Diagnostic])? {
    let errors = found.filter { $0.severity == .error }
    return errors.isEmpty ? nil : (source, errors)
  }

  private mutating func fail(_ error: UsageError, _ value: JSONValue) {
    let help = error.suggestion.map { "did you mean \(quoted($0))?" }
    diagnostics.append(Diagnostic(.error, .badConfiguration, error.message, at: value.span, help: help))
  }

  private mutating func fail(_ message: String, _ value: JSONValue) { fail(UsageError(message), value) }
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

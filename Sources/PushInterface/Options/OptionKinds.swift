import PushCompiler

/// An option without a value.
package func flag<Settings>(
  _ name: String, short: Character? = nil, _ help: String, _ group: String,
  _ apply: @escaping (inout Settings) -> Void
) -> Option<Settings> {
  Option(syntax: OptionSyntax(name: name, short: short, help: help, group: group)) { settings, _ in apply(&settings) }
}

/// An option with any value.
package func text<Settings>(
  _ name: String, short: Character? = nil, _ value: String, _ help: String, _ group: String,
  _ apply: @escaping (inout Settings, String) -> Void
) -> Option<Settings> {
  Option(syntax: OptionSyntax(name: name, short: short, value: value, help: help, group: group)) { apply(&$0, $1) }
}

/// An option with a value that `parse` reads; nil is an error that says what the option takes.
private func parsed<Settings, Value>(
  _ name: String, _ value: String, _ help: String, _ group: String, takes: String,
  _ parse: @escaping (String) -> Value?, _ apply: @escaping (inout Settings, Value) -> Void
) -> Option<Settings> {
  let syntax = OptionSyntax(name: name, value: value, help: help, group: group)
  return Option(syntax: syntax) { settings, text throws(UsageError) in
    guard let value = parse(text) else { throw UsageError("takes \(takes), not \(quoted(text))") }
    apply(&settings, value)
  }
}

/// An option with an identifier that is written as a segment of a URL's path.
package func pathSegment<Settings>(
  _ name: String, _ value: String, _ help: String, _ group: String,
  _ apply: @escaping (inout Settings, String) -> Void
) -> Option<Settings> {
  parsed(
    name, value, help, group, takes: "an identifier that is valid in a URL", { PathSegment.isValid($0) ? $0 : nil },
    apply)
}

/// An option with one of several values.
package func choice<Settings>(
  _ name: String, _ value: String, _ choices: [String], _ help: String, _ group: String,
  _ apply: @escaping (inout Settings, String) -> Void
) -> Option<Settings> {
  Option(syntax: OptionSyntax(name: name, value: value, choices: choices, help: help, group: group)) { apply(&$0, $1) }
}

/// An option with one of the words of an enumeration.
package func choice<Settings, Word: CaseIterable & RawRepresentable<String>>(
  _ name: String, _ value: String, _ help: String, _ group: String, _ apply: @escaping (inout Settings, Word) -> Void
) -> Option<Settings> {
  choice(name, value, Word.allCases.map { $0.rawValue }, help, group) { settings, text in
    if let word = Word(rawValue: text) { apply(&settings, word) }
  }
}

/// An option with a number of at least `least`, and of `most` at most.
package func number<Settings>(
  _ name: String, _ value: String, from least: Int, to most: Int? = nil, _ help: String, _ group: String,
  _ apply: @escaping (inout Settings, Int) -> Void
) -> Option<Settings> {
  let takes = "a number from \(least) \(most.map { "to \($0)" } ?? "up")"
  return parsed(
    name, value, help, group, takes: takes,
    { Int($0).flatMap { $0 < least || $0 > most ?? .max ? nil : $0 } }, apply)
}

/// `--help`, which is handled before options are parsed.
package func help<Settings>(_ group: String) -> Option<Settings> {
  flag("help", short: "h", "print this", group) { _ in }
}

// MARK: Options of several commands

/// `--from`: the format of the input; nil where it is detected.
package func inputFormat<Settings: CommandSettings>(
  of formats: [String] = ConvertSettings.formats, _ help: String, _ group: String
) -> Option<Settings> {
  choice("from", "FORMAT", formats, help, group) { $0.shared.format = .some(Format.named($1)) }
}

package func lines<Settings: CommandSettings>(_ group: String) -> Option<Settings> {
  flag("lines", "one document a line (NDJSON); the default for .ndjson and .jsonl", group) { $0.shared.hasLines = true }
}

package func jsonc<Settings: CommandSettings>(_ group: String) -> Option<Settings> {
  flag("jsonc", "comments and trailing commas are allowed; the default for .jsonc", group) {
    $0.shared.syntax = .jsonc
  }
}

package func template<Settings: CommandSettings>(_ meaning: String, _ group: String) -> Option<Settings> {
  flag("template", "\(meaning); the default for .liquid, .hbs, .mustache, .j2, .erb, .tmpl and .tpl", group) {
    $0.shared.syntax = .template
  }
}

package func documentSize<Settings: CommandSettings>(_ group: String) -> Option<Settings> {
  number(
    "max-document-size", "BYTES", from: 1, to: CompilerLimits.largestDocument,
    "refuse larger documents (\(CompilerLimits.largestDocument) is the default and the most)", group
  ) { $0.shared.limits.documentSize = $1 }
}

package func nesting<Settings: CommandSettings>(_ group: String) -> Option<Settings> {
  number(
    "max-nesting", "N", from: 1, to: CompilerLimits.deepestNesting,
    "refuse documents with more objects and arrays within each other "
      + "(\(CompilerLimits.deepestNesting) is the default and the most)", group
  ) { $0.shared.limits.nesting = $1 }
}

package func findings<Settings: CommandSettings>(_ group: String) -> Option<Settings> {
  number(
    "max-findings", "N", from: 1,
    "maximum number of errors of a document, and of its other findings (\(CompilerLimits().findings))", group
  ) { $0.shared.limits.findings = $1 }
}

package func rulesFiles<Settings: CommandSettings>(_ group: String) -> Option<Settings> {
  text(
    "rules", "FILE", "a team's own checks and edits; std:NAME: those that ship with pushc; repeatable", group
  ) { $0.shared.ruleFiles.append($1) }.repeatable
}

package func targetList<Settings: CommandSettings>(
  help: String = "apns, fcm, hms; by default each message goes where it is addressed to", _ group: String
) -> Option<Settings> {
  let syntax = OptionSyntax(
    name: "to", value: "TARGET[,TARGET…]", choices: Target.allCases.map { $0.name }, isList: true, help: help,
    group: group)
  return Option(syntax: syntax) { settings, list throws(UsageError) in
    let targets = words(of: list).reduce(into: [Target]()) { targets, name in
      let target = Target.allCases.first { $0.name == name }
      if let target, !targets.contains(target) { targets.append(target) }
    }
    // An empty array does not say that messages go where they are addressed to.
    if targets.isEmpty { throw UsageError("needs a value: \(WordList.text(syntax.choices, "or"))") }
    settings.shared.targets = targets
  }
}

package func payloadReader<Settings: CommandSettings>(_ group: String) -> Option<Settings> {
  choice(
    "sdk", "VENDOR", PayloadReader.names,
    "write the keys that this vendor's SDK on the device reads: none (the default), source (the vendor of the "
      + "input; the default for emarsys on apns), appmetrica, braze, emarsys or expo", group
  ) { $0.shared.target.reader = PayloadReader(name: $1) ?? .automatic }
}

package func topic<Settings: CommandSettings>(_ group: String) -> Option<Settings> {
  parsed(
    "apns-topic", "ID", "the bundle identifier of the app", group, takes: "a value without control characters",
    { HeaderValue.isValid($0) ? $0 : nil }
  ) { $0.shared.target.apnsTopic = $1 }
}

package func pushType<Settings: CommandSettings>(_ group: String) -> Option<Settings> {
  choice(
    "apns-push-type", "TYPE", PushType.allCases.map { $0.name },
    "the push type of bare APNs payloads, which have no header to say it", group
  ) { $0.shared.target.apnsPushType = PushType(name: $1) }
}

package func channel<Settings: CommandSettings>(_ group: String) -> Option<Settings> {
  text("channel", "ID", "the notification channel of messages that name none", group) { $0.shared.target.channel = $1 }
}

package func clock<Settings: CommandSettings>(_ group: String) -> Option<Settings> {
  parsed(
    "now", "TIME", "the clock: 2026-11-21T10:00:00Z, or whole seconds since 1970; by default the system's", group,
    takes: "a time such as 2026-11-21T10:00:00Z or whole seconds since 1970", { seconds(since1970: $0) }
  ) { $0.shared.target.now = $1 }
}

package func notes<Settings: CommandSettings>(_ group: String) -> Option<Settings> {
  flag("notes", "print the notes that explain what pushc made of a valid document; they never fail the run", group) {
    $0.shared.hasNotes = true
  }
}

package func mostDiagnostics<Settings: CommandSettings>(_ help: String, _ group: String) -> Option<Settings> {
  number("max-diagnostics", "N", from: 0, help, group) { $0.shared.diagnosticLimit = $1 == 0 ? .max : $1 }
}

package func coloring<Settings: CommandSettings>(_ group: String) -> Option<Settings> {
  choice("color", "WHEN", "auto (the default), always or never; auto respects NO_COLOR", group) {
    $0.shared.color = $1
  }
}

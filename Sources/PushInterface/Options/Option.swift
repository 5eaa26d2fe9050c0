import PushCompiler

/// The declaration of an option, as used by parsing, help, completions and the manual page.
package struct OptionSyntax {
  /// The name, without dashes.
  package let name: String
  package var short: Character?
  /// The placeholder of its value; an option without one is a flag.
  package var value: String?
  /// The allowed values; if empty, any value.
  package var choices: [String] = []
  /// Whether several values are allowed, separated by commas.
  package var isList = false
  package let help: String
  /// The heading of its group in the help.
  package let group: String
  /// Whether it concerns files, threads or the terminal, and therefore exists only on the command line.
  package fileprivate(set) var isOfCommandLine = false
  /// Whether it may be given several times, and each counts.
  package fileprivate(set) var isRepeatable = false

  package init(
    name: String, short: Character? = nil, value: String? = nil, choices: [String] = [], isList: Bool = false,
    help: String, group: String
  ) {
    self.name = name
    self.short = short
    self.value = value
    self.choices = choices
    self.isList = isList
    self.help = help
    self.group = group
  }

  /// The allowed values for a message: `apns, fcm or hms`.
  package var takes: String { choices.isEmpty ? value ?? "" : WordList.text(choices, "or") }

  /// Ensures that the option allows a value.
  fileprivate func check(_ value: String) throws(UsageError) {
    guard self.value != nil else { return }
    if value.isEmpty { throw UsageError("needs a value: \(takes)") }
    guard !choices.isEmpty else { return }
    for word in isList ? words(of: value) : [value] where !choices.contains(word) {
      throw UsageError("takes \(takes), not \(quoted(word))", nearest: word, among: choices)
    }
  }
}

/// An option and its effect on the settings of a command.
package struct Option<Settings> {
  package private(set) var syntax: OptionSyntax
  private let take: (inout Settings, String) throws(UsageError) -> Void

  package init(syntax: OptionSyntax, apply: @escaping (inout Settings, String) throws(UsageError) -> Void) {
    self.syntax = syntax
    take = apply
  }

  /// Sets the option if it allows the value; the value of a flag is empty. Errors do not name the option.
  package func apply(_ settings: inout Settings, _ value: String) throws(UsageError) {
    try syntax.check(value)
    try take(&settings, value)
  }

  var ofCommandLine: Option {
    var option = self
    option.syntax.isOfCommandLine = true
    return option
  }

  var repeatable: Option {
    var option = self
    option.syntax.isRepeatable = true
    return option
  }
}

/// The words of a comma-separated list: `apns,fcm`.
package func words(of list: String) -> [String] {
  list.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
}

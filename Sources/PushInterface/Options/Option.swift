/// An option as it is declared: what parsing, help, completions and the manual page need to know.
package struct OptionSyntax {
  /// The name without dashes.
  package let name: String
  package var short: Character?
  /// The placeholder of its value; an option without one is a flag.
  package var value: String?
  /// The words that it takes; empty: any.
  package var choices: [String] = []
  /// Whether several words are allowed, separated by commas.
  package var isList = false
  package let help: String
  /// The title under which help lists it.
  package let group: String
  /// Whether it is about files, threads or the terminal, which only the command line has.
  package private(set) var isOfCommandLine = false

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

  /// What it takes, for a message: `apns, fcm or hms`.
  package var takes: String { choices.isEmpty ? value ?? "" : listed(choices, "or") }

  /// The same option, which only the command line has.
  fileprivate var ofCommandLine: OptionSyntax {
    var syntax = self
    syntax.isOfCommandLine = true
    return syntax
  }

  /// Makes sure that a value is one of those that the option takes.
  fileprivate func check(_ value: String) throws(UsageError) {
    guard self.value != nil else { return }
    if value.isEmpty { throw UsageError("needs a value: \(takes)") }
    guard !choices.isEmpty else { return }
    for word in isList ? words(of: value) : [value] where !choices.contains(word) {
      throw UsageError("takes \(takes), not \(quoted(word))", nearest: word, among: choices)
    }
  }
}

/// An option and what it does to the settings of its command.
package struct Option<Settings> {
  package let syntax: OptionSyntax
  private let take: (inout Settings, String) throws(UsageError) -> Void

  package init(syntax: OptionSyntax, apply: @escaping (inout Settings, String) throws(UsageError) -> Void) {
    self.syntax = syntax
    take = apply
  }

  /// Sets the option, if it takes the value; the value of a flag is empty. Errors do not name the option.
  package func apply(_ settings: inout Settings, _ value: String) throws(UsageError) {
    try syntax.check(value)
    try take(&settings, value)
  }

  /// The same option, which only the command line has.
  var ofCommandLine: Option { Option(syntax: syntax.ofCommandLine, apply: take) }
}

/// The words of a list: `apns,fcm`.
package func words(of list: String) -> [String] {
  list.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
}

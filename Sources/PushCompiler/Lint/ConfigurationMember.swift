/// A member of `.pushc.json`, as used by its reader and its schema.
struct ConfigurationMember: Sendable {
  /// The type of a member's value.
  enum Content: Sendable {
    case text(Form)
    /// One of several words.
    case word([String])
    /// A string, or a list of strings, which may be empty.
    case texts(Form)
    /// The same with at least one string.
    case someTexts(Form)
    /// One of several words, or a list of them.
    case words([String])
    /// An object with these members, some of which are required, or a list of such objects.
    case objects([ConfigurationMember], needed: [String])
  }

  /// What a string has to be. The reader says what is wrong with others, and the schema refuses the same.
  enum Form: Sendable {
    case any
    case notEmpty
    /// A `PathPattern`.
    case pathPattern
    /// A JSON Pointer.
    case pointer
    /// A day, or a time in the form of RFC 3339.
    case date
  }

  let name: String
  let content: Content
  let summary: String

  private init(_ name: String, _ content: Content, _ summary: String) {
    self.name = name
    self.content = content
    self.summary = summary
  }

  private static var targets: [String] { Target.allCases.map { $0.name } }

  /// The members allowed at the top level and again in `overrides`.
  private static let choice = [
    Self("from", .word(LintWords.formats), "What the documents are; auto detects each."),
    Self("format", .word(LintWords.formats), "The same as from."),
    Self("to", .words(targets), "Lint as if the documents were sent to these services."),
    Self("targets", .words(targets), "The same as to."),
    Self(
      "select", .texts(.notEmpty),
      "Report these codes only, or those that begin so, or rules: APNS, FCM101, acme.sizes."),
    Self("ignore", .texts(.notEmpty), "Do not report these. Of two that fit a finding, the longer decides."),
  ]

  /// An object of `overrides`.
  static let ofOverrides =
    [Self("files", .someTexts(.pathPattern), "Patterns of the files: push/ios/**; *.json in any folder.")] + choice

  /// An object of `suppressions`.
  static let ofSuppressions = [
    Self("file", .text(.pathPattern), "A pattern of the files; without it, all."),
    Self("pointer", .text(.pointer), "The JSON Pointer of the place, or the beginning of it."),
    Self("code", .text(.notEmpty), "A word that ignore takes: a code, the beginning of one, or a rule."),
    Self("reason", .text(.notEmpty), "Why the findings are accepted."),
    Self("until", .text(.date), "The day on which they are no longer: 2027-01-31."),
  ]

  /// The members of the file.
  static let all =
    [Self("$schema", .text(.any), "The schema, for editors.")] + choice + [
      Self("exclude", .texts(.any), "Files and folders to skip in folders, as in a .gitignore beside this file."),
      Self("fail-on", .word(LintWords.levels), "From where on findings fail the run; error."),
      Self("rules", .texts(.notEmpty), "Rules files, relative to this file's folder."),
      Self(
        "overrides", .objects(ofOverrides, needed: ["files"]), "Settings for some files; of several, the last wins."),
      Self(
        "suppressions", .objects(ofSuppressions, needed: ["code", "reason"]), "Findings that are accepted."),
    ]
}

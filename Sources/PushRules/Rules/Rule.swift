import PushDiagnostics
package import PushIR

/// A user rule: the messages that it applies to, its condition, and its checks and edits.
package struct Rule: Sendable {
  /// Its name: `acme.title-length`.
  package let id: String
  /// The rule's title, in the author's words.
  package let title: String?
  /// The services that the rule applies to; if empty, all.
  package internal(set) var targets: [Target] = []
  /// The names of the formats that the rule applies to; if empty, all.
  package internal(set) var formats: [String] = []
  /// The list whose elements it is about, one by one; nil: it is about the message.
  var each: FieldPath?
  /// The predicate; nil: always. It may name the element that the rule is about.
  var condition: Expression?
  /// The condition's text in the file, its tokens with spaces between them.
  var conditionText = ""
  var remarks: [Remark] = []
  var edits: [Edit] = []
  /// A page with more information.
  package internal(set) var link: String?
  /// The index of the file that contains the rule; files may have the same name.
  package let source: Int
  /// The name of the file, and the line of its head.
  package let file: String
  package let line: Int
  let head: Span

  /// The location as printed.
  var place: String { "\(file):\(line)" }

  /// How the names of the libraries that ship with pushc begin.
  package static let libraryPrefix = "std:"

  /// Whether it is from such a library.
  var isOfLibrary: Bool { file.hasPrefix(Self.libraryPrefix) }

  func isSame(as other: Rule) -> Bool { source == other.source && line == other.line }

  /// What is asked of the message once.
  var messageCondition: Expression? { each == nil ? condition : nil }

  /// The keywords of its actions.
  package var actions: [String] { remarks.map { $0.word } + edits.map { $0.word } }

  /// Whether both rules can apply to the same message.
  func overlaps(_ other: Rule) -> Bool {
    Self.share(targets, other.targets) && Self.share(formats, other.formats)
  }

  private static func share<Name: Equatable>(_ left: [Name], _ right: [Name]) -> Bool {
    left.isEmpty || right.isEmpty || left.contains(where: right.contains)
  }
}

/// A finding that a rule reports.
struct Remark: Sendable {
  let severity: Severity
  let text: MessageText
  /// The path that the finding points at; nil for the paths that the condition reads.
  let path: FieldPath?
  /// The names on the way from the element that the rule is about; empty: the element itself.
  let elementKeys: [String]
}

extension Remark {
  /// The keyword of its action.
  var word: String { severity == .warning ? "warn" : severity.word }
}

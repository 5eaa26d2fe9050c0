import PushCompiler

/// The settings from the options of `pushc preview`.
struct PreviewSettings: CommandSettings {
  enum Form: String, CaseIterable {
    case text, html, svg
  }

  var shared = SharedSettings(now: currentTime())
  /// Nil to derive it from the name of the output; otherwise text is the default.
  var form: Form?
  /// The output of the preview; nil: standard output.
  var output: String?
  /// Whether two operands are compared.
  var isComparison = false

  /// The selected form, or the one derived from the name of the output.
  var chosenForm: Form {
    if let form { return form }
    guard let output else { return .text }
    let name = output.lowercased()
    return [".html", ".htm"].contains { name.hasSuffix($0) } ? .html : name.hasSuffix(".svg") ? .svg : .text
  }

  /// The ending of an output whose name promises a form that there is not.
  var unknownEnding: String? {
    guard form == nil, let output else { return nil }
    return [".png", ".jpg", ".jpeg", ".gif", ".webp", ".pdf"].first { output.lowercased().hasSuffix($0) }
  }

  /// The settings for finding and reading files, which configurations complete as they do for `lint`.
  var ofFiles: LintSettings {
    var settings = LintSettings()
    settings.shared = shared
    return settings
  }

  /// The options, in the order in which help lists them.
  static var options: [Option<PreviewSettings>] {
    [
      inputFormat("format of the input; by default it is detected (auto)", reading),
      lines(reading),
      jsonc(reading),
      targetList(reading),
      payloadReader(reading),
      rulesFiles(reading),
      pushType(reading),
      topic(reading),
      channel(reading),
      clock(reading),

      choice(
        "format", "FORM",
        "text (the default); html: a page; svg: a picture of each screen. The ending .html or .svg of the output says it, too",
        showing
      ) { $0.form = $1 },
      text(
        "output", short: "o", "PATH",
        "write there instead of standard output; a folder for several pictures, which is made if it is missing", showing
      ) { $0.output = $1 == "-" ? nil : $1 },
      flag(
        "against", "compare two files, folders or patterns, OLD and NEW, and show only what changed for a user's eye",
        showing
      ) { $0.isComparison = true },
      help(showing),
    ]
  }

  private static let reading = "What to read"
  private static let showing = "What to show"
}

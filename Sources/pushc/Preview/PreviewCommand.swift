import PushCompiler
import PushPreview

/// `pushc preview`: shows how devices display payloads.
enum PreviewCommand {
  static var command: Command { Command(syntax, PreviewSettings.options, PreviewSettings(), execute: execute) }

  private static var syntax: CommandSyntax {
    CommandSyntax(
      name: "preview", summary: "show what a device makes of payloads",
      usage: "[options] [PATH… | -] | --against OLD NEW",
      purpose: "Compiles payload files, folders of them or, without PATH or with -, standard input, and shows what "
        + "devices make of the requests: the notification collapsed and expanded, where its text is cut, what happens "
        + "besides, what an app needs for it, and what no payload can tell. Line counts are approximate. Nothing is sent "
        + "or fetched.",
      examples: [
        "pushc preview push.json", "pushc preview -o preview.html push/",
        "pushc preview --to apns,fcm --format svg -o pictures/ push.json",
        "pushc preview --against before/ push/ -o changes.html",
      ],
      remarks: [
        (
          "Configuration",
          [
            "The nearest .pushc.json in the folder of each file or above, as for lint:",
            "from, to, exclude, overrides, rules.",
          ]
        ),
        ExitCode.remark(
          "everything can be sent; with --against, nothing visible changed",
          "a message cannot be sent; with --against, something visible changed, or a new message cannot be sent",
          wrong: "the command line, the configuration or a rule"),
      ])
  }

  private static func execute(_ settings: PreviewSettings, _ operands: [String]) throws(RunFailure) -> ExitCode {
    if settings.isComparison, operands.count != 2 {
      throw RunFailure(usage: "--against takes two files, folders or patterns, OLD and NEW")
    }
    if settings.isComparison, settings.chosenForm == .svg {
      throw RunFailure(usage: "--against has no pictures of its own; use --format html or text")
    }
    if let ending = settings.unknownEnding {
      throw RunFailure(usage: "preview cannot write \(ending); name the output .html or .svg")
    }
    // Several operands are one input, and the two of a comparison are two.
    let compared = settings.isComparison ? operands : []
    try StandardInput.requireOneUse(
      settings.shared.ruleFiles + compared,
      besides: settings.isComparison ? [] : operands.isEmpty ? ["-"] : operands)
    if operands.isEmpty { StandardInput.announceReading(syntax.name) }
    return try PreviewRun.run(settings, operands.isEmpty ? ["-"] : operands)
  }
}

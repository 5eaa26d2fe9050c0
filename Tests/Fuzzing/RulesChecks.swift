import PushCompiler

/// A rules file is either rejected with locations, or run on messages and by its own tests.
enum RulesChecks {
  static let target = FuzzTarget(
    name: "rules", kind: .text,
    seeds: { try Seeds.files("push.rules", of: nil) + Rules.standard.map { Array(Self.text(of: $0).utf8) } },
    check: check)

  private static func text(of source: Source) -> String { source.text(Span(0, UInt32(source.count))) }

  private static func check(_ bytes: [UInt8]) throws(BrokenInvariant) {
    let source = Source(name: "push.rules", bytes: SourceBytes(bytes))
    let rules = Rules([source])
    for (source, findings) in rules.findings { try checkPrinting(findings, of: source) }
    if rules.hasErrors {
      let hasErrors = rules.findings.contains { $0.diagnostics.contains { $0.severity == .error } }
      return try hold(hasErrors, "rules are refused without an error")
    }
    for result in rules.test(TargetSettings(now: DocumentInput.clock)) {
      try checkPrinting(result.failures, of: result.source)
    }
    var options = CompilerOptions(format: nil, now: DocumentInput.clock)
    options.rules = rules
    options.targets = [.apns, .fcm, .hms]
    let converter = Converter(options)
    for document in Self.documents {
      let run = converter.convert(document)
      try hold(converter.convert(document) == run, "rules do something else the second time")
      try checkPrinting(run.report.diagnostics, of: run.report.source)
    }
  }

  /// Documents whose messages have most of the fields that rules use.
  static let documents = [
    #"""
    {"notifications":[{"platform":1,"tokens":["a"],"title":"Your taxi","message":"is here","badge":3,"priority":"high",
     "data":{"deep_link":"https://x.example/a?b=c","ride":7,"tags":["a","b"],"o":{"p":null}},"ttl":60,
     "collapse_id":"order-17","category":"ride","apns":{"aps":{"thread-id":"t"}}}]}
    """#,
    #"""
    {"message":{"token":"b","notification":{"title":"Ёлка 😀","body":"x"},"data":{"campaign":"spring","url":"app://y"},
     "android":{"ttl":"3.5s","priority":"HIGH","notification":{"channel_id":"c","color":"#ff0000"}},
     "apns":{"headers":{"apns-priority":"5"},"payload":{"aps":{"badge":1}}}}}
    """#,
    #"{"aps":{"content-available":1},"silent":true,"data":{"a":1.5e3}}"#,
  ].map { Source(name: "push.json", bytes: SourceBytes($0.utf8)) }
}

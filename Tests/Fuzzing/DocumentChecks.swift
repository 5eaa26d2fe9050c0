import PushCompiler

/// Invariants of every document, in a given or detected format.
struct DocumentChecks {
  private let input: DocumentInput
  private let source: Source

  /// A target for each format, and one that includes format detection.
  static let targets = Format.allCases.map { target($0) } + [target(nil)]

  private static func target(_ format: Format?) -> FuzzTarget {
    FuzzTarget(
      name: format?.name ?? "auto", kind: .document,
      seeds: {
        try Seeds.documents(of: format?.name).map { Array(repeating: 0, count: DocumentInput.optionCount) + $0 }
      },
      check: { bytes throws(BrokenInvariant) in
        let input = DocumentInput(bytes, format: format)
        try DocumentChecks(input: input, source: input.source).run(isForDevices: format?.role == .addresses)
      })
  }

  private func run(isForDevices: Bool) throws(BrokenInvariant) {
    try checkConversion()
    try checkLinting()
    if isForDevices {
      var devices = DeviceList()
      try checkPrinting(devices.read(source).diagnostics, of: source)
    }
  }

  // MARK: Conversion

  private func checkConversion() throws(BrokenInvariant) {
    let converter = Converter(input.options)
    let run = converter.convert(source)
    // State that another document leaves in a compiler must not have an effect.
    _ = converter.convert(Self.interlude)
    try hold(converter.convert(source) == run, "the same document is converted differently the second time")
    try checkPrinting(run.report.diagnostics, of: run.report.source)
    try checkRejections(run)
    try checkNothingIsLost(run)
    if input.options.emission == .requests, !input.options.isPretty { try checkRecords(run) }
  }

  private func checkRejections(_ run: Conversion) throws(BrokenInvariant) {
    try hold(run.counts.rejected == run.report.rejections.count, "a rejection is not counted, or is counted only")
    for rejection in run.report.rejections {
      try hold(!rejection.diagnostics.isEmpty, "a rejection without an error")
      if rejection.isValue {
        let text = run.report.source.text(rejection.span)
        try hold(JSONValue(Array(text.utf8)) != nil, "a rejected message is not a JSON value: \(text)")
      }
    }
  }

  /// Every message produces a record, a rejection or a finding.
  private func checkNothingIsLost(_ run: Conversion) throws(BrokenInvariant) {
    // Registrations do not contain messages.
    if input.options.format?.role == .addresses { return }
    let isEmpty = run.counts.records == 0 && run.counts.rejected == 0 && run.report.diagnostics.isEmpty
    try hold(!isEmpty || run.counts.messages == 0 && isKnownToBeEmpty, "a document is neither written nor named")
    try checkPlaces(run)
    // An error in a member that is replaced by a later one of the same name does not prevent the message from being
    // written.
    let hasDuplicates = JSONValue(input.document)?.repeatsAName ?? false
    let errors = run.report.diagnostics.count { $0.severity == .error }
    try hold(
      errors == 0 || run.counts.rejected > 0 || input.options.emission == .ir || hasDuplicates,
      "an error rejects nothing")
  }

  /// The records and rejections have as many distinct origins as there are messages.
  private func checkPlaces(_ run: Conversion) throws(BrokenInvariant) {
    // With explicit targets, a document's block for another service is omitted.
    guard input.options.emission == .requests, !input.options.isPretty, input.options.targets == nil else { return }
    let written = run.output.split(separator: 0x0a).compactMap { JSONValue(Array($0))?.originPointer }
    let places = Set(written).union(run.report.rejections.map(\.pointer))
    try hold(places.count >= run.counts.messages, "\(run.counts.messages) messages, but only \(places.sorted())")
  }

  /// A document with an empty list of messages has neither output nor findings.
  private var isKnownToBeEmpty: Bool { input.document.count < 1000 && input.document.contains(UInt8(ascii: "[")) }

  /// The output is JSON, and its service's own format does not report errors that were not reported before.
  private func checkRecords(_ run: Conversion) throws(BrokenInvariant) {
    let lines = run.output.split(separator: 0x0a)
    try hold(lines.count == run.counts.records, "\(run.counts.records) records are \(lines.count) lines")
    let named = Set(run.report.diagnostics.map(\.code))
    // Records for further tokens differ only in the token.
    for line in Set(lines).sorted(by: { $0.count < $1.count }).suffix(6) {
      let record = Array(line)
      guard let value = JSONValue(record), let target = value.target, let format = Format.named(target) else {
        throw BrokenInvariant("a record is not JSON: \(String(decoding: line, as: UTF8.self))")
      }
      var options = LintOptions(now: DocumentInput.clock)
      options.format = format
      let source = Source(name: "record", bytes: SourceBytes(Self.withoutOrigin(record)))
      for finding in Linter(options).lint(source).findings where finding.diagnostic.severity == .error {
        if Self.reservedKeys.contains(finding.pointer) { continue }
        try hold(
          named.contains(finding.diagnostic.code),
          "lint rejects a record: \(finding.diagnostic.code) \(finding.diagnostic.message)\n\(source.wholeText)")
      }
    }
  }

  /// Keys next to `aps` that only some push types read. `convert` also writes the sender's data under these names, and
  /// lint requires strings there.
  private static let reservedKeys: Set<String> = [
    "/body/domain", "/body/mdm", "/body/container-identifier", "/body/Simulator Target Bundle",
  ]

  /// The record without its origin, which is the last member.
  private static func withoutOrigin(_ record: [UInt8]) -> [UInt8] {
    let mark = Array(#","origin":{"#.utf8)
    let start = record.indices.last { record[$0...].starts(with: mark) }
    return start.map { record[..<$0] + [UInt8(ascii: "}")] } ?? record
  }

  // MARK: Linting

  private func checkLinting() throws(BrokenInvariant) {
    var options = LintOptions(now: DocumentInput.clock)
    options.format = input.options.format
    options.targets = input.options.targets
    options.rules = input.options.rules
    options.settings = input.options.settings
    options.appliesFixes = input.options.appliesFixes
    let linter = Linter(options)
    let report = linter.lint(source)
    _ = linter.lint(Self.interlude)
    let again = linter.lint(source)
    try hold(again.findings.map(\.diagnostic) == report.findings.map(\.diagnostic), "lint differs the second time")
    try checkPrinting(report.findings.map(\.diagnostic), of: report.source)
    try checkPrinting(report.fixed, of: source)
    if !report.fixed.isEmpty, JSONValue(input.document) != nil {
      let text = Array(report.source.wholeText.utf8)
      try hold(JSONValue(text) != nil, "a fixed document is not JSON: \(report.source.wholeText)")
    }
  }

  private static let interlude = Source(
    name: "interlude",
    bytes: SourceBytes(
      #"""
      {"notifications":[{"platform":2,"tokens":["a"],"title":"é","badge":"3","data":{"b":[1,{"c":null}]},"bogus":1},
       {"platform":1,"tokens":["b"],"message":"x","collapse_id":"y","sound":{"critical":1,"name":"z","volume":2}}]}
      """#.utf8))
}

extension Source {
  fileprivate var wholeText: String { text(Span(0, UInt32(clamping: count))) }
}

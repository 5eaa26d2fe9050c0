import PushCompiler

/// An expression is either rejected with a location or can be evaluated for every message, with the same result each
/// time.
enum ExpressionChecks {
  static let target = FuzzTarget(
    name: "expressions", kind: .text, seeds: { seeds.map { Array($0.utf8) } }, check: check)

  private static func check(_ bytes: [UInt8]) throws(BrokenInvariant) {
    let source = Source(name: "expression", bytes: SourceBytes(bytes))
    var findings: [Diagnostic] = []
    let expression = RuleExpression(source) { findings.append($0) }
    try checkPrinting(findings, of: source)
    guard let expression else { return try hold(!findings.isEmpty, "an expression is refused without a finding") }
    for document in RulesChecks.documents {
      let results = expression.results(for: document, format: nil).results
      let again = expression.results(for: document, format: nil).results
      for (result, other) in zip(results, again) {
        try hold(String(describing: result) == String(describing: other), "an expression has another value later")
        switch result.result {
        case .value(let text): try hold(JSONValue(Array(text.utf8)) != nil, "a value is not JSON: \(text)")
        case .failed(let finding): try checkPrinting([finding], of: source)
        case .absent, .unknown: break
        }
      }
    }
  }

  private static let seeds = [
    #"title.startsWith("Your") && size(body) > 5"#, "tap.url.matches('^https://[a-z.]+/(ride|trip)s?/[0-9]{1,6}$')",
    "data.ride.id + badge * 2 - 1 < 100 || has(data.x)", "title_loc_args.exists(a, a == badge)",
    "actions.all(a, size(a) > 0) ? 'x' : string(1.5)", "[1, 2, 3].map(n, n * n).filter(n, n > 2)[0] % 2 == 0",
    #"{"a": [1u, 2u], "b": []}["a"].exists_one(n, n == 2u)"#,
    "timestamp('2026-11-21T10:00:00Z') + duration('1h30m') > now", "sha256(title) + json(data) != lowerAscii(body)",
    #"int("7") / 0 == -9223372036854775808 || b"\x00" == bytes("é")"#, "title.replace('a', 'b', 2).trim().endsWith('')",
    "android.importance in ['high', 'max'] ? ttl : 3600s",
    "duration('-1.5s').getSeconds() + timestamp(0).getDayOfYear()",
    "double('1e308') * 10.0 > -0.0 && uint(3.9) == 3u", "type(data) == map && dyn([1, 'a', null]).size() == 3",
  ]
}

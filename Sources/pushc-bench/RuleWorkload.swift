import PushCompiler

/// Fifty rules similar to those of real teams: most do not apply to a message, some report findings, some edit.
enum RuleWorkload {
  static let count = 50

  /// Read once, because only running them is measured.
  static let rules = Rules([Source(name: "bench.rules", bytes: SourceBytes(Array(text.utf8)))])

  private static var text: String {
    (0..<count).map { index in
      let (condition, action) = kinds[index % kinds.count]
      // Each rule has different numbers and words, like rules of different authors.
      return "rule bench.rule-\(index)\n  when "
        + [condition, action].map { $0.replacing("N", with: "\(index)") }.joined(separator: "\n  then ") + "\n"
    }.joined()
  }

  /// Conditions and actions; `N` is the number of the rule.
  private static let kinds: [(String, String)] = [
    (#"size(title) > 8N"#, #"error "title has {size(title)} characters" at title"#),
    (#"push_type == "background" && priority == "high""#, #"warn "rule N: not urgent""#),
    (#"has(data.campaign_N) && data.campaign_N.startsWith("spring")"#, #"set apple.interruption_level = "passive""#),
    (#"has(data.msg_N) && !has(data.message)"#, #"rename data.msg_N -> data.message"#),
    (#"badge > 1N00"#, #"error "badge N is a mistake" at badge"#),
    (#"ttl > 864000 + N"#, #"set ttl = 864000"#),
    (#"body.contains("http://N.")"#, #"warn "a link N without TLS" at body"#),
    (#"title.matches("^(SALE|PROMO)-N[0-9]+ ")"#, #"set apple.category = "marketing""#),
    (#"apple.topic in ["com.example.n-N", "com.example.old-N"]"#, #"error "the app N is gone" at apple.topic"#),
    (#"media.image.startsWith("http://img-N")"#, #"drop media.image"#),
  ]
}

import PushIR
import PushRules
import Testing

/// Every macro on lists and maps. The badge of the message is 2, and its data contains a ride.
@Suite("Macros")
struct MacroTests {
  @Test(
    "macros",
    arguments: [
      ("has(badge)", "true"), ("has(title)", "false"), ("has(data.ride)", "true"), ("has(data.bus)", "false"),
      ("has(data.ride.id) && !has(data.ride.name)", "true"), ("has({'a': 1}.a)", "true"), ("has({'a': 1}.b)", "false"),
      ("[1, 2, 3].all(n, n > 0)", "true"), ("[1, 2, 3].all(n, n > badge)", "false"), ("[].all(n, n > badge)", "true"),
      ("{'a': 1, 'b': 2}.all(k, size(k) == 1)", "true"), ("{'a': 1, 'bc': 2}.all(k, size(k) == 1)", "false"),
      ("[1, 2, 3].exists(n, n == badge)", "true"), ("[1, 3].exists(n, n == badge)", "false"),
      ("[].exists(n, n == badge)", "false"), ("data.ride.exists(k, k == 'id')", "true"),
      ("[1, 2, 3].exists_one(n, n == badge)", "true"), ("[2, 2, 3].exists_one(n, n == badge)", "false"),
      ("[].exists_one(n, n == badge)", "false"), ("{'a': 1, 'b': 2}.exists_one(k, k < 'b')", "true"),
      ("[1, 2, 3].filter(n, has(badge) && !(n == badge))", "[1,3]"),
      ("[].filter(n, !(has(badge) && n == badge))", "[]"),
      ("{'a': 1, 'b': 2}.filter(k, k > 'a')", #"["b"]"#),
      ("[1, 2, 3].map(n, n * badge)", "[2,4,6]"), ("[].map(n, n * badge)", "[]"),
      ("{'a': 1, 'b': 2}.map(k, k + k)", #"["aa","bb"]"#),
      ("[1, 2, 3].map(n, has(badge) && !(n == badge), n * 10)", "[10,30]"),
    ])
  func macros(_ text: String, _ expected: String) { #expect(result(text) == expected) }

  @Test(
    "macros within macros have variables of their own",
    arguments: [
      ("[[1, 2], [3]].map(row, row.map(n, n * badge))", "[[2,4],[6]]"),
      ("[[1, 2], [3]].exists(row, row.all(n, n > badge))", "true"),
      ("[1, 2].map(n, [10, 20].map(n, n + 1))", "[[11,21],[11,21]]"),
      ("[1, 2, 3, 4].filter(n, n % 2 == 0).map(n, n * n)", "[4,16]"), ("[3, 4].map(badge, badge + 1)", "[4,5]"),
    ])
  func nested(_ text: String, _ expected: String) { #expect(result(text) == expected) }

  @Test(
    "all and exists are decided by one element, whatever fails at another",
    arguments: [
      ("[2, 1].all(n, 1 / (n - badge) > 5)", "false"), ("[2, 3].exists(n, 1 / (n - badge) > 0)", "true"),
      ("[1, 2].all(n, n > badge || 1 / (n - 1) > 5)", "false"),
    ])
  func decided(_ text: String, _ expected: String) { #expect(result(text) == expected) }

  @Test(
    "what fails at one element fails the others",
    arguments: [
      "[3, 2].exists_one(n, 1 / (n - badge) > 0)", "[3, 2].map(n, 1 / (n - badge))",
      "[3, 2].filter(n, 1 / (n - badge) > 0)",
      "[3, 2].all(n, 1 / (n - badge) > 0)", "[2].exists(n, 1 / (n - badge) > 0)",
    ])
  func failing(_ text: String) { #expect(result(text).hasPrefix("failed: ")) }

  private func result(_ text: String) -> String {
    var message = Message()
    message[.badge] = 2
    message[.data] = #"{"ride": {"id": 7}}"#
    return Compiled(text).result(for: message)
  }
}

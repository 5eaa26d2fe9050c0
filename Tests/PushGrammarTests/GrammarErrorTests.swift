import Testing

@testable import PushGrammar

/// Each error with its location. The grammars are on one line, so that the column is easy to see.
@Suite struct GrammarErrorTests {
  private func error(in text: String) -> String {
    do {
      _ = try GrammarSet([(name: "test", text: text)])
      return "no error"
    } catch {
      return error.description
    }
  }

  @Test(arguments: [
    ("a = { b: § }", "1:10: expected a name, a literal or a sign of the grammar, found '§'"),
    ("a = { b: \"x }", "1:10: expected a closing '\"' on the same line"),
    ("a = { b: \"\\n\" }", "1:12: expected '\"', '\\' or '/' after '\\'"),
    ("a = { b: 1-2 }", "1:10: expected a number, found '1-2'"),
    ("a = { ; late\n}", "1:7: expected a comment on a line of its own, above what it documents"),
  ])
  func wrongSignsAreErrors(text: String, expected: String) {
    #expect(error(in: text) == "grammar/test.cddl:\(expected)")
  }

  @Test(arguments: [
    ("", "1:1: expected the name of a rule, found the end of the file"),
    ("\n  = {}", "2:3: expected the name of a rule, found '='"),
    ("a { b: text }", "1:3: expected '=' after the name of a rule, found '{'"),
    ("a = text .feature \"undocumented\"", "1:1: expected no '.feature' here but 'lower-camel-case'"),
    ("a = { b text }", "1:9: expected ':' after a key, found 'text'"),
    ("a = { b-c: text }", "1:7: expected quotes around a key with '-' or '.', found 'b-c'"),
    ("a = { 1: text }", "1:7: expected a key, '?', '* text => any' or '}', found 1"),
    ("a = { b: text", "1:14: expected a key, '?', '* text => any' or '}', found the end of the file"),
    ("a = { * int => any }", "1:9: expected 'text => any', found 'int'"),
    ("a = { * text => int }", "1:17: expected 'any' or 'text', found 'int'"),
    ("a = { * text => any, b: text }", "1:22: expected '}' after '* text => …', which is last, found 'b'"),
    ("a = { b: text * text => text }", "1:25: expected 'any': an object with members is open to any value"),
  ])
  func wrongRulesAndMembersAreErrors(text: String, expected: String) {
    #expect(error(in: text) == "grammar/test.cddl:\(expected)")
  }

  @Test(arguments: [
    ("?", "1:10: expected a type, found '?'"),
    ("{ c: text }", "1:10: expected '{ * text => any }': an object with members is a rule of its own"),
    ("5..1", "1:13: expected an integer from 5 on, found 1"),
    ("1..2.5", "1:13: expected an integer from 1 on, found 2.5"),
    ("1.5", "1:14: expected '..' after a number with a fraction, found '}'"),
    ("1.5..1.0", "1:15: expected a number with a fraction from 1.5 on, found 1.0"),
    ("[text]", "1:11: expected how many elements: '*', '+' or '1*5', found 'text'"),
    ("[3*2 text]", "1:13: expected an integer from 3 on, found 2"),
    ("[* text", "1:18: expected ']' after the type of the elements, found '}'"),
    ("(text", "1:16: expected ')' after a type in parentheses, found '}'"),
    ("&( 1: 2 )", "1:13: expected a name for a number, or ')', found 1"),
    ("&( c: d )", "1:16: expected an integer, found 'd'"),
    ("int .size 4", "1:14: expected 'text' in front of a limit of texts, found '.size'"),
    ("text .size \"a\"", "1:21: expected a size: '64' or '(1..64)'"),
    ("text .regexp 4", "1:23: expected a text in quotes, found 4"),
    ("text .default \"a\"", "1:15: expected '.size', '.regexp' or '.feature', found '.default'"),
    (
      "text .size 4 .regexp \"a\"",
      "1:23: expected parentheses around what is before: CDDL takes one operator for each type, found '.regexp'"
    ),
    (
      "0..4 .feature \"undocumented\"",
      "1:15: expected parentheses around what is before: CDDL takes one operator for each type, found '.feature'"
    ),
    (
      "\"a\" / \"b\" .feature \"undocumented\"",
      "1:10: expected parentheses around the choice: '.feature' holds for one alternative only"
    ),
    (
      "text .feature \"ignored-since-gorush\"",
      "1:24: expected a feature of members, which grammar/README.md lists, found \"ignored-since-gorush\""
    ),
  ])
  func wrongTypesAreErrors(type: String, expected: String) {
    #expect(error(in: "a = { b: \(type) }") == "grammar/test.cddl:\(expected)")
  }

  @Test(arguments: [
    ("a = text", "1:1: expected an object with members: 'a' is what a document can be"),
    ("a = b / c\nb = { d: text }", "1:9: expected a rule: 'c' is not one"),
    ("a = b / c\nb = { d: text }\nc = text", "3:1: expected an object with members: 'c' is what a document can be"),
    ("a = b / c\nb = { d: a }\nc = {}", "2:10: expected a rule: 'a' is not one"),
    ("a = b / c\nb = {}\nc = {}\na = {}", "4:1: expected a new name: 'a' is a rule already"),
    ("a = { b: text }\na = text", "2:1: expected a new name: 'a' is a rule already"),
    ("a = { b: c }", "1:10: expected a rule: 'c' is not one"),
    ("a = { b: c / text }\nc = d\nd = c", "2:1: expected a type: 'c' leads back to itself"),
    ("a = { b: $fcm-c }", "1:10: expected an object rule of another file: '$fcm-c' is not one"),
    ("a = { b: text, b: int }", "1:16: expected a new key: 'b' is declared above already"),
    ("a = { b_c: text, \"b-c\": int, b__c: int }", "1:30: expected a key whose Swift name is not that of 'b-c' too"),
    (
      "a = { ? b: text .feature \"misspelled-c\" }",
      "1:9: expected the right key behind 'misspelled-': 'c' is no member here"
    ),
    ("a = { b: text .feature \"misspelled-c\", c: text }", "1:7: expected '?' before a misspelled key"),
    ("a = { b: null }", "1:7: expected another alternative: 'null' alone says nothing"),
    ("a = { b: any / text }", "1:7: expected alternatives of one JSON kind each"),
    ("a = { b: text / \"c\" }", "1:7: expected alternatives of different JSON kinds"),
    ("a = { b: int / number }", "1:7: expected alternatives of different JSON kinds"),
    (
      "a = { b: [* number] }",
      "1:7: expected an array of texts, integers, objects or 'any': decoders check no others"
    ),
    (
      "a = { b: [* \"c\" / \"d\"] }",
      "1:7: expected an array of texts, integers, objects or 'any': decoders check no others"
    ),
    ("a = { b: [1*5 int] }", "1:7: expected '[* …]': only arrays of texts and objects have bounds"),
  ])
  func whatMustHold(text: String, expected: String) {
    #expect(error(in: text) == "grammar/test.cddl:\(expected)")
  }
}

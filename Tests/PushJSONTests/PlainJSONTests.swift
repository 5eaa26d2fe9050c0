import PushDiagnostics
import RepositoryTesting
import Testing

@testable import PushJSON

/// Text that is almost JSON becomes JSON of the same length.
@Suite struct PlainJSONTests {
  @Test(arguments: [
    ("{\"a\": 1, // one\n \"b\": 2}", "{\"a\": 1,       \n \"b\": 2}"),
    ("[1, /* two\n three */ 4]", "[1,       \n          4]"),
    ("{\"a\": [1, 2,], }", "{\"a\": [1, 2 ]  }"),
    (#"{"a": "// no comment", "b": "/* nor this */",}"#, #"{"a": "// no comment", "b": "/* nor this */" }"#),
    (#"{"a": "\",}", }"#, #"{"a": "\",}"  }"#),
    ("[1, // last\n]", "[1         \n]"),
  ])
  func commentsAndTrailingCommasBecomeSpaces(_ text: String, _ plain: String) {
    #expect(plainText(of: text, .jsonc) == plain)
    #expect(Scanned(plain).isAccepted)
  }

  /// Text that is not JSON with comments either is unchanged, so that the error refers to it.
  @Test(arguments: ["[,]", "{,}", "[1,,]", "/* open", "[1 / 2]", "{\"a\": {{b}}}"])
  func whatIsNoneStays(_ text: String) {
    #expect(!Scanned(plainText(of: text, .jsonc)).isAccepted)
  }

  /// To search the end of each comment up to the end of the file would take minutes.
  @Test func unclosedCommentsAreSearchedOnce() {
    let text = "[" + String(repeating: "/* x ", count: 200_000)
    #expect(plainText(of: text, .jsonc) == text)
    let closed = text + "*/ 1]"
    #expect(Scanned(plainText(of: closed, .jsonc)).canonical == "[1]")
  }

  @Test(arguments: [
    (#"{"a": {{b}}}"#, #"{"a": "{b}"}"#),
    (#"{"a": {{{b}}}}"#, #"{"a": "{{b}}"}"#),
    (
      #"{"a": ${b}, "c": $D, "e": __F__, "g": %H%, "i": <j>}"#, #"{"a": "{b", "c": "", "e": "_F_", "g": "H", "i": "j"}"#
    ),
    (#"[<%= b %>, {{x}}.{{y}}, 1{{z}}0]"#, #"["%= b %", "{x}}'{{y}", "{{z}}"]"#),
    (#"{"a": {{ b | default: "c" }}}"#, #"{"a": "{ b | default: 'c' }"}"#),
    (#"{ {{k}}: 1}"#, #"{ "{k}": 1}"#),
  ])
  func markersThatStandForValuesBecomeStrings(_ text: String, _ plain: String) {
    #expect(plainText(of: text, .template) == plain)
    #expect(Scanned(plain).isAccepted)
  }

  @Test(arguments: [
    (#"{"a": {"b": 1}, {{ c }}}"#, #"{"a":{"b":1}}"#), (#"{"a": {"b": 1},{{{c}}}}"#, #"{"a":{"b":1}}"#),
    (#"{"a": 1{% if c %}, {{ c }}{% endif %}}"#, #"{"a":1}"#), (#"{"a": 1 {{ c }} }"#, #"{"a":1}"#),
    (#"{"a": [1]{{ c }}, "b": {}{{ d }}}"#, #"{"a":[1],"b":{}}"#),
    (#"{ {{ c }}, {{ d }}, "a": 1}"#, #"{"a":1}"#), (#"{"a": 1, {{ c }}, "b": 2}"#, #"{"a":1,"b":2}"#),
    (#"{"a": "1" {{ c }}, "b": 2}"#, #"{"a":"1","b":2}"#), (#"{"a": 1, {{ c }} "b": 2}"#, #"{"a":1,"b":2}"#),
    (#"{ <%= c %> }"#, "{}"), (#"{"a": 1, $C}"#, #"{"a":1}"#),
  ])
  func markersThatInsertMembersBecomeSpaces(_ text: String, _ canonical: String) {
    let plain = plainText(of: text, .template)
    #expect(plain.utf8.count == text.utf8.count)
    #expect(Scanned(plain).canonical == canonical)
  }

  /// A colon or an array makes them names and values; and one comma more is still too many.
  @Test(arguments: [
    (#"{"a": 1, {{b}}{{c}}: 2}"#, #"{"a": 1, "{b}'{{c}": 2}"#), (#"{"a": 1, {{b}}_c : 2}"#, #"{"a": 1, "{b}}_" : 2}"#),
    (#"[1, {{b}}]"#, #"[1, "{b}"]"#), (#"{"a": [{{b}}, {"c": {{d}}}]}"#, #"{"a": ["{b}", {"c": "{d}"}]}"#),
    (#"{ {{c}},, "a": 1}"#, #"{       , "a": 1}"#),
  ])
  func otherMarkersInsertNone(_ text: String, _ plain: String) { #expect(plainText(of: text, .template) == plain) }

  @Test func markerInStringLosesItsQuotes() {
    #expect(plainText(of: #"{"a": "{{ b | or("c") }}"}"#, .template) == #"{"a": "{{ b | or('c') }}"}"#)
  }

  @Test(arguments: [
    (#"{ {% if x %}"a": 1{% else %}"a": 2{% endif %} }"#, #"{"a":1}"#),
    (#"{ {{#if x}}"a": 1{{else}}"a": 2{{/if}} }"#, #"{"a":1}"#),
    (#"{ {{ if .x }}"a": 1{{ else }}"a": 2{{ end }} }"#, #"{"a":1}"#),
    (#"{ <% if x %>"a": 1<% else %>"a": 2<% end %> }"#, #"{"a":1}"#),
    (#"{ <% if (x) { %>"a": 1<% } else { %>"a": 2<% } %> }"#, #"{"a":1}"#),
    (#"[ {% for i in x %}"{{i}}",{% endfor %} ]"#, #"["{{i}}"]"#),
    (#"[ {% case x %}{% when 1 %}1{% when 2 %}2{% else %}3{% endcase %} ]"#, "[1]"),
    (#"[ {% if a %}{% if b %}1{% else %}2{% endif %}{% else %}{% if c %}3{% endif %}4{% endif %} ]"#, "[1]"),
    ("{# a remark #}[1{{! and another }}]{{> footer}}", "[1]"),
  ])
  func firstBranchOfStatementsIsRead(_ text: String, _ canonical: String) {
    let plain = plainText(of: text, .template)
    #expect(plain.utf8.count == text.utf8.count)
    #expect(Scanned(plain).canonical == canonical)
  }

  /// Offsets are preserved for any text.
  @Test func anyTextKeepsItsLengthAndItsLines() {
    var random = SeededGenerator(seed: 1)
    let parts = [
      "{{", "}}", "{%", "%}", "if ", "else", "end", "\"", "\\", ",", "}", "]", "[", "{", "//", "/*", "*/", "\n", "$A",
      "<", "é", "1",
    ]
    for _ in 0..<2_000 {
      let text = (0..<Int.random(in: 0...12, using: &random)).map { _ in parts.randomElement(using: &random) ?? "" }
        .joined()
      for syntax in [Source.Syntax.jsonc, .template] {
        let source = Source(name: "", bytes: SourceBytes(text.utf8), syntax: syntax)
        #expect(source.count == text.utf8.count, "\(text)")
        let lines = (0..<source.count).filter { source[$0] == 0x0a }
        // A line break inside a marker in a string is not a line break of the document.
        if syntax == .jsonc { #expect(lines == Array(text.utf8).indices.filter { Array(text.utf8)[$0] == 0x0a }) }
      }
    }
  }

  private func plainText(of text: String, _ syntax: Source.Syntax) -> String {
    Source(name: "", bytes: SourceBytes(text.utf8), syntax: syntax).text
  }
}

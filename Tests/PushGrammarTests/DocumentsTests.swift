import Testing

@testable import PushGrammar

/// The generated documents: the JSON Schema and the reference table.
@Suite struct DocumentsTests {
  private func grammar(_ text: String) throws -> FormatGrammar {
    try #require(GrammarSet([(name: "test", text: text)]).grammars.first)
  }

  private let sample = """
    ; A format.

    ; The root.
    root = {
      ; The title, a|b.
      title: text .size (5..64),
      ? level: &( low: 0, high: 1 ),
      ? old: (0..4) .feature "ignored-since-p-1",
      * text => any
    }
    """

  @Test func schemaHasAllOfTheGrammar() throws {
    #expect(
      JSONSchema(grammar: try grammar(sample)).text == """
        {
          "$schema": "https://json-schema.org/draft/2020-12/schema",
          "$comment": "Written by `swift run pushc-generate` from grammar/test.cddl. Do not edit.",
          "title": "test",
          "description": "A format.\\npushc lint also takes null for most optional members, placeholders such as {{name}} in texts, and other forms that the service is known to take, such as numbers in quotes for FCM.",
          "$ref": "#/$defs/root",
          "$defs": {
            "root": {
              "description": "The root.",
              "type": "object",
              "properties": {
                "title": {
                  "description": "The title, a|b.",
                  "type": "string",
                  "minLength": 2,
                  "maxLength": 64
                },
                "level": {
                  "oneOf": [
                    {
                      "const": 0,
                      "title": "low"
                    },
                    {
                      "const": 1,
                      "title": "high"
                    }
                  ]
                },
                "old": {
                  "description": "Without effect since p 1.",
                  "deprecated": true,
                  "type": "integer",
                  "minimum": 0,
                  "maximum": 4
                }
              },
              "required": ["title"],
              "additionalProperties": true
            }
          }
        }

        """)
  }

  @Test func tableHasAllOfTheGrammar() throws {
    #expect(
      ReferenceTable(grammar: try grammar(sample)).text == """
        <!-- Written by `swift run pushc-generate` from grammar/test.cddl. Do not edit. -->

        # test

        A format.

        ## root

        The root.

        | key | type | required | meaning |
        | --- | --- | --- | --- |
        | `title` | text of 5 to 64 bytes | yes | The title, a\\|b. |
        | `level` | 0 (low), 1 (high) |  |  |
        | `old` | integer 0 to 4 |  | Without effect since p 1. |
        | other keys | any |  | Allowed, and kept. |

        """)
  }

  private let union = """
    ; What there is.
    document = request / part

    request = { part: part, "thread-id": text, ? thread_id: text }
    part = { ? a: bool }
    """

  @Test func schemaTakesEveryDocumentOfAUnion() throws {
    let text = JSONSchema(grammar: try grammar(union)).text
    #expect(
      text.contains(
        ##"""
          "anyOf": [
            {
              "$ref": "#/$defs/request"
            },
            {
              "$ref": "#/$defs/part"
            }
          ],
          "$defs": {
            "request": {
        """##))
    #expect(!text.contains("\"document\""))
  }

  /// A payload with any keys would take every record, whatever is wrong in it.
  @Test func schemaTellsRecordsFromPayloads() throws {
    let set = try GrammarSet([
      (
        name: "test",
        text: """
        document = payload / record

        payload = { ? aps: aps, * text => any }
        aps = { ? badge: int }
        record = { target: "test", ? headers: { * text => text }, body: { * text => any } }
        """
      ),
      (name: "sdk", text: "payload = { ? aps: $test-aps, ? sdk: int, * text => any }"),
    ]).grammars
    let payload = ##"{"$ref":"#/$defs/payload"}"##
    for grammar in set {
      let schema = JSONSchema(grammar: grammar, all: set).text.filter { !$0.isWhitespace }
      let isTarget = #"{"required":["target"],"properties":{"target":{"enum":["test"]}}}"#
      #expect(
        schema.contains(
          #""if":{"required":["body"],"properties":{"body":{"type":"object"}},"anyOf":[\#(isTarget),"#
            + ##"{"required":["headers"]}]},"then":{"$ref":"#/$defs/record"},"else":\##(payload),"$defs":"##))
      #expect(schema.contains(#""body":\#(payload)"#))
      #expect(schema.contains(#""required":["body"],"additionalProperties":true"#) == (grammar.name == "sdk"))
    }
  }

  @Test func tableNamesEveryDocumentOfAUnion() throws {
    let text = ReferenceTable(grammar: try grammar(union)).text
    #expect(text.contains("\n\nWhat there is. A document is [request](#request) or [part](#part).\n\n## request\n"))
  }

  @Test func documentMayBeAList() throws {
    let grammar = try grammar("document = request / [*100 request]\n\nrequest = { ? a: bool }")
    #expect(grammar.documents.map(\.name) == ["request"])
    let schema = JSONSchema(grammar: grammar).text.filter { !$0.isWhitespace }
    let one = ##"{"$ref":"#/$defs/request"}"##
    #expect(schema.contains(#""anyOf":[\#(one),{"type":"array","items":\#(one),"#))
    #expect(schema.contains(#""maxItems":100}],"$defs""#))
    #expect(
      ReferenceTable(grammar: grammar).text.contains(
        "A document is [request](#request) or array of 0 to 100: [request](#request)."))
  }

  @Test func elementsOfAListMayBeOfSeveralRules() throws {
    let grammar = try grammar("document = a / b / [* a / b]\n\na = { ? x: bool }\nb = { ? y: bool }")
    let schema = JSONSchema(grammar: grammar).text.filter { !$0.isWhitespace }
    let each = ##"{"$ref":"#/$defs/a"},{"$ref":"#/$defs/b"}"##
    #expect(schema.contains(#""anyOf":[\#(each),{"type":"array","items":{"anyOf":[\#(each)]}}],"$defs""#))
  }

  @Test func firstOfAUnionIsTheRoot() throws {
    let grammar = try grammar(union)
    #expect(grammar.documents.map(\.name) == ["request", "part"])
    #expect(grammar.root.name == "request")
    #expect(ObjectPaths(grammar: grammar).all.map(\.keys) == [["part", "thread-id", "thread_id"], ["a"]])
  }

  /// Names of HTTP headers may be in any case. Those that do not begin as the service's own are allowed.
  @Test func headersInAnyCase() throws {
    let text = JSONSchema(grammar: try grammar("root = { ? headers: headers }\n\nheaders = { ? \"x-id\": text }")).text
    let flat = text.split(separator: "\n").map { $0.drop { $0 == " " } }.joined()
    #expect(
      flat.contains(
        ##""patternProperties": {"^[Xx]-[Ii][Dd]$": {"$ref": "#/$defs/headers/properties/x-id"},"##
          + #""^(?:[^Xx])": {}},"additionalProperties": false"#))
  }

  @Test(arguments: [
    ("text .regexp \"a+\"", #""type": "string","pattern": "^(?:a+)$""#),
    ("uint", #""type": "integer","minimum": 0"#),
    ("[1*5 text]", #""type": "array","items": {"type": "string"},"minItems": 1,"maxItems": 5"#),
    ("\"x\" / \"y\"", #""enum": ["x", "y"]"#),
    ("text / null", #""anyOf": [{"type": "string"},{"type": "null"}]"#),
    ("{ * text => text }", #""type": "object","additionalProperties": {"type": "string"}"#),
    ("root", ##""$ref": "#/$defs/root""##),
    ("$test-root", ##""$ref": "#/$defs/test.root""##),
  ])
  func eachTypeHasItsKeywords(type: String, expected: String) throws {
    let text = JSONSchema(grammar: try grammar("root = { ? a: \(type) }")).text
    // Without the layout, which the complete schema above covers.
    let flat = text.split(separator: "\n").map { $0.drop { $0 == " " } }.joined()
    #expect(flat.contains(#""a": {"# + expected + "}"))
  }
}

import PushDiagnostics
import PushRules
import Testing

@Suite("What is wrong with an expression, and where")
struct ExpressionFindingTests {
  @Test(
    "syntax",
    arguments: [
      ("title = 'x'", "RULE110 <=> unexpected = (write ==)"),
      ("title == 'a' & has(body)", "RULE110 <&> unexpected & (write &&)"),
      ("1 +", "RULE110 <+> expected a value behind this"), ("size(title", "RULE110 <e> expected , or ) behind this"),
      ("a b", "RULE110 <b> expected an operator or the end"), ("f(1,)", "RULE110 <)> expected a value"),
      ("1x", "RULE110 <1x> 1x is neither a number nor a name"),
      ("as + 1", "RULE110 <as> as is a reserved word"),
      ("'abc", "RULE110 <'abc> the text does not end: its closing quote is missing"),
      ("!-1 == 1", "RULE110 <-> expected a value; put parentheses between ! and -"),
      ("[1].all(1, true)", "RULE110 <1> the variable of all is a simple name"),
      (
        "has(1)",
        "RULE110 <1> has takes a field or a member by its name (as in has(title) or has(data.campaign))"
      ),
      (
        "has(data['a-b'])",
        "RULE110 <data['a-b']> has takes a field or a member by its name (write has(data) && \"a-b\" in data)"
      ),
      (
        "data.campaign-id == 'x' || data.in == 1",
        #"RULE110 <in> in is a reserved word (write ["in"] for a member)"#
      ),
      ("", "RULE110 <> expected a value behind this"),
    ])
  func syntax(_ text: String, _ report: String) {
    #expect(Compiled(text).report == [report])
  }

  @Test(
    "names",
    arguments: [
      (
        "tap == 'x'",
        #"RULE111 <tap> unknown name "tap" (its fields are tap.url, tap.deep_link, tap.action, tap.in_web_view, tap.event and tap.in_app)"#
      ),
      ("apple == 'x'", #"RULE111 <apple> unknown name "apple" (pushc rules list --fields prints its fields)"#),
      ("titel == 'x'", #"RULE111 <titel> unknown name "titel" (did you mean title?)"#),
      ("thread_id == 'x'", #"RULE111 <thread_id> unknown name "thread_id" (did you mean apple.thread_id?)"#),
      ("Title == 'x'", #"RULE111 <Title> unknown name "Title" (did you mean title?)"#),
      ("tap.deeplink == 'x'", #"RULE111 <tap.deeplink> unknown name "tap.deeplink" (did you mean tap.deep_link?)"#),
      ("urgncy == 'high'", #"RULE111 <urgncy> unknown name "urgncy" (did you mean priority?)"#),
      (
        "badge.incremnt == 1",
        "RULE111 <incremnt> unknown name badge.incremnt: badge is an int (did you mean badge_increment?)"
      ),
      ("time_to_live > 0", #"RULE111 <time_to_live> unknown name "time_to_live" (did you mean ttl?)"#),
      ("tag == 'x'", #"RULE111 <tag> unknown name "tag" (did you mean collapse_id?)"#),
      ("delivery.lifetime > 0", #"RULE111 <delivery.lifetime> unknown name "delivery.lifetime" (did you mean ttl?)"#),
      ("alert == 'Hi'", #"RULE111 <alert> unknown name "alert" (did you mean body?)"#),
      ("'Hi' != alert", #"RULE111 <alert> unknown name "alert" (did you mean body?)"#),
      ("push_type == alert", #"RULE111 <alert> unknown name "alert" (a text needs quotes: "alert")"#),
      ("push_type in [alert]", #"RULE111 <alert> unknown name "alert" (a text needs quotes: "alert")"#),
      ("foo.bar == 1", #"RULE111 <foo.bar> unknown name "foo.bar""#),
      ("starts(title)", #"RULE119 <starts> unknown function "starts""#),
      ("title.strtsWith('a')", #"RULE119 <strtsWith> unknown function "strtsWith" (did you mean startsWith?)"#),
      (
        "startsWith(title, 'a')",
        #"RULE119 <startsWith> unknown function "startsWith" (write title.startsWith('a'))"#
      ),
    ])
  func names(_ text: String, _ report: String) {
    #expect(Compiled(text).report == [report])
  }

  @Test(
    "words of other languages",
    arguments: [
      ("badge > 3 and has(title)", "RULE110 <and> \"and\" is not a valid operator (write &&)"),
      ("badge > 3 or has(title)", "RULE110 <or> \"or\" is not a valid operator (write ||)"),
      ("not has(title)", "RULE110 <not> \"not\" is not a valid operator (write !)"),
      ("title is not null", "RULE110 <is not null> \"is not null\" is not a valid operator (write has(…))"),
      ("badge !== 3", "RULE110 <!==> unexpected !== (write !=)"),
      ("not(has(title))", #"RULE119 <not> unknown function "not" (write !)"#),
      ("len(title) > 3", #"RULE119 <len> unknown function "len" (write size(title))"#),
      ("title.length() > 3", #"RULE119 <length> unknown function "length" (write size(title))"#),
      ("title.length > 3", "RULE111 <length> unknown name title.length: title is a string (write size(title))"),
      ("lower(title) == 'x'", #"RULE119 <lower> unknown function "lower" (write title.lowerAscii())"#),
      ("title.includes('x')", #"RULE119 <includes> unknown function "includes" (write title.contains('x'))"#),
      ("silent == True", #"RULE111 <True> unknown name "True" (write true)"#),
      ("title == “x”", #"RULE110 <“> unexpected “ (quotes are straight: " or ')"#),
      ("title\u{a0}== 3", "RULE110 <\u{a0}> unexpected no-break space (write a space)"),
    ])
  func foreignWords(_ text: String, _ report: String) {
    #expect(Compiled(text).report == [report])
  }

  @Test(
    "a hyphen in a name",
    arguments: [
      (
        "huawei.big-title == 'x'",
        #"RULE111 <huawei.big-title> unknown name "huawei.big-title" (did you mean huawei.big_title?)"#
      ),
      ("tap.in-web-view == true", "RULE110 <in> in is a reserved word (did you mean in_web_view?)"),
      (
        "metadata.group-id == 'x'",
        #"RULE111 <metadata.group-id> unknown name "metadata.group-id" (did you mean metadata.group_id?)"#
      ),
      ("apns-priority == 'x'", #"RULE111 <apns-priority> unknown name "apns-priority" (did you mean priority?)"#),
      (
        "data.deep-link == 'x'",
        #"RULE111 <link> unknown name "link": the hyphen is a minus (write data["deep-link"])"#
      ),
      ("data.a.b-c-d == 'x'", #"RULE111 <d> unknown name "d": the hyphen is a minus (write data.a["b-c-d"])"#),
    ])
  func hyphens(_ text: String, _ report: String) {
    #expect(Compiled(text).report == [report])
  }

  @Test(
    "a minus between names is a difference", arguments: ["data.total-badge > 1", "badge-1 > 1", "badge-data.seen > 1"])
  func differences(_ text: String) {
    #expect(Compiled(text).report == [])
  }

  @Test(
    "types",
    arguments: [
      ("badge == \"10\"", #"RULE112 <"10"> badge is an int, "10" is a string (write 10)"#),
      ("title == 10", #"RULE112 <10> title is a string, 10 is an int (write "10")"#),
      ("silent == 1", "RULE112 <1> silent is a bool, 1 is an int (write true)"),
      ("apple.relevance_score > 1", "RULE112 <1> apple.relevance_score is a double, 1 is an int (write 1.0)"),
      ("apple.relevance_score > 1.0 / 3", "RULE112 <3> 1.0 is a double, 3 is an int (write 3.0)"),
      ("1.0 / badge > 0.5", "RULE112 <badge> 1.0 is a double, badge is an int (write double(badge))"),
      ("badge / 2.0 > 0.5", "RULE112 <badge> badge is an int, 2.0 is a double (write double(badge))"),
      ("badge > 1.0", "RULE112 <1.0> badge is an int, 1.0 is a double (write 1)"),
      ("badge > 1.5", "RULE112 <badge> badge is an int, 1.5 is a double (write double(badge))"),
      (
        "title == null",
        "RULE112 <null> title is a string, never null (write !has(title))"
      ),
      ("push_type == null", "RULE112 <null> push_type is a string, never null"),
      ("[1] + ['a'] == []", "RULE112 <['a']> [1] is a list(int), ['a'] is a list(string)"),
      ("badge in ['1']", "RULE112 <['1']> badge is an int, ['1'] is a list(string)"),
      ("badge in 3", "RULE112 <3> 3 is an int: in takes a list or a map"),
      ("title > body + 1", #"RULE112 <1> body is a string, 1 is an int (write "1")"#),
      (
        "title && has(body)",
        "RULE112 <title> title is a string, where a bool is required "
          + "(compare it with something, or ask whether it is there: has(title))"
      ),
      ("title + badge == 'x'", "RULE112 <badge> title is a string, badge is an int (write string(badge))"),
      (
        "title > 50",
        "RULE112 <title> title is a string, 50 is an int (for the length of a text, write size(title))"
      ),
      (
        "ttl > duration('24h')",
        "RULE112 <duration('24h')> ttl is an int, duration('24h') is a duration "
          + "(it counts seconds: write 86400)"
      ),
      ("-true", "RULE112 <true> true is a bool, which - does not take"),
      ("title[0]", "RULE112 <0> title is a string and has no elements"),
      (
        "title.size('x') == 1",
        "RULE112 <size> size does not take 1 argument (there is string.size(), bytes.size(), "
          + "list(dyn).size(), map(dyn, dyn).size())"
      ),
      (
        "title.startsWith(3)",
        "RULE112 <3> startsWith does not take this: 3 is an int (there is string.startsWith(string))"
      ),
      ("title.exists(x, true)", "RULE112 <title> title is a string: exists goes through a list or a map"),
      (
        "has(title) ? 1 : 'a'",
        "RULE112 <has(title) ? 1 : 'a'> both results of ?: have one type: 1 is an int, "
          + "'a' is a string (write dyn(…) around one of them, if both are meant)"
      ),
    ])
  func types(_ text: String, _ report: String) {
    #expect(Compiled(text).report == [report])
  }

  @Test(
    "words",
    arguments: [
      ("priority == 'hight'", #"RULE113 <'hight'> priority is never "hight" (did you mean "high"?)"#),
      (
        "'x' == android.visibility",
        #"RULE113 <'x'> android.visibility is never "x" (it is one of "secret", "private", "public")"#
      ),
      (
        "push_type in ['alert', 'vopi']",
        #"RULE113 <'vopi'> push_type is never "vopi" (did you mean "voip"?)"#
      ),
      (
        "push_type != (has(title) ? 'backgrond' : 'alert')",
        #"RULE113 <'backgrond'> push_type is never "backgrond" (did you mean "background"?)"#
      ),
    ])
  func words(_ text: String, _ report: String) {
    #expect(Compiled(text).report == [report])
  }

  @Test(
    "literals",
    arguments: [
      (
        #"title == "\d""#,
        #"RULE117 <\d> \d is not a valid escape (write \\ for a backslash, or put r before the quote, as regular "#
          + #"expressions are written: r"\d+")"#
      ),
      (#"'\uD800' == title"#, #"RULE117 <\uD800> \uD800 is not a valid Unicode character"#),
      ("badge == 9223372036854775808", "RULE117 <9223372036854775808> the number is more than an int can be"),
      (
        "duration('5 minutes') > duration('1s')",
        #"RULE117 <'5 minutes'> "5 minutes" is not a valid duration within 292 years, such as 90s, 1h30m or -1.5s"#
      ),
      ("int('twelve') == badge", #"RULE117 <'twelve'> "twelve" is not a valid int"#),
      ("title.matches(r'a**')", "RULE115 <**> bad repetition operator **"),
      (#"title.matches("a\\d(")"#, #"RULE115 <"a\\d("> missing ) at the end"#),
    ])
  func literals(_ text: String, _ report: String) {
    #expect(Compiled(text).report == [report])
  }

  @Test(
    "what rules do not have is refused by its name",
    arguments: [
      ("T{a: 1}", "T", LeftOut.messages), ("data.?a", ".?", .optionals), ("[?data.a]", "?", .optionals),
      ("optional.of(1)", "of", .optionals), ("cel.bind(x, 1, x)", "bind", .bindings),
      ("proto.hasExt(data, 'a')", "hasExt", .protocolBuffers), ("[1].all(i, v, v > 0)", "all", .twoVariables),
      ("title.format([1])", "format", .texts), ("[1].flatten()", "flatten", .lists),
      ("sets.contains([1], [1])", "contains", .lists),
      ("math.greatest(1, 2)", "greatest", .numbers), ("base64.encode(b'a')", "encode", .encoders),
      ("ip('1.2.3.4')", "ip", .addresses), ("timestamp(0).getHours('Europe/Paris')", "'Europe/Paris'", .namedZones),
    ])
  func leftOut(_ text: String, _ shown: String, _ what: LeftOut) {
    #expect(Compiled(text).report == ["RULE116 <\(shown)> rules have no \(what.name): \(what.reason)"])
  }

  @Test("the type of the place is asked for")
  func expectedType() {
    #expect(
      Compiled("title", expecting: .bool).report == [
        "RULE118 <title> the expression is a string; a bool is required here "
          + "(compare it with something, or ask whether it is there: has(title))"
      ])
    #expect(Compiled("data.campaign", expecting: .bool).report == [])
    #expect(Compiled("[title]", expecting: .list(.string)).report == [])
  }

  @Test("one load finds all errors, each at its place in the source")
  func several() {
    let text = "titel == 'x' && badge == '1' && boddy == 'y'"
    #expect(Compiled(text).findings.map { $0.span.start } == [0, 25, 32])
  }

  @Test("places count from the start of the source, wherever the expression stands in it")
  func offset() {
    let bytes = SourceBytes("when: titel == 'x'".utf8)
    var spans: [Span] = []
    _ = Expression.compile(
      Source(name: "rules", bytes: bytes), 6..<bytes.count, expecting: .bool, environment: .message
    ) { spans.append($0.span) }
    #expect(spans == [Span(6, 11)])
  }
}

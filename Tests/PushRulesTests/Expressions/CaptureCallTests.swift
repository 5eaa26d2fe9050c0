import PushIR
import PushRules
import Testing

@Suite("Parts of texts by groups of patterns")
struct CaptureCallTests {
  @Test(
    "as CEL's extension for regular expressions has them",
    arguments: [
      (#"regex.extract("hello world", "hello(.*)")"#, #"" world""#),
      (#"regex.extract("item-A, item-B", r"item-(\w+)")"#, #""A""#), (#"regex.extract("id=1, id=2", r"\d")"#, #""1""#),
      (#"regex.extract("HELLO", "hello")"#, #"absent: regex.extract("HELLO", "hello")"#),
      (#"regex.extract("ab", "(x)?ab")"#, #"absent: regex.extract("ab", "(x)?ab")"#),
      (#"regex.extract("ab", "(x*)ab")"#, #""""#),
      (#"regex.extract("HELLO", "hello").hasValue()"#, "false"),
      (#"regex.extract("hello", "hello").hasValue()"#, "true"),
      (#"regex.extract("HELLO", "hello").orValue("none")"#, #""none""#),
      (#"regex.extract("hello", "l+").orValue("none")"#, #""ll""#),
      (#"regex.extractAll("id:123, id:456", r"id:\d+")"#, #"["id:123","id:456"]"#),
      (#"regex.extractAll("id:123, id:456", r"id:(\d+)")"#, #"["123","456"]"#),
      (#"regex.extractAll("id:123, id:456", "assa")"#, "[]"), (#"regex.extractAll("ab", "(a)|b")"#, #"["a"]"#),
      (#"regex.replace("hello world hello", "hello", "hi")"#, #""hi world hi""#),
      (#"regex.replace("banana", "a", "x", 0)"#, #""banana""#),
      (#"regex.replace("banana", "a", "x", 1)"#, #""bxnana""#),
      (#"regex.replace("banana", "a", "x", 2)"#, #""bxnxna""#),
      (#"regex.replace("banana", "a", "x", -12)"#, #""bxnxnx""#),
      (#"regex.replace("foo bar", "(fo)o (ba)r", r"\2 \1")"#, #""ba fo""#),
      (#"regex.replace("ab", "(a)|(b)", r"<\1\2\0>\\")"#, #""<aa>\\<bb>\\""#),
      (#"regex.replace("abc", "x*", "-")"#, #""-a-b-c-""#), (#"regex.replace("héo", "", "$1")"#, #""$1h$1é$1o$1""#),
    ])
  func results(_ text: String, _ expected: String) {
    #expect(Compiled(text).result() == expected)
  }

  @Test(
    "a group can be asked for by its number or its name",
    arguments: [
      (#"regex.extract("a=1&b=2", r"(\w)=(\d)", 2)"#, #""1""#),
      (#"regex.extract("a=1&b=2", r"(\w)=(\d)", 0)"#, #""a=1""#),
      (#"regex.extract("a=1&b=2", r"(?P<key>\w)=(?P<value>\d)", "value")"#, #""1""#),
      (#"regex.extractAll("a=1&b=2", r"(?P<key>\w)=(?<value>\d)", "key")"#, #"["a","b"]"#),
      (#"["a=1", "b"].map(x, regex.extract(x, r"(\w)=(\d)", 1 + 1).orValue("none"))"#, #"["1","none"]"#),
    ])
  func groups(_ text: String, _ expected: String) {
    #expect(Compiled(text).result() == expected)
  }

  @Test(
    "what is wrong is found when the rule is loaded",
    arguments: [
      (
        #"regex.extract(title, r"(\w)=(\d)")"#,
        #"RULE120 <r"(\w)=(\d)"> the pattern has 2 groups, and regex.extract takes one (add which, as in "#
          + #"regex.extract(…, 1), or write (?:…) for those that capture nothing)"#
      ),
      (
        #"regex.extractAll(title, r"(?P<key>\w)=(\d)")"#,
        #"RULE120 <r"(?P<key>\w)=(\d)"> the pattern has 2 groups, and regex.extractAll takes one (add which, as in "#
          + #"regex.extractAll(…, "key"), or write (?:…) for those that capture nothing)"#
      ),
      (#"regex.extract(title, "(a)", 2)"#, "RULE120 <2> the pattern has no group 2 (it has group 1)"),
      (#"regex.extract(title, "(a)(b)", -1)"#, "RULE120 <-1> the pattern has no group -1 (it has groups 1 to 2)"),
      (
        #"regex.extract(title, "a", 1)"#,
        "RULE120 <1> the pattern has no group 1 (it has none: write (…) around what to capture)"
      ),
      (
        #"regex.extract(title, "(?P<campaign>a)", "campagin")"#,
        #"RULE120 <"campagin"> the pattern has no group named "campagin" (did you mean "campaign"?)"#
      ),
      (
        #"regex.extract(title, "(?P<id>a)", "name")"#,
        #"RULE120 <"name"> the pattern has no group named "name" (it has group 1, named id)"#
      ),
      (#"regex.replace(title, "(a)", r"\1\2")"#, #"RULE120 <\2> the pattern has no group 2 (it has group 1)"#),
      (
        #"regex.replace(title, "(?P<n>a)", r"\g<n>")"#,
        #"RULE117 <\g> \g in a replacement is not \0 to \9, which are groups, or \\ (write \\ for a backslash, and put "#
          + "r before the quote)"
      ),
      (
        #"regex.replace(title, "(a)", "\\1\\")"#,
        #"RULE117 <"\\1\\"> trailing \ (write \\ for a backslash, and put r before the quote)"#
      ),
      (#"regex.extract(title, "(a")"#, "RULE115 <(> missing ) at the end"),
      (#"regex.extract(title, "(?P<a>x)(?P<a>y)", 1)"#, "RULE115 <a> two groups have the name a"),
      (
        "regex.extract(title, body)",
        "RULE116 <body> the pattern of regex.extract is not constant, so it cannot be checked before rules run "
          + "(write it as a text, or as a name that let has given to one)"
      ),
      (
        #"regex.replace(title, "(a)", body)"#,
        "RULE116 <body> the replacement of regex.replace is not constant, so it cannot be checked before rules run "
          + "(write it as a text, or as a name that let has given to one)"
      ),
      (
        #"regex.extract(title, "(a)", badge)"#,
        "RULE116 <badge> the group of regex.extract is not constant, so it cannot be checked before rules run "
          + "(write its number or its name)"
      ),
      (
        "regex.extrct(title, 'a')",
        #"RULE119 <extrct> unknown function "regex.extrct" (did you mean regex.extract?)"#
      ),
      (
        "regex.find(title, 'a')",
        #"RULE119 <find> unknown function "regex.find" (there is regex.extract, regex.extractAll and regex.replace)"#
      ),
      (
        "regex.extract(title)",
        "RULE112 <extract> regex.extract does not take 1 argument (there is regex.extract(string, string), "
          + "regex.extract(string, string, int), regex.extract(string, string, string))"
      ),
      (
        #"regex.extract(title, "a").orValue(1)"#,
        #"RULE112 <1> 1 is an int, where a string is required (write regex.extract(…).orValue(""))"#
      ),
    ])
  func findings(_ text: String, _ report: String) {
    #expect(Compiled(text).report == [report])
  }

  @Test(
    "a negation of what may not match is refused, unless it says what that means",
    arguments: [
      (
        #"has(title) && regex.extract(title, "a") != "b""#,
        #"RULE114 <regex.extract(title, "a")> the pattern may not match: then regex.extract(title, "a") != "b" does not "#
          + #"hold (say what it is then: regex.extract(title, "a").orValue(""))"#
      ),
      (
        #"has(title) && [title, regex.extract(title, "a")].exists(x, x == "b")"#,
        #"RULE114 <regex.extract(title, "a")> the pattern may not match: then the whole list has no value (ask for it "#
          + #"first, regex.extract(title, "a").hasValue() && …, or give it a value: regex.extract(title, "a").orValue(""))"#
      ),
      (#"regex.extract(title, "a").orValue("") != "b""#, ""),
      (#"regex.extract(title, "a").hasValue() && regex.extract(title, "a") != "b""#, ""),
      (#"!regex.extract(title, "a").hasValue() || regex.extract(title, "a") != "b""#, ""),
      (#"!regex.extract(title, "a").hasValue()"#, ""), (#"has(title) && regex.replace(title, "a", "") != "b""#, ""),
    ])
  func absence(_ text: String, _ report: String) {
    #expect(Compiled(text, expecting: .bool).report.joined(separator: "\n") == report)
  }

  @Test("nothing can be extracted from what is absent")
  func absentText() {
    #expect(Compiled(#"regex.extract(title, "a")"#).result() == "absent: title")
    let pattern = String(repeating: "a", count: 100)
    let result = Compiled("regex.extract('', '\(pattern)')").result()
    #expect(result == "absent: what \"\(pattern.prefix(60))…\" captures")
    #expect(Compiled(#"regex.extract(title, "a").orValue("b")"#).result() == #""b""#)
    #expect(Compiled(#"regex.extract(title, "a").hasValue()"#).result() == "false")
    #expect(Compiled(#"regex.replace(title, "a", "b")"#).result() == "absent: title")
  }

  @Test(
    "a search for all matches has limits",
    arguments: [
      #"regex.extractAll(title, "a*b|a")"#, #"regex.replace(title, "a*b|a", "")"#,
      #"regex.replace(title, ".", "\#(String(repeating: "x", count: 200))")"#,
    ])
  func work(_ text: String) {
    var message = Message()
    message[.title] = String(repeating: "a", count: 1000)
    #expect(
      Compiled(text).result(for: message) == "failed: the expression goes through more than 100000 elements and bytes")
  }
}

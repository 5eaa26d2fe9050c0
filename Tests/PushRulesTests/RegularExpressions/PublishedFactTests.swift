import Testing

/// Published facts about the engines of RE2 and Go: texts that a pattern matches, and texts that it does not match.
@Suite struct PublishedFactTests {
  struct Fact: Sendable, CustomTestStringConvertible {
    let pattern: String
    let matches: [String]
    let fails: [String]

    init(_ pattern: String, matches: [String] = [], fails: [String] = []) {
      self.pattern = pattern
      self.matches = matches
      self.fails = fails
    }

    var testDescription: String { pattern }
  }

  @Test(arguments: plain + ends + words + weird + escapes + classes)
  func publishedFactHolds(_ fact: Fact) throws {
    for text in fact.matches { #expect(try Verdict(fact.pattern, text).isUnanimous(true), "on \(text)") }
    for text in fact.fails { #expect(try Verdict(fact.pattern, text).isUnanimous(false), "on \(text)") }
  }

  private static let plain = [
    Fact("a", matches: ["a", "zyzzyva", "cab"], fails: ["", "A"]),
    Fact("(a+|b)+", matches: ["ab"], fails: ["cd"]),
    Fact("ab|cd", matches: ["xabcdx"], fails: ["xacbdx"]),
    Fact("h.*od?", matches: ["hello\ngoodbye\n"], fails: ["h\no"]),
    Fact("(?:h.*o)$", matches: ["othello"], fails: ["othello, world", "hello\n"]),
    Fact("a*b", matches: ["cab"], fails: ["caa"]),
    Fact("((((((((((((((((((((x))))))))))))))))))))", matches: ["x"], fails: ["y"]),
    Fact("^(?:(fo|foo))$", matches: ["fo", "foo"], fails: ["fooo"]),
    Fact("da(.)a$", matches: ["daXY data"], fails: ["daXY datb"]),
    Fact("axxb$", matches: ["axxb"], fails: ["axxcb"]),
    Fact("zx+", matches: ["zzx"], fails: ["zz"]),
    Fact("(aa)*$", matches: ["a", ""]),
    Fact("(?:.|(?:.a))", matches: ["a"], fails: [""]),
    Fact("(?:A(?:A|a))", matches: ["Aa"], fails: ["aA"]),
    Fact("^(?:(?:|a)+)$", matches: ["aaa", ""], fails: ["ab"]),
    Fact("a*(|(b))c*", matches: ["aacc"]),
    Fact("^(([^xyz]*)(d))$", matches: ["abcd"], fails: ["abce", "axcd"]),
    Fact("\\w*I\\w*", matches: ["Inc."], fails: ["inc."]),
    Fact("0A|0[aA]", matches: ["0a", "0A"], fails: ["0b"]),
    Fact("(?-s)(?:(?:^).)", matches: ["a"], fails: ["\n"]),
    Fact("(?s)(?:(?:^).)", matches: ["\n"], fails: [""]),
  ]

  private static let ends = [
    Fact("^(foo|bar|[A-Z])$", matches: ["foo", "bar", "X"], fails: ["foo\n", "XY"]),
    Fact("(foo|bar|[A-Z])$", matches: ["foo", "XY"], fails: ["foo\n"]),
    Fact("^^(fo|foo)$", matches: ["fo", "foo"], fails: ["ffo"]),
    Fact("^$", matches: [""], fails: ["x"]),
    Fact("^^^^^^^^$$$$$$$$", matches: [""], fails: ["x"]),
    Fact("^", matches: ["x"]),
    Fact("$", matches: ["x"]),
    Fact("^[ay]*[bx]+c", matches: ["abcdef"], fails: ["aabdef"]),
    Fact("[dz][ex][fy]$", matches: ["abcdef"], fails: ["abcdeff"]),
    Fact("(?m)^abc", matches: ["abcdef", "x\nabc"], fails: ["aabcdef"]),
    Fact("(?m)def$", matches: ["abcdef", "def\nx"], fails: ["abcdeff"]),
    Fact("/$", matches: ["/abc/"], fails: ["/abc"]),
    Fact("^(foo\\$)$", matches: ["foo$"], fails: ["foo$bar"]),
    Fact("^...$", matches: ["abc", "日本語", ".本."], fails: ["ab"]),
    Fact("^.........$", fails: ["日本語"]),
  ]

  private static let words = [
    Fact("\\bfoo\\b", matches: ["nofoo foo that"], fails: ["nofoo foothat"]),
    Fact("a\\b", matches: ["faoa x"], fails: ["faob"]),
    Fact("\\bbar", matches: ["foo\nbar x"], fails: ["foobar"]),
    Fact("bar\\b", matches: ["foobar\nxxx"], fails: ["barx"]),
    Fact("\\b", matches: ["x", "x y"], fails: ["", " "]),
    Fact("\\b(foo|bar|[A-Z])\\b", matches: ["ffoo bbar N x", "X"], fails: ["XY", "ffoo"]),
    Fact("^\\b$", fails: ["", "x"]),
    Fact("^\\b.\\b$", matches: ["x"], fails: ["-"]),
    Fact("\\Bfoo\\B", matches: ["n foo xfoox that"], fails: ["n foo that"]),
    Fact("bar\\B", matches: ["barx"], fails: ["foobar", "foobar\nxxx"]),
    Fact("\\B", matches: ["", "xx", "xx yy"], fails: ["x", "x y"]),
    Fact("\\B(foo|bar|[A-Z])\\B", matches: ["xXy", "XYZ", "abara", "xfoo_"], fails: ["XY", "xfoo\n"]),
    Fact("^\\B$", matches: [""], fails: ["x"]),
    Fact("\\B$", matches: [""], fails: ["x", "y x"]),
    Fact("^\\B.\\B$", fails: ["x"]),
    Fact("\\bx\\b", matches: ["x>", "<x", "«x»", "áxβ"], fails: ["ax", "xb", "axb"]),
    Fact("\\Bx\\B", matches: ["axb"], fails: ["áxβ"]),
  ]

  private static let weird = [
    Fact("^$^$", matches: [""], fails: ["x", "x\ny", "x\n\ny"]),
    Fact("^$^", matches: [""], fails: ["x", "x\n\ny"]),
    Fact("$^$", matches: [""], fails: ["x", "x\n\ny"]),
    Fact("(a){0}", matches: ["", "b"]),
    Fact("(|a)*", matches: ["aa", ""]),
    Fact("a*{", matches: ["aa{"], fails: ["aa"]),
    Fact("x{2}y|x{2}[0-9]y", matches: ["xxy", "xx7y"], fails: ["xy"]),
    Fact("abc|x|abd", matches: ["abd", "x"], fails: ["abe"]),
    Fact("^/a/bc|^/a/de", matches: ["/a/de"], fails: ["x/a/de"]),
    Fact("((((((x{2}){2}){2}){5}){5}){5})", fails: [String(repeating: "x", count: 999)]),
  ]

  private static let escapes = [
    Fact("\\141", matches: ["a"], fails: ["141"]),
    Fact("\\0600", matches: ["00"], fails: ["0"]),
    Fact("\\608", matches: ["08"], fails: ["8"]),
    Fact("\\018", matches: ["\u{1}8"], fails: ["18"]),
    Fact("\\x{00000061}", matches: ["a"], fails: ["x"]),
    Fact("[\\a\\f\\n\\r\\t\\v]+", matches: ["\u{7}"], fails: ["a"]),
    Fact("[a\\-\\]z]+", matches: ["az]-bcz", "-"], fails: ["b"]),
    Fact(
      "^[\\!\\\"\\#\\$\\%\\&\\'\\(\\)\\*\\+\\,\\/\\:\\;\\<\\=\\>\\?\\@\\[\\\\\\]\\^\\_\\{\\|\\}\\~]+$",
      matches: ["!\"#$%&'()*+,/:;<=>?@[\\]^_{|}~"], fails: ["a"]),
    Fact("\\Q+|*?{[\\E", matches: ["+|*?{["], fails: ["+"]),
    Fact("\\Q\\\\\\E", matches: ["\\\\"], fails: ["\\"]),
    Fact("^\\Qabc\\E*$", matches: ["abccc"], fails: ["abcabc"]),
  ]

  private static let classes = [
    Fact("[^\\s\\S]", fails: ["aaaaaaa", "\n"]),
    Fact("[^\\S[:space:]]", fails: ["abcd"]),
    Fact("[^\\D[:digit:]]", fails: ["abcd", "1"]),
    Fact("[^x]+", matches: ["xxxabcdxxx"], fails: ["xxx"]),
    Fact("[日本語]+", matches: ["日"], fails: ["字"]),
    Fact("^(?i)[@-A]+$", matches: ["@Aa"], fails: ["B", "@AaB"]),
    Fact("^(?i)[A-Z]+$", matches: ["aAzZ", "\u{17f}\u{212a}"], fails: ["["]),
    Fact("^(?i)[^\\\\]+$", matches: ["Aa"], fails: ["Aa\\"]),
    Fact("^(?i)[acegikmoqsuwy]+$", matches: ["acegikmoqsuwyACEGIKMOQSUWY"], fails: ["b"]),
    Fact("(?i)\\W", fails: ["x", "k", "s", "\u{17f}", "\u{212a}"]),
    Fact("(?i)[[:^lower:]]", matches: ["1"], fails: ["k", "\u{212a}"]),
    Fact("^(?i)\\w+$", matches: ["\u{17f}\u{212a}"], fails: ["é"]),
    Fact("^[a-zABC]+$", matches: ["aC"], fails: ["D"]),
    Fact("^\\p{Nd}+$", matches: ["123"], fails: ["²", "¼", "₀"]),
    Fact("^\\pN+$", matches: ["123²³¼½¾₀₉"], fails: ["a"]),
    Fact("^\\p{^Nd}+$", matches: ["abc²³¼½¾₀₉"], fails: ["1"]),
    Fact("^\\P{^Nd}+$", matches: ["123"], fails: ["²"]),
    Fact("^\\p{Any}+$", matches: ["abc123\n"], fails: [""]),
    Fact("[a-b-c]", matches: ["-", "c"], fails: ["d"]),
  ]
}

/// The control operators after a type: `.feature "…"`, `.size (1..64)`, `.regexp "…"`.
extension Parser {
  /// The argument of `.feature`: one feature, or several separated by commas.
  mutating func features() throws(GrammarError) -> [Feature] {
    let position = token.position
    return try literal().split(separator: ", ").map { Self.feature(String($0), at: position) }
  }

  private static func feature(_ text: String, at position: Position) -> Feature {
    if text == "undocumented" { return .undocumented }
    if text == "no-longer-documented" { return .deprecated(since: nil) }
    if text == "read otherwise" { return .readOtherwise }
    if text == "written always" { return .writtenAlways }
    if text == "written otherwise" { return .writtenOtherwise(with: [], position) }
    if text.hasPrefix("written otherwise with ") {
      let fields = text.dropFirst("written otherwise with ".count).split(separator: " ").map(String.init)
      return .writtenOtherwise(with: fields, position)
    }
    if text == "written" { return .written }
    if text.hasPrefix("means ") { return .means(field: String(text.dropFirst("means ".count)), position) }
    if text.hasPrefix("default ") { return .byDefault(String(text.dropFirst("default ".count))) }
    if text == "address" { return .address }
    if text == "credential" { return .credential }
    if text == "lower-camel-case" { return .lowerCamelCase }
    if text.hasPrefix("misspelled-") { return .misspelled(as: String(text.dropFirst("misspelled-".count))) }
    if let since = release(in: text, after: "ignored-since-") { return .ignored(since: since) }
    if let since = release(in: text, after: "deprecated-since-") { return .deprecated(since: since) }
    return .other(text, position)
  }

  /// `gorush 1.18` of `ignored-since-gorush-1.18`; the product's name may also contain `-`.
  private static func release(in text: String, after prefix: String) -> String? {
    guard text.hasPrefix(prefix) else { return nil }
    let parts = text.dropFirst(prefix.count).split(separator: "-", omittingEmptySubsequences: false)
    return parts.count > 1 && !parts.contains("") ? parts.joined(separator: " ") : nil
  }

  /// The limits of a text, to which the next operator adds one.
  mutating func limits(of shape: Shape) throws(GrammarError) -> TextLimits {
    guard case .text(var limits) = shape else { throw unexpected("'text' in front of a limit of texts") }
    let isSize = token.kind == .control(".size")
    advance()
    if isSize { limits.size = try size() } else { limits.pattern = try literal() }
    return limits
  }

  /// `64` or `(1..64)`.
  private mutating func size() throws(GrammarError) -> ClosedRange<Int> {
    let position = token.position
    switch try primary().shape {
    case .integer(let range?) where range.lowerBound >= 0: return range
    case .numbers(let sizes) where sizes.count == 1 && sizes[0].value >= 0: return sizes[0].value...sizes[0].value
    default: throw error("expected a size: '64' or '(1..64)'", at: position)
    }
  }

  private mutating func literal() throws(GrammarError) -> String {
    guard case .text(let text) = token.kind else { throw unexpected("a text in quotes") }
    advance()
    return text
  }
}

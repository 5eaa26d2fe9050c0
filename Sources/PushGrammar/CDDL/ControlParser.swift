/// The control operators after a type: `.feature "…"`, `.size (1..64)`, `.regexp "…"`.
extension Parser {
  /// The argument of `.feature`: one feature, or several separated by commas.
  mutating func features() throws(GrammarError) -> [Feature] {
    let position = token.position
    return try literal().split(separator: ", ").map { Self.feature(String($0), at: position) }
  }

  private static func feature(_ text: String, at position: Position) -> Feature {
    if let feature = fixedFeatures[text] { return feature }
    if text == "written otherwise" { return .writtenOtherwise(with: [], position) }
    func rest(after prefix: String) -> String? {
      text.hasPrefix(prefix) ? String(text.dropFirst(prefix.count)) : nil
    }
    if let fields = rest(after: "written otherwise with ") {
      return .writtenOtherwise(with: fields.split(separator: " ").map(String.init), position)
    }
    if let field = rest(after: "means ") { return .means(field: field, position) }
    if let value = rest(after: "default ") { return .byDefault(value) }
    if let key = rest(after: "misspelled-") { return .misspelled(as: key) }
    if let since = rest(after: "ignored-since-").flatMap(release) { return .ignored(since: since) }
    if let since = rest(after: "deprecated-since-").flatMap(release) { return .deprecated(since: since) }
    return .other(text, position)
  }

  /// The features without an argument.
  private static let fixedFeatures: [String: Feature] = [
    "undocumented": .undocumented, "no-longer-documented": .deprecated(since: nil), "read otherwise": .readOtherwise,
    "written always": .writtenAlways, "written": .written, "address": .address, "credential": .credential,
    "lower-camel-case": .lowerCamelCase,
  ]

  /// `gorush 1.18` of `gorush-1.18`; the product's name may also contain `-`.
  private static func release(_ text: String) -> String? {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
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

/// A `switch` that finds a text by its length and integers made of its bytes, which takes a few comparisons regardless of
/// the number of texts.
struct KeySwitch {
  private var arms: [Int: [(start: UInt64, texts: [(text: String, statement: String)])]] = [:]

  mutating func add(_ text: String, _ statement: String) {
    let start = Self.integer(text.utf8.prefix(8))
    var arms = arms[text.utf8.count] ?? []
    if let arm = arms.firstIndex(where: { $0.start == start }) {
      arms[arm].texts.append((text, statement))
    } else {
      arms.append((start, [(text, statement)]))
    }
    self.arms[text.utf8.count] = arms
  }

  func lines(indent: String) -> [String] {
    let cases = arms.sorted { $0.key < $1.key }.flatMap { length, arms in
      ["case \(length):", "  switch \(Self.start(length)) {"]
        + arms.flatMap { arm in
          ["  case \(Self.hexadecimal(arm.start)):  // \(arm.texts.map(\.text).joined(separator: ", "))"]
            + arm.texts.map { "    \(Self.statement($0.statement, if: Self.conditions($0.text)))" }
        } + ["  default: break", "  }"]
    }
    return (["switch key.length {"] + cases + ["default: break", "}"]).map { indent + $0 }
  }

  /// The first bytes of a text of a known length, up to eight.
  private static func start(_ length: Int) -> String {
    length < 8 ? "key.start & \(hexadecimal(1 << UInt64(8 * length) - 1))" : "key.start"
  }

  private static func statement(_ statement: String, if conditions: [String]) -> String {
    conditions.isEmpty ? statement : "if \(conditions.joined(separator: ", ")) { \(statement) }"
  }

  /// The length and the first eight bytes have already been compared: texts of up to sixteen bytes also need their tail,
  /// and longer ones all bytes.
  private static func conditions(_ text: String) -> [String] {
    let bytes = text.utf8
    let tail = bytes.count > 8 ? ["key.tail == \(hexadecimal(integer(bytes.suffix(8))))"] : []
    return bytes.count > 16 ? tail + ["decoder.matches(key, \(JSONText.quoted(text)))"] : tail
  }

  private static func integer(_ bytes: Substring.UTF8View) -> UInt64 {
    bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }

  private static func hexadecimal(_ integer: UInt64) -> String {
    "0x" + String(integer, radix: 16)
  }
}

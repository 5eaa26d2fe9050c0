/// Device tokens in the forms that the services issue.
struct Tokens {
  private static let hexadecimal = Array("0123456789abcdef".utf8)
  private static let base64 = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)

  /// The length of the longest token, including its quotes and a comma.
  static let longest = 166

  /// 32 bytes in hexadecimal.
  static func apns(_ random: inout SplitMix64) -> String { characters(64, of: hexadecimal, &random) }

  /// The installation ID, a colon, and its token.
  static func fcm(_ random: inout SplitMix64) -> String {
    characters(22, of: base64, &random) + ":APA91b" + characters(134, of: base64, &random)
  }

  static func hms(_ random: inout SplitMix64) -> String {
    "IQAAAA" + characters(122, of: base64, &random)
  }

  /// Characters of an alphabet whose size is a power of two.
  private static func characters(_ count: Int, of alphabet: [UInt8], _ random: inout SplitMix64) -> String {
    let width = alphabet.count.trailingZeroBitCount
    var bits: UInt64 = 0
    let bytes = (0..<count).map { index in
      if index % 8 == 0 { bits = random.next() }
      defer { bits >>= UInt64(width) }
      return alphabet[Int(bits & UInt64(alphabet.count - 1))]
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

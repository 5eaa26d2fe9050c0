import PushDiagnostics

/// The keys whose values are secrets: those that a grammar marks as addresses or credentials, and headers and members
/// that identify the sender.
struct SecretKeys: Sendable {
  static let all = SecretKeys()

  /// The hashes of the keys. In a hash collision, a value is masked unnecessarily.
  private let keys: Set<UInt64>
  /// A bit for the low end of each hash. Most keys of a document have none of these, and are not looked up.
  private let filter: [UInt64]
  private let longest: Int

  /// Names of credentials that are not in any grammar, in lower case.
  private static let others = [
    "authorization", "proxy-authorization", "cookie", "x-api-key", "api-key", "api_key", "apikey", "private_key",
    "client_secret", "server_key", "access_token", "refresh_token", "id_token", "device_token", "push_token",
    "registration_token", "fcm_token", "notification_key", "password", "secret",
  ]

  private init() {
    let named = Decoder.lines(Self.addresses) + Decoder.lines(Self.credentials) + Self.others
    keys = Set(named.map { Self.hash($0.utf8) })
    filter = keys.reduce(into: [UInt64](repeating: 0, count: 16)) { $0[Int($1 >> 6 & 15)] |= 1 << ($1 & 63) }
    longest = named.map { $0.utf8.count }.max() ?? 0
  }

  /// Whether the value of a key is a secret. Case and hyphens are ignored, so that misspelled keys are recognized.
  func contains(_ key: Range<Int>, in source: Source) -> Bool {
    if key.isEmpty || key.count > longest + 8 { return false }
    let hash = Self.hash(key.lazy.map { source[$0] })
    return filter[Int(hash >> 6 & 15)] & 1 << (hash & 63) != 0 && keys.contains(hash)
  }

  /// A hash of the letters and digits, in lower case.
  private static func hash(_ bytes: some Sequence<UInt8>) -> UInt64 {
    var hash = StableHash()
    for byte in bytes where byte != UInt8(ascii: "-") && byte != UInt8(ascii: "_") {
      hash.add(byte.isCapital ? byte | 0x20 : byte)
    }
    return hash.state
  }
}

import PushDiagnostics

/// The Secure Hash Algorithm with 256 bits (FIPS 180-4).
enum SHA256 {
  /// The hash of some bytes, as 64 hexadecimal digits in lower case.
  static func digits(of bytes: some Sequence<UInt8>) -> String {
    var hash = initial
    let message = padded(Array(bytes))
    for start in stride(from: 0, to: message.count, by: 64) { mix(message[start..<start + 64], into: &hash) }
    return hash.map { String($0, digits: 8, radix: 16) }.joined()
  }

  /// The message, a one bit, zeros, and its length in bits: a multiple of 64 bytes.
  private static func padded(_ bytes: [UInt8]) -> [UInt8] {
    var message = bytes
    let length = UInt64(bytes.count) * 8
    message.append(0x80)
    while message.count % 64 != 56 { message.append(0) }
    for byte in 0..<8 { message.append(UInt8(truncatingIfNeeded: length >> UInt64(56 - 8 * byte))) }
    return message
  }

  private static func mix(_ block: ArraySlice<UInt8>, into hash: inout [UInt32]) {
    var schedule = [UInt32](repeating: 0, count: 64)
    for (index, byte) in block.enumerated() { schedule[index / 4] = schedule[index / 4] << 8 | UInt32(byte) }
    for index in 16..<64 {
      let early = schedule[index - 15]
      let late = schedule[index - 2]
      let first = rotate(early, 7) ^ rotate(early, 18) ^ early >> 3
      let second = rotate(late, 17) ^ rotate(late, 19) ^ late >> 10
      schedule[index] = schedule[index - 16] &+ first &+ schedule[index - 7] &+ second
    }
    var (a, b, c, d) = (hash[0], hash[1], hash[2], hash[3])
    var (e, f, g, h) = (hash[4], hash[5], hash[6], hash[7])
    for index in 0..<64 {
      let choice = e & f ^ ~e & g
      let majority = a & b ^ a & c ^ b & c
      let first = h &+ (rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)) &+ choice &+ constants[index] &+ schedule[index]
      let second = (rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) &+ majority
      (h, g, f, e) = (g, f, e, d &+ first)
      (d, c, b, a) = (c, b, a, first &+ second)
    }
    for (index, word) in [a, b, c, d, e, f, g, h].enumerated() { hash[index] &+= word }
  }

  private static func rotate(_ word: UInt32, _ count: UInt32) -> UInt32 { word >> count | word << (32 - count) }

  private static let primes = (2...311).filter { number in !(2..<number).contains { number % $0 == 0 } }

  /// The first 32 bits of the fractions of the square roots of the first eight primes.
  private static let initial = primes.prefix(8).map { fraction(root(of: Double($0), 2)) }

  /// The first 32 bits of the fractions of the cube roots of the first 64 primes.
  private static let constants = primes.map { fraction(root(of: Double($0), 3)) }

  private static func fraction(_ value: Double) -> UInt32 { UInt32((value - Double(Int(value))) * 0x1p32) }

  /// A root by Newton's method, to the precision of a double.
  private static func root(of value: Double, _ degree: Int) -> Double {
    var root = value
    for _ in 0..<64 {
      let power = (1..<degree).reduce(1) { power, _ in power * root }
      root -= (power * root - value) / (Double(degree) * power)
    }
    return root
  }
}

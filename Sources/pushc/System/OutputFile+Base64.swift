extension OutputFile {
  /// Appends bytes in Base64 (RFC 4648, section 4).
  func append(base64 bytes: some Collection<UInt8>) {
    let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    var rest = bytes[...]
    while !rest.isEmpty {
      let group = Array(rest.prefix(3))
      rest = rest.dropFirst(3)
      let bits = (0..<3).reduce(0) { $0 << 8 | ($1 < group.count ? Int(group[$1]) : 0) }
      append((0..<4).map { $0 <= group.count ? digits[bits >> (18 - 6 * $0) & 63] : UInt8(ascii: "=") })
    }
  }
}

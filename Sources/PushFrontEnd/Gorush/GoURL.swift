import PushDiagnostics

/// What "net/url" of Go, with which firebase-admin-go reads addresses, takes as one: with a scheme or an absolute path.
enum GoURL {
  static func isValid(_ address: String) -> Bool {
    (address.hasPrefix("/") || hasScheme(address)) && hasValidEscapes(address) && isHost(host(of: address))
  }

  /// What to do about an address that is not valid.
  static func help(for address: String) -> String? {
    guard address.hasPrefix("/") || hasScheme(address) else { return "write the whole address, with https:// in front" }
    return hasValidEscapes(address) ? nil : "write %25 for a percent sign"
  }

  /// Whether each percent sign in front of the query begins an escape.
  private static func hasValidEscapes(_ address: String) -> Bool {
    var rest = address.utf8.prefix { $0 != UInt8(ascii: "?") }
    while let place = rest.firstIndex(of: UInt8(ascii: "%")) {
      rest = rest[place...].dropFirst()
      guard rest.count >= 2, rest.prefix(2).allSatisfy({ $0.isHexadecimal }) else { return false }
    }
    return true
  }

  /// Whether it is a host that "net/url" of Go takes, with a port or without: only other letters than those of ASCII are
  /// escaped.
  private static func isHost(_ host: Substring.UTF8View) -> Bool {
    if host.contains(UInt8(ascii: " ")) { return false }
    guard host.first == UInt8(ascii: "[") else {
      return !host.contains(UInt8(ascii: "%")) && hasPort(host.drop { $0 != UInt8(ascii: ":") })
    }
    guard let end = host.lastIndex(of: UInt8(ascii: "]")) else { return false }
    return hasPort(host[end...].dropFirst())
  }

  /// Whether what is behind a name is a port or nothing.
  private static func hasPort(_ rest: Substring.UTF8View) -> Bool {
    rest.isEmpty || rest.first == UInt8(ascii: ":") && rest.dropFirst().allSatisfy({ $0.isDigit })
  }

  private static func hasScheme(_ address: String) -> Bool {
    let scheme = address.utf8.prefix { $0 != UInt8(ascii: ":") }
    guard scheme.endIndex != address.utf8.endIndex, let first = scheme.first else { return false }
    return first.isAlphanumeric && !first.isDigit
      && scheme.allSatisfy { $0.isAlphanumeric || "+-.".utf8.contains($0) }
  }

  private static func host(of address: String) -> Substring.UTF8View {
    let rest = address.utf8.drop { $0 != UInt8(ascii: ":") }
    guard rest.starts(with: "://".utf8) else { return rest.prefix(0) }
    let authority = rest.dropFirst(3).prefix { $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "?") }
    return authority.lastIndex(of: UInt8(ascii: "@")).map { authority[$0...].dropFirst() } ?? authority
  }
}

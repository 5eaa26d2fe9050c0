/// Device tokens and credentials inside texts. A token gives access to a user's device, so only its first characters are
/// shown: enough to identify it, not enough to use it.
package enum Secrets {
  /// How many characters of a secret are shown. Those that are not longer are shown completely.
  package static var shownCount: Int { 8 }

  /// The parts of a window that must not be printed.
  static func cuts(in window: Range<Int>, of source: Source) -> [Range<Int>] {
    let window = window.clamped(to: 0..<source.count)
    var cuts: [Range<Int>] = []
    var offset = window.lowerBound
    // A token may begin before the window.
    while offset > 0, isTokenByte(source[offset - 1]), window.lowerBound - offset < 4096 { offset -= 1 }
    while offset < window.upperBound {
      guard isTokenByte(source[offset]) else {
        offset += 1
        continue
      }
      let start = offset
      while offset < source.count, isTokenByte(source[offset]), offset - start < 8192 { offset += 1 }
      if isToken(start..<offset, in: source) {
        let cut = (start + shownCount..<offset).clamped(to: window)
        if !cut.isEmpty { cuts.append(cut) }
      }
    }
    return cuts
  }

  /// The secrets that are identified by the document's keys.
  static func knownCuts(in window: Range<Int>, of source: Source) -> [Range<Int>] {
    let secrets = source.secrets
    var index = secrets.indices.firstInOrder { Int(secrets[$0].start) >= window.lowerBound }
    while index > 0, Int(secrets[index - 1].end) > window.lowerBound { index -= 1 }
    var cuts: [Range<Int>] = []
    while index < secrets.count, Int(secrets[index].start) < window.upperBound {
      let (start, end) = (Int(secrets[index].start), min(Int(secrets[index].end), source.count))
      index += 1
      var shown = start + shownCount
      while shown < end, source[shown] & 0xc0 == 0x80 { shown += 1 }
      guard shown < end else { continue }
      let cut = (shown..<end).clamped(to: window)
      if !cut.isEmpty { cuts.append(cut) }
    }
    return cuts
  }

  /// APNs tokens are hexadecimal, FCM tokens contain `:APA91b`, Expo's are `ExponentPushToken[…]`, and HMS tokens are long. A
  /// UUID is not a token.
  private static func isToken(_ range: Range<Int>, in source: Source) -> Bool {
    if range.count >= 60 || isCopy(range, in: source) { return true }
    if range.count >= 32, range.prefix(32).allSatisfy({ source[$0].isHexadecimal }) { return true }
    guard range.count >= 16 else { return false }
    let mark: StaticString = "PushToken["
    let start = range.lowerBound - mark.utf8CodeUnitCount
    if start >= 0, source.begins(start..<range.lowerBound, with: mark) { return true }
    return source.text(Span(UInt32(range.lowerBound), UInt32(range.upperBound))).contains(text: ":APA91b")
  }

  /// Whether it is one of the secrets that the document's keys identify, of which the first ones are compared.
  private static func isCopy(_ range: Range<Int>, in source: Source) -> Bool {
    source.secrets.prefix(64).contains { secret in
      secret.count == range.count && zip(Int(secret.start)..., range).allSatisfy { source[$0] == source[$1] }
    }
  }

  private static func isTokenByte(_ byte: UInt8) -> Bool { byte.isAlphanumeric || "-:_".utf8.contains(byte) }
}

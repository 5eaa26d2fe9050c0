public import PushDiagnostics

extension StringProtocol {
  /// Whether the text is an unsigned integer: at least one digit and nothing else.
  @inlinable
  package var isWholeNumber: Bool { !isEmpty && utf8.allSatisfy { $0.isDigit } }

  /// Whether the text has only characters of base64url, as a `Topic` of web push must (RFC 8030).
  package var isBase64URL: Bool { utf8.allSatisfy { $0.isAlphanumeric || "-_".utf8.contains($0) } }
}

extension String {
  /// Whether the text begins as a token of Expo does: `ExponentPushToken[…]` or `ExpoPushToken[…]`.
  package var beginsAsTokenOfExpo: Bool { hasPrefix("ExponentPushToken[") || hasPrefix("ExpoPushToken[") }

  /// Whether the text is an http or https address with a host. The case of the scheme does not matter (RFC 3986, 3.1).
  package var isWebAddress: Bool {
    let start = prefix(8).lowercased()
    guard start.hasPrefix("http://") || start == "https://" else { return false }
    let host = utf8.dropFirst(start == "https://" ? 8 : 7).prefix {
      $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#")
    }
    return !host.isEmpty && host.first != UInt8(ascii: ":") && !host.contains(UInt8(ascii: " "))
  }

  /// Whether the text can name a resource of an Android app: small letters, digits and underscores.
  package var isNameOfResource: Bool {
    !isEmpty && utf8.allSatisfy { $0.isAlphanumeric && !$0.isCapital || $0 == UInt8(ascii: "_") }
  }

  /// The text without the unit of seconds, `s` or `S`, at its end.
  package var withoutUnitOfSeconds: Substring { last == "s" || last == "S" ? dropLast() : self[...] }

  /// Whether the text has only characters of a bundle ID.
  package var isBundleID: Bool { !isEmpty && utf8.allSatisfy(Self.isOfBundleID) }

  /// Whether the text has the form of Apple's uniform type identifiers: `public.jpeg`.
  var isUniformTypeIdentifier: Bool { isBundleID && utf8.contains(UInt8(ascii: ".")) }

  package static func isOfBundleID(_ byte: UInt8) -> Bool { byte.isAlphanumeric || ".-_".utf8.contains(byte) }

  /// Whether the text is Base64 with its padding (RFC 4648), as the ID of a channel of APNs is.
  package var isBase64: Bool {
    let padding = utf8.drop { $0.isAlphanumeric || "+/".utf8.contains($0) }
    return !isEmpty && utf8.count % 4 == 0 && padding.count <= 2 && padding.allSatisfy { $0 == UInt8(ascii: "=") }
  }

  /// Whether the text is a `TTL` of web push that FCM documents: whole seconds up to its limit.
  package var isWebTTL: Bool {
    isWholeNumber && Int64(self).map(FCMLimits.webTTL.range.contains) ?? false
  }

  /// Whether the text is an `Urgency` of web push (RFC 8030).
  package var isWebUrgency: Bool { WebPushWords.urgencies.contains(self) }
}

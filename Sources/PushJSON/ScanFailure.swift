/// Why and where a scan stopped.
package struct ScanFailure: Error, Sendable {
  /// What was expected, or broken, where the scan stopped.
  package enum Reason: Sendable {
    case empty, value, key, colon, afterMember, afterElement, trailing, number, escape, surrogate, openString
    case controlCharacter, invalidUTF8, tooDeep, tooLarge
    /// The document goes on behind its end; only a scan of a copy tells what is missing.
    case beyondEnd
  }

  package let reason: Reason
  package let offset: Int
  /// Where the string, number, object or array begins that is broken.
  package let opened: Int?
  /// The limits that the document was read with.
  var limits = ScanLimits()

  init(_ reason: Reason, at offset: Int, opened: Int? = nil) {
    self.reason = reason
    self.offset = offset
    self.opened = opened
  }
}

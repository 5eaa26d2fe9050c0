/// The reason and the offset at which a scan stopped.
package struct ScanFailure: Error, Sendable {
  /// The expected or invalid syntax at which the scan stopped.
  package enum Reason: Sendable {
    case empty, value, key, colon, afterMember, afterElement, trailing, number, escape, surrogate, openString
    case controlCharacter, invalidUTF8, tooDeep, tooLarge
    /// The document continues beyond its end; only a scan of a copy can tell what is missing.
    case beyondEnd
  }

  package let reason: Reason
  package let offset: Int
  /// The offset at which the broken string, number, object or array begins.
  package let opened: Int?
  /// The limits that the document was read with.
  var limits = ScanLimits()
  /// Whether the options of the command line apply to the document, so that help may name them.
  var takesOptions = true

  init(_ reason: Reason, at offset: Int, opened: Int? = nil) {
    self.reason = reason
    self.offset = offset
    self.opened = opened
  }
}

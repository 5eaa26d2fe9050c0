import PushDiagnostics
import PushIR
import PushJSON

extension Code {
  /// An identifier cannot be part of the request's URL.
  ///
  /// The Firebase project and the HMS app are one segment of the URL's path: FCM documents the pattern
  /// `^projects/[^/]+$`. A slash, a question mark or a space in them would address another resource.
  ///
  ///     "app_id": "101/../999?x="
  ///
  /// No request is written. Give the identifier alone, as the console shows it.
  ///
  /// - Ground: documented, fcmDiscovery
  static let badPathSegment = Code(.addr, 175, "identifier-not-valid-in-url")
}

/// A project ID or app ID as a segment of a URL's path (RFC 3986, section 3.3).
package enum PathSegment {
  /// Whether an ID, written into a path, is a single segment that names exactly this ID.
  package static func isValid(_ text: String) -> Bool {
    if text.isEmpty || text == "." || text == ".." { return false }
    return text.unicodeScalars.allSatisfy { scalar in
      switch scalar {
      case "/", "\\", "?", "#", "%", " ": false
      default: scalar.value >= 0x20 && !(0x7f..<0xa0).contains(scalar.value)
      }
    }
  }

  /// Appends the ID with percent-encoding. Braces and angle brackets mark placeholders and are kept.
  static func append(_ text: String, to url: Output) {
    for byte in text.utf8 {
      if isPlain(byte) {
        url.append(byte)
      } else {
        url.append(text: "%" + String(byte, digits: 2, radix: 16, uppercase: true))
      }
    }
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    byte.isAlphanumeric || "-._~!$&'()*+,;=:@{}<>".utf8.contains(byte)
  }
}

extension Rendering {
  /// Writes an ID into the URL, that of a field or of an option, or reports that it cannot be part of one. A placeholder with a
  /// blank would be lost silently.
  func appendSegment(
    _ identifier: String, _ what: String, of field: Field, in message: Message, at span: Span, option help: String?
  ) {
    guard PathSegment.isValid(identifier) else {
      let text = "\(what) \(Visible.quoted(identifier)) is not valid in a URL"
      let help = help ?? (message.isOfDocument(field) ? "correct it in the document" : nil)
      return sink.judgingPlaceholders(sink.readsPlaceholders) {
        sink.report(Diagnostic(.error, .badPathSegment, text, at: span, help: help))
      }
    }
    PathSegment.append(identifier, to: url)
  }
}

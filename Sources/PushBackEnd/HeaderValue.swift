import PushDiagnostics
package import PushIR
import PushJSON

extension Code {
  /// The value of a request header contains a control character.
  ///
  /// HTTP forbids them (RFC 9110, section 5.5; RFC 9113, section 8.2.1): a line feed could end the header and start
  /// another one. HTTP clients refuse such a request before they send it.
  ///
  ///     "apns-collapse-id": "ride-7\r\nauthorization: bearer …"
  ///
  /// The message is rejected. Remove the character.
  ///
  /// - Ground: documented, httpFields
  static let controlInHeader = Code(.apns, 174, "control-character-in-header")
}

/// The values of request headers as they are written: JSON strings.
package enum HeaderValue {
  /// Whether a text is a valid value of a request header.
  package static func isValid(_ text: String) -> Bool { !text.unicodeScalars.contains(where: isControl) }

  /// The fields whose texts become values of headers.
  package static var texts: FieldSet { .topic | .collapseID | .collapseKey | .apnsID | .apnsHeadersBlock }

  /// Whether a header value must not contain a character. Tabs are allowed.
  fileprivate static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 && scalar.value != 0x09 || scalar.value == 0x7f
  }
}

extension BodyWriter {
  /// Reports control characters in the headers for APNs at the end of `output`. Mutating, so that the writer is not copied.
  mutating func checkHeaders(in output: Output, from start: Int) {
    // JSON escapes all control characters except DEL, so most headers need no closer check.
    guard output.contains(0x5c, or: 0x7f, from: start),
      let brace = (start..<output.count).first(where: { output[$0] == UInt8(ascii: "{") }),
      let document = Document(json: output.source(from: brace))
    else { return }
    var members = Members(of: .root, in: document)
    while let name = members.next(in: document) {
      let value = document.string(name.memberValue)
      guard let control = value.unicodeScalars.first(where: HeaderValue.isControl) else { continue }
      reportControl(control, in: document.string(name))
    }
  }

  private func reportControl(_ control: Unicode.Scalar, in header: String) {
    let number = String(control.value, digits: 4, radix: 16, uppercase: true)
    // A message for FCM has the same headers for Apple devices.
    ledger.sink.oncePerMessage {
      ledger.sink.report(
        Diagnostic(
          .error, .controlInHeader, "\(header) contains the control character U+\(number)", at: span(ofHeader: header),
          help: "remove the character"))
    }
  }

  /// The source location of a header's value.
  private func span(ofHeader name: String) -> Span {
    let headers = message.value(.apnsHeadersBlock).members
    if let header = headers.filter({ $0.name.text.lowercased() == name }).last {
      return message.span(of: header, .apnsHeadersBlock)
    }
    switch name {
    case "apns-topic": return message.span(.topic)
    case "apns-collapse-id": return message.span(message.appleCollapseField)
    case "apns-id": return message.span(.apnsID)
    default: return message.start
    }
  }
}

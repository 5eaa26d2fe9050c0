import PushDiagnostics
import PushIR

extension Code {
  /// A key of the app has the value null.
  ///
  /// Apple lists strings, numbers, booleans, arrays and objects as the values of an app's own keys. A null is none of
  /// them, and what the app finds is not the same on every system. In the content or the attributes of a Live Activity, at any
  /// depth, such a push was seen to be ignored.
  ///
  ///     {"aps": {"alert": "Your taxi is here"}, "driver": null}
  ///
  /// Leave the key out.
  ///
  /// - Ground: assumed, applePayload
  /// - Ground: observed, appleForum777566, powerAuth675
  static let nullValue = Code(.shape, 172, "null-value")
  /// The payload holds what looks like a credential.
  ///
  /// A payload is seen by the push service, by the system and by every extension that reads it, and Apple asks to keep
  /// secrets out of it. A sender's token in it is usually a header that was put into the body by mistake.
  ///
  ///     {"aps": {"alert": "Your taxi is here"}, "authorization": "bearer eyJhbGciOi…"}
  ///
  /// Take it out, and withdraw the credential where it was sent already.
  ///
  /// - Ground: advice, applePayload
  static let credential = Code(.shape, 173, "credential-in-payload")
}

/// The values of the app's own keys ("Generating a remote notification": allowed types; no sensitive data). The data is
/// traversed once for both checks.
enum DataValues: FieldCheck {
  static var fields: FieldSet { .data | others }

  static func check(_ message: Message, _ context: CheckContext) {
    // FCM's own data are strings, and it passes on the values of a Live Activity.
    let isPassedOn = context.target == .fcm
    let isOfInterest = !isPassedOn && check(.data, message, context)
    var others = message.present.common(with: isPassedOn ? ofActivity : others)
    while let field = others.popFirst() {
      // The app's own keys beside another value are in the same object, all of which was looked at.
      if !isPassedOn, !isOfInterest, message.value(of: field, isWithin: .data) { continue }
      check(field, message, context)
    }
  }

  /// What an app decodes of a Live Activity.
  private static var ofActivity: FieldSet { .contentState | .attributes }

  /// Those, and blocks that are also written outside `aps`.
  private static var others: FieldSet {
    ofActivity | .apnsPayloadBlock | .emarsysBlock | .emarsysUser | .emarsysMarker | .opaqueData | .huaweiData
  }

  /// Checks the value of a field. Returns whether it has anything of interest.
  @discardableResult
  private static func check(_ field: Field, _ message: Message, _ context: CheckContext) -> Bool {
    guard message.has(field), mayConcern(field, of: message) else { return false }
    let isOfActivity = ofActivity.contains(field)
    message.part(field)?.forEachValue { value, isOnTop in
      if value.isText {
        if let kind = credential(value, message) { report(value, kind, context) }
      } else if value.isNull, isOfActivity || isOnTop && context.reader(of: message) != .expo {
        context.reportIfKept(
          isOfActivity || message.writtenFor.first == .apns ? .warning : .note, .nullValue,
          "\(name(of: value)) is null; Apple does not list null as a value type", at: value.span,
          consequence: isOfActivity ? .silent("devices were seen to ignore such a push") : nil, help: "leave it out")
      }
    }
    return true
  }

  private static func name(of value: FieldPart) -> String {
    let name = value.memberName
    return name.isEmpty ? "an element" : Visible.quoted(name)
  }

  /// Whether the data of a field has null, or what may be a `credential`.
  private static func mayConcern(_ field: Field, of message: Message) -> Bool {
    let hasAddress = !message.recipientKinds.isEmpty
    return message.hasNull(
      in: field, orName: filter.mayContain(first:length:),
      orText: { first, second, length in
        guard length >= shortest else { return false }
        let isEscape = second == UInt8(ascii: "\\")
        if length >= 64, hasAddress, first.isHexadecimal, isEscape || second.isHexadecimal { return true }
        switch first {
        case UInt8(ascii: "\\"): return true
        case UInt8(ascii: "b"), UInt8(ascii: "B"): return isEscape || second == UInt8(ascii: "e")
        case UInt8(ascii: "-"): return isEscape || second == UInt8(ascii: "-")
        case UInt8(ascii: "e"): return isEscape || second == UInt8(ascii: "y")
        default: return false
        }
      })
  }

  /// The length of the shortest credential that is known by how it begins.
  private static var shortest: Int { "-----BEGIN ".utf8.count }

  private static let names: [StaticString] = [
    "authorization", "Authorization", "private_key", "client_secret", "server_key",
  ]
  private static let filter = NameFilter(names, prefixes: [])

  /// The kind of credential that a string is; nil if it is not a credential.
  private static func credential(_ value: FieldPart, _ message: Message) -> String? {
    if value.begins(with: "-----BEGIN "), value.text?.contains(text: "PRIVATE KEY") == true { return "a private key" }
    if value.begins(with: "bearer ") || value.begins(with: "Bearer "), isBearer(value.text ?? "") {
      return "a bearer token"
    }
    if value.begins(with: "eyJ"), isWebToken(value.text ?? "") { return "a JSON Web Token" }
    let length = value.byteCount
    if length > 0, case let name = value.memberName, names.contains(where: { $0.description == name }) {
      return "a credential"
    }
    if length >= 64, value.isHexadecimal, message.isAddressed(to: value.text ?? "") { return "the device's own token" }
    return nil
  }

  /// Whether a text is the word `Bearer` followed by one long word.
  private static func isBearer(_ text: String) -> Bool {
    let words = text.split(separator: " ")
    return words.count == 2 && words[1].utf8.count >= 16
  }

  /// Whether a text has three parts in base64url, the first two of which are JSON objects and therefore begin alike.
  private static func isWebToken(_ text: String) -> Bool {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 3 && parts[1].hasPrefix("eyJ") && text.utf8.count > 40
      && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) || $0 == "-" || $0 == "_" || $0 == "." }
  }

  private static func report(_ value: FieldPart, _ kind: String, _ context: CheckContext) {
    context.report(
      .warning, .credential, "\(name(of: value)) looks like \(kind)", at: value.span,
      consequence: .silent("every extension that reads the payload has it"), help: "keep it out of the payload")
  }
}

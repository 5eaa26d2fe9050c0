import PushDiagnostics
import PushIR

extension Code {
  /// A tap is to open a web address that HMS does not open.
  ///
  /// HMS opens web pages that begin with https:// and a host only. For another web address, such as one of http:, a tap
  /// opens the app, which finds the address in the data and has to open it itself: `{"apple_push": {"alert": "Hi",
  /// "custom_uri": "http://taxi.example.com"}}`. Use https and the name of a host, or a deep link for a place in the app.
  ///
  /// - Ground: documented, huaweiSend
  static let huaweiTap = Code(.hms, 106, "tap-not-https")
}

/// A web page opened by a tap must use https (Huawei Push Kit REST API, ClickAction). Other URLs are carried in the
/// data.
enum HuaweiClickAction: FieldCheck {
  static var routes: Routes { .hmsV1 }
  static var fields: FieldSet { .tapURL }

  static func check(_ message: Message, _ context: CheckContext) {
    guard let url = message.part(.tapURL), !message.has(.clickAction), message.intent != .background else { return }
    if !url.begins(with: "https://") {
      let effect =
        message.has(.huaweiData)
        ? "a tap opens the app alone" : "a tap opens the app, which finds the address in the data"
      context.report(
        .warning, .huaweiTap,
        "\(message.name(of: .tapURL)) does not begin with https://, which HMS demands of a page to open",
        at: message.span(.tapURL), consequence: .silent(effect),
        help: "use https, or a deep link for a place in the app")
    } else if !url.isWebAddress {
      context.report(
        .warning, .huaweiTap, "the address that a tap opens has no valid host", at: url.span,
        consequence: .undefined("the documented form"))
    }
  }
}

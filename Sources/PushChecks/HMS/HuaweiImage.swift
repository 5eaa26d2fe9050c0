import PushDiagnostics
import PushIR

extension Code {
  /// The address of the picture for HMS does not begin with https:// and a host.
  ///
  /// HMS fetches pictures over https only and may refuse the request with 80100003: `{"notification": {"image":
  /// "http://cdn.example.com/car.jpg"}}`. Serve the picture over https.
  ///
  /// - Ground: documented, huaweiSend
  static let huaweiImage = Code(.hms, 103, "image-not-https")
}

/// Pictures are fetched only over https (Huawei Push Kit REST API, AndroidNotification.image).
enum HuaweiImage: FieldCheck {
  static var routes: Routes { .hms }
  static var fields: FieldSet { .icon | .image }

  static func check(_ message: Message, _ context: CheckContext) {
    let field = message.has(.icon) ? Field.icon : .image
    // What is not an image is left out.
    guard message.has(field), message.intent != .background, message.isImage(field, for: .hms) else { return }
    if message.part(field)?.begins(with: "https://") != true {
      context.refuse(.huaweiImage, "\(message.name(of: field)) does not begin with https://", at: message.span(field))
    } else if message.part(field)?.isWebAddress == false {
      context.refuse(.huaweiImage, "\(message.name(of: field)) has no valid host", at: message.span(field))
    }
  }
}

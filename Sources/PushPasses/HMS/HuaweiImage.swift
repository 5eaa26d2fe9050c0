import PushDiagnostics
import PushIR

extension Code {
  static let huaweiImage = Code(.hms, 103, "image-not-https")
}

/// Pictures are fetched over https only (Huawei Push Kit REST API, AndroidNotification.image).
enum HuaweiImage {
  static func check(_ message: Message, _ context: CheckContext) {
    let field = message.has(.icon) ? Field.icon : .image
    guard message.has(field), !message.begins(field, with: "https://"), message.intent != .background else { return }
    context.sink.report(
      Diagnostic(
        .error, .huaweiImage, "the picture's address does not begin with https://", at: message.span(field),
        consequence: .rejected(service: "HMS", reason: "80100003 (Illegal payload)")))
  }
}

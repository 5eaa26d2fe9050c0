import PushDiagnostics
import PushIR

extension Code {
  static let huaweiCategoryMissing = Code(.hms, 118, "category-missing")
}

/// A notification of HMS v3 says what it is about (Huawei Push Kit REST API v3, Notification.category). Only the number
/// on the app's icon may change without a word.
enum HuaweiCategoryMissing {
  static func check(_ message: Message, _ context: CheckContext) {
    guard message.huaweiPushType == .alert, !message.isBadgeAlone, !message.has(.huaweiCategory) else { return }
    context.sink.report(
      Diagnostic(
        .error, .huaweiCategoryMissing, "a notification of HMS v3 needs a category", at: context.start(of: message),
        consequence: .rejected(service: "HMS", reason: "80100003 (Illegal payload)"),
        help: HuaweiWords.words(in: context).joined(separator: ", ")))
  }
}

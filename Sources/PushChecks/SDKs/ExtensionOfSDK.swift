import PushDiagnostics
import PushIR

extension Code {
  /// A part of the message needs the app's notification extension, which will not run.
  ///
  /// iOS starts the extension only for a push with `mutable-content`. Without it, the picture, the buttons or the in-app
  /// message are accepted and never seen:
  ///
  /// ```json
  /// {"aps": {"alert": "Hi"}, "ems": {}, "image_url": "https://cdn.example.com/a.png"}
  /// ```
  ///
  /// Add `"mutable-content": 1` to `aps`.
  ///
  /// - Ground: documented, appleExtension
  static let extensionDoesNotRun = Code(.shape, 155, "extension-does-not-run")
}

/// Content that only the Notification Service Extension of a vendor's SDK shows: it never runs without its flag, which neither
/// Emarsys nor AppMetrica adds.
enum ExtensionOfSDK: FieldCheck {
  static var routes: Routes { .requests }
  static var fields: FieldSet { .image | .emarsysBlock | .attachments }

  static func check(_ message: Message, _ context: CheckContext) {
    let isOfAppMetrica = message.sdk == .appmetrica
    guard message.sdk == .emarsys || isOfAppMetrica, context.target == .apns || !isOfAppMetrica,
      !message.isSet(.mutableContent), message.present.intersects(.texts)
    else { return }
    // pushc writes the parts with the flag, and a picture of a rule is in no document.
    if context.isAskedFor { return }
    if message.has(.image), !message.messageSpan.contains(message.span(.image)) { return }
    guard let (part, name) = firstPart(of: message) else { return }
    let flag = isOfAppMetrica ? "mutable_content" : "mutable-content"
    context.report(
      .warning, .extensionDoesNotRun, "without \(flag), the SDK's extension does not run", at: part.nameSpan,
      consequence: .silent("nobody sees \(name)"), help: "add \"\(flag)\": 1" + (isOfAppMetrica ? "" : " to aps"))
  }

  private static func firstPart(of message: Message) -> (FieldPart, name: StaticString)? {
    if message.sdk == .appmetrica { return message.part(.attachments).map { ($0, "the attachments") } }
    if let picture = message.part(.image) { return (picture, "the picture") }
    let block = message.part(.emarsysBlock)
    if message.has(.actions), let buttons = block?["actions"] { return (buttons, "the buttons") }
    return message.has(.tapInApp) ? block?["inapp"].map { ($0, "the in-app message") } : nil
  }
}

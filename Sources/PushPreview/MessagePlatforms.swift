import PushCompiler
import PushJSON

/// Which devices the messages of a document are for. Some formats have a message for each platform.
struct MessagePlatforms {
  /// The places of gorush's notifications for iOS.
  private var applePointers: Set<String> = []

  init(_ report: DocumentReport) {
    let document = Document()
    guard report.format == .gorush, document.scan(report.source) == nil else { return }
    let notifications = JSONValue(document)["notifications"].elements.enumerated()
    for (index, notification) in notifications where notification["platform"].integer == 1 {
      applePointers.insert("/notifications/\(index)")
    }
  }

  /// The only kind of device that a message is for; nil where it does not say so. `pointer` is its place:
  /// `/push_batch_request/batch/0/messages/iOS` of AppMetrica, `/messages/android_push` of Braze, `/notifications/0` of gorush.
  func device(ofMessage pointer: String) -> Screen.Device? {
    if applePointers.contains(pointer) { return .iPhone }
    if pointer.hasSuffix("/iOS") || pointer.hasSuffix("/apple_push") { return .iPhone }
    return pointer.hasSuffix("/android") || pointer.hasSuffix("/android_push") || pointer.hasSuffix("/kindle_push")
      ? .android : nil
  }
}

import PushCompiler
import PushFrontEnd
import PushJSON

/// Which devices the messages of a document are for. Some formats have a message for each platform.
struct MessagePlatforms {
  private let format: Format?
  /// The platforms of gorush's notifications.
  private var numbers: [Int64?] = []

  init(_ report: DocumentReport) {
    format = report.format
    let document = Document()
    guard format?.name == "gorush", document.scan(report.source) == nil else { return }
    numbers = JSONValue(document)["notifications"].elements.map { $0["platform"].integer }
  }

  /// The only kind of device that a message is for; nil where it does not say so. `pointer` is its place:
  /// `/push_batch_request/batch/0/messages/iOS` of AppMetrica, `/messages/android_push` of Braze, `/notifications/0` of gorush.
  func device(ofMessage pointer: String) -> Screen.Device? {
    guard let word = pointer.split(separator: "/").last else { return nil }
    switch (format?.name, word) {
    case ("appmetrica", "iOS"), ("braze", "apple_push"): return .iPhone
    case ("appmetrica", "android"), ("braze", "android_push"), ("braze", "kindle_push"): return .android
    case ("gorush", _):
      guard let index = Int(word), numbers.indices.contains(index) else { return nil }
      return numbers[index] == 1 ? .iPhone : nil
    default: return nil
    }
  }
}

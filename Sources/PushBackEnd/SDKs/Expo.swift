import PushDiagnostics
import PushIR
import PushJSON

// expo-notifications gives an app's JavaScript what is inside "body": on Apple devices an object next to aps
// (NotificationContentRecord); on Android a data key whose value is JSON text (NotificationData, NotificationSerializer).
// The system shows the notification, as for messages of the Expo Push Service: the library shows data messages up to
// Expo's SDK 58 only ("What you need to know about notifications", section "Migrating from presenting data-only messages
// on Android").

extension BodyWriter {
  /// The object "body" for Apple devices.
  mutating func expoBody() {
    object("body") { body in
      body.portableMembers()
      body.expoPicture()
      body.data(avoiding: body.block)
    }
  }

  /// Whether Apple devices get data through FCM: Android has its own. A document for FCM does not say who gets it.
  // Each message for FCM asks, and a call would copy the writer.
  @inline(__always)
  var hasExpoBodyThroughFCM: Bool { sdk == .expo && mayHaveExpoBodyThroughFCM }

  private var mayHaveExpoBodyThroughFCM: Bool {
    if message.text.isDataForAndroidAlone { return false }
    let isEmpty = !message.has(.data) || message.isEmptyContainer(.data)
    if isEmpty, !present.intersects(.portable) { return false }
    return message.isForAppleToo || message.sdk == nil && message.writtenFor.contains(.fcm)
  }

  /// "_richContent": where the Expo Push Service puts the picture of a message for the app's extension.
  private mutating func expoPicture() {
    guard ledger.target == .apns, ledger.hasMedia(message) else { return }
    if dataHas("_richContent") { return losePictures(toDataKey: "_richContent") }
    if let picture = message.mainPicture { return object("_richContent") { $0.value("image", picture) } }
    guard let image = takeImage(because: "takes only images in body._richContent") else { return }
    object("_richContent") { $0.value("image", image["url"], over: .attachments) }
    reportRest(of: image, "the app's extension")
  }

  // MARK: Android

  /// The map of strings. While the app is in the foreground, the library shows the notification and reads the options
  /// that FCM's notification does not have; after a tap, it takes the text of the notification from here.
  mutating func expoData(_ scratch: Output) {
    if message.intent != .background, !message.isDataOnly {
      value("title", .title)
      value("message", .body)
      text("subtitle", .subtitle)
      channel("channelId")
      text("categoryId", .category)
      text("badge", .badge)
      text("tag", .collapseID)
    }
    jsonText("body", in: scratch) { body in
      body.portableMembers()
      body.data(avoiding: body.block)
    }
  }
}

import PushDiagnostics
import PushIR

extension Code {
  /// The address of a picture is not one that a device can load.
  ///
  /// The device loads the picture when the message arrives, by http or https. What is neither is not loaded, and the
  /// notification is shown without it; Google's library for Node.js refuses it.
  /// Example: `"image": "image.jpg"` is not a file that a device can load; `"https://cdn.example.com/image.jpg"` can be loaded.
  /// Write the whole address.
  ///
  /// - Ground: client, firebaseAdminNode
  static let badPictureAddress = Code(.fcm, 127, "picture-address-not-on-the-web")
}

/// "image" of the notifications (discovery document of fcm:v1, Notification.image; Firebase Admin SDKs).
enum PictureAddress: FieldCheck {
  static var routes: Routes { .apns | .fcm | .fcmOnAndroid }
  static var fields: FieldSet { .image | .banner | .icon }

  static func check(_ message: Message, _ context: CheckContext) {
    // The others are lost.
    guard context.reachesAndroid(message), let field = message.mainPicture else { return }
    check(message.part(field), at: message.span(field), context)
  }

  /// Checks a picture, which may be for a single platform.
  fileprivate static func check(_ address: FieldPart?, at place: @autoclosure () -> Span, _ context: CheckContext) {
    guard let address, !address.isWebAddress else { return }
    let text = Visible.quoted(address.text ?? "")
    context.report(
      .warning, .badPictureAddress, "\(text) is not a URL that an image can be loaded from",
      at: place(), consequence: .silent("the notification is shown without the picture"),
      help: "write the whole address, with https:// in front")
  }
}

/// "image" of FCM's blocks for a single platform.
enum PictureAddressInBlock: FieldCheck {
  static var routes: Routes { .fcm }
  static var fields: FieldSet { .androidBlock | .androidV2Block | .apnsBlock }

  static func check(_ message: Message, _ context: CheckContext) {
    for address in [
      message.part(.androidBlock)?["notification"]?["image"],
      message.part(.androidV2Block)?["remote_notification"]?["notification"]?["image"],
      message.part(.apnsBlock)?["fcm_options"]?["image"],
    ] {
      if let address { PictureAddress.check(address, at: address.span, context) }
    }
  }
}

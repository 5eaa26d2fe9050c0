import PushCompiler
import PushIR
import PushJSON

/// The picture, or another file, that a notification service extension finds in a payload for Apple devices.
struct ApplePicture {
  let address: String
  /// The key that has the address, as a path.
  let key: String
  /// Whether nothing says that it is another file, such as a video.
  let isImage: Bool
  /// How the extension of a vendor's SDK treats it; nil where it is left to the app's own extension.
  let fact: Fact?

  /// The picture of a payload, and of the FCM message that it is in: FCM adds the data to the payload, and a picture of its own.
  init?(in body: JSONValue, _ message: JSONValue?) {
    if let address = message?["apns"]["fcm_options"]["image"].filled {
      self.init(address, "apns.fcm_options.image", nil)
    } else if let picture = Self(in: body) ?? message.flatMap({ Self(in: $0["data"]) }) {
      self = picture
    } else if let address = message?["notification"]["image"].filled {
      self.init(address, "notification.image", nil)
    } else {
      return nil
    }
  }

  /// The first picture in a payload: one that a vendor's SDK attaches, or else one for the app's own extension.
  private init?(in body: JSONValue) {
    let braze = body["ab"]["att"]
    // AppMetrica's SDK skips attachments without an identifier.
    if let first = Self.first(of: body["yamp"]["a"], where: { $0["i"].filled != nil ? $0["l"].filled : nil }) {
      self.init(first.address, "yamp.a[\(first.index)].l", .appMetricaPicture, type: first.file["t"].filled)
    } else if let address = braze["url"].filled, let type = braze["type"].filled {
      let name = MediaType(rawValue: type)?.uniformTypeIdentifier
      self.init(address, "ab.att.url", .brazePicture, type: name)
    } else if let address = body["image_url"].filled {
      self.init(address, "image_url", .emarsysPicture)
    } else if let address = body["body"]["_richContent"]["image"].filled {
      // The Expo Push Service puts it there, for an extension of the app.
      self.init(address, "body._richContent.image", nil)
    } else if let first = Self.first(of: body["attachments"], where: { $0["url"].filled }) {
      self.init(first.address, "attachments[\(first.index)].url", nil, type: first.file["type"].filled)
    } else {
      return nil
    }
  }

  /// `type` is the uniform type identifier.
  private init(_ address: String, _ key: String, _ fact: Fact?, type: String? = nil) {
    self.address = address
    self.key = key
    isImage = Message.isImage(address, type: type) != false
    self.fact = fact
  }

  /// The first attachment that has an address, and the address.
  private static func first(
    of attachments: JSONValue, where address: (JSONValue) -> String?
  ) -> (index: Int, file: JSONValue, address: String)? {
    for (index, attachment) in attachments.elements.enumerated() {
      if let address = address(attachment) { return (index, attachment, address) }
    }
    return nil
  }
}

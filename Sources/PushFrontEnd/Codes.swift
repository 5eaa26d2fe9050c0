package import PushDiagnostics

// The codes that several lowerings report. The others are beside what reports them.

extension Code {
  /// The same thing is said twice in different members, and only one of them counts.
  ///
  /// The vendor takes one and drops the other silently; pushc takes the one that the vendor takes. In Braze's
  /// `apple_push`, for example, these two are one setting:
  ///
  /// ```json
  /// {"content-available": true, "content_available": false}
  /// ```
  ///
  /// Where the note points to a member, keep that one, and delete the other. A topic also loses to that of a registered device,
  /// and the key `Simulator Target Bundle` loses to the topic of the message.
  package static let conflictingMembers = Code(.shape, 120, "conflicting-members")

  /// A part of the message belongs to another platform than the devices that it is for.
  ///
  /// AppMetrica refuses devices of one platform where the message has no content for it: `"id_type": "ios_push_token"`
  /// needs `messages.iOS`. A member of the other platform, such as `url` of iOS in the `open_action` for Android, is
  /// accepted, but the SDK on the device does not read it. Add the content for the platform, or use the platform's own
  /// member.
  ///
  /// - Ground: documented, appMetricaBatch
  package static let otherPlatform = Code(.shape, 121, "other-platform")

  /// The document goes beyond a limit that its vendor documents.
  ///
  /// The vendor refuses or cuts what is too much, or the device shows less: Braze documents 3807 and 1912 bytes for
  /// `apple_push`, Emarsys three buttons, AppMetrica five device groups and only some file types on iOS, FCM's legacy
  /// interface one target of a request. The target itself may allow more, so most of these are warnings. Keep to the limit
  /// if the vendor sends the document, too.
  package static let vendorLimit = Code(.shape, 122, "vendor-limit")

  /// A message that is to be shown lacks its title or its text.
  ///
  /// The vendor refuses it, or shows nothing. Braze, for example, needs `alert` and `title` for Android: `{"messages":
  /// {"android_push": {"alert": "Hi"}}}` is incomplete. Add the text, or make the message a silent one in the vendor's
  /// way.
  package static let missingText = Code(.shape, 123, "missing-text")

  /// The vendor does something here that the document does not say.
  ///
  /// It is a note: pushc names a default or a side effect of the vendor and says what becomes of it in the requests.
  /// AppMetrica, for example, gives each message without `collapse_key` the same notification number, so that they
  /// replace each other on Android; in the requests they do not. Say it in the document where it matters.
  package static let vendorDefault = Code(.shape, 124, "vendor-default", .onRequest)

  /// The message has data and nothing to show, so it is a silent one.
  ///
  /// It is delivered to the app, and nobody sees anything: `{"message": {"token": ["…"], "data": "x"}}` for HMS. That
  /// is right for data that only the app reads. Add a notification with title and text if people are to see it. Apple devices
  /// wake the app only for `content-available`, which FCM does not add by itself.
  package static let silentByContent = Code(.shape, 160, "silent-by-content", .onRequest)

  /// A value is there and empty, so that it says nothing.
  ///
  /// An empty list of notifications or a topic without a name is refused by the service: `{"notifications": []}`. An
  /// empty option, such as a vibration pattern `[]`, is as if it were not there. Write the value, or delete the
  /// member.
  package static let emptyValue = Code(.shape, 125, "empty-value")
}

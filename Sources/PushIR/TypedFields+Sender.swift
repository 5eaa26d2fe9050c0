// What the sender keeps for itself. No service has a place for it; some of it names a request's address or its origin.

extension TypedField where Value == String {
  /// The sender's own identifier of the notification, which the origin of a request record repeats.
  public static var notificationID: Self { Self(.notificationID) }
  /// The tag that the sender counts the message under (AppMetrica).
  package static var senderTag: Self { Self(.senderTag) }
  /// The app, in HMS v2 and v3 the project, that stands in the URL of a request to HMS.
  public static var appID: Self { Self(.appID) }
  /// The secret of the app, which is written nowhere (gorush).
  package static var appSecret: Self { Self(.appSecret) }
  /// The version of HMS's interface that the message is written for.
  ///
  /// One of `v1`, `v2` and `v3`.
  public static var hmsVersion: Self { Self(.hmsVersion) }
  /// The Firebase project that stands in the URL of a request to FCM.
  public static var fcmProject: Self { Self(.fcmProject) }
  /// The campaign that the message is counted under (Braze, Emarsys).
  package static var campaignID: Self { Self(.campaignID) }
  /// The send that the message is counted under (Braze).
  package static var sendID: Self { Self(.sendID) }
  /// The variation of the campaign that the message is counted under (Braze).
  package static var variationID: Self { Self(.variationID) }
}

extension TypedField where Value == Int64 {
  /// The group of sends that the message is counted under (AppMetrica).
  package static var groupID: Self { Self(.groupID) }
  /// The sender's own number of the send, which the origin of a request record repeats (AppMetrica).
  public static var transferID: Self { Self(.transferID) }
  /// How often the sender tries again after a failure (gorush).
  package static var retry: Self { Self(.retry) }
}

extension TypedField where Value == Bool {
  /// The message waits until the device is awake; an old key (FCM).
  package static var delayWhileIdle: Self { Self(.delayWhileIdle) }
  /// The message goes to the device alone that the user had in use last (Braze).
  package static var recentDeviceOnly: Self { Self(.recentDeviceOnly) }
}

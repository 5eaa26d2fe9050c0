extension HMSGrammar {
  /// The objects of requests of v3. Of cards and live views, it knows the names that are not also those of a
  /// notification.
  static let v3 = Grammar(
    title: grammar.title,
    objects: ofRequest + [
      (.hmsV3Notification, "payload.notification.", HMSV3Notification.keys),
      (.hmsV3ClickAction, "payload.notification.clickAction.", HMSV3ClickAction.keys),
      (.hmsV3Badge, "payload.notification.badge.", HMSV3Badge.keys),
    ])

  /// Those of a request that has something else than a notification: a key of one is of no use to it.
  static let v3WithoutNotification = Grammar(title: grammar.title, objects: ofRequest)

  private static let ofRequest: [(rule: RuleName, path: String, names: StaticString)] = [
    (.hmsRequestV3, "", "payload\ntarget\npushOptions"),
    (.hmsV3Payload, "payload.", "notification\nextraData\nproxyData\nformId\nformData\nactivityId\nactivityData"),
    (.hmsV3Target, "target.", HMSV3Target.keys),
    (.hmsV3PushOptions, "pushOptions.", HMSV3PushOptions.keys),
  ]
}

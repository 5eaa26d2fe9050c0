// What Huawei's devices alone know (Huawei Push Kit REST API, AndroidNotification and the options beside it).

extension TypedField where Value == String {
  /// What the message is about; all but `MARKETING` need a granted right (Huawei).
  ///
  /// Such as `IM`, `TRAVEL`, `MARKETING`.
  public static var huaweiCategory: Self { Self(.huaweiCategory) }
  /// The tag of a batch, given back in delivery receipts; at most 64 bytes in v3 (Huawei).
  public static var biTag: Self { Self(.biTag) }
  /// The endpoint that delivery receipts go to, by the ID under which it is configured (Huawei).
  public static var receiptID: Self { Self(.receiptID) }
  /// The app's own data as one string, commonly JSON text (Huawei).
  public static var huaweiData: Self { Self(.huaweiData) }
  /// Notifications of one group show as the newest one and their number (Huawei).
  public static var huaweiGroup: Self { Self(.huaweiGroup) }
  /// The title of style 1, in place of the first line (Huawei).
  public static var bigTitle: Self { Self(.bigTitle) }
  /// The text of style 1, in place of the text (Huawei).
  public static var bigBody: Self { Self(.bigBody) }
  /// The summary of the notification (Huawei); a further line of text (Braze).
  public static var notifySummary: Self { Self(.notifySummary) }
  /// The full name of the class of the app's first activity, without which no badge shows (Huawei).
  public static var badgeClass: Self { Self(.badgeClass) }
  /// The time by which notifications are sorted, such as `2026-11-21T09:30:00Z` (Android).
  public static var when: Self { Self(.when) }
  /// How much a notification interrupts, in Huawei's own words; it wins over the importance for Android.
  ///
  /// One of `LOW`, `NORMAL` and `HIGH`, of which the last needs a granted right.
  public static var huaweiImportance: Self { Self(.huaweiImportance) }
  /// The profile that the notification is for, at most 64 characters (Huawei).
  public static var profileID: Self { Self(.profileID) }
  /// The URL of the large picture of style 2, which the service no longer takes (Huawei).
  package static var bigPicture: Self { Self(.bigPicture) }
}

extension TypedField where Value == Int64 {
  /// The state of the quick app that gets the data: 1 development, 2 production (Huawei).
  public static var fastAppTarget: Self { Self(.fastAppTarget) }
  /// The form of the notification: 0 standard, 1 a long text, 3 several lines (Huawei).
  public static var style: Self { Self(.style) }
  /// After how many milliseconds the notification leaves the screen, from 1; an old key (Huawei).
  public static var autoClear: Self { Self(.autoClear) }
}

extension TypedField where Value == Bool {
  /// Whether the system's sound is heard, also where the message has a sound of the app's own (Android).
  public static var defaultSound: Self { Self(.defaultSound) }
  /// Whether the device vibrates as the system does, which is Huawei's default (Android).
  public static var useDefaultVibrate: Self { Self(.useDefaultVibrate) }
  /// Whether the light blinks as the system's does, which is Huawei's default (Android).
  public static var useDefaultLight: Self { Self(.useDefaultLight) }
  /// Whether the notification shows while the app is in the foreground, which is the default (Huawei).
  public static var foregroundShow: Self { Self(.foregroundShow) }
  /// Whether a tap takes the notification off the screen, which is the default; an old key (Huawei).
  public static var autoCancel: Self { Self(.autoCancel) }
  /// The notification does not show on connected devices (Android).
  public static var localOnly: Self { Self(.localOnly) }
}

extension TypedField where Value == JSONText {
  /// The lines of style 3: an array of 1 to 5 strings, 3 in v3, of at most 1024 characters each (Huawei).
  public static var inbox: Self { Self(.inbox) }
  /// Texts by key and language, looked up before those of the app: an object of objects (Huawei).
  public static var multiLanguage: Self { Self(.multiLanguage) }
  /// A vibration pattern that is finer than milliseconds: an array of spans in seconds: `["0.0005s"]` (Android).
  public static var vibrateConfig: Self { Self(.vibrateConfig) }
  /// A light in the terms of FCM and HMS, its color as shares from 0 to 1: an object with `color`, `light_on_duration` and `light_off_duration`.
  public static var lightSettings: Self { Self(.lightSettings) }
  /// The buttons in Huawei's own terms: an array of 1 to 3 objects with `name` and `action_type`.
  public static var buttons: Self { Self(.buttons) }
  /// What a tap does in Huawei's own terms: an object with `type` and what belongs to it.
  public static var clickAction: Self { Self(.clickAction) }
}

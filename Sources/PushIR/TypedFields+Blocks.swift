// Objects in the terms of one service or SDK: what no other field says. They are written as they are. Where the other
// fields say the same member, the block wins, and the loser is reported.

extension TypedField where Value == JSONText {
  /// Request headers for APNs that no other field says: an object of strings.
  public static var appleHeaders: Self { Self(.appleHeaders) }
  /// A payload for Apple's devices that FCM or HMS passes on: an object.
  public static var applePayload: Self { Self(.applePayload) }
  /// Members of `aps` that no other field says: an object (Apple).
  public static var apsBlock: Self { Self(.apsBlock) }
  /// Members of `apns` beside headers and payload: an object (FCM).
  public static var apnsBlock: Self { Self(.apnsBlock) }
  /// Members of `android` that no other field says: an object (FCM).
  public static var androidBlock: Self { Self(.androidBlock) }
  /// Members of `android_v2` that no other field says: an object, which has FCM take this form even where it is empty.
  public static var androidV2Block: Self { Self(.androidV2Block) }
  /// What browsers get: the object `webpush` (FCM).
  public static var webpushBlock: Self { Self(.webpushBlock) }
  /// The options for all platforms: the object `fcm_options` (FCM).
  public static var fcmOptions: Self { Self(.fcmOptions) }
  /// Members of a message for FCM that no other field says: an object. No format fills it, and no target takes it.
  package static var fcmBlock: Self { Self(.fcmBlock) }
  /// Members of a request of HMS v1 or v2 that no other field says: an object.
  public static var huaweiBlock: Self { Self(.huaweiBlock) }
  /// Members of a request of HMS v3 that no other field says: an object, which has HMS v3 taken even where it is empty.
  public static var huaweiV3Block: Self { Self(.huaweiV3Block) }

  // MARK: What a vendor's SDK reads

  /// What the SDK of Emarsys does with the message: the object `ems`.
  public static var emarsysBlock: Self { Self(.emarsysBlock) }
  /// The recipient as the SDK of Emarsys knows it: an object with `sid`, or the same as JSON text.
  public static var emarsysUser: Self { Self(.emarsysUser) }
  /// What marks a message as one of Emarsys, commonly `{}`.
  package static var emarsysMarker: Self { Self(.emarsysMarker) }
}

/// The routes to a device on which messages are checked.
struct Routes {
  private let bits: UInt16

  /// A complete request to APNs.
  static var apns: Routes { Routes(bits: 1) }
  /// The part for Apple devices that another service passes on. That service may add missing members.
  static var applePart: Routes { Routes(bits: 2) }
  /// A request to FCM.
  static var fcm: Routes { Routes(bits: 4) }
  /// The values that Android devices get through FCM instead of the common ones.
  static var fcmOnAndroid: Routes { Routes(bits: 8) }
  /// Data through FCM from which a vendor's SDK builds a notification: FCM's requirements for notifications do not
  /// apply.
  static var fcmData: Routes { Routes(bits: 16) }
  /// A request to HMS v1 or v2.
  static var hmsV1: Routes { Routes(bits: 32) }
  /// A request to HMS v3.
  static var hmsV3: Routes { Routes(bits: 64) }
  /// Data through HMS from which a vendor's SDK builds a notification.
  static var hmsData: Routes { Routes(bits: 128) }
  /// The fields that FCM passes on to Apple devices, of a message without blocks of its own in Apple's format.
  static var fieldsThroughFCM: Routes { Routes(bits: 256) }

  /// Everything that reaches Apple devices in APNs format.
  static var apple: Routes { .apns | .applePart | .fieldsThroughFCM }
  /// A request to any version of HMS.
  static var hms: Routes { .hmsV1 | .hmsV3 }
  /// Data from which a vendor's SDK builds a notification.
  static var data: Routes { .fcmData | .hmsData }
  /// A request to any service.
  static var requests: Routes { .apns | .fcm | .hms | .data }

  @inline(__always)
  static func | (a: Routes, b: Routes) -> Routes { Routes(bits: a.bits | b.bits) }

  @inline(__always)
  func contains(_ route: Routes) -> Bool { bits & route.bits != 0 }
}

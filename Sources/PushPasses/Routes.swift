/// The ways to a device on which messages are checked.
struct Routes {
  private let bits: UInt8

  /// A request to APNs as a whole.
  static var apns: Routes { Routes(bits: 1) }
  /// The part for Apple's devices that another service passes on. What it lacks, that service may add.
  static var applePart: Routes { Routes(bits: 2) }
  /// A request to FCM.
  static var fcm: Routes { Routes(bits: 4) }
  /// What Android's devices get through FCM in the place of what others get.
  static var fcmOnAndroid: Routes { Routes(bits: 8) }
  /// Data through FCM, of which a vendor's SDK makes a notification: what FCM demands of notifications does not hold.
  static var fcmData: Routes { Routes(bits: 16) }
  /// A request to version 1 or 2 of HMS.
  static var hmsV1: Routes { Routes(bits: 32) }
  /// A request to version 3 of HMS.
  static var hmsV3: Routes { Routes(bits: 64) }
  /// Data through HMS, of which a vendor's SDK makes a notification.
  static var hmsData: Routes { Routes(bits: 128) }

  /// Whatever reaches Apple's devices in the terms of APNs.
  static var apple: Routes { .apns | .applePart }
  /// A request to any version of HMS.
  static var hms: Routes { .hmsV1 | .hmsV3 }
  /// Data of which a vendor's SDK makes a notification.
  static var data: Routes { .fcmData | .hmsData }
  /// A request to any service.
  static var requests: Routes { .apns | .fcm | .hms | .data }

  @inline(__always)
  static func | (a: Routes, b: Routes) -> Routes { Routes(bits: a.bits | b.bits) }

  @inline(__always)
  func contains(_ route: Routes) -> Bool { bits & route.bits != 0 }
}

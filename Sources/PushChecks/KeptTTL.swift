import PushDiagnostics
import PushIR

extension Code {
  /// A TTL is longer than the service keeps any message.
  ///
  /// FCM keeps messages for 28 days, 2419200 seconds, and refuses a longer TTL as INVALID_ARGUMENT. HMS keeps them for 15 days,
  /// 1296000 seconds; what becomes of a longer TTL is not documented, so it is a warning.
  /// This is about the document as the service gets it: in what pushc writes, a longer one is shortened.
  /// Example: `"android": { "ttl": "31536000s" }`.
  /// Write a TTL within the limit.
  ///
  /// - Ground: documented, fcmDiscovery, huaweiSend
  static let ttlTooLong = Code(.shape, 181, "ttl-too-long")
}

/// The TTL of a document that a service reads as it is (discovery document of fcm:v1, AndroidConfig.ttl; Huawei Push Kit REST
/// API, AndroidConfig.ttl).
enum KeptTTL: FieldCheck {
  static var routes: Routes { .fcm | .fcmOnAndroid | .hms }
  static var fields: FieldSet { .ttl }

  static func check(_ message: Message, _ context: CheckContext) {
    let target = context.target
    guard !context.isAskedFor, message.writtenFor.targets == [target], let seconds = message.integer(.ttl)
    else { return }
    let most = target == .fcm ? FCMLimits.ttl.range.upperBound : HMSLimits.ttl.range.upperBound
    guard seconds > most || seconds == most && message.ttlNanoseconds > 0 else { return }
    context.report(
      target == .fcm ? .error : .warning, .ttlTooLong, "\(target.title) keeps a message for \(most) seconds at most",
      at: message.span(.ttl), consequence: target == .fcm ? .refusedByFCM : .undefined("the documented range"))
  }
}

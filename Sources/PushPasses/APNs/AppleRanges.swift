import PushDiagnostics
import PushIR

extension Code {
  static let relevanceOutOfRange = Code(.apns, 107, "relevance-score-out-of-range")
  static let negativeBadge = Code(.apns, 108, "negative-badge")
  static let soundOutOfRange = Code(.apns, 109, "sound-out-of-range")
}

/// Numbers of the `aps` dictionary within their documented ranges ("Generating a remote notification"). Through FCM they
/// reach Apple's devices only, and the others take the message all the same.
enum AppleRanges {
  static func check(_ message: Message, _ context: CheckContext) {
    if message.has(.badge), let badge = message.integer(.badge), badge < 0 {
      report(.badge, .negativeBadge, "the badge is \(badge); it must be 0 or more", message, context)
    }
    if message.has(.relevanceScore), message.intent != .liveactivity, let score = message.double(.relevanceScore),
      !(0...1).contains(score)
    {
      report(.relevanceScore, .relevanceOutOfRange, "relevance-score is \(score); it must be 0 to 1", message, context)
    }
    if message.has(.soundVolume), let volume = message.double(.soundVolume), !(0...1).contains(volume) {
      report(.soundVolume, .soundOutOfRange, "the volume is \(volume); it must be 0 to 1", message, context)
    }
    if message.has(.soundCritical), let critical = message.integer(.soundCritical), !(0...1).contains(critical) {
      report(.soundCritical, .soundOutOfRange, "critical is \(critical); it must be 0 or 1", message, context)
    }
  }

  private static func report(
    _ field: Field, _ code: Code, _ text: String, _ message: Message, _ context: CheckContext
  ) {
    context.sink.report(
      Diagnostic(
        context.target == .apns ? .error : .warning, code, text, at: message.span(field),
        consequence: .silent("the device ignores the value or the push")))
  }
}

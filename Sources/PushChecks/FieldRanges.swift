import PushDiagnostics
import PushIR

extension Code {
  /// A number is outside the range of its field, or a list has too few or too many elements.
  ///
  /// In a document the format's own ranges are checked first; this code is for values that a rule or a program sets:
  /// `then set ttl = -5`. The target refuses them or does something undefined, so the message is rejected for
  /// it. Apple's `summary-arg-count`, of which no answer is known, is a warning. Write a value within the range that the message
  /// names.
  ///
  /// - Ground: documented, fcmDiscovery, huaweiSend, applePayload
  static let outsideField = Code(.shape, 187, "outside-field-range")
}

/// Ranges of fields, regardless of who set them, for the targets that accept the fields (Huawei Push Kit REST API,
/// AndroidNotification and Badge; discovery document of fcm:v1, AndroidNotification; "Generating a remote
/// notification").
enum FieldRanges: FieldCheck {
  static var routes: Routes { .requests }
  static var fields: FieldSet {
    .ttl | .ledOn | .ledOff | .badgeIncrement | .autoClear | .buttons | .vibrateTimings | .vibration | .style
  }

  /// The spans of time that FCM's requests can name, in milliseconds.
  private static var durations: ClosedRange<Int64> { 0...FCMLimits.duration.range.upperBound * 1_000 }

  /// The allowed numbers of elements of lists.
  private static let lists: [(field: Field, range: ClosedRange<Int>)] = [
    (.buttons, HMSLimits.buttons.counts), (.vibrateTimings, HMSLimits.vibration.counts),
  ]

  static func check(_ message: Message, _ context: CheckContext) {
    let target = context.target
    // HMS requires at least 1 second; a separate check covers it.
    if target != .hms { check(.ttl, 0...Int64.max, message, context) }
    // Version 3 of HMS has no equivalent of some fields, which is told as their loss.
    if target != .apns, !context.isHMSv3 {
      check(.ledOn, durations, message, context)
      check(.ledOff, durations, message, context)
      checkVibration(message, context)
    }
    if target == .hms {
      check(.badgeIncrement, HMSLimits.badgeIncrement.range, message, context)
      checkStyle(message, context)
      if context.isHMSv3 { return }
      check(.autoClear, 1...Int64.max, message, context)
      checkLists(message, context)
    }
  }

  @inline(__always)
  private static func check(
    _ field: Field, _ range: @autoclosure () -> ClosedRange<Int64>, _ message: Message, _ context: CheckContext
  ) {
    guard message.has(field), let value = message.integer(field), case let range = range(), !range.contains(value)
    else { return }
    report(field, "\(value); it must be \(words(range))", message, context)
  }

  private static func checkVibration(_ message: Message, _ context: CheckContext) {
    guard message.has(.vibration) else { return }
    let range = durations
    var outside: Int64?
    message.part(.vibration)?.forEachElement {
      if let span = $0.integer, !range.contains(span), outside == nil { outside = span }
    }
    guard let outside else { return }
    let wanted = outside < 0 ? "0 or more" : "\(range.upperBound) or less"
    report(.vibration, "\(outside) in one place; each span must be \(wanted)", message, context)
  }

  private static func checkStyle(_ message: Message, _ context: CheckContext) {
    guard let style = message.integer(.style), ![0, 1, 3].contains(style) else { return }
    report(.style, "\(style); it must be 0, 1 or 3", message, context)
  }

  /// Checks the lengths of lists.
  private static func checkLists(_ message: Message, _ context: CheckContext) {
    // HMS's own grammar has counted those of its documents.
    let isCounted = message.writtenFor.contains(.hms)
    for (field, range) in lists where message.has(field) && !(isCounted && message.isAsRead(field)) {
      let count = message.part(field)?.count ?? 0
      // A longer pattern of vibration is shortened.
      if range.contains(count) || field == .vibrateTimings && count > 0 { continue }
      report(
        field, "a list of \(count) elements; it must have \(range.lowerBound) to \(range.upperBound)", message, context)
    }
  }

  private static func words(_ range: ClosedRange<Int64>) -> String {
    range.upperBound == .max ? "\(range.lowerBound) or more" : "\(range.lowerBound) to \(range.upperBound)"
  }

  private static func report(_ field: Field, _ text: String, _ message: Message, _ context: CheckContext) {
    context.report(
      .error, .outsideField, "\(message.name(of: field)) is \(text)", at: message.span(field),
      consequence: context.target == .apns ? .undefined("the documented range") : .refused(by: context.target))
  }
}

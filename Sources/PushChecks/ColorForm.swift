import PushDiagnostics
import PushIR

extension Code {
  /// A color is not written as the service documents it.
  ///
  /// FCM and HMS document `#RRGGBB`: `{"android": {"notification": {"color": "red"}}}`. Whether FCM refuses another form is not
  /// known; its SDK for Android takes the names of a few colors and shows the default color for what it cannot read. HMS may
  /// refuse the request. Write `#RRGGBB`. `#AARRGGBB` is read too, but the color of a notification has no transparency.
  ///
  /// - Ground: documented, fcmDiscovery, huaweiSend
  /// - Ground: client, firebaseAndroid
  static let badColor = Code(.shape, 133, "bad-color")

  /// A color has eight digits where the format documents six.
  ///
  /// FCM and HMS document `#RRGGBB`. Android reads eight digits as `#AARRGGBB`, Firebase's own color type as `#RRGGBBAA`:
  /// `{"message": {"android": {"notification": {"color": "#FF336699"}}}}` may be blue or red. What HMS does with them is not
  /// known. pushc takes the first two digits for the opacity and writes the color without it. Write six digits.
  ///
  /// - Ground: documented, fcmDiscovery, huaweiSend
  static let colorWithOpacity = Code(.shape, 186, "color-with-opacity")
}

/// Colors are `#RRGGBB`; `#AARRGGBB` is accepted and loses its first two digits.
enum ColorForm: FieldCheck {
  static var routes: Routes { .fcm | .fcmOnAndroid | .hmsV1 | .data }
  static var fields: FieldSet { .color | .ledColor }

  /// FCM, HMS and gorush document colors without opacity, AppMetrica with it. A program or a rule may set either form.
  private static func checkOpacity(_ message: Message, _ context: CheckContext) {
    guard message.sdk != .appmetrica, message.isAsRead(.color), message.part(.color)?.digitsOfColor == 8,
      let text = message.string(.color)
    else { return }
    let (first, last) = (text.dropFirst().prefix(6), text.dropFirst(3))
    context.report(
      .warning, .colorWithOpacity,
      "the color \(Visible.quoted(text)) has eight digits; \(context.target.title) documents six",
      at: message.span(.color),
      consequence: context.target == .hms && !context.sdk.showsData
        ? .undefined("the documented form")
        : .silent("Android reads the first two digits as the opacity, which an icon does not have"),
      help: "write #\(last)" + (first == last ? "" : ", or #\(first) if the opacity is at the end"))
  }

  static func check(_ message: Message, _ context: CheckContext) {
    checkOpacity(message, context)
    for field in [Field.color, .ledColor] where message.has(field) {
      guard let isNumber = isWrittenAsNumbers(field, context.sdk) else { continue }
      let digits = message.part(field)?.digitsOfColor ?? 0
      if digits == 6 || field == .color && digits == 8 { continue }
      let text = message.string(field) ?? ""
      let mayBeTaken = context.target == .fcm && field == .color && !isNumber
      // What AppMetrica itself makes of it is not known.
      let isJudged = !context.isAskedFor && message.sdk == .appmetrica
      // Of AppMetrica's colors, which begin with the opacity, only the rest is written.
      let isRead = isNumber || message.sdk == .appmetrica
      context.sink.judgingPlaceholders(isRead && context.sink.readsPlaceholders) {
        context.report(
          mayBeTaken || isJudged ? .warning : .error, .badColor,
          "\(message.name(of: field)) is \(Visible.quoted(text)), which is not a valid color",
          at: message.span(field),
          consequence: context.sdk.showsData
            ? isJudged ? .undefined("the documented form") : nil
            : context.target == .hms ? .refusedByHMS : mayBeTaken ? .undefined("the documented form") : nil,
          help: context.sink.help(forPlaceholderAt: message.span(field))
            ?? (field == .color && message.sdk == .appmetrica
              ? "write #AARRGGBB, such as #FFFF6600" : "write #RRGGBB, such as #FF6600"))
      }
    }
  }

  /// Whether a color is written as numbers, so that it must be parsed; nil if it is not written.
  private static func isWrittenAsNumbers(_ field: Field, _ sdk: SDK?) -> Bool? {
    switch sdk {
    case .appmetrica: true
    case .braze: field == .color ? true : nil
    case .emarsys: nil
    case .expo, nil: field == .ledColor
    }
  }
}

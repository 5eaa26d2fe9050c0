import PushDiagnostics
import PushIR

extension Code {
  /// HMS does not know the category.
  ///
  /// HMS may refuse the request with 80100003: `{"notifications": [{"platform": 3, "category": "TRAVELS", …}]}` of
  /// gorush. Categories are written in capital letters. Write one of IM, VOIP, SUBSCRIPTION, TRAVEL, HEALTH, WORK, ACCOUNT,
  /// EXPRESS, FINANCE, DEVICE_REMINDER, MAIL, PLAY_VOICE and MARKETING, in version 3 also MISS_CALL; most of them have to be
  /// granted to the app. Six words of Huawei's server demo of 2023 for version 3, such as NEWS and PROMO, are not in its
  /// documentation. They are a warning in version 3, because nobody knows whether HMS still takes them.
  ///
  /// - Ground: documented, huaweiSend, huaweiV3
  /// - Ground: client, huaweiV3Demo
  static let huaweiCategory = Code(.hms, 109, "unknown-category")

  /// The importance HIGH needs a right that Huawei grants to few apps.
  ///
  /// HMS refuses the request with 80300011 if the app does not have the right: `{"android": {"notification":
  /// {"importance": "HIGH", …}}}`. Apply for the right, or write NORMAL.
  ///
  /// - Ground: documented, huaweiSend
  /// - Ground: client, huaweiServerDemo
  static let huaweiImportance = Code(.hms, 111, "importance-needs-right")

  /// The target of a quick app is neither development nor production.
  ///
  /// HMS knows 1 for development and 2 for production, and may refuse others with 80100003. In a document,
  /// `"fast_app_target": 3` is already outside the format's range; this code is for messages that are made in Swift:
  /// `message[.fastAppTarget] = 3`. Give it 1 or 2, or leave it out.
  ///
  /// - Ground: documented, huaweiSend
  static let huaweiFastApp = Code(.hms, 113, "bad-fast-app-target")
}

/// Values for which HMS documents a closed list (Huawei Push Kit REST API, AndroidConfig).
enum HuaweiWords: FieldCheck {
  static var routes: Routes { .hms | .hmsData }
  static var fields: FieldSet { .huaweiCategory | .huaweiImportance | .fastAppTarget }

  private static let all = Field.huaweiCategory.words ?? []
  /// A category that v1 alone takes, and that only older documentation lists.
  private static let systemReminder = "SYSTEM_REMINDER"
  /// A category of v3 alone.
  private static let missedCall = "MISS_CALL"

  static func check(_ message: Message, _ context: CheckContext) {
    // In version 3, a notification that an SDK builds from data has its category inside the data.
    if context.sdk == nil || !context.isHMSv3 { checkCategory(message, context) }
    // v3 has no equivalent of the other two.
    if context.isHMSv3 { return }
    if context.sdk == nil, message.equals(.huaweiImportance, "HIGH") {
      context.report(
        .warning, .huaweiImportance, "importance HIGH needs a right that the app has to be granted",
        at: message.span(.huaweiImportance), consequence: .possible(service: "HMS", reason: "80300011"))
    }
    checkFastApp(message, context)
  }

  /// The categories of Huawei's server demo for v3 that its documentation does not list.
  private static let ofDemo = [
    "SYSTEM_REMINDER", "CUSTOMER_SERVICE", "NEWS", "CONTENT_RECOMMENDATION", "SOCIAL_DYNAMICS", "PROMO",
  ]

  private static func checkCategory(_ message: Message, _ context: CheckContext) {
    guard message.has(.huaweiCategory), let category = message.string(.huaweiCategory),
      !all.contains(category) || category == (context.isHMSv3 ? systemReminder : missedCall)
    else { return }
    let known = all.filter { $0 != systemReminder && ($0 != missedCall || context.isHMSv3) }
    let isOfDemo = context.isHMSv3 && ofDemo.contains(category)
    let nearest = isOfDemo ? nil : Suggestion.nearest(to: category, among: known)
    let place = message.span(.huaweiCategory)
    let fix = nearest.map { Fix("write \"\($0)\"", .init(place, with: "\"\($0)\""), isSafe: false) }
    let fault =
      category == missedCall
      ? "is a category of HMS v3 only" : "is not a \(isOfDemo ? "documented" : "valid") HMS category"
    context.report(
      isOfDemo ? .warning : .error, .huaweiCategory, "\(Visible.quoted(category)) \(fault)", at: place,
      consequence: isOfDemo ? .undefined("the documented categories") : .refusedByHMS,
      help: nearest.map { "did you mean \"\($0)\"?" } ?? known.joined(separator: ", "),
      fix: message.isAsRead(.huaweiCategory) ? fix : nil)
  }

  private static func checkFastApp(_ message: Message, _ context: CheckContext) {
    if message.has(.fastAppTarget), let target = message.integer(.fastAppTarget), !(1...2).contains(target) {
      context.refuse(
        .huaweiFastApp, "fast_app_target is \(target); it must be 1 (development) or 2 (production)",
        at: message.span(.fastAppTarget))
    }
  }
}

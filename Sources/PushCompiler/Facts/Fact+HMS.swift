import PushDiagnostics
import PushIR
import PushChecks
import PushSyntax

extension Fact {
  static var hms: [Fact] { limits(.hms, HMSLimits.all) + hmsRequests + hmsWords + hmsErrors }

  private static var hmsRequests: [Fact] {
    let send = Evidence(.documented, .huaweiSend)
    let v3 = Evidence(.documented, .huaweiV3)
    return [
      Fact(.hms, .request, "v1", "POST /v1/{app ID}/messages:send; up to HarmonyOS 4", send),
      Fact(.hms, .request, "v2", "POST /v2/{project ID}/messages:send; the body of v1", send),
      Fact(.hms, .request, "v3", "POST /v3/{project ID}/messages:send; HarmonyOS 5 and later", v3),
      Fact(.hms, .request, "host", "https://push-api.cloud.huawei.com", send),
      Fact(
        .hms, .request, "numbers in quotes", "not known; Huawei's sample has action_type so",
        Evidence(.assumed, .huaweiSend)),
    ]
  }

  private static var hmsWords: [Fact] {
    [
      words(.hms, "category; SYSTEM_REMINDER once", HMSCategory.spellings, .huaweiSend),
      words(.hms, "v3: category", HMSV3Category.spellings, .huaweiV3),
      words(.hms, "urgency", HMSAndroidConfigUrgency.spellings, .huaweiSend),
      words(.hms, "importance; HIGH once, with a right", HMSAndroidNotificationImportance.spellings, .huaweiSend),
      words(.hms, "visibility", HMSAndroidNotificationVisibility.spellings, .huaweiSend),
      words(.hms, "style", HMSAndroidNotificationStyle.spellings, .huaweiSend),
      words(.hms, "click_action.type; 4 once", HMSClickActionType.spellings, .huaweiSend),
      words(.hms, "buttons.action_type", HMSButtonActionType.spellings, .huaweiSend),
      words(.hms, "v3: clickAction.actionType", HMSV3ClickActionActionType.spellings, .huaweiV3),
      words(.hms, "v3: live view operation", HMSV3PayloadOperation.spellings, .huaweiLiveView),
      words(.hms, "v3: live view event", HMSV3Event.spellings, .huaweiLiveView),
      Fact(
        .hms, .word, "v3: live views that a push creates",
        HuaweiLiveViews.createdByPush.map { $0.description }.joined(separator: ", "),
        Evidence(.documented, .huaweiLiveView)
      ),
    ]
      + HuaweiPushType.allCases.map { type in
        Fact(
          .hms, .word, "v3: push-type \(type.rawValue)", type.words,
          Evidence(.documented, type == .management ? .huaweiMDM : .huaweiV3))
      }
  }

  private static var hmsErrors: [Fact] {
    let answers = [
      ("80000000", "success"), ("80100000", "some tokens failed"), ("80100001", "a parameter is not valid"),
      ("80100003", "the structure of the message is not valid"), ("80100004", "the TTL is over"),
      ("80100013", "collapse_key is not valid"),
      ("80100016", "the content is sensitive"), ("80100017", "more than 100 tasks for topics at once"),
      ("80100018", "the signature of review does not match"), ("80100022", "v3: the picture has not been checked"),
      ("80200001", "authentication failed"), ("80200003", "the access token has expired"),
      ("80200005", "v3: the JWT has expired"),
      ("80300002", "the app may not send"), ("80300007", "all tokens are invalid"),
      ("80300008", "the body is too large"),
      ("80300010", "no token, or too many"), ("80300011", "the app lacks the right"),
      ("80300013", "the address for receipts is wrong"),
      ("80300029", "v3: too many test messages"), ("80300030", "v3: too many tokens for a test message"),
      ("80300036", "v3: the JWT is valid for longer than a day"), ("80300037", "v3: the app is under a penalty"),
      ("80600003", "the request for an access token failed"),
      ("81000001", "an internal error"),
    ]
    return answers.map { code, meaning in
      Fact(
        .hms, .error, code, meaning, Evidence(.documented, meaning.hasPrefix("v3") ? .huaweiV3 : .huaweiSend))
    }
  }
}

extension HuaweiPushType {
  fileprivate var words: String {
    switch self {
    case .alert: "notification, or the number on the icon"
    case .card: "card"
    case .voice: "notification that is read out loud"
    case .background: "data for the app"
    case .liveView: "live view"
    case .call: "call"
    case .management: "device management, API 26.0.1 and later"
    }
  }
}

import PushDiagnostics
import PushIR
import PushJSON
import PushSyntax

// Braze, "Start Live Activity" and "Update Live Activity". Braze adds what ActivityKit requires beside the content: the
// event, by the endpoint and "end_activity", and the time of sending.

extension Lowering {
  /// Whether the document is the body of one of the two requests. One that lacks the state is not an alert, either.
  var isLiveActivity: Bool {
    func exists(_ name: StaticString) -> Bool { document.member(name, of: .root).exists }
    return has("content_state", .root)
      || !exists("alert") && (exists("activity_id") || Self.namesOfStart.contains(where: exists))
  }

  mutating func lowerLiveActivity(to consume: Consumer) {
    begin(.root, Message.Place())
    message.sdk = .braze
    message.writtenFor = TargetList(.apns)
    message.reachesApple = true
    if Self.namesOfStart.contains(where: { document.member($0, of: .root).exists }) {
      lower(decoder.decode(.root, as: BrazeActivityStart.self))
    } else {
      lower(decoder.decode(.root, as: BrazeActivityUpdate.self))
    }
    // "If content-available is set, this priority is 5."
    if message.isSet(.contentAvailable), !message.present.intersects(.priority | .apnsHeadersBlock) {
      message.put(.priority, .integer(Priority.normal.rawValue), at: message.span(.contentAvailable))
    }
    consume(&self)
  }

  /// The members that only the start has.
  private static let namesOfStart: [StaticString] = ["activity_attributes_type", "activity_attributes"]

  private mutating func lower(_ start: BrazeActivityStart) {
    lowerAlert(start.notification)
    message.fill(from: start)
    let attributes = [start.activityAttributesType, start.activityAttributes]
    putEvent("start", at: attributes.first { $0.exists }?.memberName ?? start.node)
    lowerDate(start.staleDate, .staleDate)
    lowerDate(start.dismissalDate, .dismissalDate)
    message.traits.audience = firstChoice(of: [start.userAliases, start.segmentID, start.customAudience])
    reportAudience([
      start.appID, start.activityID, start.userAliases, start.segmentID, start.customAudience,
    ])
    checkCount(of: [start.externalUserIds, start.userAliases])
    addressVendor(firstChoice(of: [start.externalUserIds]))
  }

  private mutating func lower(_ update: BrazeActivityUpdate) {
    lowerAlert(update.notification)
    message.fill(from: update)
    let ends = document.flag(update.endActivity)
    let node = update.endActivity.exists ? update.endActivity : update.contentState
    putEvent(ends ? "end" : "update", at: node.exists ? node.memberName : update.node)
    lowerDate(update.staleDate, .staleDate)
    lowerDate(update.dismissalDate, .dismissalDate)
    message.traits.audience = update.activityID
    reportAudience([update.appID, update.activityID])
  }

  /// "notification", the push object whose alert the activity shows.
  private mutating func lowerAlert(_ notification: BrazeApplePush?) {
    guard let notification else { return }
    lower(notification)
    message.put(.variationID, notification.messageVariationID)
  }

  private mutating func putEvent(_ event: String, at node: Node) {
    put(.event, text: event, at: node)
    message.put(.timestamp, .integer(settings.time.value), at: span(node))
  }
}

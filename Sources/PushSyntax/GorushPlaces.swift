import PushJSON

/// Where a notification of gorush has what requests to FCM and HMS have elsewhere: its blocks are parts of such requests.
enum GorushPlaces {
  /// The places in a notification for those in a request of a service's grammar.
  @inline(never)
  static func places(_ places: [String], of grammar: Grammar) -> [String] {
    var found: [String] = []
    for place in places.compactMap({ grammar === HMSGrammar.grammar ? ofHMS($0) : ofFCM($0) })
    where !found.contains(place) { found.append(place) }
    return found
  }

  /// The place in a notification of a key that FCM's legacy interface had.
  @inline(never)
  static func place(ofLegacy name: String) -> String? {
    switch Decoder.underscored(name) {
    case "to", "registration_ids", "registration_token", "device_token", "tokens", "dry_run": return nil
    default:
      let places = WireFormat.fcm.place(of: name)?.split(separator: " ") ?? []
      let found = places.map { $0.hasPrefix(message) ? $0.dropFirst(message.count) : $0 }
      return found.isEmpty ? nil : found.joined(separator: " ")
    }
  }

  /// The place that gorush reads since version 1.18 in place of one in the notification of FCM, of which it reads three members.
  static func today(_ place: String) -> String {
    let block = "notifications[].notification."
    guard place.hasPrefix(block) else { return place }
    let name = String(place.dropFirst(block.count))
    switch name {
    case "title", "body", "image": return place
    case "android_channel_id": return "notifications[].android.notification.channel_id"
    default: return "notifications[].android.notification.\(name)"
    }
  }

  /// The words of a choice that firebase-admin-go reads: those that FCM has in both cases in lower case only, and not the word
  /// for no choice.
  static func read(of words: [String]) -> [String] {
    words.filter { word in
      let lower = word.lowercased()
      return !word.hasSuffix("_UNSPECIFIED") && (word == lower || !words.contains(lower))
    }
  }

  private static let message = "message."

  private static func ofFCM(_ place: String) -> String? {
    guard place.hasPrefix(message) else { return nil }
    let place = String(place.dropFirst(message.count))
    let isInBlock = ["android.", "apns.", "webpush.", "fcm_options.", "notification."].contains { place.hasPrefix($0) }
    return isInBlock || ["data", "topic", "condition"].contains(place) ? place : nil
  }

  private static func ofHMS(_ place: String) -> String? {
    let block = "message.android.notification."
    if place.hasPrefix(block) { return "huawei_notification." + place.dropFirst(block.count) }
    switch place {
    case "message.android.ttl": return "huawei_ttl"
    case "message.android.collapse_key": return "huawei_collapse_key"
    case "message.android.urgency": return "priority"
    case "message.android.category": return "category"
    case "message.android.bi_tag": return "bi_tag"
    case "message.android.fast_app_target": return "fast_app_target"
    case "message.data", "message.android.data": return "huawei_data"
    case "message.topic": return "topic"
    case "message.condition": return "condition"
    default: return nil
    }
  }
}

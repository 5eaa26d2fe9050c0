/// A key of `aps` that shows, plays or wakes something ("Generating a remote notification").
package enum ApsContentKey: CaseIterable {
  case alert, badge, sound, contentAvailable

  package var spelling: StaticString {
    switch self {
    case .alert: "alert"
    case .badge: "badge"
    case .sound: "sound"
    case .contentAvailable: "content-available"
    }
  }
}

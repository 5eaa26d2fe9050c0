/// A key of `aps` that shows, plays or wakes something ("Generating a remote notification").
package enum ApsContentKey: Spelling, CaseIterable {
  case alert = "alert", badge = "badge", sound = "sound", contentAvailable = "content-available"
}

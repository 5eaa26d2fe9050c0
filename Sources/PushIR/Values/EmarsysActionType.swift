/// The types of actions that Emarsys's SDK supports.
package enum EmarsysActionType: Spelling, CaseIterable {
  case appEvent = "MEAppEvent", customEvent = "MECustomEvent", openExternalURL = "OpenExternalUrl", dismiss = "Dismiss"
  case badgeCount = "BadgeCount"
}

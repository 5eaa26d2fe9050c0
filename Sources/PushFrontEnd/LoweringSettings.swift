/// What the options say of how documents are read.
package struct LoweringSettings: Sendable {
  /// Whether messages without addresses are sent to registered devices, so that the document may omit addresses.
  package var hasRegisteredDevices = false

  /// Whether the document is checked as its vendor's own server would read it. Nothing is written then.
  package var judgesVendor = false

  /// Whether requests to HMS are written or checked, so that what HMS does with a message is of interest.
  package var isForHMS = true

  /// Whether an Expo message is written for Expo's SDK.
  package var isForExpoSDK = false

  /// The time of sending, in seconds since 1970, which a vendor adds to some messages.
  package var now: Int64 = 0

  package init() {}
}

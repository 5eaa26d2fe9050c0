package import PushDiagnostics

// What the back ends report. The checks of the services' own rules have their codes beside them in PushPasses.

extension Code {
  package static let fieldLost = Code(.loss, 101, "field-lost")
  package static let fieldChanged = Code(.loss, 102, "field-changed")
  package static let bookkeeping = Code(.loss, 103, "bookkeeping-not-sent")
  package static let valueCoerced = Code(.loss, 104, "value-coerced")
  package static let blockWins = Code(.loss, 106, "block-wins")
  package static let notForTarget = Code(.loss, 107, "not-for-target")
  package static let notMadeUp = Code(.loss, 108, "not-made-up")
  package static let channelMissing = Code(.loss, 109, "channel-missing")
  package static let leftOpen = Code(.addr, 101, "left-open")
  package static let foreignToken = Code(.addr, 103, "foreign-address")
  package static let vendorID = Code(.addr, 104, "vendor-id")
  package static let noAddress = Code(.addr, 105, "no-address")
  package static let emptyToken = Code(.addr, 106, "empty-token")
  package static let apnsPayloadTooLarge = Code(.apns, 110, "payload-too-large")
  package static let fcmPayloadTooLarge = Code(.fcm, 110, "message-too-large")
  package static let hmsPayloadTooLarge = Code(.hms, 110, "body-too-large")
}

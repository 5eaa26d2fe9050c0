import PushIR
import PushSyntax

// Discovery document of fcm:v1: ApnsConfig. Its headers and its payload are in Apple's format.

extension Lowering {
  mutating func lower(_ apns: FCMApnsConfig) {
    move(.apnsHeadersBlock, apns.headers)
    moveApplePayload(apns.payload)
    move(.activityToken, apns.liveActivityToken)
    putRest(.apnsBlock, apns.node)
  }
}

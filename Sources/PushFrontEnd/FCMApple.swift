import PushIR
import PushSyntax

// Discovery document of fcm:v1: ApnsConfig. Its headers and its payload are in Apple's own terms.

extension Lowering {
  mutating func lower(_ apns: FCMApnsConfig) {
    move(.appleHeaders, apns.headers)
    move(.applePayload, apns.payload)
    move(.activityToken, apns.liveActivityToken)
    putRest(.apnsBlock, apns.node)
  }
}

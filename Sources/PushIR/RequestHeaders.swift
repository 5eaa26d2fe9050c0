/// The request headers of each service. pushc writes no others: a document's own may be credentials.
package enum RequestHeaders {
  /// APNs: "Sending notification requests to APNs", table of header fields. FCM and HMS pass the same headers on in
  /// `apns.headers`. `authorization` is left out: pushc never writes credentials.
  package static let apns: [StaticString] = [
    "apns-push-type", "apns-topic", "apns-priority", "apns-expiration", "apns-collapse-id", "apns-id",
    "apns-channel-id", "apns-request-id",
  ]
  /// The kind of the body, which FCM and HMS requests state.
  package static let contentType: StaticString = "content-type"
  /// HMS v3: the kind of the message.
  package static let pushType: StaticString = "push-type"
}

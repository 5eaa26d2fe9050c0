/// The request headers of each service. pushc writes no others: custom headers of a document may contain credentials.
package enum RequestHeaders {
  /// APNs: "Sending notification requests to APNs", table of header fields. FCM and HMS pass the same headers on in
  /// `apns.headers`. `authorization` is excluded: pushc never writes credentials.
  package static let apns: [StaticString] = [
    "apns-push-type", "apns-topic", "apns-priority", "apns-expiration", "apns-collapse-id", "apns-id",
    "apns-channel-id", "apns-request-id",
  ]
  /// The content type of the body, which FCM and HMS requests state.
  package static let contentType: StaticString = "content-type"
  /// HMS v3: the push type of the message.
  package static let pushType: StaticString = "push-type"
}

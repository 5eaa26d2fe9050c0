import PushDiagnostics
import PushIR
import PushSyntax

extension Fact {
  static var apns: [Fact] { limits(.apns, APNsLimits.all) + apnsRequests + pushTypes + apnsWords + apnsErrors }

  private static var apnsRequests: [Fact] {
    let requests = Evidence(.documented, .appleRequests)
    let broadcasts = Evidence(.documented, .appleBroadcasts)
    return [
      Fact(.apns, .request, "production", "https://api.push.apple.com, ports 443 and 2197", requests),
      Fact(.apns, .request, "sandbox", "https://api.sandbox.push.apple.com, ports 443 and 2197", requests),
      Fact(.apns, .request, "to a device", "POST /3/device/{token}", requests),
      Fact(.apns, .request, "to a broadcast channel", "POST /4/broadcasts/apps/{bundle ID}", broadcasts),
      Fact(
        .apns, .request, "headers", RequestHeaders.apns.map { $0.description }.joined(separator: ", "), requests),
    ]
  }

  private static var pushTypes: [Fact] {
    PushType.allCases.map { type in
      let suffix = type.topicSuffix.description
      let topic =
        type == .mdm
        ? "apns-topic: the UID of the MDM certificate"
        : "apns-topic: \(suffix.isEmpty ? "bundle ID" : "bundle ID + \(suffix)")"
      return Fact(.apns, .word, "apns-push-type \(type.name)", topic, Evidence(.documented, .appleRequests))
    }
  }

  private static var apnsWords: [Fact] {
    [
      words(.apns, "apns-priority", APNSHeadersApnsPriority.spellings, .appleRequests),
      words(.apns, "aps.interruption-level", APNSApsInterruptionLevel.spellings, .applePayload),
      words(.apns, "aps.event", APNSApsEvent.spellings, .appleActivities),
      Fact(
        .apns, .word, "aps.event of a broadcast", "update, end", Evidence(.documented, .appleBroadcasts)),
      Fact(
        .apns, .word, "aps.sound", "a file of the app of the kind aiff, wav or caf, or default",
        Evidence(.documented, .appleSounds)),
    ]
  }

  private static var apnsErrors: [Fact] {
    errors(
      .apns,
      """
      400 BadCollapseId: apns-collapse-id is too long
      400 BadDeviceToken: the token is not valid, or of the other environment
      400 BadExpirationDate: apns-expiration is not valid
      400 BadMessageId: apns-id is not a valid UUID
      400 BadPriority: apns-priority is not valid
      400 BadTopic: apns-topic is not valid
      400 DeviceTokenNotForTopic: the token belongs to another topic
      400 DuplicateHeaders: a header is set twice
      400 IdleTimeout: the connection was idle
      400 InvalidPushType: apns-push-type is not valid
      400 MissingDeviceToken: the path has no token
      400 MissingTopic: apns-topic is missing
      400 PayloadEmpty: the body is empty
      400 TopicDisallowed: the sender may not push to this topic
      403 BadCertificate: the certificate is not valid
      403 BadCertificateEnvironment: the certificate is of the other environment
      403 BadEnvironmentKeyIdInToken: the key of the provider token is of the other environment
      403 ExpiredProviderToken: the provider token is older than an hour
      403 Forbidden: the action is not allowed
      403 InvalidProviderToken: the provider token is not valid
      403 MissingProviderToken: there is neither a certificate nor a provider token
      403 UnrelatedKeyIdInToken: the key of the provider token is not the one that the connection began with
      404 BadPath: the path is not valid
      405 MethodNotAllowed: the method is not POST
      410 ExpiredToken: the token has expired
      410 Unregistered: the token is no longer active
      413 PayloadTooLarge: the body is above the limit
      429 TooManyProviderTokenUpdates: provider tokens change more than once in 20 minutes
      429 TooManyRequests: too many requests for one device
      500 InternalServerError: an error of APNs
      503 ServiceUnavailable: APNs is not available
      503 Shutdown: APNs is shutting down
      """, .appleResponses)
      + errors(
        .apns,
        """
        400 BadChannelId: apns-channel-id is not valid base64
        400 ChannelNotRegistered: the channel does not exist
        400 FeatureNotEnabled: broadcasts are not enabled for the app
        400 MissingChannelId: a broadcast has no apns-channel-id
        400 MissingPushType: a broadcast has no apns-push-type
        403 TopicMismatch: the app in the path is not one of the certificate or the provider token
        """, .appleBroadcasts)
  }
}

package import PushDiagnostics

// The codes of the back ends. The codes for the services' own rules are next to their checks in PushChecks.

extension Code {
  /// The target has no equivalent of a field of the message.
  ///
  /// The request is written without it, and the service cannot do what the field says. A subtitle, for example, is
  /// shown on Apple's devices only: `{"aps": {"alert": {"title": "Taxi", "subtitle": "Ride 7", "body": "Here"}}}`
  /// loses it for HMS. `--strict` makes this an error, and `--loss-report` lists all such fields. Express it with a
  /// field that the target has, or accept the loss.
  package static let fieldLost = Code(.loss, 101, "field-lost")

  /// The target cannot say a field as it is, so the request has the nearest value.
  ///
  /// Nothing fails, but the message looks or behaves a little differently: `{"icon_background": "#80FF0000"}` becomes
  /// `#FF0000`, because a notification's color has no transparency. `--strict` makes this an error. Write a value
  /// that the target knows.
  package static let fieldChanged = Code(.loss, 102, "field-changed")

  /// A field is the sender's metadata, which no push service takes.
  ///
  /// Names of campaigns, tags and identifiers of an app serve the vendor's statistics: `{"group_id": 77, "tag":
  /// "autumn"}`. The push services do not know them. This is a note, and nothing has to be done.
  package static let metadataNotSent = Code(.loss, 103, "metadata-not-sent", .oncePerRun("metadata not sent"))

  /// A value becomes a string, because the reader takes no other type.
  ///
  /// FCM's data and some SDKs' keys hold strings only: `{"data": {"ride": 7}}` becomes `"7"`. The app has to read it
  /// as a string. Write it in quotes to say so in the document.
  package static let valueCoerced = Code(.loss, 104, "value-coerced", .onRequest)

  /// The message was written for another target and is left out.
  ///
  /// The document has content of its own for the targets that were asked for, so this part does not cross over:
  /// AppMetrica's `messages.iOS` with `--to fcm`. Add the part's own service to `--to` if it is to be sent as well. When
  /// pushc is used as a library, this code is also an error: for a message that has no address when the caller names no
  /// targets, and for every message when the caller's list of targets is empty.
  package static let notForTarget = Code(.loss, 107, "not-for-target")

  /// The vendor's SDK expects an identifier that only the vendor's servers know.
  ///
  /// pushc does not make it up. The app shows the message, but the SDK cannot report that it arrived or was opened.
  /// This happens when keys of an SDK are written with `--sdk`. Nothing has to be done unless the reports are needed;
  /// then the vendor has to send the message.
  package static let notMadeUp = Code(.loss, 108, "not-made-up", .oncePerRun("known to the vendor alone"))

  /// A message for an app with Emarsys's SDK for Android names no notification channel.
  ///
  /// The notification of an app on Android 8 and later needs a channel; without it nothing is shown: `{"aps":
  /// {"alert": "Hi"}, "ems": {}}` sent with `--to fcm --sdk emarsys`. Name a channel that the app creates with
  /// `--channel`.
  ///
  /// - Ground: client, emarsysAndroid
  /// - Ground: documented, androidChannels
  package static let channelMissing = Code(.loss, 109, "channel-missing")

  /// Something that the request needs is neither in the document nor in the options.
  ///
  /// The URL has a placeholder in its place, such as `{project}` or `{app_id}`, or a header is missing, such as
  /// `apns-topic`. The service may refuse the request as it is. Give the value with the option that the help
  /// names, or fill it in before you send.
  package static let leftOpen = Code(.addr, 101, "left-open", .oncePerRun("not set"))

  /// Tokens in the document belong to another service than the target.
  ///
  /// A token of one service means nothing to the others, so it is left out: `{"notifications": [{"platform": 1, "tokens":
  /// ["…"], "message": "Hi"}]}` of gorush with `--to fcm`. A message without another address is written as a request that has
  /// none (ADDR105). Choose the target that the tokens belong to, or give tokens of this one. The token of a Live Activity goes to
  /// FCM as `apns.live_activity_token`, and the request still needs that of the device.
  package static let foreignToken = Code(.addr, 103, "foreign-address")

  /// Identifiers in the document are known to the vendor only.
  ///
  /// No push service can be addressed by them: `{"id_type": "appmetrica_device_id", "id_values": ["42"]}`. They
  /// are left out, and without push tokens the request has no address (ADDR105). Give push tokens instead.
  package static let vendorID = Code(.addr, 104, "vendor-id")

  /// The document names no device for this target.
  ///
  /// One record without an address is written; for APNs, `{token}` in the URL is the place of its token. Payloads
  /// of APNs, Braze and Emarsys never name devices: `{"aps": {"alert": "Hi"}}`. Give devices with `--devices`, or fill
  /// in the address before you send.
  package static let noAddress = Code(.addr, 105, "no-address", .oncePerRun("no address"))

  /// A device token, or a Firebase installation ID, is empty.
  ///
  /// The service refuses the request; APNs calls it `MissingDeviceToken`: `{"tokens": [""], "platform": 1}`. An app
  /// that could not register has probably stored nothing. Remove the entry.
  ///
  /// - Ground: documented, appleResponses
  package static let emptyToken = Code(.addr, 106, "empty-token")

  /// The payload for APNs is larger than 4096 bytes, or 5120 bytes for a VoIP push or a broadcast.
  ///
  /// APNs refuses it as `PayloadTooLarge`. The bytes of the body as it is sent count, with its white space. pushc counts
  /// the compact JSON that it writes: send it compact, too. Cyrillic letters have two bytes each: an alert of 3,000 of them
  /// is too long. The note names the largest members. Shorten the text, or let the app fetch the data.
  ///
  /// - Ground: documented, applePayload, appleResponses, appleBroadcasts
  package static let apnsPayloadTooLarge = Code(.apns, 110, "payload-too-large")

  /// The message for FCM is larger than 4096 bytes.
  ///
  /// FCM refuses it as `INVALID_ARGUMENT` (Message is too large). The keys and values of the data and the texts of the
  /// notification count: `{"data": {"page": "…"}}` with a whole page in it is too much. The note names the largest
  /// members. Shorten them, or let the app fetch the data. How exactly FCM counts is not known: a report has messages to a
  /// device refused from 4052 bytes on, so that more than 4000 are a note, and a topic was observed to take 4506, so that 4097
  /// to 4506 to a topic are a warning.
  ///
  /// - Ground: documented, fcmMessageTypes
  /// - Ground: observed, fcmRecords
  package static let fcmPayloadTooLarge = Code(.fcm, 110, "message-too-large")

  /// The body for HMS is larger than 4096 bytes without its tokens.
  ///
  /// HMS refuses it with 80300008. All of the body counts but the list of tokens: `{"message": {"data": "…", "token":
  /// ["…"]}}` with a long text in `data`. The note names the largest members. Shorten them, or let the app fetch the
  /// data.
  ///
  /// - Ground: documented, huaweiSend, huaweiV3
  package static let hmsPayloadTooLarge = Code(.hms, 110, "body-too-large")
}

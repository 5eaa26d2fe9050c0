// swift-format-ignore-file
// Written by `swift run pushc-generate` from the doc comments of the codes. Do not edit.

extension Explanation {
  /// All codes, in order.
  public static let all: [Explanation] = [
    Explanation(
      code: "JSON101", name: "unexpected-character",
      summary: ##"JSON expects something else than this character or word."##,
      text: ##"""
        The document cannot be read from this place on, and nothing of it is sent. The usual reasons are a missing comma, a comma behind the last entry, a comment, single quotes, or a placeholder copied from a manual.

        ```json
        {"title": "Taxi" "body": "Your taxi is here"}
        ```

        Write what the message names as expected; the help says what to do where the mistake is a known one.
        """##),
    Explanation(
      code: "JSON102", name: "unexpected-end",
      summary: ##"The document ends before all of its objects, arrays and values are complete."##,
      text: ##"Nothing of it can be sent. Often the text was cut off on its way, or a closing bracket is missing: `{"aps": {"alert": "Hi"}` lacks one. Add the brackets that the help names, or find out where the rest was lost."##),
    Explanation(
      code: "JSON103", name: "trailing-content",
      summary: ##"The document goes on after its end."##,
      text: ##"A JSON document is one value: `{"a": 1} {"b": 2}` is two. The document is not read. Delete what is too much, often a closing bracket; where the file holds one document a line, use `--lines`."##),
    Explanation(
      code: "JSON104", name: "malformed-number",
      summary: ##"A number is not written as JSON writes numbers."##,
      text: ##"JSON has no leading zeros, no `+`, no hexadecimal digits, and a dot has digits on both sides: `{"badge": 007}` and `{"volume": 1.}` are not valid JSON. The document is not read. Write the plain number, such as `7` or `0.5`, or put quotes around what is meant as text."##),
    Explanation(
      code: "JSON105", name: "malformed-string",
      summary: ##"A string is not written as JSON writes strings."##,
      text: ##"A string has to end on the line that it begins on, its line breaks are written as `\n`, and only a few escapes exist: `{"body": "50\% off"}` has one that does not. Half of a character beyond U+FFFF, such as `"\ud83d"` alone, is not a text either. The document is not read. Escape the character properly, or add the missing quote."##),
    Explanation(
      code: "JSON106", name: "invalid-utf8",
      summary: ##"The document has bytes that are not UTF-8."##,
      text: ##"JSON that systems exchange has to be UTF-8. The file was probably saved as Latin-1 or Windows-1251. The document is not read. Convert the file to UTF-8."##),
    Explanation(
      code: "JSON107", name: "nesting-too-deep",
      summary: ##"Objects and arrays are nested more than 512 levels deep."##,
      text: ##"No push payload needs that, and readers of JSON may fail on it, so the document is not read. `[[[[…]]]]` with 513 brackets triggers it. Look for the program that wraps a value again and again."##),
    Explanation(
      code: "JSON108", name: "document-too-large",
      summary: ##"The document is larger than 256 MiB and cannot be read at once."##,
      text: ##"Nothing of it is sent. Split it. A file with one document on each line has no such limit as a whole: read it with `--lines`. A line above the limit is refused, and the other lines are read. `--rejects` has `null` in place of the text of such a document, which was never held."##),
    Explanation(
      code: "JSON109", name: "empty-document",
      summary: ##"The document has no content."##,
      text: ##"An empty file, or one of white space alone, is not valid JSON and holds no message. The program that should have written it has probably failed. Write at least an object, such as `{"aps": {"alert": "Hi"}}`."##),
    Explanation(
      code: "JSON110", name: "byte-order-mark",
      summary: ##"The document begins with a byte order mark."##,
      text: ##"The three bytes EF BB BF come from some editors on Windows. They are skipped here, but other readers of JSON may refuse the file. Save it as UTF-8 without the mark."##),
    Explanation(
      code: "JSON111", name: "duplicate-key",
      summary: ##"An object has a key twice."##,
      text: ##"""
        JSON does not say which of the two counts. Here the last one does, as with most services, and the first one is lost silently:

        ```json
        {"aps": {"badge": 1, "badge": 2, "alert": "Hi"}}
        ```

        Delete the one that is not meant.
        """##),
    Explanation(
      code: "JSON112", name: "too-many-findings",
      summary: ##"The document has more findings than are kept."##,
      text: ##"The others are counted, and not listed: a list of all would take far more memory than the document. Where errors are among the others, no further message of the document is written, because the list no longer tells which messages they concern. Mend what is listed, or set a higher limit with `--max-findings`."##),
    Explanation(
      code: "SHAPE101", name: "unknown-key",
      summary: ##"The format has no such key at this place."##,
      text: ##"FCM refuses the whole message as `INVALID_ARGUMENT` with the name of the key. The other services accept it, and the key has no effect: `{"aps": {"alert": "Hi", "colour": "red"}}`. Often it is misspelt; the help names the nearest known key. The app's own data belongs where the format allows any key."##,
      grounds: "observed adminNode2180\ndocumented applePayload"),
    Explanation(
      code: "SHAPE102", name: "misplaced-key",
      summary: ##"The key is known to the format, but does not belong at this place."##,
      text: ##"""
        FCM refuses the message. Other services accept it, and the key has no effect. In a payload of APNs, for example, `badge` beside `aps` is only data of the app:

        ```json
        {"aps": {"alert": "Hi"}, "badge": 3}
        ```

        Move it to the place that the help names.
        """##,
      grounds: "observed adminNode2180\ndocumented applePayload"),
    Explanation(
      code: "SHAPE103", name: "wrong-type",
      summary: ##"A value has another JSON type than the format demands."##,
      text: ##"Services refuse it, or ignore the value silently: `{"aps": {"badge": "3"}}` has a text where a number belongs. The document's value is not used, and the message is rejected. Write the type that the message names; where the meaning is certain, `--fix` does so."##,
      grounds: "documented protoJSON applePayload huaweiSend"),
    Explanation(
      code: "SHAPE104", name: "missing-member",
      summary: ##"A member that the format demands is missing."##,
      text: ##"The vendor refuses the request, or the part cannot do its work: `{"push_batch_request": {"batch": []}}` has no `group_id`. The message is rejected. Add the member."##),
    Explanation(
      code: "SHAPE105", name: "out-of-range",
      summary: ##"A number is outside the range that the format allows."##,
      text: ##"The service refuses it, takes another value, or cannot store it; a priority `"apns_priority": 7` is refused by APNs as `BadPriority`. The message is rejected. Write a number within the range that the message names."##,
      grounds: "documented appleResponses fcmDiscovery huaweiSend"),
    Explanation(
      code: "SHAPE106", name: "unknown-value",
      summary: ##"A value is not one of those that the format has a list of."##,
      text: ##"Services refuse such a value or fall back to their own default. Upper and lower case count: `{"message": {"token": "…", "android": {"priority": "urgent"}}}` is neither of the two priorities. The message is rejected. Write one of the values that the message lists."##,
      grounds: "documented fcmDiscovery huaweiSend"),
    Explanation(
      code: "SHAPE107", name: "misspelt-key",
      summary: ##"The key is written as a misprint in the vendor's own documentation spells it."##,
      text: ##"The service does not know this spelling and ignores it silently. AppMetrica's documents have `ios` in one place, while the key is `iOS`: `{"messages": {"ios": {…}}}`. pushc reads the value as the right key's. Rename the key; `--fix` does so."##),
    Explanation(
      code: "SHAPE108", name: "ignored-member",
      summary: ##"The key is documented, but the vendor's product no longer does anything with it."##,
      text: ##"gorush, for example, has ignored `collapse_key` since version 1.18, so `{"notifications": [{"collapse_key": "rides", …}]}` collapses nothing when gorush sends it. pushc uses the documented meaning. The requests written can therefore do more than the product does; delete the key if that is not wanted."##),
    Explanation(
      code: "SHAPE109", name: "deprecated-member",
      summary: ##"The key still works, but the vendor is going to remove it."##,
      text: ##"Nothing happens today. One day the service may ignore or refuse the key, such as `auto_clear` of HMS: `{"message": {"android": {"notification": {"auto_clear": 60}}}}`. Replace it by what the vendor's documentation recommends."##,
      grounds: "documented huaweiSend"),
    Explanation(
      code: "SHAPE110", name: "wrong-count",
      summary: ##"An array has too few or too many elements."##,
      text: ##"The service refuses the request: `{"push_batch_request": {"group_id": 7, "batch": []}}` sends nothing to anybody. The message is rejected. Add or remove elements until their number is the one that the message names."##),
    Explanation(
      code: "SHAPE120", name: "conflicting-members",
      summary: ##"The same thing is said twice in different members, and only one of them counts."##,
      text: ##"""
        The vendor takes one and drops the other silently; pushc takes the one that the vendor takes. In Braze's `apple_push`, for example, these two are one setting:

        ```json
        {"content-available": true, "content_available": false}
        ```

        Keep the member that the note points to, and delete the other.
        """##),
    Explanation(
      code: "SHAPE121", name: "other-platform",
      summary: ##"A part of the message belongs to another platform than the devices that it is for."##,
      text: ##"AppMetrica refuses devices of one platform where the message has no content for it: `"id_type": "ios_push_token"` needs `messages.iOS`. A member of the other platform, such as `url` of iOS in the `open_action` for Android, is accepted, but the SDK on the device does not read it. Add the content for the platform, or use the platform's own member."##),
    Explanation(
      code: "SHAPE122", name: "vendor-limit",
      summary: ##"The document goes beyond a limit that its vendor documents."##,
      text: ##"The vendor refuses or cuts what is too much, or the device shows less: Braze documents 3807 and 1912 bytes for `apple_push`, Emarsys three buttons, AppMetrica five device groups and only some file types on iOS. The target itself may allow more, so most of these are warnings. Keep to the limit if the vendor sends the document, too."##),
    Explanation(
      code: "SHAPE123", name: "missing-text",
      summary: ##"A message that is to be shown lacks its title or its text."##,
      text: ##"The vendor refuses it, or shows nothing. Braze, for example, needs `alert` and `title` for Android: `{"messages": {"android_push": {"alert": "Hi"}}}` is incomplete. Add the text, or make the message a silent one in the vendor's way."##),
    Explanation(
      code: "SHAPE124", name: "vendor-default",
      summary: ##"The vendor does something here that the document does not say."##,
      text: ##"""
        It is a note: pushc names a default or a side effect of the vendor and says what becomes of it in the requests. AppMetrica, for example, gives each message without `collapse_key` the same notification number, so that they replace each other on Android; in the requests they do not. Say it in the document where it matters.

        Printed with `--notes`.
        """##),
    Explanation(
      code: "SHAPE125", name: "empty-value",
      summary: ##"A value is there and empty, so that it says nothing."##,
      text: ##"An empty list of notifications or a topic without a name is refused by the service: `{"notifications": []}`. An empty option, such as a vibration pattern `[]`, is as if it were not there. Write the value, or delete the member."##),
    Explanation(
      code: "SHAPE126", name: "audience-not-sent",
      summary: ##"A member tells the vendor which users to send to, and does not belong to a push request."##,
      text: ##"""
        Only Braze knows its users: `{"broadcast": true, "messages": {…}}`; only Expo knows the device of an `ExponentPushToken[…]`. The requests are written without it and name no device. Give the devices' tokens; where the members choose certain users, delete them before you use `--devices`.

        Printed once for a run, at its end.
        """##),
    Explanation(
      code: "SHAPE127", name: "push-type-from-key",
      summary: ##"A key of the payload says which push type the message has."##,
      text: ##"""
        The document has no header `apns-push-type`, and `{"mdm": "7B2F4C10-…"}` or `container-identifier` belong to one push type only. pushc writes this type into the header. Nothing has to be done; a request record can say the type itself.

        Printed with `--notes`.
        """##),
    Explanation(
      code: "SHAPE128", name: "channel-left-out",
      summary: ##"The document has a message for a channel that pushc writes no requests for."##,
      text: ##"E-mail, SMS, web push and others are not sent by APNs, FCM or HMS: `{"messages": {"email": {…}}}`. This part is left out, and the push messages beside it are written. Send the rest by Braze itself."##),
    Explanation(
      code: "SHAPE129", name: "no-date",
      summary: ##"A date cannot be read."##,
      text: ##"Braze takes a date of ISO 8601, and `{"expiry": "tomorrow at nine"}` is not one. The message is rejected, because it would be delivered or removed at the wrong time, or refused. Write `2026-11-21T18:30:00Z`."##),
    Explanation(
      code: "SHAPE130", name: "arguments-without-key",
      summary: ##"A localized text has arguments and no key."##,
      text: ##"Nothing uses the arguments, and no error is given: `{"aps": {"alert": {"loc-args": ["7"], "body": "Hi"}}}`. Add the key, such as `loc-key`, or take out the arguments."##,
      grounds: "client firebaseAdminNode\ndocumented applePayload"),
    Explanation(
      code: "SHAPE131", name: "expired",
      summary: ##"The time at which the message expires is over already."##,
      text: ##"The service accepts the message, tries once to deliver it and does not keep it. A device that is not reachable at this moment never gets it: `{"apple_push": {"alert": "Hi", "expiry": "2020-11-20T18:30:00Z"}}`. Write a time in the future, or 0 if one attempt is meant."##,
      grounds: "documented appleRequests"),
    Explanation(
      code: "SHAPE132", name: "milliseconds-for-seconds",
      summary: ##"The time at which the message expires is given in milliseconds instead of seconds."##,
      text: ##"Read as seconds, it is thousands of years ahead. Whether APNs answers with `BadExpirationDate` is not known; a service that accepts it keeps the message as long as it keeps any: `{"expiration": 1795219200000}`. Divide the number by 1000."##,
      grounds: "assumed appleRequests"),
    Explanation(
      code: "SHAPE133", name: "bad-color",
      summary: ##"A color is not written as the service documents it."##,
      text: ##"FCM and HMS document `#RRGGBB`: `{"android": {"notification": {"color": "red"}}}`. Whether FCM refuses another form is not known; its SDK for Android takes the names of a few colors and shows the default color for what it cannot read. HMS may refuse the request. Write `#RRGGBB`. `#AARRGGBB` is read too, but the color of a notification has no transparency."##,
      grounds: "documented fcmDiscovery huaweiSend\nclient firebaseAndroid"),
    Explanation(
      code: "SHAPE134", name: "icon-is-a-number",
      summary: ##"The small icon of a notification is a number in quotes."##,
      text: ##"FCM and HMS take the name of a drawable of the app. No drawable can be named by digits, so Android shows the app's default icon silently: `{"icon": "46"}`. Only AppMetrica's SDK resolves such numbers. Write the name, such as `"ic_taxi"`."##,
      grounds: "client firebaseAndroid\ndocumented huaweiSend"),
    Explanation(
      code: "SHAPE135", name: "offset-missing",
      summary: ##"A date does not say its time zone."##,
      text: ##"Braze's documentation does not say which zone then counts; pushc reads it as UTC. The message may end hours too early or too late: `{"expiry": "2026-11-21T18:30:00"}`. Write `Z` behind the time, or an offset such as `+03:00`."##),
    Explanation(
      code: "SHAPE136", name: "icon-is-a-file",
      summary: ##"The small icon of a notification is an address or a file name."##,
      text: ##"FCM and HMS take the name of a drawable of the app, without the ending of its file. Nothing is downloaded for the small icon, so Android shows the app's default icon: `{"icon": "ic_taxi.png"}`. Write `"ic_taxi"`; a picture in the notification is `image`."##,
      grounds: "client firebaseAndroid\ndocumented huaweiSend"),
    Explanation(
      code: "SHAPE137", name: "foreign-button",
      summary: ##"The message describes a button that its category does not have."##,
      text: ##"A category of Braze has two fixed buttons, and the notification shows only these: `{"category": "ab_cat_yes_no", "buttons": [{"action_id": "ab_pb_more"}]}`. Use the identifiers that the help names, or another category."##),
    Explanation(
      code: "SHAPE138", name: "button-action",
      summary: ##"A button has an action that it cannot have."##,
      text: ##"The buttons of Braze's own categories either close the notification or open something, and keep to it: `{"action_id": "ab_pb_decline", "action": "URI"}` still closes. Buttons of the app's own categories take URI or DEEP_LINK only, and `uri` is used by these two alone. Choose an action that the message names."##),
    Explanation(
      code: "SHAPE140", name: "format-detected",
      summary: ##"The format of the document was found by its content."##,
      text: ##"""
        This note says which format `--from auto` took and by which key: `{"push_batch_request": {…}}` is AppMetrica's. Name the format with `--from` if the choice is wrong.

        Printed with `--notes`.
        """##),
    Explanation(
      code: "SHAPE141", name: "text-in-silent-message",
      summary: ##"A silent message for Android has an alert or a title."##,
      text: ##"Braze refuses a push with `send_to_sync` that has texts with 400: `{"android_push": {"send_to_sync": true, "title": "Taxi"}}`. Take out the texts, or `send_to_sync` if the message is to be shown."##),
    Explanation(
      code: "SHAPE142", name: "no-web-address",
      summary: ##"The address of the file to show is not a valid URL."##,
      text: ##"The device cannot fetch it and shows the notification without the file: `{"apple_push": {"alert": "Hi", "asset_url": "car.jpg", "asset_file_type": "jpg"}}`. The message is rejected. Write an address that begins with https://."##),
    Explanation(
      code: "SHAPE143", name: "reserved-extra-key",
      summary: ##"The extra data has a key that Braze keeps for itself."##,
      text: ##"Braze refuses the request with 400 when `extra` of a push for Apple's devices has `aps` or `ab`: `{"apple_push": {"alert": "Hi", "extra": {"aps": {}}}}`. Give the key another name; what belongs to `aps` has its own members in `apple_push`."##),
    Explanation(
      code: "SHAPE144", name: "key-of-another-sdk",
      summary: ##"The extra data has a key by which another vendor's SDK knows its own messages."##,
      text: ##"An app that has this SDK as well may take the message for one of its own and handle it wrongly: `{"extra": {"yamp": {"i": 1}}}`. Rename the key, unless it is written for that SDK on purpose."##),
    Explanation(
      code: "SHAPE145", name: "opacity-dropped",
      summary: ##"A colour for Braze's Android push says an opacity, which is dropped."##,
      text: ##"""
        `accent_color` is red, green and blue in one number, 0 to 16777215. Android's own numbers have the opacity before them: `{"accent_color": -65536}` is opaque red, and is read as `#FF0000`. Nothing has to be done if that is the colour that you want.

        Printed with `--notes`.
        """##),
    Explanation(
      code: "SHAPE146", name: "amazon-devices",
      summary: ##"The message is for Amazon's devices, whose push service pushc cannot write for."##,
      text: ##"pushc writes no requests for Amazon Device Messaging. The content of `kindle_push` is written as a message for Android instead: `{"messages": {"kindle_push": {"title": "Taxi", "alert": "Here"}}}`. Send it to Kindle devices by Braze itself."##),
    Explanation(
      code: "SHAPE150", name: "action-member",
      summary: ##"An action of an Emarsys payload lacks a member, or has one that cannot be used."##,
      text: ##"""
        iOS shows no button for it, or the SDK does not run it, and nobody is told. An action of type `OpenExternalUrl` needs `url`, `MEAppEvent` needs `name`, and a button needs `id` and `title` as well:

        ```json
        {"ems": {"actions": [{"type": "OpenExternalUrl", "id": "a", "title": "Go"}]}}
        ```

        Add what the message names.
        """##,
      grounds: "client emarsysIOS emarsysAndroid"),
    Explanation(
      code: "SHAPE151", name: "action-type",
      summary: ##"An action of an Emarsys payload has a type that cannot be used here."##,
      text: ##"iOS shows no button for it, Android shows one that does nothing: `{"ems": {"actions": [{"id": "a", "title": "Copy", "type": "CopyToClipboard"}]}}`. The SDK knows `MEAppEvent`, `MECustomEvent`, `OpenExternalUrl`, `Dismiss` and, in silent messages only, `BadgeCount`. Use one of these."##,
      grounds: "client emarsysIOS emarsysAndroid"),
    Explanation(
      code: "SHAPE152", name: "dismissal-with-text",
      summary: ##"A message that is to remove a notification from the screen has a text of its own."##,
      text: ##"""
        With `del-id`, Emarsys wants `content-available` alone under `aps`. The text is shown to the user:

        ```json
        {"aps": {"content-available": 1, "alert": "Hi"}, "del-id": "ride-7"}
        ```

        Take out the text, or take out `del-id`.
        """##),
    Explanation(
      code: "SHAPE153", name: "user-is-no-json",
      summary: ##"The member "u" of an Emarsys payload is a string that holds no JSON object."##,
      text: ##"The SDK reads it as JSON. On iOS it does without it; on Android the app ends with an error: `{"aps": {"alert": "Hi"}, "u": "sid=7"}`. Write an object, such as `"u": {"sid": "7"}`, or the same as JSON text."##),
    Explanation(
      code: "SHAPE154", name: "missing-sid",
      summary: ##"A message with buttons has a "u" that does not name the send by "sid"."##,
      text: ##"The SDK of Emarsys reports the tap on a button together with `sid`. Without it the app ends when the button is tapped: `{"ems": {"actions": [{"id": "a", "title": "Go", "type": "Dismiss"}]}, "u": {}}`. Add `"u": {"sid": "…"}`."##),
    Explanation(
      code: "SHAPE155", name: "extension-does-not-run",
      summary: ##"A part of the message needs the app's notification extension, which will not run."##,
      text: ##"""
        iOS starts the extension only for a push with `mutable-content`. Without it, the picture, the buttons or the in-app message are accepted and never seen:

        ```json
        {"aps": {"alert": "Hi"}, "image_url": "https://cdn.example.com/a.png"}
        ```

        Add `"mutable-content": 1` to `aps`.
        """##,
      grounds: "documented appleExtension"),
    Explanation(
      code: "SHAPE156", name: "other-dialect",
      summary: ##"The Emarsys payload is marked as one of its second version."##,
      text: ##"The documented SDK for iOS, version 3, reads none of it, and there are two forms of the second version that differ: `{"ems": {"version": "APNS_V2"}}`. Write the payload in the documented form, without `version`."##),
    Explanation(
      code: "SHAPE157", name: "format-ambiguous",
      summary: ##"The document may be of several formats, and nothing decides between them."##,
      text: ##"A wrong guess could change what the message means, so nothing is read: `{"message": {"token": "…", "data": "x"}}` may be for FCM or for HMS. Name the format with `--from`."##),
    Explanation(
      code: "SHAPE158", name: "format-unknown",
      summary: ##"The document has no key by which its format can be known."##,
      text: ##"Nothing is read: `{"text": "Hi"}`. Name the format with `--from`; the help lists those that are known."##),
    Explanation(
      code: "SHAPE159", name: "sdk-needs-text",
      summary: ##"A message for an app with a vendor's SDK for Android lacks the text that the SDK shows."##,
      text: ##"Braze's SDK shows a message only if it has both a title and a text; any other it takes for a silent one, which is never shown: `{"messages": {"apple_push": {"alert": "Hi"}}}` sent with `--to fcm --sdk braze`. AppMetrica's SDK needs one of the two. Add what is missing."##),
    Explanation(
      code: "SHAPE160", name: "silent-by-content",
      summary: ##"The message has data and nothing to show, so it is a silent one."##,
      text: ##"""
        It is delivered to the app, and nobody sees anything: `{"message": {"token": ["…"], "data": "x"}}` for HMS. That is right for data that only the app reads. Add a notification with title and text if people are to see it.

        Printed with `--notes`.
        """##),
    Explanation(
      code: "SHAPE161", name: "left-out",
      summary: ##"A part of a request record or of an older request is not written again."##,
      text: ##"pushc writes its own method, headers and origin, and never a credential: a header `authorization` is left out, `"method": "PUT"` becomes POST, and members that only FCM's XMPP interface had are dropped. Add what your sender needs when it sends the request."##),
    Explanation(
      code: "SHAPE162", name: "addresses-only",
      summary: ##"The document registers devices and holds no message."##,
      text: ##"Nothing can be sent that is only an address: `{"provider": "gcm", "token": "…"}`. Give this file with `--devices`, and a document with a message as the input."##),
    Explanation(
      code: "SHAPE163", name: "bad-duration",
      summary: ##"A duration is not written as the service takes it."##,
      text: ##"""
        FCM takes seconds with an `s` and nothing else; it refuses others as `INVALID_ARGUMENT`, and HMS refuses them with 80100003:

        ```json
        {"message": {"token": "…", "android": {"ttl": "3600"}}}
        ```

        Write `3600s`, or `1.5s` where a part of a second counts.
        """##,
      grounds: "documented fcmDiscovery protoJSON huaweiSend"),
    Explanation(
      code: "SHAPE164", name: "other-format",
      summary: ##"The document could not be read, and looks like one of another format than the one that was named."##,
      text: ##"`{"push_batch_request": {…}}` with `--from gorush` is AppMetrica's, and nothing of it is read. Name its own format with `--from`, or leave it to `--from auto`."##),
    Explanation(
      code: "SHAPE170", name: "header-in-body",
      summary: ##"A request header is inside the payload."##,
      text: ##"""
        What steers the delivery (topic, push type, priority, expiration, collapse identifier) are headers of the request. In the body they are data of the app, and the delivery goes on without them.

            {"aps": {"alert": "Your taxi is here"}, "apns-topic": "com.example.taxi"}

        Move it: {"target": "apns", "headers": {"apns-topic": …}, "body": {"aps": …}}.
        """##,
      grounds: "documented appleRequests"),
    Explanation(
      code: "SHAPE171", name: "zero-flag",
      summary: ##"A flag of aps is 0."##,
      text: ##"""
        `content-available` and `mutable-content` are 1 or absent; Apple documents no other value.

            {"aps": {"alert": "Your taxi is here", "content-available": 0}}

        Leave the key out.
        """##,
      grounds: "assumed applePayload"),
    Explanation(
      code: "SHAPE172", name: "null-value",
      summary: ##"A key of the app has the value null."##,
      text: ##"""
        Apple lists strings, numbers, booleans, arrays and objects as the values of an app's own keys. A null is none of them, and what the app finds is not the same on every system.

            {"aps": {"alert": "Your taxi is here"}, "driver": null}

        Leave the key out.
        """##,
      grounds: "assumed applePayload"),
    Explanation(
      code: "SHAPE173", name: "credential-in-payload",
      summary: ##"The payload holds what looks like a credential."##,
      text: ##"""
        A payload is seen by the push service, by the system and by every extension that reads it, and Apple asks to keep secrets out of it. A sender's token in it is mostly a header that got into the body.

            {"aps": {"alert": "Your taxi is here"}, "authorization": "bearer eyJhbGciOi…"}

        Take it out, and withdraw the credential where it was sent already.
        """##,
      grounds: "advice applePayload"),
    Explanation(
      code: "SHAPE174", name: "sound-misplaced",
      summary: ##"The sound is in a place where this kind of push does not read it."##,
      text: ##"""
        A notification has its sound beside the alert, a Live Activity within it. In the other place it is silently ignored.

            {"aps": {"event": "update", "alert": {"title": "Taxi", "body": "Here"}, "sound": "horn.caf"}}

        Move it into the alert; pushc writes it where it belongs.
        """##,
      grounds: "documented applePayload appleActivities"),
    Explanation(
      code: "SHAPE180", name: "message-not-wrapped",
      summary: ##"The members of a message are at the top of the request, without `message` around them."##,
      text: ##"FCM v1 takes a request, which has the message as its member `message`. Without it every name is unknown to FCM. Example: `{ "token": "…", "notification": { … } }`. Put it all into `{ "message": … }`, which the fix does."##,
      grounds: "documented fcmDiscovery"),
    Explanation(
      code: "SHAPE181", name: "ttl-too-long",
      summary: ##"A TTL with a fraction of a second is longer than FCM keeps any message."##,
      text: ##"FCM keeps messages for 28 days, 2419200 seconds, and documents no longer TTL. A longer one in whole seconds is shortened when pushc writes it, and so is one from another format. Example: `"ttl": "2419200.5s"`. Write whole seconds within the limit."##,
      grounds: "documented fcmDiscovery"),
    Explanation(
      code: "SHAPE185", name: "says-nothing",
      summary: ##"A member is `null` or an empty text, so it counts as absent."##,
      text: ##"""
        Clients in Go and Java write such members for values that nobody has set: `{"messages": {"android": {"content": {"title": "Hi", "text": "There", "icon": "", "vibration": null}}}}`. The requests are written without them. This is a note. Set the value, or delete the member.

        Printed with `--notes`.
        """##),
    Explanation(
      code: "SHAPE186", name: "color-with-opacity",
      summary: ##"A color has eight digits where the format documents six."##,
      text: ##"FCM and HMS document `#RRGGBB`. Android reads eight digits as `#AARRGGBB`, Firebase's own color type as `#RRGGBBAA`: `{"message": {"android": {"notification": {"color": "#FF336699"}}}}` may be blue or red. pushc takes the first two digits for the opacity and writes the color without it. Write six digits."##,
      grounds: "documented fcmDiscovery huaweiSend"),
    Explanation(
      code: "SHAPE187", name: "outside-field-range",
      summary: ##"A number is outside the range of its field, or a list has too few or too many elements."##,
      text: ##"In a document the format's own ranges are checked first; this code is for values that a rule or a program sets: `then set ttl = -5`. The target refuses them or does something undefined, so the message is rejected for it. Write a value within the range that the message names."##,
      grounds: "documented fcmDiscovery huaweiSend applePayload"),
    Explanation(
      code: "SHAPE188", name: "placeholders",
      summary: ##"The document has placeholders, whose text is not checked."##,
      text: ##"""
        The document is a template: `{"message": {"topic": "{{topic}}", "notification": {"title": "Hi"}}}`. Types and keys are checked as always; a topic, a token, a URL or a word with a placeholder in it is taken as it is. Files with the endings of template engines, and `--template`, may have placeholders without quotes for values of any type. Check the documents that are made of it as well.

        Printed once for a run, at its end.
        """##),
    Explanation(
      code: "APNS101", name: "invalid-push-type",
      summary: ##"The push type is none that APNs knows."##,
      text: ##"APNs refuses the request as `InvalidPushType`: `{"notifications": [{"push_type": "live-activity", …}]}` of gorush. Write one of Apple's names, such as `alert`, `background`, `voip` or `liveactivity`."##,
      grounds: "documented appleRequests appleResponses"),
    Explanation(
      code: "APNS102", name: "background-with-content",
      summary: ##"A background push has something to show or to play."##,
      text: ##"""
        A background push may only wake the app. With an alert, a badge or a sound in it, Apple says, APNs may answer with an error, delay it or drop it; reports differ on whether a device shows anything:

        ```json
        {"notifications": [{"platform": 1, "tokens": ["…"], "push_type": "background", "message": "Hi"}]}
        ```

        Make it an alert push, or take out what is to be shown.
        """##,
      grounds: "documented appleRequests appleBackground\nobserved rpush659 apnChannel128"),
    Explanation(
      code: "APNS103", name: "nothing-to-show",
      summary: ##"An alert push has no alert, no badge and no sound."##,
      text: ##"APNs answers 200, and nothing happens on the device: nothing is shown, and the app is not woken: `{"aps": {"thread-id": "rides"}}`. Add a text, or `"content-available": 1` for a background push. A push for widgets or controls has to say its push type."##,
      grounds: "documented appleRequests\nobserved mobilePush19"),
    Explanation(
      code: "APNS104", name: "collapse-id-too-long",
      summary: ##"The collapse identifier of a message for APNs is longer than 64 bytes."##,
      text: ##"APNs refuses the request as `BadCollapseId`. Bytes of UTF-8 count, not characters: 33 Cyrillic letters are 66 bytes. Through FCM, the message fails on Apple's devices only: `{"collapse_id": "order-…"}`. Shorten the identifier, for example to a hash of it."##,
      grounds: "documented appleRequests appleResponses"),
    Explanation(
      code: "APNS105", name: "bad-message-id",
      summary: ##"The identifier of a request to APNs is not a valid UUID in lower case."##,
      text: ##"APNs refuses others as `BadMessageId`: `{"notifications": [{"apns_id": "ride-7", …}]}` of gorush. Apple documents lower case, and APNs itself answers in upper case, so that capital letters are only a note. Write 32 hexadecimal digits in groups of 8-4-4-4-12, or leave the header out; APNs then makes an identifier."##,
      grounds: "documented appleRequests appleResponses\nobserved apns2Issue95"),
    Explanation(
      code: "APNS106", name: "bad-expiration-date",
      summary: ##"The time at which the message expires is negative."##,
      text: ##"Apple documents seconds since 1970, and 0 for a single attempt. `BadExpirationDate` was observed for fractions; what APNs does with a negative time is not known: `{"notifications": [{"expiration": -1, …}]}` of gorush. Write 0 for a single attempt, or a time in the future."##,
      grounds: "documented appleRequests appleResponses\nobserved parseServer4558"),
    Explanation(
      code: "APNS107", name: "relevance-score-out-of-range",
      summary: ##"The relevance score is outside 0 to 1."##,
      text: ##"Apple documents this range for notifications. What a device does with another value is not documented: `{"aps": {"alert": "Hi", "relevance-score": 1.5}}`. Only Live Activities may have any number. Write a number from 0 to 1."##,
      grounds: "assumed applePayload"),
    Explanation(
      code: "APNS108", name: "negative-badge",
      summary: ##"The number on the app's icon is negative."##,
      text: ##"Apple documents a number of items, and 0 for none. What a device does with a negative one is not documented: `{"notifications": [{"message": "Hi", "badge": -1, …}]}` of gorush. Write 0 to remove the number, or a positive number."##,
      grounds: "assumed applePayload"),
    Explanation(
      code: "APNS109", name: "sound-out-of-range",
      summary: ##"The volume or the critical flag of a sound is outside its range."##,
      text: ##"The volume is a number from 0 to 1, and `critical` is 0 or 1. What a device does with other values is not documented: `{"notifications": [{"sound": {"name": "horn.caf", "critical": 1, "volume": 2}, …}]}` of gorush. Write a value within the range."##,
      grounds: "assumed applePayload"),
    Explanation(
      code: "APNS110", name: "payload-too-large",
      summary: ##"The payload for APNs is larger than 4096 bytes, or 5120 bytes for a VoIP push or a broadcast."##,
      text: ##"APNs refuses it as `PayloadTooLarge`. The bytes of the compact JSON count, and Cyrillic letters have two each: an alert of 3,000 of them is too long. The note names the largest members. Shorten the text, or let the app fetch the data."##,
      grounds: "documented applePayload appleResponses appleBroadcasts"),
    Explanation(
      code: "APNS111", name: "data-named-aps",
      summary: ##"A key of the sender's data is named "aps", which is Apple's."##,
      text: ##"The data is beside Apple's `aps` in the payload, so this key would take its place, and no notification would be shown: `{"notifications": [{"data": {"aps": {}}, "message": "Hi"}]}`. Give the key another name."##,
      grounds: "documented applePayload"),
    Explanation(
      code: "APNS112", name: "live-activity-member",
      summary: ##"A push for a Live Activity has a member too few, or one that its event does not use."##,
      text: ##"""
        Every such push needs `event` and `timestamp`, all but the event end need `content-state`, and the event start needs `attributes-type`, `attributes` and an alert. The device ignores an incomplete one silently:

        ```json
        {"aps": {"event": "update", "timestamp": 1795219200}}
        ```

        Add what the message names.
        """##,
      grounds: "documented appleActivities"),
    Explanation(
      code: "APNS120", name: "push-type-inferred",
      summary: ##"The push type follows from the content, because the document does not say it."##,
      text: ##"""
        This note says why a message becomes a silent one or a Live Activity: `{"aps": {"content-available": 1}}` shows nothing, so it is a background push with priority 5 on APNs. Say the push type in the document if something else is meant.

        Printed with `--notes`.
        """##,
      grounds: "documented appleBackground appleRequests"),
    Explanation(
      code: "APNS130", name: "topic-suffix",
      summary: ##"The topic has the suffix of another push type, or its own suffix twice."##,
      text: ##"""
        The push type fixes what follows the bundle identifier in `apns-topic`: `.voip` for calls, `.push-type.liveactivity` for Live Activities, nothing for alerts. APNs refuses a topic that does not fit: observed answers are `InvalidPushType` and `TopicDisallowed`.

            "apns-push-type": "alert", "apns-topic": "com.example.taxi.voip"

        Give the bundle identifier alone; pushc adds the suffix.
        """##,
      grounds: "documented appleRequests\nobserved apns2Issue23 nodeApn635"),
    Explanation(
      code: "APNS131", name: "bad-topic",
      summary: ##"The topic is not a valid bundle ID."##,
      text: ##"""
        APNs compares `apns-topic` with the topics of the sender's key or certificate. A bundle identifier has letters, digits, hyphens and periods, so a topic with anything else, or an empty one, is never among them.

            "apns-topic": "com.example.taxi "

        Write the bundle identifier as the app's target in Xcode has it; pushc adds the suffix of the push type.
        """##,
      grounds: "documented appleRequests appleResponses"),
    Explanation(
      code: "APNS132", name: "expiration-beyond-storage",
      summary: ##"The expiration or the TTL ends later than APNs stores anything."##,
      text: ##"""
        APNs keeps a notification for a device that is off for 30 days at the most, and only the last one for each app. An expiration beyond that promises what does not happen.

            "apns-expiration": "1830297600"

        Shorten it, or leave it out: then APNs stores the notification as long as it stores any.
        """##,
      grounds: "documented appleRequests"),
    Explanation(
      code: "APNS133", name: "priority-of-push-type",
      summary: ##"The priority 1 is none that the push type takes."##,
      text: ##"""
        A push of priority 1 never wakes the device. Live Activities and location queries take 10 and 5 only, and a background push takes 5 alone: it exists to wake the app.

            "apns-push-type": "liveactivity", "apns-priority": "1"

        Write 10 for what matters now and 5 for the rest; 5 is outside the budget of a Live Activity's pushes.
        """##,
      grounds: "documented appleRequests appleActivities"),
    Explanation(
      code: "APNS134", name: "extension-without-alert",
      summary: ##"A push without an alert has mutable-content or a picture."##,
      text: ##"""
        The system runs the app's Notification Service Extension for notifications with a text only. With a badge or a sound alone nothing is run, and nobody is told.

            {"aps": {"badge": 3, "mutable-content": 1}}

        Add an alert with a title or a body that the extension may replace, or take the flag out.
        """##,
      grounds: "documented appleExtension"),
    Explanation(
      code: "APNS135", name: "text-and-key",
      summary: ##"A text of the alert is given twice: itself and by the key of a localised string."##,
      text: ##"""
        Apple documents the keys as standing in the place of the texts: `title-loc-key` instead of `title`, `loc-key` instead of `body`. With both, the device shows one of them, and no page says which.

            {"aps": {"alert": {"title": "Taxi", "title-loc-key": "TAXI_TITLE"}}}

        Keep the one that is meant. A text for devices without the string belongs into the app's own table.
        """##,
      grounds: "documented applePayload"),
    Explanation(
      code: "APNS136", name: "empty-alert",
      summary: ##"Every text of the alert is empty."##,
      text: ##"""
        APNs takes an alert silently and the device shows nothing. A Live Activity that is started with such an alert does not appear at all, although the answer is 200.

            {"aps": {"alert": {"title": "", "body": ""}}}

        Give the alert a title or a body, or leave it out: a badge and a sound need none.
        """##,
      grounds: "observed apnswift232"),
    Explanation(
      code: "APNS137", name: "activity-date-in-milliseconds",
      summary: ##"A date of a Live Activity is in milliseconds."##,
      text: ##"""
        The dates of a Live Activity are seconds since 1970. Milliseconds lie tens of thousands of years ahead: after such a `timestamp` every later update is older and dropped, and such a `stale-date` never comes.

            {"aps": {"event": "update", "timestamp": 1795219200000}}

        Divide by 1000 and leave the fraction out.
        """##,
      grounds: "documented appleActivities"),
    Explanation(
      code: "APNS138", name: "dismissal-date-without-end",
      summary: ##"A Live Activity has a dismissal date that comes to nothing."##,
      text: ##"""
        The dismissal date says when an ended activity leaves the Lock Screen. The events `start` and `update` do not read it, and the system removes an ended activity four hours after its end, whatever the date.

            {"aps": {"event": "update", "dismissal-date": 1795222800}}

        Send it with the event `end`; a date in the past removes the activity at once.
        """##,
      grounds: "documented appleActivities"),
    Explanation(
      code: "APNS139", name: "live-activity-keys",
      summary: ##"A push that is not a Live Activity has keys of one."##,
      text: ##"""
        The system reads `content-state`, `attributes` and their like in pushes of the type `liveactivity` only, and an event says what the push does. In an alert they are taken silently and mean nothing.

            {"aps": {"alert": "Your taxi is here", "content-state": {"minutes": 3}}}

        Add the event, and send it with the push type `liveactivity` to the token of the activity.
        """##,
      grounds: "documented appleActivities"),
    Explanation(
      code: "APNS140", name: "live-activity-input",
      summary: ##"What a started Live Activity listens to is misplaced, given twice, or not a valid channel."##,
      text: ##"""
        A start (iOS 18 and later) may ask for an update token with `input-push-token`, or name a broadcast channel with `input-push-channel`, whose identifier is base64. Other events read neither.

            {"aps": {"event": "update", "input-push-token": 1}}

        Move it to the start, keep one of the two, and write the channel's identifier as APNs gave it.
        """##,
      grounds: "documented appleActivities appleBroadcastSetup"),
    Explanation(
      code: "APNS141", name: "live-activity-alert",
      summary: ##"The alert that starts a Live Activity lacks its title or its body."##,
      text: ##"""
        A start needs an alert, whose title and body a watch and a device in use show. With one of them missing, senders report starts that are answered with 200 and never arrive.

            {"aps": {"event": "start", "alert": "Your taxi is on its way"}}

        Write both: {"title": "Taxi", "body": "Your taxi is on its way"}.
        """##,
      grounds: "documented appleActivities\nobserved apnswift232"),
    Explanation(
      code: "APNS142", name: "critical-sound",
      summary: ##"A critical alert has a sound that is not critical, or a sound that is not critical has a volume."##,
      text: ##"""
        `interruption-level: critical` lets the notification through; what is heard over the mute switch is the sound, which must be a dictionary with `critical: 1`. Only such a sound has a volume.

            {"aps": {"alert": "Fire", "interruption-level": "critical", "sound": "default"}}

        Write {"critical": 1, "name": "default", "volume": 1.0}. The app needs an entitlement that Apple grants.
        """##,
      grounds: "documented applePayload"),
    Explanation(
      code: "APNS143", name: "payload-of-push-type",
      summary: ##"The payload is not that of its push type."##,
      text: ##"""
        Each special push type reads keys of its own: `mdm` the magic string and nothing else, `fileprovider` the container's identifier, `widgets` and `controls` the flag `content-changed`, which is true and no 1. Without them the push is delivered and nothing happens.

            "apns-push-type": "widgets" with the body {"aps": {"alert": "New"}}

        Give the payload the keys of its type, or the request the type of its payload.
        """##,
      grounds: "documented appleMDM appleFileProvider appleWidgets appleControls"),
    Explanation(
      code: "APNS144", name: "safari-url-args",
      summary: ##"A push to a website of Safari lacks its URL arguments."##,
      text: ##"""
        A topic that begins with `web.` is that of a website. Safari shows its notifications only where `url-args` is there, be it empty, with as many values as the site's URL format has placeholders.

            "apns-topic": "web.com.example.taxi" with the body {"aps": {"alert": {"title": "Taxi", "body": "Here"}}}

        Add "url-args": []. Newer versions of Safari take Web Push instead.
        """##,
      grounds: "documented appleWebsites"),
    Explanation(
      code: "APNS145", name: "bad-channel-id",
      summary: ##"A broadcast has no channel, or a channel that is not valid base64."##,
      text: ##"""
        A broadcast goes to the subscribers of a channel, whose identifier is in `apns-channel-id` as APNs gave it when the channel was made: standard base64.

            "url": "https://api.push.apple.com/4/broadcasts/apps/com.example.taxi", "headers": {}

        Add the header.
        """##,
      grounds: "documented appleBroadcasts"),
    Explanation(
      code: "APNS146", name: "broadcast-topic",
      summary: ##"A broadcast names a topic, or its path has the suffix of a push type."##,
      text: ##"""
        The path of a broadcast ends with the bundle identifier alone, and that is its topic: the header `apns-topic` is not sent, and a suffix is refused.

            /4/broadcasts/apps/com.example.taxi.push-type.liveactivity

        Take the suffix and the header out.
        """##,
      grounds: "documented appleBroadcasts"),
    Explanation(
      code: "APNS147", name: "broadcast-content",
      summary: ##"A broadcast neither updates nor ends a Live Activity."##,
      text: ##"""
        Channels carry Live Activities only: the push type is `liveactivity`, and the event `update` or `end`. A start goes to each device.

            "url": ".../4/broadcasts/apps/com.example.taxi" with the body {"aps": {"event": "start"}}

        Send the start to `/3/device/…` with the push-to-start token.
        """##,
      grounds: "documented appleBroadcasts"),
    Explanation(
      code: "APNS149", name: "payload-empty",
      summary: ##"A request has no payload."##,
      text: ##"""
        APNs refuses a request whose body has no bytes. In a record the body is the JSON object itself, neither empty nor JSON text within a string.

            {"target": "apns", "headers": {"apns-push-type": "alert"}, "body": ""}

        Give the payload: "body": {"aps": {…}}.
        """##,
      grounds: "documented appleResponses"),
    Explanation(
      code: "APNS150", name: "duplicate-header",
      summary: ##"A request header is given twice."##,
      text: ##"""
        APNs refuses a request with a repeated header. Names of headers do not tell upper case from lower case, so that `Apns-Topic` and `apns-topic` are one.

            "headers": {"apns-topic": "com.example.taxi", "Apns-Topic": "com.example.taxi"}

        Keep one of them, in lower case as HTTP/2 demands.
        """##,
      grounds: "documented appleResponses"),
    Explanation(
      code: "APNS151", name: "bad-priority",
      summary: ##"The priority is none that APNs knows."##,
      text: ##"""
        `apns-priority` is 10 for delivery at once, 5 where the device's power matters, and 1 where the device must not be woken. Other numbers and words are refused.

            "apns-priority": "high"

        Write "10" or "5"; without the header it is 10.
        """##,
      grounds: "documented appleRequests appleResponses"),
    Explanation(
      code: "APNS152", name: "bad-request-id",
      summary: ##"The identifier of a broadcast request is not a valid UUID."##,
      text: ##"""
        `apns-request-id` comes back with the answer. It is a UUID: 32 hexadecimal digits in lower case, in groups of 8-4-4-4-12.

            "apns-request-id": "ride-7"

        Write a UUID, or leave the header out: APNs makes one.
        """##,
      grounds: "documented appleBroadcasts"),
    Explanation(
      code: "APNS153", name: "broadcast-header",
      summary: ##"A request to a device has a header of broadcasts."##,
      text: ##"""
        `apns-channel-id` and `apns-request-id` belong to requests to `/4/broadcasts/apps/…`. A request to a device has its token in the path and `apns-id` for its own identity.

            "url": "https://api.push.apple.com/3/device/…", "headers": {"apns-channel-id": "dHN0"}

        Leave it out, or send the request to the channel.
        """##,
      grounds: "documented appleBroadcasts"),
    Explanation(
      code: "APNS154", name: "no-bearer-token",
      summary: ##"A request names its sender in a header that is not `bearer` and a token."##,
      text: ##"""
        APNs takes the header `authorization` as the word `bearer`, a space and the signed token. Anything else counts as no token at all.

            "authorization": "key=AAAA…"

        Leave it out of records: pushc writes no credentials, and whoever sends the request adds its own.
        """##,
      grounds: "documented appleResponses"),
    Explanation(
      code: "APNS155", name: "push-type-missing",
      summary: ##"A request does not say its push type."##,
      text: ##"""
        watchOS 6 and later demand `apns-push-type`; elsewhere a push without it may be delayed or dropped.

            "headers": {"apns-topic": "com.example.taxi"}

        Add "apns-push-type": "alert", or what the payload is. pushc writes the type that follows from the content.
        """##,
      grounds: "documented appleRequests"),
    Explanation(
      code: "APNS156", name: "background-priority",
      summary: ##"A background push has another priority than 5."##,
      text: ##"""
        Apple calls the priority 10 an error for background pushes, and 10 is what an absent `apns-priority` means. APNs may delay the push or drop it.

            "apns-push-type": "background", "apns-priority": "10"

        Write "apns-priority": "5".
        """##,
      grounds: "documented appleRequests appleBackground"),
    Explanation(
      code: "APNS157", name: "topic-suffix-missing",
      summary: ##"The topic of a request lacks the suffix of its push type."##,
      text: ##"""
        Some push types have topics of their own: the bundle identifier and a suffix. APNs refuses the bundle identifier alone for them.

            "apns-push-type": "voip", "apns-topic": "com.example.taxi"

        Write com.example.taxi.voip. pushc adds the suffix to what it writes.
        """##,
      grounds: "documented appleRequests\nobserved apns2Issue23 nodeApn635"),
    Explanation(
      code: "APNS158", name: "aps-beside-mdm",
      summary: ##"A push for a managed device has the dictionary aps."##,
      text: ##"""
        What wakes a managed device is the key `mdm` with the magic string and nothing else. With `aps` beside it, the payload is one of a notification. A badge, a sound or a text of the message makes an `aps`, too.

            {"aps": {}, "mdm": "11F5DF32-…"}

        Leave `aps` out.
        """##,
      grounds: "documented appleMDM"),
    Explanation(
      code: "APNS159", name: "unknown-host",
      summary: ##"The URL of a request is on a host that is not Apple's."##,
      text: ##"""
        APNs answers on `api.push.apple.com` and `api.sandbox.push.apple.com`, ports 443 and 2197. The binary interface of `gateway.push.apple.com` has been switched off in 2021.

            "url": "https://gateway.push.apple.com/3/device/…"

        Name one of the two; pushc writes no other.
        """##,
      grounds: "documented appleRequests"),
    Explanation(
      code: "APNS160", name: "sound-not-playable",
      summary: ##"The sound is a file of a kind that iOS does not play for notifications."##,
      text: ##"""
        iOS plays sound files of the kinds aiff, wav and caf that the app has in its bundle or in Library/Sounds. For another file it plays the default sound instead, and nothing says so.

            {"aps": {"alert": "Your taxi is here", "sound": "horn.mp3"}}

        Convert the file, for example with `afconvert -f caff -d LEI16 horn.mp3 horn.caf`, and name that.
        """##,
      grounds: "documented appleSounds\nobserved pushNotification840"),
    Explanation(
      code: "APNS161", name: "level-at-low-priority",
      summary: ##"A time-sensitive or critical notification is sent with a low priority."##,
      text: ##"""
        With `apns-priority` 5 or 1, APNs may wait for a time that suits the device's battery, or not wake the device at all. The interruption level has no influence on that.

            "apns-priority": "5" with the body {"aps": {"alert": "Fire", "interruption-level": "critical"}}

        Consider "apns-priority": "10".
        """##,
      grounds: "advice appleRequests pushy1088"),
    Explanation(
      code: "APNS162", name: "content-state-date",
      summary: ##"A date in the content of a Live Activity counts from 1970, or is text."##,
      text: ##"""
        The app decodes `content-state` with Swift's `JSONDecoder`, which takes a `Date` as seconds since 2001-01-01 unless the app's type says otherwise. Seconds since 1970 are then a date 31 years ahead; a text is not a date at all, and the activity does not change.

            "content-state": {"arrivalDate": 1795219260}

        Write the seconds since 2001, here 816912060, or decode the member as a number in the app.

        Printed with `--notes`.
        """##,
      grounds: "observed homeAssistantIOS4677 airshipIOS411"),
    Explanation(
      code: "APNS174", name: "control-character-in-header",
      summary: ##"The value of a request header contains a control character."##,
      text: ##"""
        HTTP forbids them (RFC 9110, section 5.5; RFC 9113, section 8.2.1): a line feed could end the header and start another one. HTTP clients refuse such a request before they send it.

            "apns-collapse-id": "ride-7\r\nauthorization: bearer …"

        The message is rejected. Remove the character.
        """##,
      grounds: "documented httpFields"),
    Explanation(
      code: "FCM101", name: "reserved-data-key",
      summary: ##"A data key has a name that FCM keeps for itself."##,
      text: ##"Google reserves `from`, `message_type` and all that begins with `google.` or `gcm.notification.`: `{"message": {"token": "…", "data": {"from": "taxi"}}}`. FCM was observed to refuse `from`, and to accept and never deliver a message with `message_type`. What it does with the others is not known; they are warnings. Give the key another name."##,
      grounds: "observed firebasePHP574 adminNode463\ndocumented fcmDiscovery"),
    Explanation(
      code: "FCM102", name: "risky-data-key",
      summary: ##"A data key has a name that some of FCM's documents and clients reserve."##,
      text: ##"Firebase's SDK for Android keeps names that begin with `gcm.` and `collapse_key` from the app; older pages reserve all that begins with `google` or `gcm`. `notification`, `aps`, `fcm_options` and the empty name collide with what FCM writes itself: `{"data": {"collapse_key": "x"}}`. Give the key another name."##,
      grounds: "client firebaseAndroid\ndocumented fcmErrors"),
    Explanation(
      code: "FCM103", name: "data-only",
      summary: ##"The message has data and no notification, and nothing wakes the app on Apple's devices."##,
      text: ##"On Android the data reaches the app. On Apple's devices the push is accepted, but the app is not started for it: `{"ride": 7}`, a payload of APNs, with `--to fcm`. Add `content-available` for Apple's devices, or a notification to show."##,
      grounds: "documented fcmMessageTypes"),
    Explanation(
      code: "FCM104", name: "live-activity-token-missing",
      summary: ##"A Live Activity push through FCM does not name the token of the activity."##,
      text: ##"""
        FCM needs `apns.live_activity_token`, which ActivityKit gives to the app, beside the token of the device. Without it no activity is started, changed or ended:

        ```json
        {"message": {"token": "…", "apns": {"payload": {"aps": {"event": "update"}}}}}
        ```

        Add the token of the activity.
        """##,
      grounds: "documented fcmDiscovery"),
    Explanation(
      code: "FCM105", name: "several-targets",
      summary: ##"A message for FCM names more than one target."##,
      text: ##"FCM takes exactly one of `token`, `topic`, `condition` and `fid`, and refuses others as `INVALID_ARGUMENT`: `{"message": {"token": "…", "topic": "rides"}}`. Keep one, and send the message again for the other."##,
      grounds: "documented fcmDiscovery protoJSON"),
    Explanation(
      code: "FCM106", name: "both-android-forms",
      summary: ##"The message has both of two parts of which FCM takes one."##,
      text: ##"`android` and `android_v2` exclude each other, and so do `remote_notification` and `background_sync` within `android_v2`. FCM refuses both together as `INVALID_ARGUMENT`: `{"message": {"token": "…", "android": {}, "android_v2": {}}}`. Keep one of them."##,
      grounds: "documented fcmDiscovery"),
    Explanation(
      code: "FCM107", name: "legacy-request",
      summary: ##"The request is one of FCM's legacy interface, which is shut down."##,
      text: ##"Google deprecated it on 2023-06-20 and shut it down from 2024-07-22 on, so it is no longer delivered: `{"to": "…", "notification": {"title": "Hi"}}`. pushc writes the same message as a request of v1. Send that one."##,
      grounds: "documented fcmMigration"),
    Explanation(
      code: "FCM110", name: "message-too-large",
      summary: ##"The message for FCM is larger than 4096 bytes."##,
      text: ##"FCM refuses it as `INVALID_ARGUMENT` (Message is too large). The keys and values of the data and the texts of the notification count: `{"data": {"page": "…"}}` with a whole page in it is too much. The note names the largest members. Shorten them, or let the app fetch the data."##,
      grounds: "observed fcmRecords\ndocumented fcmMessageTypes"),
    Explanation(
      code: "FCM120", name: "live-activity-token-empty",
      summary: ##"The token of a Live Activity is there and empty."##,
      text: ##"FCM's own libraries refuse an empty `live_activity_token`, which names no activity. Example: `"apns": { "live_activity_token": "" }`. Write the token that ActivityKit gives the app, or leave the member out."##,
      grounds: "client firebaseAdminNode"),
    Explanation(
      code: "FCM121", name: "bad-analytics-label",
      summary: ##"A label for analytics has characters that no label may have, or is too long."##,
      text: ##"FCM takes labels of 1 to 50 letters, digits and `-_.~%`, under which the Firebase console counts the message. Example: `"analytics_label": "autumn sale!"` has a space and an exclamation mark; `autumn-sale` has neither. Write another label; the one of a platform's block counts on that platform."##,
      grounds: "client firebaseAdminPython"),
    Explanation(
      code: "FCM122", name: "web-link-not-https",
      summary: ##"The page that a click on a web notification opens is not https."##,
      text: ##"Google documents that HTTPS is required, and some of its libraries refuse other links. FCM itself was observed to accept `http:`, and a browser opened it. Links without a host and links to localhost are not reported. Example: `"fcm_options": { "link": "http://shop.example.com" }`. Write the link with https:// in front."##,
      grounds: "documented fcmDiscovery\nobserved adminDotnet346 firebaseJS7190"),
    Explanation(
      code: "FCM123", name: "bad-web-push-header",
      summary: ##"A header for the browsers' push services has a value that they do not take."##,
      text: ##"`TTL` is a whole number of seconds, `Urgency` one of four words, `Topic` at most 32 characters of base64url (RFC 8030). Example: `"TTL": "4.5h"` is answered with "TTL must be a non-negative integer"; `"TTL": "16200"` is taken. Write seconds without a unit; 0 means now or never."##,
      grounds: "observed fcmRecords\ndocumented webPush"),
    Explanation(
      code: "FCM124", name: "bad-text-direction",
      summary: ##"The text direction of a web notification is not valid."##,
      text: ##"Browsers know `auto`, `ltr` and `rtl`; given another word, they refuse to show the notification at all. Example: `"dir": "left"`. Leave it out, or write one of the three words."##,
      grounds: "documented webNotifications"),
    Explanation(
      code: "FCM125", name: "ignored-by-android",
      summary: ##"Firebase's SDK for Android ignores a setting of the notification."##,
      text: ##"FCM takes them, and Firebase's client leaves them out: a pattern of vibration with fewer than two entries, a number of items below 0, a light of opaque black or without one of its three members, a pattern beside `default_vibrate_timings`. Example: `"vibrate_timings": ["0.5s"]` says how long to wait and never vibrates; `["0s", "0.5s"]` vibrates at once. Correct the value, or leave the member out."##,
      grounds: "client firebaseAndroid"),
    Explanation(
      code: "FCM126", name: "bad-event-time",
      summary: ##"The event time of a notification is not a valid time."##,
      text: ##"`event_time` is a time of RFC 3339 with a zone. What is none makes FCM refuse the request. Example: `"2026-11-21 09:30"` lacks the `T`, the seconds and the zone; `"2026-11-21T09:30:00Z"` has all. Write the time in UTC with a Z at the end."##,
      grounds: "documented fcmDiscovery protoJSON"),
    Explanation(
      code: "FCM127", name: "picture-address-not-on-the-web",
      summary: ##"The address of a picture is none that a device could load."##,
      text: ##"The device loads the picture when the message arrives, by http or https. What is neither is not loaded, and the notification is shown without it; FCM's own libraries refuse it. Example: `"image": "image.jpg"` names a file of nobody; `"https://cdn.example.com/image.jpg"` can be loaded. Write the whole address."##,
      grounds: "client firebaseAdminNode"),
    Explanation(
      code: "FCM128", name: "silent-at-priority-10",
      summary: ##"A message that shows nothing has the highest priority of APNs."##,
      text: ##"A background push has priority 5. FCM documents that it refuses priority 10 where nothing is shown. Without `content-available` it was observed to do so; with `"content-available": 1` it was observed to accept the message, which is then a warning. Example: `"headers": { "apns-priority": "10" }` beside `"aps": { "content-available": 1 }`. Write "5", and `"apns-push-type": "background"` beside it."##,
      grounds: "documented fcmDiscovery fcmPriority\nobserved firebasePHP700"),
    Explanation(
      code: "FCM129", name: "empty-aps",
      summary: ##"The `aps` dictionary is empty, and the message has no notification."##,
      text: ##"In 2018, FCM was observed to refuse such a message; later answers are not known. On the device nothing happens. Example: `"payload": { "aps": {}, "order": 7 }` without a notification. Write `"content-available": 1` to wake the app for its data, or add a notification."##,
      grounds: "observed adminJava214"),
    Explanation(
      code: "FCM130", name: "apns-payload-too-large",
      summary: ##"The payload for Apple's devices is larger than APNs takes."##,
      text: ##"APNs takes 4096 bytes, and FCM adds keys of its own before it passes the payload on. Example: a `content-state` of 5000 bytes. Leave the bulk to be loaded by the app."##,
      grounds: "documented applePayload fcmDiscovery"),
    Explanation(
      code: "FCM131", name: "picture-needs-mutable-content",
      summary: ##"A picture for Apple's devices needs an extension of the app, which nothing calls for."##,
      text: ##"The Notification Service Extension loads the picture, and is started only where `mutable-content` is 1. Example: `"fcm_options": { "image": … }`, or `"notification": { "image": … }`, without `"aps": { "mutable-content": 1 }`. Write it into `apns.payload.aps`."##,
      grounds: "documented appleExtension"),
    Explanation(
      code: "FCM132", name: "sound-without-a-name",
      summary: ##"The sound of the payload for Apple's devices has no name."##,
      text: ##"`sound` is a file's name or "default", or a dictionary with such a `name`. FCM's own libraries refuse an empty one. Example: `"sound": ""` and `"sound": { "critical": 1 }`. Leave it out to be silent, or write "default"."##,
      grounds: "client firebaseAdminNode"),
    Explanation(
      code: "FCM133", name: "empty-message",
      summary: ##"A message has neither a notification nor data, so that nothing comes of it."##,
      text: ##"FCM takes it and delivers it; the device shows nothing, and the app finds nothing in it. Example: `{ "message": { "token": "…", "android": { "priority": "HIGH" } } }`. Add a `notification` for what is to be seen, or `data` for the app."##,
      grounds: "advice fcmDiscovery"),
    Explanation(
      code: "FCM134", name: "large-for-a-topic",
      summary: ##"A message to a topic is larger than the 2048 bytes that FCM's error pages allow."##,
      text: ##"The pages give 2048 bytes for topics and 4096 for devices; the service was seen to take the larger size for both. Example: `data` of 3000 bytes beside `"topic": "news"`. Keep messages to topics small, or be ready for the lower limit to be enforced."##,
      grounds: "documented fcmErrors\nobserved fcmRecords"),
    Explanation(
      code: "FCM135", name: "background-push-that-shows",
      summary: ##"The headers for APNs make a background push of a message that shows or sounds something."##,
      text: ##"FCM and HMS pass the headers on as they are. A background push wakes the app and shows nothing; with an alert, a sound or a badge in it, Apple says, APNs may answer with an error, delay it or drop it. Example: `"apns-push-type": "background"` beside `"aps": { "alert": "Hi" }`. Write "alert", or take out what is to be seen."##,
      grounds: "documented appleRequests appleBackground\nobserved rpush659 apnChannel128"),
    Explanation(
      code: "FCM136", name: "topic-with-prefix",
      summary: ##"The topic has the prefix of older interfaces."##,
      text: ##"FCM v1 takes the name alone and refuses `{"message": {"topic": "/topics/news"}}`. Legacy requests and gorush take the prefix, and pushc writes the name without it. Delete `/topics/`, as the fix does."##,
      grounds: "documented fcmDiscovery\nobserved adminPython126"),
    Explanation(
      code: "FCM137", name: "payload-without-aps",
      summary: ##"The payload for Apple's devices has no `aps` dictionary."##,
      text: ##"FCM answers 400, whatever else the message has. Example: `"apns": {"payload": {"ride": 7}}`. Add `"aps": {}`, or `"aps": {"content-available": 1}` to wake the app; custom keys stay beside it."##,
      grounds: "observed fcmWorkers10"),
    Explanation(
      code: "FCM138", name: "silent-without-headers",
      summary: ##"A silent message does not say that it is a background push."##,
      text: ##"FCM sends to APNs with priority 10 and the push type alert unless the headers say otherwise, and APNs drops a message with these that shows nothing. Example: `"aps": {"content-available": 1}` without headers. Write `"headers": {"apns-push-type": "background", "apns-priority": "5"}` beside the payload."##,
      grounds: "documented fcmDiscovery\nobserved adminNode467 apprise1577"),
    Explanation(
      code: "FCM139", name: "voip-through-fcm",
      summary: ##"A VoIP push is sent through FCM."##,
      text: ##"FCM sends with the topic of the app, and VoIP pushes have one of their own, with tokens of their own. Calls do not arrive. Example: `"headers": {"apns-push-type": "voip"}`. Send VoIP pushes to APNs directly."##,
      grounds: "observed adminDotnet97"),
    Explanation(
      code: "FCM140", name: "sound-with-ending",
      summary: ##"The sound for Android's devices is a file name with its ending."##,
      text: ##"The Firebase SDK looks for a resource of this name in the app's `res/raw`, and resources are named without the ending of their files. It finds none and plays the default sound. Example: `"android": {"notification": {"sound": "horn.mp3"}}` with the file `res/raw/horn.mp3`. Write `"horn"`, as the fix does."##,
      grounds: "client firebaseAndroid\nobserved reactNativeFCM565"),
    Explanation(
      code: "FCM141", name: "high-priority-data",
      summary: ##"A message with high priority shows nothing on Android."##,
      text: ##"""
        FCM delivers messages of high priority at once and expects that the app shows something. Where an app does not for seven days, FCM lowers the priority of its messages. Example: `"data": { "ride": "7" }` with `"android": { "priority": "HIGH" }`. Consider NORMAL, or show a notification when the message arrives.

        Printed with `--notes`.
        """##,
      grounds: "documented fcmPriority"),
    Explanation(
      code: "FCM142", name: "channel-decides",
      summary: ##"The look or sound of a notification for Android is set without a notification channel."##,
      text: ##"""
        On Android 8 and later, the channel decides the sound, the vibration, the light and the importance. What the message says matters on older devices only. Example: `"android": {"notification": {"sound": "horn"}}` without `channel_id`. Add the `channel_id` of a channel that the app creates with these settings.

        Printed with `--notes`.
        """##,
      grounds: "documented androidChannels"),
    Explanation(
      code: "FCM143", name: "too-many-collapse-keys",
      summary: ##"A document has more collapse keys for one device than FCM keeps."##,
      text: ##"While a device is offline, FCM keeps the last message of each of four collapse keys, and which four is not defined. Of a batch with `"collapse_key": "ride-1"` to `"ride-5"` for one token, a message is lost. Use a key for each kind of message (`ride`, `news`), not for each message; messages that must all arrive have none."##,
      grounds: "documented fcmMessageTypes"),
    Explanation(
      code: "FCM144", name: "web-ttl-too-long",
      summary: ##"A message for browsers is to be kept longer than FCM keeps any."##,
      text: ##"Google documents 0 to 2419200 seconds, which is 28 days, for Android and the web; that is also the default. Nobody recorded what becomes of a longer time. Example: `"webpush": { "headers": { "TTL": "9999999" } }`. Write at most 2419200, or leave it out."##,
      grounds: "documented fcmLifespan"),
    Explanation(
      code: "FCM145", name: "excluded-web-options",
      summary: ##"Two options of a web notification exclude each other."##,
      text: ##"Browsers refuse to show a silent notification that vibrates, and one that alerts the user again without a tag to say which earlier one it replaces: the notifications API throws a TypeError, which nobody sees. Example: `"notification": { "title": "Taxi", "renotify": true }`. Add a `tag` beside `renotify`; leave out `vibrate` beside `silent`."##,
      grounds: "documented webNotifications"),
    Explanation(
      code: "HMS101", name: "text-missing",
      summary: ##"A notification for HMS lacks its title or its body."##,
      text: ##"HMS demands both, literal or by key, and refuses the request with 80100003; version 3 takes literal texts only. `{"aps": {"alert": "Hi"}}` with `--to hms` has no title. APNs and FCM do without a title, so messages written for these often lack one. Add what is missing."##,
      grounds: "documented huaweiSend huaweiV3"),
    Explanation(
      code: "HMS102", name: "ttl-zero",
      summary: ##"The TTL of a message for HMS is over before it begins."##,
      text: ##"HMS takes 1 second to 15 days and refuses less with 80100004; it has no way to try a message once: `{"message": {"android": {"ttl": "0s"}}}`. An expiration in the past is the same. Write a TTL of at least one second."##,
      grounds: "documented huaweiSend"),
    Explanation(
      code: "HMS103", name: "image-not-https",
      summary: ##"The address of the picture for HMS does not begin with https://."##,
      text: ##"HMS fetches pictures over https only and may refuse the request with 80100003: `{"notification": {"image": "http://cdn.example.com/car.jpg"}}`. Serve the picture over https."##,
      grounds: "documented huaweiSend"),
    Explanation(
      code: "HMS106", name: "tap-not-https",
      summary: ##"A tap is to open an address that HMS does not open."##,
      text: ##"HMS opens pages that begin with https:// only. For any other address, a tap opens the app, which finds the address in the data and has to open it itself: `{"apple_push": {"alert": "Hi", "custom_uri": "http://taxi.example.com"}}`. Use https, or a deep link for a place in the app."##,
      grounds: "documented huaweiSend"),
    Explanation(
      code: "HMS107", name: "no-payload",
      summary: ##"A message for HMS has neither a notification nor data."##,
      text: ##"There is nothing to deliver, and HMS refuses the request with 80100003: `{"aps": {"content-available": 1}}` with `--to hms`. Add a notification with title and body, or data for the app."##,
      grounds: "documented huaweiSend\nobserved gorush765"),
    Explanation(
      code: "HMS109", name: "unknown-category",
      summary: ##"The category is none that HMS knows."##,
      text: ##"HMS may refuse the request with 80100003: `{"notifications": [{"platform": 3, "category": "TRAVELS", …}]}` of gorush. Categories are written in capital letters. Write one of the list in the help; most of them have to be granted to the app."##,
      grounds: "documented huaweiSend huaweiV3"),
    Explanation(
      code: "HMS110", name: "body-too-large",
      summary: ##"The body for HMS is larger than 4096 bytes without its tokens."##,
      text: ##"HMS refuses it with 80300008. All of the body counts but the list of tokens: `{"message": {"data": "…", "token": ["…"]}}` with a long text in `data`. The note names the largest members. Shorten them, or let the app fetch the data."##,
      grounds: "documented huaweiSend huaweiV3"),
    Explanation(
      code: "HMS111", name: "importance-needs-right",
      summary: ##"The importance HIGH needs a right that Huawei grants to few apps."##,
      text: ##"HMS refuses the request with 80300011 if the app does not have the right: `{"android": {"notification": {"importance": "HIGH", …}}}`. Apply for the right, or write NORMAL."##,
      grounds: "documented huaweiSend\nclient huaweiServerDemo"),
    Explanation(
      code: "HMS113", name: "bad-fast-app-target",
      summary: ##"The target of a quick app is neither development nor production."##,
      text: ##"HMS knows 1 for development and 2 for production, and may refuse others with 80100003. In a document, `"fast_app_target": 3` is already outside the format's range; this code is for messages that are made in Swift: `message[.fastAppTarget] = 3`. Give it 1 or 2, or leave it out."##,
      grounds: "documented huaweiSend"),
    Explanation(
      code: "HMS114", name: "several-audiences",
      summary: ##"A message for HMS names more than one of token, topic and condition."##,
      text: ##"HMS takes exactly one of them and may refuse the request with 80100001: `{"message": {"token": ["…"], "topic": "rides"}}`. Keep one, and send the message again for the other."##,
      grounds: "documented huaweiSend"),
    Explanation(
      code: "HMS115", name: "click-action-missing",
      summary: ##"A notification for Huawei's devices has no "click_action"."##,
      text: ##"""
        HMS demands it and may refuse the request with 80100003:

        ```json
        {"message": {"android": {"notification": {"title": "Taxi", "body": "Here"}}, "token": ["…"]}}
        ```

        Add `"click_action": {"type": 3}` to the notification; it opens the app.
        """##,
      grounds: "documented huaweiSend"),
    Explanation(
      code: "HMS116", name: "sound-not-heard",
      summary: ##"The app's own sound for HMS is not heard, because the system's sound is switched on."##,
      text: ##"`default_sound` is true unless the message says otherwise, and then HMS ignores `sound` silently: `{"notification": {"sound": "/raw/horn"}}`. Where `default_sound` is missing, pushc writes false. Where it says true, write `"default_sound": false`."##,
      grounds: "documented huaweiSend"),
    Explanation(
      code: "HMS117", name: "push-type-does-not-fit",
      summary: ##"The push type of a message for HMS version 3 does not fit its payload."##,
      text: ##"In version 3, the header `push-type` says what kind of payload follows, and the payload itself leaves no choice: `{"headers": {"push-type": "6"}, "body": {"payload": {"notification": {…}}}}`. pushc writes the type that fits. Correct the header, or the payload if the type was meant."##,
      grounds: "documented huaweiV3 huaweiMDM"),
    Explanation(
      code: "HMS118", name: "category-missing",
      summary: ##"A notification for HMS version 3 has no category."##,
      text: ##"Version 3 demands one and may refuse the request with 80100003; only a message that changes nothing but the number on the icon can do without. `{"payload": {"notification": {"title": "Taxi", "body": "Here"}}, "target": {"token": ["…"]}}` lacks it. Add the category that the message belongs to, such as `TRAVEL` or `MARKETING`."##,
      grounds: "documented huaweiV3"),
    Explanation(
      code: "HMS119", name: "no-topics-in-v3",
      summary: ##"The message is addressed to a topic or a condition, which HMS version 3 does not have."##,
      text: ##"Version 3 takes push tokens only and refuses the request with 80300010: `{"message": {"topic": "rides"}}` with `--hms-version v3`. Give tokens, or use version 1 or 2, which reach devices up to HarmonyOS 4."##,
      grounds: "documented huaweiV3"),
    Explanation(
      code: "HMS120", name: "too-many-inbox-lines",
      summary: ##"A notification for HMS version 3 has more than three lines in its list."##,
      text: ##"Version 3 takes at most three where version 1 takes five, and may refuse the request with 80100003: `{"android": {"notification": {"style": 3, "inbox_content": ["1", "2", "3", "4"], …}}}`. Shorten the list."##,
      grounds: "documented huaweiV3"),
    Explanation(
      code: "HMS121", name: "for-hms-only",
      summary: ##"The message holds nothing but content that only HMS knows."##,
      text: ##"Cards and live views of HMS version 3 have no counterpart in the other services or versions, and content for browsers has none in APNs and in version 3, so nothing is left to send: `{"payload": {"formId": 77, "formData": {"a": 1}}, "target": {"token": ["…"]}}` is a card. Send it with `--to hms` and the version of HMS that knows it, or add a notification for the others."##,
      grounds: "documented huaweiSend huaweiV3"),
    Explanation(
      code: "HMS122", name: "click-action-incomplete",
      summary: ##"A "click_action" of HMS lacks the member that its type needs."##,
      text: ##"Type 1 opens a page of the app and needs `intent` or `action`; type 2 opens a web page and needs a `url` that begins with https://. HMS may refuse others with 80100003: `{"click_action": {"type": 2, "url": "http://taxi.example.com"}}`. Add the member, or use type 3, which opens the app."##,
      grounds: "documented huaweiSend"),
    Explanation(
      code: "HMS123", name: "no-such-push-type",
      summary: ##"The message has a push type that HMS has not."##,
      text: ##"A call, a Live Activity, a widget or a location query is something of Apple's, and HMS has no message that would do the same: `{"headers": {"apns-push-type": "widgets"}, "body": {"aps": {"content-changed": true}}}` sent with `--to hms`. Leave HMS out for this message, or give it a text of its own. A Live Activity is refused with a text, too: its alert only announces what changes on the screen of an Apple device. Version 3 of the API has pushes of calls."##,
      grounds: "documented huaweiSend huaweiV3"),
    Explanation(
      code: "HMS124", name: "category-not-set",
      summary: ##"A notification for HMS version 1 or 2 has no category."##,
      text: ##"Huawei takes it for marketing then: a device shows two to five of these a day, without a sound. `{"message": {"android": {"notification": {"title": "Taxi", "body": "Here", …}}, "token": ["…"]}}` lacks it. Add the category that the message belongs to to `android`, such as `TRAVEL`; most of them have to be granted to the app."##,
      grounds: "observed mixPush80"),
    Explanation(
      code: "HMS130", name: "style-incomplete",
      summary: ##"The form of a notification lacks the texts that it is made of."##,
      text: ##"Style 1, big text, is made of `big_title` and `big_body`; style 3, inbox, of the lines in `inbox_content`. Without them HMS refuses the request. Example: `"style": 1` beside a `big_body` alone. Add what is missing, or leave `style` out."##,
      grounds: "documented huaweiSend"),
    Explanation(
      code: "HMS131", name: "inbox-line-too-long",
      summary: ##"A line of an inbox notification is too long."##,
      text: ##"Each line of `inbox_content` has at most 1024 characters. Example: a whole letter in one line. Cut the line; the app has the whole."##,
      grounds: "documented huaweiSend"),
    Explanation(
      code: "HMS132", name: "button-incomplete",
      summary: ##"A button of a notification lacks what its action needs, or has too much of it."##,
      text: ##"A name has 1 to 40 characters. Action 1, a page of the app, needs `intent` and `intent_type`; action 2, a web page, an `intent` that begins with https://; action 4, sharing, `data`. `data` has at most 1024 characters. Example: `{ "name": "Call", "action_type": 1, "intent": "tel" }` does not say what `intent` is. Add what the message names."##,
      grounds: "documented huaweiSend"),
    Explanation(
      code: "HMS133", name: "tap-leads-nowhere",
      summary: ##"What a tap opens is named by an empty text, or not at all."##,
      text: ##"A click_action of type 1 needs an `intent` or an `action`, one of type 2 a `url` and one of type 4 a `rich_resource`, both of which begin with https://. Example: `"click_action": { "type": 1, "intent": "" }`. Name the page, or write type 3, which opens the app."##,
      grounds: "documented huaweiSend\nclient huaweiServerDemo"),
    Explanation(
      code: "HMS134", name: "bad-languages",
      summary: ##"The texts in several languages are not in the form that HMS reads, or in too many languages."##,
      text: ##"`multi_lang_key` has an object for each key, which has a text for each language, at most three of them. Example: `{ "greeting": "Hello" }` names no language; `{ "greeting": { "en": "Hello", "ru": "Привет" } }` names two. Other languages belong into the app's own resources."##,
      grounds: "documented huaweiSend"),
    Explanation(
      code: "HMS135", name: "identifier-too-long",
      summary: ##"An identifier is longer than HMS takes."##,
      text: ##"A `profile_id` has at most 64 characters in all versions, a `biTag` of v3 at most 64 bytes, an `appMessageId` 1 to 64 characters of letters, digits and `+/=-_`. Example: a `biTag` that holds the name of the campaign in full. Shorten it."##,
      grounds: "documented huaweiSend huaweiV3"),
    Explanation(
      code: "HMS136", name: "when-is-no-time",
      summary: ##"The time by which notifications are sorted is not a full time in UTC."##,
      text: ##"`when` is a time such as `2026-11-21T09:30:00Z`. Huawei's demos also send a bare day; what HMS makes of it is not documented. Example: `"when": "2026-11-21"`. Write day, time and the Z."##,
      grounds: "assumed huaweiSend"),
    Explanation(
      code: "HMS137", name: "vibration-out-of-range",
      summary: ##"An entry of a pattern of vibration is not within the minute that HMS takes."##,
      text: ##"Each entry of `vibrate_config` is a text of seconds, above 0 and at most 60, and there are at most 10. Example: `["1500"]` is 25 minutes, not a second and a half, which is `"1.5"`. Write seconds, as fractions where needed."##,
      grounds: "documented huaweiSend"),
    Explanation(
      code: "HMS138", name: "play-voice-with-notification",
      summary: ##"A notification has the category for messages that are read out loud."##,
      text: ##"In v1 and v2, PLAY_VOICE is for data messages, from which the app speaks; a notification is only shown. Example: `"category": "PLAY_VOICE"` beside `android.notification`. Take the notification out, or give it the category of its content."##,
      grounds: "documented huaweiSend"),
    Explanation(
      code: "HMS139", name: "browser-text-missing",
      summary: ##"A notification for browsers has no title or no text."##,
      text: ##"Browsers need both, in `webpush.notification` or in `message.notification`; HMS refuses the request otherwise. Example: `"webpush": { "notification": { "title": "Taxi" } }` alone. Add the one that is missing."##,
      grounds: "documented huaweiSend"),
    Explanation(
      code: "HMS140", name: "bad-browser-ttl",
      summary: ##"The TTL in the headers for browsers is not a whole number of seconds."##,
      text: ##"`webpush.headers.ttl` is a text of digits, with or without an `s` behind. Example: `"ttl": "1h"`; an hour is `"3600s"`. Write seconds."##,
      grounds: "client huaweiServerDemo"),
    Explanation(
      code: "HMS141", name: "card-or-live-view-incomplete",
      summary: ##"A card or a live view of HMS v3 lacks a member that it must have."##,
      text: ##"A card (push type 1) has formId, version, moduleName, formName, abilityName and formData; a live view (push type 7) activityId, operation, event and activityData, and a status where it is created. Example: `{ "payload": { "formId": 1 }, … }` does not say which card of which module is to change. Add what the message names."##,
      grounds: "documented huaweiV3 huaweiLiveView"),
    Explanation(
      code: "HMS142", name: "card-for-several-devices",
      summary: ##"A card of HMS v3 is sent to more than one device."##,
      text: ##"A request that updates a card has exactly one push token. Example: `"target": { "token": ["a", "b"] }` beside a `formId`. Send one request for each device."##,
      grounds: "documented huaweiV3"),
    Explanation(
      code: "HMS143", name: "test-message-for-many",
      summary: ##"A test message of HMS v3 has more than ten devices."##,
      text: ##"With `testMessage` true, a request takes at most ten push tokens, and a project 1000 such messages a day. Example: `"pushOptions": { "testMessage": true }` beside twenty tokens. Send it to fewer devices, or leave `testMessage` out."##,
      grounds: "documented huaweiV3"),
    Explanation(
      code: "HMS144", name: "bad-card-content",
      summary: ##"The content of a card has a key or a picture that HMS v3 does not take."##,
      text: ##"`formData` has no `null` and no key that begins with `datashareproxy://`; pictures are loaded by https, under a name that `formData` does not have. Example: `"images": [{ "keyName": "car", "url": "http://…" }]`. Leave out what is empty, and have pictures on https."##,
      grounds: "documented huaweiV3"),
    Explanation(
      code: "HMS145", name: "live-view-created-by-app-only",
      summary: ##"A live view is created for an event that only the app itself may create one for."##,
      text: ##"By a push, HMS v3 creates live views for FLIGHT, TAXI, TRAIN, DELIVERY, QUEUE, RENT, EXPRESS, CHECK_IN, TRADE and SUBSCRIBE_TIMER. The others are created by the app and may then be updated and ended by pushes. Example: `"operation": 0` beside `"event": "WORKOUT"`. Let the app create it, and send operation 1."##,
      grounds: "documented huaweiLiveView"),
    Explanation(
      code: "HMS146", name: "setting-without-effect",
      summary: ##"A setting of HMS v3 lacks the one that it belongs to, or has no effect in this message."##,
      text: ##"`soundDuration` needs `sound`; `collapseKey` is for notifications and voice, `backgroundMode` for background messages. Example: `"backgroundMode": 1` beside a notification. Leave it out, or add what it belongs to."##,
      grounds: "documented huaweiV3"),
    Explanation(
      code: "HMS147", name: "play-voice-without-data",
      summary: ##"A message that is to be read out loud brings no data to be read."##,
      text: ##"In HMS v3, PLAY_VOICE goes with push type 2 and `extraData`; with another push type no token is valid. Example: `"category": "PLAY_VOICE"` without `extraData`. Add the data, or give the category of the notification."##,
      grounds: "documented huaweiV3"),
    Explanation(
      code: "HMS148", name: "click-action-does-not-fit",
      summary: ##"What a tap opens is not what a notification of HMS v3 can open."##,
      text: ##"`actionType` 1 needs an `action` or a `uri`; 3 and 5 are for live views alone. Example: `"clickAction": { "actionType": 1 }`. Name the page, or write 0, which opens the app."##,
      grounds: "documented huaweiV3"),
    Explanation(
      code: "GORUSH101", name: "not-sent",
      summary: ##"A member has no effect on the platform of its notification."##,
      text: ##"""
        gorush 1.22 reads it, and does not send it to the service of the platform: `image`, `apns` and `to` are not sent to APNs, `badge` and a sound dictionary not to FCM, `data` and some members of `huawei_notification` not to HMS.

            {"notifications": [{"platform": 1, "tokens": ["…"], "message": "Hi", "image": "https://cdn.example.com/a.png"}]}

        Write what the service takes: for Apple's devices a picture is a key of `data` that the app's extension reads; for Huawei's, data is `huawei_data`. `pushc convert` writes what the member means.
        """##,
      grounds: "client gorush"),
    Explanation(
      code: "GORUSH102", name: "push-type",
      summary: ##"gorush sends another push type or priority than the payload needs."##,
      text: ##"""
        Without `push_type`, gorush 1.22 sends `apns-push-type: alert`, also for background pushes and Live Activities, and without `priority` it sends no `apns-priority`, which APNs takes for 10.

            {"notifications": [{"platform": 1, "tokens": ["…"], "content_available": true}]}

        Add `"push_type": "background"` and `"priority": "normal"`, or `"push_type": "liveactivity"`.
        """##,
      grounds: "client gorush\ndocumented appleRequests"),
    Explanation(
      code: "GORUSH103", name: "message-lost",
      summary: ##"gorush drops the text of a notification."##,
      text: ##"""
        `message` without `title` becomes `aps.alert` as a string. A member of `alert` makes `aps.alert` a dictionary, and gorush 1.22 does not put the text into it.

            {"notifications": [{"platform": 1, "tokens": ["…"], "message": "Hi", "alert": {"subtitle": "Taxi"}}]}

        Write the text as `alert.body`, or add a title.
        """##,
      grounds: "client gorush"),
    Explanation(
      code: "GORUSH104", name: "critical-sound-made",
      summary: ##"`name` or `volume` makes the sound a critical alert."##,
      text: ##"""
        gorush 1.22 replaces the sound with a critical one of this name and volume. Critical alerts need an entitlement that Apple grants; they are heard over the mute switch.

            {"notifications": [{"platform": 1, "tokens": ["…"], "message": "Hi", "sound": "horn.caf", "volume": 0.5}]}

        Write the sound as a dictionary, which gorush sends as it is.
        """##,
      grounds: "client gorush"),
    Explanation(
      code: "GORUSH105", name: "expiration-not-sent",
      summary: ##"gorush does not send the expiration."##,
      text: ##"""
        An expiration of 0 means a single attempt. gorush 1.22 sends the header `apns-expiration` for positive times only, and without it APNs stores the notification.

            {"notifications": [{"platform": 1, "tokens": ["…"], "message": "Hi", "expiration": 0}]}

        Write a time in the near future.
        """##,
      grounds: "client gorush"),
    Explanation(
      code: "GORUSH106", name: "block-replaced",
      summary: ##"A flag replaces the block for Apple's devices."##,
      text: ##"""
        gorush 1.22 makes an `apns` of its own for `content_available`, and for `mutable_content` beside a text or a picture. What the document has in `apns` is not sent.

            {"notifications": [{"platform": 2, "tokens": ["…"], "content_available": true, "apns": {"payload": {"aps": {}}}}]}

        Write `"content-available": 1` or `"mutable-content": 1` into `apns.payload.aps`, without the flag.
        """##,
      grounds: "client gorush"),
    Explanation(
      code: "GORUSH107", name: "topic-in-to",
      summary: ##"`to` is a topic, and gorush takes it for a device token."##,
      text: ##"""
        gorush's document allows a topic in `to`. Version 1.22 adds the text to the tokens as it is.

            {"notifications": [{"platform": 2, "message": "Hi", "to": "/topics/news"}]}

        Write `"topic": "news"`. `pushc convert` sends it to the topic.
        """##,
      grounds: "client gorush"),
    Explanation(
      code: "GORUSH108", name: "refused",
      summary: ##"gorush refuses the notification."##,
      text: ##"""
        A notification with a topic and a condition fails, with all others of its batch. A time of an event is taken only with nine decimals and `Z`.

            {"notifications": [{"platform": 2, "message": "Hi", "topic": "news", "condition": "'a' in topics"}]}

        Send two notifications, or write the time as 2026-11-21T09:30:00.000000000Z.
        """##,
      grounds: "client gorush"),
    Explanation(
      code: "GORUSH109", name: "sound-not-heard-through-gorush",
      summary: ##"gorush does not set the sound, or sets it so that it is not heard."##,
      text: ##"""
        On Android, gorush 1.22 sets `sound` only without `android`. On Huawei's devices it switches the default sound on beside a named one, and the default sound is heard.

            {"notifications": [{"platform": 2, "tokens": ["…"], "message": "Hi", "sound": "horn", "android": {"ttl": "60s"}}]}

        Write the sound into `android.notification`; for Huawei write `sound` and `"huawei_notification": {"default_sound": false}`.
        """##,
      grounds: "client gorush"),
    Explanation(
      code: "GORUSH110", name: "ttl-fraction",
      summary: ##"gorush misreads the fraction of a TTL."##,
      text: ##"""
        gorush 1.22 takes the digits after the point for nanoseconds: "3.5s" becomes 3.000000005 seconds.

            {"notifications": [{"platform": 2, "tokens": ["…"], "message": "Hi", "android": {"ttl": "3.5s"}}]}

        Write whole seconds.
        """##,
      grounds: "client gorush"),
    Explanation(
      code: "LOSS101", name: "field-lost",
      summary: ##"The target has no equivalent of a field of the message."##,
      text: ##"The request is written without it, and the service cannot do what the field says. A subtitle, for example, is shown on Apple's devices only: `{"aps": {"alert": {"title": "Taxi", "subtitle": "Ride 7", "body": "Here"}}}` loses it for HMS. `--strict` makes this an error, and `--loss-report` lists all such fields. Say it in a way that the target knows, or accept the loss."##),
    Explanation(
      code: "LOSS102", name: "field-changed",
      summary: ##"The target cannot say a field as it is, so the request has the nearest value."##,
      text: ##"Nothing fails, but the message looks or behaves a little differently: `{"icon_background": "#80FF0000"}` becomes `#FF0000`, because a notification's colour has no transparency. `--strict` makes this an error. Write a value that the target knows."##),
    Explanation(
      code: "LOSS103", name: "metadata-not-sent",
      summary: ##"A field is the sender's metadata, which no push service takes."##,
      text: ##"""
        Names of campaigns, tags and identifiers of an app serve the vendor's statistics: `{"group_id": 77, "tag": "autumn"}`. The push services do not know them. This is a note, and nothing has to be done.

        Printed once for a run, at its end.
        """##),
    Explanation(
      code: "LOSS104", name: "value-coerced",
      summary: ##"A value becomes a string, because the reader takes no other type."##,
      text: ##"""
        FCM's data and some SDKs' keys hold strings only: `{"data": {"ride": 7}}` becomes `"7"`. The app has to read it as a string. Write it in quotes to say so in the document.

        Printed with `--notes`.
        """##),
    Explanation(
      code: "LOSS106", name: "block-wins",
      summary: ##"A member written in the target's own terms takes the place of a general one."##,
      text: ##"""
        Where the document has a block for the target, its keys win: with `{"message": {"notification": {"body": "A"}, "apns": {"payload": {"aps": {"alert": {"body": "B"}}}}}}` and `--to apns` Apple's devices show B. This is a note. Remove one of the two if only one was meant.

        Printed with `--notes`.
        """##),
    Explanation(
      code: "LOSS107", name: "not-for-target",
      summary: ##"The message was written for another target and is left out."##,
      text: ##"The document has content of its own for the targets that were asked for, so this part does not cross over: AppMetrica's `messages.iOS` with `--to fcm`. Add the part's own service to `--to` if it is to be sent as well."##),
    Explanation(
      code: "LOSS108", name: "not-made-up",
      summary: ##"The vendor's SDK expects an identifier that only the vendor's servers know."##,
      text: ##"""
        pushc does not make it up. The app shows the message, but the SDK cannot report that it arrived or was opened. This happens when keys of an SDK are written with `--sdk`. Nothing has to be done unless the reports are needed; then the vendor has to send the message.

        Printed once for a run, at its end.
        """##),
    Explanation(
      code: "LOSS109", name: "channel-missing",
      summary: ##"A message for an app with Emarsys's SDK for Android names no notification channel."##,
      text: ##"The notification of an app on Android 8 and later needs a channel; without it nothing is shown: `{"aps": {"alert": "Hi"}, "ems": {}}` sent with `--to fcm --sdk emarsys`. Name a channel that the app creates with `--channel`."##),
    Explanation(
      code: "LOSS185", name: "no-trial",
      summary: ##"The message is a trial, and the target has no trials."##,
      text: ##"`dry_run` of gorush and `validate_only` of FCM and HMS ask the service to check a message and deliver nothing. APNs and HMS v3 have no such request, so users would get the push: `{"validate_only": true, "message": {"token": "…", "notification": {"title": "Hi"}}}` with `--to apns`. pushc rejects the message for this target. Convert it to FCM or to HMS v1 or v2, or take the member out to send it."##),
    Explanation(
      code: "LOSS186", name: "arguments-of-another-platform",
      summary: ##"A localized text with arguments goes to devices of another platform."##,
      text: ##"The payload names a string of the app and the arguments to put into it. Strings of iOS have `%@` or `%1$@` in these places, strings of Android `%s` or `%1$s`: `{"aps": {"alert": {"loc-key": "RIDE", "loc-args": ["7"]}}}` with `--to fcm`. The arguments are written as they are, in the same order. This is a note: check that the app for the other platform has a string of this name, with numbered arguments where the order differs."##),
    Explanation(
      code: "RULE100", name: "team-rule",
      summary: ##"A rule of the team's own has found something."##,
      text: ##"The text is the rule's, and so is what it means: the finding names the rule and the line at which it is. It is selected, ignored and suppressed by the name of the rule, too: `--ignore acme.title-length`."##),
    Explanation(
      code: "RULE101", name: "edited-by-rule",
      summary: ##"A rule of the team's own has changed the message."##,
      text: ##"""
        The note says what was written in place of what, so that nothing changes silently. The loss report has each edit as an operation of JSON Patch.

        Printed with `--notes`.
        """##),
    Explanation(
      code: "RULE102", name: "rule-failed",
      summary: ##"A rule could not be carried out for this message."##,
      text: ##"`data.count > 3` compares what is a text in this message, or `rename data.msg -> data.message` finds that there is a `data.message` already. The message is compiled as if the rule were not there. A rule with `error` whose condition cannot be evaluated rejects the message, because nobody knows whether it should pass. Tell such messages apart in the rule's condition: `when type(data.count) == int && data.count > 3`."##),
    Explanation(
      code: "RULE110", name: "expression-syntax",
      summary: ##"The text is not a valid expression of the Common Expression Language."##,
      text: ##"`title == "Sale" && ` ends too early, and `title = "Sale"` has one equals sign where a comparison has two. Conditions and values in rules are expressions of CEL; see https://cel.dev for the language."##),
    Explanation(
      code: "RULE111", name: "unknown-name",
      summary: ##"A name is not that of a field of the message."##,
      text: ##"Names are those of `pushc rules list --fields`: `push_type`, `priority`, `data.campaign`. What the sender's app makes up is inside `data`."##),
    Explanation(
      code: "RULE112", name: "no-such-overload",
      summary: ##"An operator or function does not take values of these types."##,
      text: ##"`badge == "10"` compares a number with a text, `title > 3` has no order. Types are compared before a rule runs, as CEL does: write the literal in the type of the field, or convert with `int(…)`, `string(…)`, `double(…)`."##),
    Explanation(
      code: "RULE113", name: "unknown-word",
      summary: ##"A field is compared with a word that it never is."##,
      text: ##"`priority == "hight"` never holds: the priority is `normal` or `high`. The message lists the words of a field that has a few; `pushc rules list --fields` lists those of all fields."##),
    Explanation(
      code: "RULE114", name: "may-be-absent",
      summary: ##"A negation speaks of what may be absent."##,
      text: ##"`title != "Sale"` does not hold for a message without a title, as nothing holds that asks for what is not there; whoever reads it expects the contrary. Say which is meant: `has(title) && title != "Sale"`, or `!has(title) || title != "Sale"`. So it is with `regex.extract(tap.url, r"id=(\d+)") != "1"`, which `.orValue("")` makes plain, and with `[title, body].exists(text, text.contains("!"))`: without a body, the list has no value."##),
    Explanation(
      code: "RULE115", name: "bad-pattern",
      summary: ##"A pattern is not a valid regular expression of RE2."##,
      text: ##"`title.matches("(sale")` lacks a parenthesis. RE2 has no look-around and no back references, so that matching takes time linear in the text. Write patterns as raw texts, where a backslash is one: `r"^\d+$"`."##),
    Explanation(
      code: "RULE116", name: "unsupported-expression",
      summary: ##"The expression uses a part of the Common Expression Language that rules do not have."##,
      text: ##"Rules have CEL's operators, macros and standard functions, and functions on texts of its extensions. They have no message construction, no optional values, no local bindings, no named time zones and none of the other extension libraries: `math.greatest(badge, 1)` is refused. The message names what can be written in its place."##),
    Explanation(
      code: "RULE117", name: "bad-literal",
      summary: ##"A literal is not valid, or does not mean what it seems to."##,
      text: ##"`"\s"` is not a CEL escape, `9223372036854775808` is more than an integer can be, and `duration("5 minutes")` or `int("twelve")` would fail for every message, as would `1 / 0`. Correct the literal: `duration("5m")`."##),
    Explanation(
      code: "RULE118", name: "unexpected-type",
      summary: ##"An expression has another type than its place in the rule asks for."##,
      text: ##"A condition is true or false: `when: title` is a text. Write a comparison, `title == "Sale"`, or ask whether it is there, `has(title)`."##),
    Explanation(
      code: "RULE119", name: "unknown-function",
      summary: ##"A function is none that expressions have."##,
      text: ##"Functions are those of the CEL specification and a few more: `sha256`, `json`, and `lowerAscii`, `upperAscii`, `trim`, `replace`, `charAt`, `indexOf`, `lastIndexOf`, `join`, `reverse`, `split`, `substring`, and `regex.extract`, `regex.extractAll`, `regex.replace`. Some are written before their argument and some after it: `size(x)`, `x.startsWith("a")`."##),
    Explanation(
      code: "RULE120", name: "bad-group",
      summary: ##"A pattern does not have the group that is asked for, or has several and none is asked for."##,
      text: ##"`regex.extract(tap.url, r"/c/(\d+)", 2)` asks for a second group where there is one, and so does `\2` in `regex.replace(tap.url, r"/c/(\d+)", r"/x/\2")`. Groups are counted by their opening parentheses, from 1; 0 is the complete match. `(?P<id>…)` has a name, too: `regex.extract(tap.url, r"/c/(?P<id>\d+)", "id")`."##),
    Explanation(
      code: "RULE130", name: "rule-syntax",
      summary: ##"A line of a rules file is not in the language of rules."##,
      text: ##"A file has blocks that begin at the margin, `rule team.name` or `test team.name`, with indented clauses below them: `on`, `when`, `then`, `see` of a rule, `on`, `given`, `expect` of a test. `rule acme.x` followed by `  if badge > 3` is refused: the clause is `when badge > 3`."##),
    Explanation(
      code: "RULE131", name: "duplicate-rule",
      summary: ##"Two rules have the same name."##,
      text: ##"Findings, suppressions and tests name a rule, and could mean either. Give the second another name."##),
    Explanation(
      code: "RULE132", name: "bad-destination",
      summary: ##"An edit writes where nothing can be written, or a value that does not fit there."##,
      text: ##"`then set badge = "3"` gives a text to a number, `then set apple.interruption_level = "loud"` a word that the field does not have, `then truncate title to 2 bytes with "…"` leaves no room for the text, and `then set actions[0].title = "Go"` reaches into a list. Edits write fields, and members of the objects that fields hold. `pushc rules list --fields` has their types."##),
    Explanation(
      code: "RULE133", name: "conflicting-rules",
      summary: ##"Two rules write one place under the same condition, or one of them a part of what the other writes."##,
      text: ##"`then set priority = "high"` in one rule and `then set priority = "normal"` in another, both `when silent`: only the later one would show. And `drop data` leaves nothing of an earlier `set data.ride = 7`. Keep one of them, or tell their conditions apart."##),
    Explanation(
      code: "RULE134", name: "constant-condition",
      summary: ##"The condition of a rule is the same for every message."##,
      text: ##"`when size("title") > 50` measures the word, not the title, and is never true. Write what was meant; a rule for every message has no `when`."##),
    Explanation(
      code: "RULE135", name: "bad-interpolation",
      summary: ##"Braces in the text of a finding do not enclose an expression."##,
      text: ##"Braces hold an expression, whose value becomes part of the text: `then warn "title has {size(title)} characters"`. Close each brace, and double those that are meant as they are: `{{` and `}}`."##),
    Explanation(
      code: "RULE136", name: "unknown-scope",
      summary: ##"A rule is for a service or a format that pushc does not know."##,
      text: ##"`on apsn` would be a rule that never applies. Services are `apns`, `fcm` and `hms`; formats are those of `pushc formats`."##),
    Explanation(
      code: "RULE137", name: "test-of-no-rule",
      summary: ##"A test is of a rule that does not exist."##,
      text: ##"It would test nothing, and look like a test that passes: `test acme.titel-length` beside `rule acme.title-length`. Write the name as it is after `rule`, in one of the files that are read together."##),
    Explanation(
      code: "RULE138", name: "rule-without-test",
      summary: ##"A rule has no test."##,
      text: ##"A rule that never applies looks like one that finds nothing. A test beside it shows that it does what it is for: `test team.title-length`, then `given {"title": "…"}` and `expect warn`."##),
    Explanation(
      code: "RULE139", name: "bad-given",
      summary: ##"The message of a test is none."##,
      text: ##"`given {"titel": "Hi"}` names a field that messages do not have. `given` takes an object of fields as `pushc rules list --fields` has them, or a format and a document of it: `given gorush {"notifications": […]}`."##),
    Explanation(
      code: "RULE140", name: "failed-expectation",
      summary: ##"A test of a rule expects something else than what happens."##,
      text: ##"The finding points at the clause of the test, and says what the rule did instead, or what the fields are that the expectation reads. Mend the rule or the test, and run `pushc rules test` again."##),
    Explanation(
      code: "RULE190", name: "unused-suppression",
      summary: ##"A suppression in `.pushc.json` matches no finding."##,
      text: ##"What it covered was mended, or its file, pointer or code is misspelt. A list of suppressions that nobody needs hides the next real finding: `{"code": "APNS104", "file": "old.json", "reason": "…"}`. Take it out."##),
    Explanation(
      code: "RULE191", name: "expired-suppression",
      summary: ##"The date of a suppression in `.pushc.json` is in the past."##,
      text: ##"It covers nothing any more, so its findings are reported again: `"until": "2026-01-01"`. Mend what it covered, or give it another date."##),
    Explanation(
      code: "RULE192", name: "bad-configuration",
      summary: ##"`.pushc.json`, or the options of the C interface, say something that pushc does not understand."##,
      text: ##"Nothing is linted or compiled with half of a configuration, so the run ends with exit code 2: `{"ignroe": ["LOSS"]}` would report what the team has agreed to ignore. The message names the member and what belongs there."##),
    Explanation(
      code: "ADDR101", name: "left-open",
      summary: ##"Something that the request needs is neither in the document nor in the options."##,
      text: ##"""
        The URL has a placeholder in its place, such as `{project}` or `{app_id}`, or a header is missing, such as `apns-topic`. The service may refuse the request as it is. Give the value with the option that the help names, or fill it in before you send.

        Printed once for a run, at its end.
        """##),
    Explanation(
      code: "ADDR102", name: "bad-device-token",
      summary: ##"A device token for APNs is not hexadecimal."##,
      text: ##"APNs refuses the request as `BadDeviceToken`. A token of another service was probably put here, or the token is still in Base64: `{"tokens": ["not-hexadecimal"], "platform": 1}`. Write the token's bytes as an even number of hexadecimal digits."##,
      grounds: "documented appleResponses appleTokens"),
    Explanation(
      code: "ADDR103", name: "foreign-address",
      summary: ##"Tokens in the document belong to another service than the target."##,
      text: ##"A token of one service means nothing to the others, so no request is written for it: `{"notifications": [{"platform": 1, "tokens": ["…"], "message": "Hi"}]}` of gorush with `--to fcm`. Choose the target that the tokens belong to, or give tokens of this one."##),
    Explanation(
      code: "ADDR104", name: "vendor-id",
      summary: ##"Identifiers in the document are known to the vendor only."##,
      text: ##"No push service can be addressed by them: `{"id_type": "appmetrica_device_id", "id_values": ["42"]}`. No request is written for these devices. Give push tokens instead."##),
    Explanation(
      code: "ADDR105", name: "no-address",
      summary: ##"The document names no device for this target."##,
      text: ##"""
        One record is written for any device; for APNs, `{token}` in the URL is the place of its token. Payloads of APNs, Braze and Emarsys never name devices: `{"aps": {"alert": "Hi"}}`. Give devices with `--devices`, or fill in the address before you send.

        Printed once for a run, at its end.
        """##),
    Explanation(
      code: "ADDR106", name: "empty-token",
      summary: ##"A token in the list of devices is empty."##,
      text: ##"The service refuses the request; APNs calls it `MissingDeviceToken`: `{"tokens": [""], "platform": 1}`. An app that could not register has probably stored nothing. Remove the entry."##,
      grounds: "documented appleResponses"),
    Explanation(
      code: "ADDR107", name: "foreign-url",
      summary: ##"The URL of a request record is none that messages are sent to."##,
      text: ##"The document may be a request of another kind, such as one that manages channels of APNs: `{"url": "https://api.push.apple.com/1/apps/com.example.taxi/channels", "headers": {…}, "body": {…}}`. pushc takes no address from it; for APNs it rejects the message. Give the URL of a send request, or leave it out."##),
    Explanation(
      code: "ADDR110", name: "unknown-provider",
      summary: ##"The provider of a device registration is none whose push service is known."##,
      text: ##"Without it nobody knows which service the token belongs to, and the device gets nothing: `{"provider": "gmc", "token": "…"}`. The `_voip` names belong into `voip_provider` and the others into `provider`. Write `gcm`, `apns`, `apns_internal`, `apns_voip` or `apns_internal_voip`."##),
    Explanation(
      code: "ADDR111", name: "missing-token",
      summary: ##"A device registration names a provider and has no token."##,
      text: ##"No push reaches the device: `{"provider": "apns"}`. Add `token`, or `voip_token` beside `voip_provider`; a device that is logged out has the provider `null`."##),
    Explanation(
      code: "ADDR112", name: "duplicate-device",
      summary: ##"The same device is registered twice."##,
      text: ##"Service, token and topic agree, so the device gets each message only once: `[{"provider": "gcm", "token": "a"}, {"provider": "gcm", "token": "a"}]`. Nothing is wrong with the requests. Remove the second registration to keep the list clean."##),
    Explanation(
      code: "ADDR113", name: "logged-out",
      summary: ##"The device is registered without a provider, so it is logged out and gets nothing."##,
      text: ##"Discord's clients send `{"provider": null}` when a user logs out. This is a note: no address is taken from it. Remove the registration, or register the device again."##),
    Explanation(
      code: "ADDR114", name: "unknown-device",
      summary: ##"A request unregisters a device that is not registered."##,
      text: ##"It changes nothing: `{"method": "DELETE", "body": {"provider": "gcm", "token": "unknown"}}`. Requests count in their order, so a removal must come after the registration. Check the token and the provider, which must both be those of the registration."##),
    Explanation(
      code: "ADDR115", name: "no-device",
      summary: ##"No registered device takes the message through this service."##,
      text: ##"The list of `--devices` has no device for it, or only tokens for calls, which take nothing else. Nothing is sent through the service, and where that leaves no request at all, the message is rejected. A list `{"provider": "gcm", "token": "…"}` serves no message that is for APNs alone. Register a device, or choose another target with `--to`."##),
    Explanation(
      code: "ADDR116", name: "not-used",
      summary: ##"A member of a device registration changes no request."##,
      text: ##"""
        It concerns Discord's own servers, or it says nothing about this device: `bundle_id` beside the provider `gcm` names a topic, which only APNs has. This is a note, and the device gets its messages. Nothing has to be done.

        Printed with `--notes`.
        """##),
    Explanation(
      code: "ADDR117", name: "broadcast-not-written",
      summary: ##"A broadcast of APNs is to be written for another service."##,
      text: ##"A broadcast goes to the subscribers of a channel, which only APNs has: `{"url": "https://api.push.apple.com/4/broadcasts/apps/com.example.taxi", "headers": {…}, "body": {…}}`. Leave the other services out of `--to`."##),
    Explanation(
      code: "ADDR120", name: "bad-topic-name",
      summary: ##"A topic's name has a character that no name of a topic may have, or is too long."##,
      text: ##"FCM answers such a request with an error; HMS takes it, but no app can subscribe to such a name. Names are letters, digits and `-_.~%`, on HMS Chinese characters as well, and at most 900 of them. A topic with `%` takes messages, but FCM refuses apps that subscribe to it. Example: `foo*bar`, `news/sport` and `my topic` are not valid names; `news.sport` is one. Write the name as the app subscribes to it, without "/topics/" before it."##,
      grounds: "observed fcmRecords firebaseAndroid8620\ndocumented huaweiSubscribe"),
    Explanation(
      code: "ADDR121", name: "bad-condition",
      summary: ##"The service cannot read a condition over topics."##,
      text: ##"A condition is made of `'name' in topics`, `&&`, `||`, `!` and parentheses. What cannot be read is answered with an error that does not say where it is. Example: `'a' in topics and 'b' in topics` and `a in topics` cannot be read; `'a' in topics && 'b' in topics` can. Beyond parentheses it is read from left to right: `&&` does not come before `||`."##,
      grounds: "observed fcmRecords\ndocumented fcmTopics huaweiSend"),
    Explanation(
      code: "ADDR122", name: "too-many-topics",
      summary: ##"A condition names more topics than a service takes."##,
      text: ##"FCM and HMS take at most five topics in one condition. Example: a sixth `|| 'f' in topics` is one too many. Send two messages, or let the apps subscribe to one topic in the place of several."##,
      grounds: "documented fcmTopics huaweiSend"),
    Explanation(
      code: "ADDR123", name: "double-quotes-in-condition",
      summary: ##"A condition has its topics in double quotes."##,
      text: ##"All documents of FCM and HMS have single quotes; whether double ones are taken is not known. Example: `"a" in topics` is better written `'a' in topics`. Write single quotes, which in JSON need no backslash."##,
      grounds: "assumed fcmTopics huaweiSend"),
    Explanation(
      code: "ADDR175", name: "identifier-not-valid-in-url",
      summary: ##"An identifier cannot be part of the request's URL."##,
      text: ##"""
        The Firebase project and the HMS app are one segment of the URL's path: FCM documents the pattern `^projects/[^/]+$`. A slash, a question mark or a space in them would address another resource.

            "app_id": "101/../999?x="

        No request is written. Give the identifier alone, as the console shows it.
        """##,
      grounds: "documented fcmDiscovery"),
    Explanation(
      code: "ADDR185", name: "other-audience",
      summary: ##"The document chooses the users of a message in a way that only its vendor understands, and `--devices` is given."##,
      text: ##"`--devices` is for messages that name nobody. This one names its users, for example by `appmetrica_device_id`, by Braze's `segment_id` or `external_user_ids`, or by the token of one Live Activity: `{"id_type": "appmetrica_device_id", "id_values": ["42"]}`. pushc cannot tell which of the registered devices are theirs, and rejects the message instead of sending it to all of them. Delete the member that the message names, or leave out `--devices`."##),
  ]
}

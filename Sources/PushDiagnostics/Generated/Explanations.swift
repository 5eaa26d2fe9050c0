// swift-format-ignore-file
// Written by `swift run pushc-generate` from the doc comments of the codes. Do not edit.

extension Explanation {
  /// All codes, in order. `entries(of:)` reads them.
  static let table: StaticString = ##"""
    JSON101 unexpected-character
    JSON expects something else than this character or word.

    The document cannot be read from this place on, and nothing of it is sent. The usual reasons are a missing comma, a comma behind the last entry, a comment, single quotes, or a placeholder copied from a manual.

    ```json
    {"title": "Taxi" "body": "Your taxi is here"}
    ```

    Write what the message names as expected; the help says what to do where the mistake is a known one.
    ----
    JSON102 unexpected-end
    The document ends before all of its objects, arrays and values are complete.

    Nothing of it can be sent. Often the text was cut off on its way, or a closing bracket is missing: `{"aps": {"alert": "Hi"}` lacks one. Add the brackets that the help names, or find out where the rest was lost.
    ----
    JSON103 trailing-content
    The document goes on after its end.

    A JSON document is one value: `{"a": 1} {"b": 2}` is two. The document is not read. Delete what is too much, often a closing bracket; where the file holds one document a line, use `--lines`. A document on several lines needs a file of its own.
    ----
    JSON104 malformed-number
    A number is not written as JSON writes numbers.

    JSON has no leading zeros, no `+`, no hexadecimal digits, and a dot has digits on both sides: `{"badge": 007}` and `{"volume": 1.}` are not valid JSON. The document is not read. Write the plain number, such as `7` or `0.5`, or put quotes around what is meant as text.
    ----
    JSON105 malformed-string
    A string is not written as JSON writes strings.

    A string has to end on the line that it begins on, its line breaks are written as `\n`, and only a few escapes exist: `{"body": "50\% off"}` has one that does not. Half of a character beyond U+FFFF, such as `"\ud83d"` alone, is not a text either. The document is not read. Escape the character properly, or add the missing quote.
    ----
    JSON106 invalid-utf8
    The document has bytes that are not UTF-8.

    JSON that systems exchange has to be UTF-8. The file was probably saved as Latin-1 or Windows-1251, or as UTF-16, which `>` of Windows PowerShell writes. The document is not read. Convert the file to UTF-8.
    ----
    JSON107 nesting-too-deep
    Objects and arrays are nested more than 512 levels deep, or deeper than `--max-nesting` allows.

    No push payload needs that, and readers of JSON may fail on it, so the document is not read. `[[[[…]]]]` with 513 brackets triggers it. Look for the program that wraps a value again and again. `--max-nesting` can only lower the limit.
    ----
    JSON108 document-too-large
    The document has 256 MiB or more, or more than `--max-document-size` allows.

    It is not read, and nothing of it is sent. Split it; `--max-document-size` can only lower the limit. A file with one document on each line has no such limit as a whole: read it with `--lines`. A line above the limit is refused, and the other lines are read. `--rejects` has `null` in place of the text of such a document, which was never held.
    ----
    JSON109 empty-document
    The document has no content.

    An empty file, or one of white space alone, is not valid JSON and holds no message. The program that should have written it has probably failed. Write at least an object, such as `{"aps": {"alert": "Hi"}}`.
    ----
    JSON110 byte-order-mark
    The document begins with a byte order mark.

    The three bytes EF BB BF come from some editors on Windows. They are skipped here, but other readers of JSON may refuse the file. Save it as UTF-8 without the mark.
    ----
    JSON111 duplicate-key
    An object has a key twice.

    JSON does not say which of the two counts. Here the last one does, as with most services, and the first one is lost silently:

    ```json
    {"aps": {"badge": 1, "badge": 2, "alert": "Hi"}}
    ```

    Delete the one that is not meant.
    ----
    JSON112 too-many-findings
    The document has more findings than are kept.

    The others are not listed: a list of all would take far more memory than the document. Where errors are among the others, no further message of the document is written, because the list no longer tells which messages they concern. Fix what is listed, or set a higher limit with `--max-findings`.
    ----
    SHAPE101 unknown-key
    The format has no such key at this place.
    observed adminNode2180
    documented applePayload

    FCM v1 refuses the whole message as `INVALID_ARGUMENT` with the name of the key. Other services accept it, and the key has no effect: `{"aps": {"alert": "Hi", "colour": "red"}}`. Often it is misspelled; the help names the nearest known key. The app's own data belongs where the format allows any key.
    ----
    SHAPE102 misplaced-key
    The key is known to the format, but does not belong at this place.
    observed adminNode2180
    documented applePayload

    FCM refuses the message. Other services accept it, and the key has no effect. In a payload of APNs, for example, `badge` beside `aps` is only data of the app:

    ```json
    {"aps": {"alert": "Hi"}, "badge": 3}
    ```

    Move it to the place that the help names.
    ----
    SHAPE103 wrong-type
    A value has another JSON type than the format demands.
    documented protoJSON applePayload huaweiSend
    observed pushBundle62

    Services refuse it, or ignore the value silently: `{"aps": {"badge": "3"}}` has a text where a number belongs. The message is rejected, unless the service is known to take such a value: then it is used, with a warning. Of most keys in `aps`, such as `"thread-id": 7`, nobody says what becomes of them: that is a warning of `lint`, and `convert` does not write the message. Write the type that the message names; where the meaning is certain, `--fix` does so.
    ----
    SHAPE104 missing-member
    A member that the format demands is missing.

    The vendor refuses the request, or the part cannot do its work: `{"push_batch_request": {"batch": []}}` has no `group_id`. The message is rejected. Add the member.
    ----
    SHAPE105 out-of-range
    A number is outside the range that the format allows.
    documented appleResponses fcmDiscovery huaweiSend

    The service refuses it, takes another value, or cannot store it, such as a negative lifetime in AppMetrica's `"time_to_live": -1`. The message is rejected. Write a number within the range that the message names.
    ----
    SHAPE106 unknown-value
    A value is not one of those that the format has a list of.
    documented fcmDiscovery huaweiSend

    Services refuse such a value or fall back to their own default: `{"message": {"token": "…", "android": {"priority": "urgent"}}}` is neither of the two priorities. The message is rejected. A value that differs in upper and lower case alone, which a service may take, is a warning, and so is an `interruption-level` that Apple does not document. Write one of the values that the message lists.
    ----
    SHAPE107 misspelled-key
    The key is written as a misprint in the vendor's own documentation spells it, or in another case.

    The service does not know the misprint and ignores it silently. AppMetrica's documents have `ios` in one place, while the key is `iOS`: `{"messages": {"ios": {…}}}`. pushc reads the value as the right key's, unless that is there as well. gorush takes a key in any case, `Message` for `message`, without documenting it, and so does pushc, except that it converts the keys of `android`, `apns`, `webpush` and `huawei_notification` only as documented. Rename the key; `--fix` does so.
    ----
    SHAPE108 ignored-member
    The key is documented, but the vendor's product no longer does anything with it.

    gorush, for example, has ignored `collapse_key` since version 1.18, so `{"notifications": [{"collapse_key": "rides", …}]}` collapses nothing when gorush sends it. pushc uses the documented meaning. The requests written can therefore do more than the product does; delete the key if that is not wanted. `pushc lint` without `--to` reads the document as gorush does, and reports GORUSH101 instead.
    ----
    SHAPE109 deprecated-member
    The vendor is going to remove the key, or no longer documents it.
    documented huaweiSend

    It may still work today. One day the service may ignore or refuse the key, such as `auto_clear` of HMS: `{"message": {"android": {"notification": {"auto_clear": 60}}}}`. Replace it by what the vendor's documentation recommends.
    ----
    SHAPE110 wrong-count
    An array has too few or too many elements.

    The service refuses the request: `{"push_batch_request": {"group_id": 7, "batch": []}}` sends nothing to anybody. The message is rejected. Add or remove elements until their number is the one that the message names.
    ----
    SHAPE120 conflicting-members
    The same thing is said twice in different members, and only one of them counts.

    The vendor takes one and drops the other silently; pushc takes the one that the vendor takes. In Braze's `apple_push`, for example, these two are one setting:

    ```json
    {"content-available": true, "content_available": false}
    ```

    Where the note points to a member, keep that one, and delete the other. A topic also loses to that of a registered device, and the key `Simulator Target Bundle` loses to the topic of the message.
    ----
    SHAPE121 other-platform
    A part of the message belongs to another platform than the devices that it is for.
    documented appMetricaBatch

    AppMetrica refuses devices of one platform where the message has no content for it: `"id_type": "ios_push_token"` needs `messages.iOS`. A member of the other platform, such as `url` of iOS in the `open_action` for Android, is accepted, but the SDK on the device does not read it. Add the content for the platform, or use the platform's own member.
    ----
    SHAPE122 vendor-limit
    The document goes beyond a limit that its vendor documents.

    The vendor refuses or cuts what is too much, or the device shows less: Braze documents 3807 and 1912 bytes for `apple_push`, Emarsys three buttons, AppMetrica five device groups and only some file types on iOS, FCM's legacy interface one target of a request. The target itself may allow more, so most of these are warnings. Keep to the limit if the vendor sends the document, too.
    ----
    SHAPE123 missing-text
    A message that is to be shown lacks its title or its text.

    The vendor refuses it, or shows nothing. Braze, for example, needs `alert` and `title` for Android: `{"messages": {"android_push": {"alert": "Hi"}}}` is incomplete. Add the text, or make the message a silent one in the vendor's way.
    ----
    SHAPE124 vendor-default
    The vendor does something here that the document does not say.

    It is a note: pushc names a default or a side effect of the vendor and says what becomes of it in the requests. AppMetrica, for example, gives each message without `collapse_key` the same notification number, so that they replace each other on Android; in the requests they do not. Say it in the document where it matters.

    Printed with `--notes`.
    ----
    SHAPE125 empty-value
    A value is there and empty, so that it says nothing.

    An empty list of notifications or a topic without a name is refused by the service: `{"notifications": []}`. An empty option, such as a vibration pattern `[]`, is as if it were not there. Write the value, or delete the member.
    ----
    SHAPE126 audience-not-sent
    A member tells the vendor which users to send to, and does not belong to a push request.

    Only Braze knows its users: `{"broadcast": true, "messages": {…}}`; only Expo knows the device of an `ExponentPushToken[…]`. The requests are written without it and name no device. Give the devices' tokens; where the members choose certain users, delete them before you use `--devices`.

    Printed once for a run, at its end.
    ----
    SHAPE127 push-type-from-key
    A key of the payload, or the topic, says which push type the message has.

    The document has no header `apns-push-type`, and `{"mdm": "7B2F4C10-…"}`, `container-identifier`, or `ptt-push-type` as the only key of `aps`, belong to one push type only, as does the suffix of the topic `com.example.taxi.voip` where nothing is to be shown. In version 3 of HMS, `extraData` beside a notification makes the `push-type` 2. pushc writes this type into the header. Nothing has to be done; a request record can say the type itself.

    Printed with `--notes`.
    ----
    SHAPE128 channel-left-out
    The document has a message for a channel that pushc writes no requests for.

    E-mail, SMS, web push and others are not sent by APNs, FCM or HMS: `{"messages": {"email": {…}}}`. This part is left out, and the push messages beside it are written. Send the rest by Braze itself.
    ----
    SHAPE129 no-date
    A date cannot be read.

    Braze takes a date of ISO 8601. pushc reads its extended format, with hyphens and colons, and cannot read `{"expiry": "tomorrow at nine"}`. The message is rejected, because it would be delivered or removed at the wrong time, or refused. Write `2026-11-21T18:30:00Z`.
    ----
    SHAPE130 arguments-without-key
    A localized text has arguments and no key.
    client firebaseAdminNode
    documented applePayload

    Nothing uses the arguments, and no error is given: `{"aps": {"alert": {"loc-args": ["7"], "body": "Hi"}}}`. Write the key in place of the text, such as `loc-key` for `body`, or take out the arguments.
    ----
    SHAPE131 expired
    The time at which the message expires is over already.
    documented appleRequests

    The service accepts the message, tries once to deliver it and does not keep it. A device that is not reachable at this moment never gets it: `{"apple_push": {"alert": "Hi", "expiry": "2020-11-20T18:30:00Z"}}`. Write a time in the future, or, where the format has a number, 0 if one attempt is meant.
    ----
    SHAPE132 milliseconds-for-seconds
    The time at which the message expires is given in milliseconds instead of seconds.
    assumed appleRequests

    Read as seconds, it is after the year 5000. Whether APNs answers with `BadExpirationDate` is not known; a service that accepts it keeps the message as long as it keeps any: `{"expiration": 1795219200000}`. A number of 13 digits is milliseconds: divide it by 1000. To keep it as long as possible, write a date at the service's limit: 30 days for APNs, 15 for HMS.
    ----
    SHAPE133 bad-color
    A color is not written as the service documents it.
    documented fcmDiscovery huaweiSend
    client firebaseAndroid

    FCM and HMS document `#RRGGBB`: `{"android": {"notification": {"color": "red"}}}`. Whether FCM refuses another form is not known; its SDK for Android takes the names of a few colors and shows the default color for what it cannot read. HMS may refuse the request. Write `#RRGGBB`. `#AARRGGBB` is read too, but the color of a notification has no transparency.
    ----
    SHAPE134 icon-is-a-number
    The small icon of a notification is a number in quotes.
    client firebaseAndroid
    documented huaweiSend

    FCM and HMS take the name of a drawable of the app. Android takes digits for the number of a resource, which is another one in each build of the app: `{"icon": "2131230840"}`. Where the app has no resource of the number, as with `"46"`, Android drops the notification. Write the name, such as `"ic_taxi"`.
    ----
    SHAPE135 offset-missing
    A date does not say its time zone.

    Braze's documentation does not say which zone then counts; pushc reads it as UTC. The message may end hours too early or too late: `{"expiry": "2026-11-21T18:30:00"}`. Write `Z` behind the time, or an offset such as `+03:00`.
    ----
    SHAPE136 icon-is-a-file
    The small icon of a notification is an address, a file name or a path.
    client firebaseAndroid appMetricaAndroid
    documented huaweiSend

    FCM and HMS take the name of a drawable of the app, without the ending of its file. Nothing is downloaded for the small icon, so Android shows the app's default icon: `{"icon": "ic_taxi.png"}`. Write `"ic_taxi"`; a picture in the notification is `image`. HMS also has paths of resources, such as `/raw/ic_taxi`, which the SDKs of FCM and AppMetrica do not find.
    ----
    SHAPE137 foreign-button
    The message describes a button that its category does not have.
    documented brazeAppleObject

    A category of Braze has two fixed buttons, and the notification shows only these: `{"category": "ab_cat_yes_no", "buttons": [{"action_id": "ab_pb_more"}]}`. Use the identifiers that the help names, or another category.
    ----
    SHAPE138 button-action
    A button has an action that it cannot have.
    documented brazeAppleObject

    The buttons of Braze's own categories either close the notification or open something, and keep to it: `{"action_id": "ab_pb_decline", "action": "URI"}` still closes. Buttons of the app's own categories take URI or DEEP_LINK only, and `uri` is used by these two alone. Choose an action that the message names.
    ----
    SHAPE140 format-detected
    The format of the document was found by its content.

    This note says which format `--from auto` took and by which key: `{"push_batch_request": {…}}` is AppMetrica's. Name the format with `--from` if the choice is wrong. `lint` names the formats in its last line instead.

    Printed with `--notes`.
    ----
    SHAPE141 text-in-silent-message
    A silent message has a title or a text.
    documented brazeAndroidObject brazeSilentPush appMetricaBatch

    Braze refuses a push with `send_to_sync` that has texts with 400: `{"android_push": {"send_to_sync": true, "title": "Taxi"}}`. AppMetrica takes one with `silent`, and shows nothing, which is a note. So is an Android push of Braze whose `alert` and `title` are one space each: Braze sends it as a silent one, and pushc writes data alone. Take out the texts, or the flag if the message is to be shown.
    ----
    SHAPE142 no-web-address
    The address of the file to show is not a valid URL.

    The device cannot fetch it and shows the notification without the file: `{"apple_push": {"alert": "Hi", "asset_url": "car.jpg", "asset_file_type": "jpg"}}`. pushc writes Braze's notification without it; AppMetrica's SDK shows none of the attachments then. Write an address that begins with https://.
    ----
    SHAPE143 reserved-extra-key
    The extra data has a key that Braze keeps for itself.
    documented brazeAppleObject

    Braze refuses the request with 400 when `extra` of a push for Apple's devices has `aps` or `ab`: `{"apple_push": {"alert": "Hi", "extra": {"aps": {}}}}`. Give the key another name; what belongs to `aps` has its own members in `apple_push`.
    ----
    SHAPE144 key-of-another-sdk
    The extra data has a key by which another vendor's SDK knows its own messages.

    An app that has this SDK as well may take the message for one of its own and handle it wrongly: `{"extra": {"yamp": {"i": 1}}}`. Rename the key, unless it is written for that SDK on purpose.
    ----
    SHAPE145 opacity-dropped
    A color for Braze's Android push says an opacity, which is dropped.

    `accent_color` is red, green and blue in one number, 0 to 16777215. Android's own numbers have the opacity before them: `{"accent_color": -65536}` is opaque red, and is read as `#FF0000`. Nothing has to be done if that is the color that you want.

    Printed with `--notes`.
    ----
    SHAPE146 amazon-devices
    The message is for Amazon's devices, whose push service pushc cannot write for.

    pushc writes no requests for Amazon Device Messaging. The content of `kindle_push` is written as a message for Android instead: `{"messages": {"kindle_push": {"title": "Taxi", "alert": "Here"}}}`. Beside `android_push` it is left out, which is a warning: Android devices would show two notifications. Send it to Kindle devices by Braze itself.
    ----
    SHAPE150 action-member
    An action of an Emarsys payload lacks a member, or has one that cannot be used.
    client emarsysIOS emarsysAndroid

    iOS shows no button for it, or the SDK does not run it, and nobody is told. An action of type `OpenExternalUrl` needs `url`, `MEAppEvent` needs `name`, and a button needs `id` and `title` as well:

    ```json
    {
      "aps": {"alert": "Hi", "mutable-content": 1},
      "ems": {"actions": [{"type": "OpenExternalUrl", "id": "a", "title": "Go"}]},
      "u": {"sid": "7"}
    }
    ```

    Add what the message names. Where two buttons have one `id`, the SDK for iOS runs the action of the first for both: give each its own.
    ----
    SHAPE151 action-type
    An action of an Emarsys payload has a type that cannot be used here.
    client emarsysIOS emarsysAndroid

    iOS shows no button for it, Android shows one that does nothing: `{"ems": {"actions": [{"id": "a", "title": "Copy", "type": "CopyToClipboard"}]}, "u": {"sid": "7"}}`. The SDK knows `MEAppEvent`, `MECustomEvent`, `OpenExternalUrl`, `Dismiss` and, in silent messages only, `BadgeCount`. It does not run other actions of a silent message, nor `Dismiss`, which is for buttons. Use one of these.
    ----
    SHAPE152 dismissal-with-text
    A message that is to remove a notification from the screen has a text, a badge or a sound of its own.
    documented emarsysPush

    With `del-id`, Emarsys wants `content-available` alone under `aps`. The text is shown to the user, and a badge or a sound makes it an alert push:

    ```json
    {"aps": {"content-available": 1, "alert": "Hi"}, "del-id": "ride-7"}
    ```

    Take out what is in `aps` besides, or take out `del-id`.
    ----
    SHAPE153 user-is-no-json
    The member "u" of an Emarsys payload is a string that holds no JSON object.
    client emarsysIOS emarsysAndroid

    The SDK reads it as JSON. On iOS it does without a text that is not JSON, and the app crashes at a tap if it is JSON of another kind, such as `"[]"`; on Android the app crashes: `{"aps": {"alert": "Hi"}, "ems": {}, "u": "sid=7"}`. Write an object, such as `"u": {"sid": "7"}`, or the same as JSON text.
    ----
    SHAPE154 missing-sid
    A message with buttons does not name the send by "sid" in "u".

    The SDK of Emarsys reports the tap on a button together with `sid`. Without it the app crashes on iOS when the button is tapped:

    ```json
    {"aps": {"alert": "Hi", "mutable-content": 1}, "ems": {"actions": [{"id": "a", "title": "Go", "type": "Dismiss"}]}, "u": {}}
    ```

    It does so with a `default_action` that has an `id`, too, when the notification is tapped. Add `"u": {"sid": "…"}`.
    ----
    SHAPE155 extension-does-not-run
    A part of the message needs the app's notification extension, which will not run.
    documented appleExtension

    iOS starts the extension only for a push with `mutable-content`. Without it, the picture, the buttons or the in-app message are accepted and never seen:

    ```json
    {"aps": {"alert": "Hi"}, "ems": {}, "image_url": "https://cdn.example.com/a.png"}
    ```

    Add `"mutable-content": 1` to `aps`.
    ----
    SHAPE156 other-dialect
    The Emarsys payload is one of its second version, or one for Android apps.
    client emarsysIOS emarsysAndroid

    The documented SDK for iOS, version 3, reads none of the second version, and there are two forms of it that differ: `{"aps": {"alert": "Hi"}, "ems": {"version": "APNS_V2"}}`. Data for Android apps has its text beside the marker: `{"ems_msg": "true", "title": "Hi"}`. Write the payload in the documented form for iOS, without `version`.
    ----
    SHAPE157 format-ambiguous
    The document may be of several formats, and nothing decides between them.

    A wrong guess could change what the message means, so nothing is read: `{"message": {"token": "…", "data": "x"}}` may be for FCM or for HMS. Name the format with `--from`.
    ----
    SHAPE158 format-unknown
    The document is not of a format that pushc detects.

    Nothing is read. Either it has no key by which its format can be known: `{"text": "Hi"}`. Name the format with `--from`; the help lists those that are known. Or it is of a format that pushc does not read and that has keys of one that it reads, such as Declarative Web Push: `{"web_push": 8030, "notification": {"title": "Hi"}}`. Then `--from` does not help: where your server makes a payload for APNs of it, or a message for FCM or HMS, pass that to pushc.
    ----
    SHAPE159 sdk-needs-text
    A message for an app with a vendor's SDK for Android lacks the text that the SDK shows.
    client brazeAndroid appMetricaAndroid emarsysAndroid

    Braze's SDK shows a message only if it has both a title and a text; any other it takes for a silent one, which is never shown: `{"messages": {"apple_push": {"alert": "Hi"}}}` sent with `--to fcm --sdk braze`. AppMetrica's SDK needs one of the two, and Emarsys's shows an empty notification without them. Add what is missing.
    ----
    SHAPE160 silent-by-content
    The message has data and nothing to show, so it is a silent one.

    It is delivered to the app, and nobody sees anything: `{"message": {"token": ["…"], "data": "x"}}` for HMS. That is right for data that only the app reads. Add a notification with title and text if people are to see it. Apple devices wake the app only for `content-available`, which FCM does not add by itself.

    Printed with `--notes`.
    ----
    SHAPE161 left-out
    A part of a request record or of an older request is not written again.

    pushc writes its own method, headers and origin, and never a credential: a header `authorization` is left out, `"method": "PUT"` becomes POST, and members that only FCM's XMPP interface had are dropped. Add what your sender needs when it sends the request. Lint writes nothing and does not report headers.
    ----
    SHAPE162 addresses-only
    The document registers devices and holds no message.

    Nothing can be sent that is only an address: `{"provider": "gcm", "token": "…"}`. Give this file with `--devices`, and a document with a message as the input.
    ----
    SHAPE163 bad-duration
    A duration is not written as the service takes it.
    documented fcmDiscovery protoJSON huaweiSend

    FCM takes seconds with an `s` and nothing else, and refuses others as `INVALID_ARGUMENT`. HMS takes them without the `s` as well, and may refuse others:

    ```json
    {"message": {"token": "…", "android": {"ttl": "3600"}}}
    ```

    Write `3600s`, or `1.5s` where a part of a second counts.
    ----
    SHAPE164 other-format
    The document has errors in the named format, and looks like another format.

    `{"push_batch_request": {…}}` with `--from gorush` is AppMetrica's. A payload for APNs in which something is missing gets this note, too. Name the document's own format with `--from`, or leave it to `--from auto`.
    ----
    SHAPE165 format-guessed
    The document is read as Braze's, and may be an APNs payload without `aps`.

    An `apple_push` object of Braze has the same keys at its top that a payload of APNs has in `aps`: `{"alert": "Your taxi is here", "badge": 1}`. APNs would deliver such a payload, and the device would show nothing. Write `{"aps": {"alert": "Your taxi is here", "badge": 1}}` for APNs. For Braze, name the format: `--from braze`, or `"from": "braze"` in `.pushc.json`.
    ----
    SHAPE170 header-in-body
    A request header is inside the payload.
    documented appleRequests

    What steers the delivery (topic, push type, priority, expiration, collapse identifier) are headers of the request. In the body they are data of the app, and the delivery goes on without them.

        {"aps": {"alert": "Your taxi is here"}, "apns-topic": "com.example.taxi"}

    Move it to the headers of a request record, which need the push type, too:

        {"target": "apns", "headers": {"apns-push-type": "alert", "apns-topic": "com.example.taxi"}, "body": {"aps": …}}
    ----
    SHAPE171 flag-not-one
    A flag of aps is a number other than 1.
    assumed applePayload

    `content-available`, `mutable-content` and `input-push-token` are 1 or absent; Apple documents no other value. 0 is a note, since it has the meaning of an absent key. What another number does is undefined.

        {"aps": {"alert": "Your taxi is here", "content-available": 0}}

    Leave the key out, or write 1.
    ----
    SHAPE172 null-value
    A key of the app has the value null.
    assumed applePayload
    observed appleForum777566 powerAuth675

    Apple lists strings, numbers, booleans, arrays and objects as the values of an app's own keys. A null is none of them, and what the app finds is not the same on every system. In the content or the attributes of a Live Activity, at any depth, such a push was seen to be ignored.

        {"aps": {"alert": "Your taxi is here"}, "driver": null}

    Leave the key out.
    ----
    SHAPE173 credential-in-payload
    The payload holds what looks like a credential.
    advice applePayload

    A payload is seen by the push service, by the system and by every extension that reads it, and Apple asks to keep secrets out of it. A sender's token in it is usually a header that was put into the body by mistake.

        {"aps": {"alert": "Your taxi is here"}, "authorization": "bearer eyJhbGciOi…"}

    Take it out, and withdraw the credential where it was sent already.
    ----
    SHAPE174 sound-misplaced
    The sound is in a place where this kind of push does not read it.
    documented applePayload appleActivities

    A notification has its sound beside the alert, a Live Activity within it. In the other place it is silently ignored.

        {"aps": {"event": "update", …, "alert": {"title": "Taxi", "body": "Here"}, "sound": "horn.caf"}}

    Move it into the alert; pushc writes it where it belongs.
    ----
    SHAPE180 message-not-wrapped
    The members of a message are at the top of the request, without `message` around them.
    documented fcmDiscovery
    documented huaweiSend

    FCM v1 and HMS v1 take a request, which has the message as its member `message`. Without it every name is unknown to FCM, and HMS finds no token. Example: `{ "token": "…", "notification": { … } }`. Put it all into `{ "message": … }`, which the fix does. The fix is unsafe if the service refuses the message even then, as FCM does with message objects of the Firebase Admin SDKs: they have `tokens`, `imageUrl`, and a `ttl` in milliseconds, and the SDK makes requests of them.
    ----
    SHAPE181 ttl-too-long
    A TTL is longer than the service keeps any message.
    documented fcmDiscovery huaweiSend

    FCM keeps messages for 28 days, 2419200 seconds, and refuses a longer TTL as INVALID_ARGUMENT. HMS keeps them for 15 days, 1296000 seconds; what becomes of a longer TTL is not documented, so it is a warning. This is about the document as the service gets it: in what pushc writes, a longer one is shortened. Example: `"android": { "ttl": "31536000s" }`. Write a TTL within the limit.
    ----
    SHAPE185 says-nothing
    A member is `null` or an empty text, so it counts as absent.

    Clients in Go and Java write such members for values that nobody has set: `{"messages": {"android": {"content": {"title": "Hi", "text": "There", "icon": "", "vibration": null}}}}`. The requests are written without them. This is a note. Set the value, or delete the member.

    Printed with `--notes`.
    ----
    SHAPE186 color-with-opacity
    A color has eight digits where the format documents six.
    documented fcmDiscovery huaweiSend

    FCM and HMS document `#RRGGBB`. Android reads eight digits as `#AARRGGBB`, Firebase's own color type as `#RRGGBBAA`: `{"message": {"android": {"notification": {"color": "#FF336699"}}}}` may be blue or red. What HMS does with them is not known. pushc takes the first two digits for the opacity and writes the color without it. Write six digits.
    ----
    SHAPE187 outside-field-range
    A number is outside the range of its field, or a list has too few or too many elements.
    documented fcmDiscovery huaweiSend applePayload

    In a document the format's own ranges are checked first; this code is for values that a rule or a program sets: `then set ttl = -5`. The target refuses them or does something undefined, so the message is rejected for it. Apple's `summary-arg-count`, of which no answer is known, is a warning. Write a value within the range that the message names.
    ----
    SHAPE188 placeholders
    The document has placeholders, whose text is not checked.

    The document is a template: `{"message": {"topic": "{{topic}}", "notification": {"title": "Hi"}}}`. Types and keys are checked as always; a topic, a token, a URL or a word with a placeholder in it is taken as it is, and lint reports only what holds whatever replaces it. Where pushc must read a value to convert it, such as a date or a priority of a vendor, a placeholder is an error in `convert` and in `lint --to`. Files with the endings of template engines, and `--template`, may have placeholders without quotes for values of any type. Check the documents that are made of it as well.

    Printed once for a run, at its end.
    ----
    SHAPE189 unknown-action
    An action of a list has no kind that pushc knows.

    In a document the format's own actions are checked first; this code is for values that a rule or a program sets: `then set actions = [{"title": "Open", "kind": "weblink"}]`. Nothing can be written for such an action, so the message is rejected. Write one of the kinds that the help names.
    ----
    SHAPE191 trial
    The request asks the service to check the message only.
    documented fcmDiscovery huaweiSend

    With `validate_only` of FCM and HMS, and `dry_run` of FCM's legacy interface, the service answers as if the message had been sent, and delivers nothing: `{"validate_only": true, "message": {"token": "…", "notification": {"title": "Hi"}}}`. Remove the member to send the message.
    ----
    APNS101 invalid-push-type
    APNs does not know the push type.
    documented appleRequests appleResponses

    APNs refuses the request as `InvalidPushType`: `{"notifications": [{"push_type": "live-activity", …}]}` of gorush. Write one of Apple's names, such as `alert`, `background`, `voip` or `liveactivity`. `Liveactivity` is only a note, because a sample of Apple's own has it.
    ----
    APNS102 background-with-content
    A background push has something to show or to play.
    documented appleRequests appleBackground
    observed rpush659 apnChannel128

    A background push may only wake the app. With an alert, a badge or a sound in it, Apple says, APNs may answer with an error, delay it or drop it; reports differ on whether a device shows anything:

    ```json
    {"notifications": [{"platform": 1, "tokens": ["…"], "push_type": "background", "message": "Hi"}]}
    ```

    Make it an alert push, or take out what is to be shown.
    ----
    APNS103 nothing-to-show
    An alert push has no alert, no badge and no sound.
    documented appleRequests fcmDiscovery
    observed mobilePush19

    APNs answers 200, and nothing happens on the device: nothing is shown, and the app is not woken: `{"aps": {"thread-id": "rides"}}`. Add a text, or write `{"aps": {"content-available": 1}}` for a background push, whose `aps` has no other key. A push for widgets or controls has to say its push type.

    FCM sends what it passes on to Apple's devices as alert pushes, unless `apns.headers` says otherwise, and makes the alert of the title and the body of `notification`. A picture alone, or a text in `android`, makes none.
    ----
    APNS104 collapse-id-too-long
    The collapse identifier of a message for APNs is longer than 64 bytes.
    documented appleRequests appleResponses

    APNs refuses the request as `BadCollapseId`, such as for a long `{"collapse_id": "order-…"}` of gorush. Bytes of UTF-8 count, not characters: 33 Cyrillic letters are 66 bytes. Through FCM (`apns.headers.apns-collapse-id`) it is a warning: only Apple's devices would miss the message. Shorten the identifier, for example to a hash of it.
    ----
    APNS105 bad-message-id
    The identifier of a request to APNs is not a valid UUID in lower case.
    documented appleRequests appleResponses
    observed apns2Issue95

    APNs refuses others as `BadMessageId`: `{"notifications": [{"apns_id": "ride-7", …}]}` of gorush. Apple documents lower case, and APNs itself answers in upper case, so that capital letters are only a note. Write 32 hexadecimal digits in groups of 8-4-4-4-12, without braces, or leave the header out; APNs then makes an identifier.
    ----
    APNS106 bad-expiration-date
    The time at which the message expires is negative.
    documented appleRequests appleResponses
    observed parseServer4558

    Apple documents seconds since 1970, and 0 for a single attempt. `BadExpirationDate` was observed for fractions; what APNs does with a negative time is not known: `"headers": {"apns-expiration": "-1"}`. Write 0 for a single attempt, or a time in the future.
    ----
    APNS107 relevance-score-out-of-range
    The relevance score is outside 0 to 1.
    assumed applePayload

    Apple documents this range for notifications. What a device does with another value is not documented: `{"aps": {"alert": "Hi", "relevance-score": 1.5}}`. Only Live Activities may have any number. Write a number from 0 to 1.
    ----
    APNS108 negative-badge
    The number on the app's icon is negative.
    assumed applePayload

    Apple documents a number of items, and 0 for none. What a device does with a negative one is not documented: `{"aps": {"alert": "Hi", "badge": -1}}`. Write 0 to remove the number, or a positive number.
    ----
    APNS109 sound-out-of-range
    The volume or the critical flag of a sound is outside its range.
    assumed applePayload

    The volume is a number from 0 to 1, and `critical` is 0 or 1. What a device does with other values is not documented: `{"notifications": [{"sound": {"name": "horn.caf", "critical": 1, "volume": 2}, …}]}` of gorush. Write a value within the range.
    ----
    APNS110 payload-too-large
    The payload for APNs is larger than 4096 bytes, or 5120 bytes for a VoIP push or a broadcast.
    documented applePayload appleResponses appleBroadcasts

    APNs refuses it as `PayloadTooLarge`. The bytes of the body as it is sent count, with its white space. pushc counts the compact JSON that it writes: send it compact, too. Cyrillic letters have two bytes each: an alert of 3,000 of them is too long. The note names the largest members. Shorten the text, or let the app fetch the data.
    ----
    APNS111 data-named-aps
    A key of the sender's data is named "aps", which is Apple's.
    documented applePayload

    The data is beside Apple's `aps` in the payload, so this key would take its place, and no notification would be shown:

        {"notifications": [{"platform": 1, "tokens": ["…"], "data": {"aps": {}}, "message": "Hi"}]}

    Give the key another name.
    ----
    APNS112 live-activity-member
    A push for a Live Activity has a member too few, or one that its event does not use.
    documented appleActivities

    Every such push needs `event` and `timestamp`, all but the event end need `content-state`, and the event start needs `attributes-type`, `attributes` and an alert. The device ignores an incomplete one silently:

    ```json
    {"aps": {"event": "update", "timestamp": 1795219200}}
    ```

    Add the key that the finding calls missing; remove one that only the event start uses.
    ----
    APNS120 push-type-inferred
    The push type follows from the content, because the document does not say it.
    documented appleBackground appleRequests

    This note says why a message becomes a silent one or a Live Activity: `{"aps": {"content-available": 1}}` shows nothing, so it is a background push with priority 5 on APNs. Say the push type in the document if something else is meant.

    Printed with `--notes`.
    ----
    APNS130 topic-suffix
    The topic has the suffix of another push type, or its own suffix twice.
    documented appleRequests
    observed apns2Issue23 nodeApn635

    The push type fixes what follows the bundle identifier in `apns-topic`: `.voip` for calls, `.push-type.liveactivity` for Live Activities, nothing for alerts. APNs refuses a topic that does not fit: observed answers are `InvalidPushType` and `TopicDisallowed`. A bundle identifier may end with `.voip`, so that is a warning for alerts.

        "apns-push-type": "alert", "apns-topic": "com.example.taxi.voip"

    Give the bundle identifier with the suffix of the push type, if it has one. In other formats than APNs, give the bundle identifier alone; pushc adds the suffix.
    ----
    APNS131 bad-topic
    The topic is not a valid bundle ID.
    documented appleRequests appleResponses

    APNs compares `apns-topic` with the topics of the sender's key or certificate. A bundle identifier has letters, digits, hyphens and periods, so a topic with anything else, or an empty one, is never among them.

        "apns-topic": "com.example.taxi "

    Write the bundle identifier as the app's target in Xcode has it; pushc adds the suffix of the push type.
    ----
    APNS132 expiration-beyond-storage
    The expiration or the TTL ends later than APNs stores anything.
    documented appleRequests

    APNs keeps a notification for a device that is off for 30 days at the most, and only the last one for each app. An expiration beyond that promises what does not happen.

        "apns-expiration": "1830297600"

    Shorten it, or leave it out: then APNs stores the notification as long as it stores any.
    ----
    APNS133 priority-of-push-type
    The push type does not take the priority 1.
    documented appleRequests appleActivities

    A push of priority 1 never wakes the device. Live Activities and location queries take 10 and 5 only, and a background push takes 5 alone: it exists to wake the app.

        "apns-push-type": "liveactivity", "apns-priority": "1"

    Write 10 for what matters now and 5 for the rest; 5 is outside the budget of a Live Activity's pushes.
    ----
    APNS134 extension-without-alert
    A push without an alert has mutable-content or a picture.
    documented appleExtension

    The system runs the app's Notification Service Extension for notifications with a text only. With a badge or a sound alone nothing is run, and nobody is told.

        {"aps": {"badge": 3, "mutable-content": 1}}

    Add an alert with a title or a body that the extension may replace, or take the flag out.
    ----
    APNS135 text-and-key
    A text of the alert is given twice: itself and by the key of a localized string.
    documented applePayload

    Apple documents each key as a replacement of a text: `title-loc-key` of `title`, `loc-key` of `body`. With both, the device shows one of them, and no page says which.

        {"aps": {"alert": {"title": "Taxi", "title-loc-key": "TAXI_TITLE"}}}

    Keep the one that is meant. A text for devices without the string belongs in the app's own table.
    ----
    APNS136 empty-alert
    Every text of the alert is empty.
    observed apnswift232

    APNs takes such an alert silently, and the device shows no notification. It is a warning where the push does something else. A Live Activity may be started with it: some apps do so to show no text, others report starts that never appeared.

        {"aps": {"alert": {"title": "", "body": ""}}}

    Give the alert a title or a body, or leave it out: a badge and a sound need none.
    ----
    APNS137 activity-date-in-milliseconds
    A date of a Live Activity is in milliseconds.
    documented appleActivities

    The dates of a Live Activity are seconds since 1970. Read as seconds, it is after the year 5000: after such a `timestamp` every later update is older and dropped, and such a `stale-date` never comes.

        {"aps": {"event": "update", "timestamp": 1795219200000, "content-state": {"minutes": 3}}}

    Divide a number of milliseconds, which has 13 digits, by 1000 and leave the fraction out. For content that never becomes outdated, leave `stale-date` out; `timestamp` is the time of the update.
    ----
    APNS138 dismissal-date-without-end
    A Live Activity has a dismissal date that comes to nothing.
    documented appleActivities

    The dismissal date says when an ended activity leaves the Lock Screen. The events `start` and `update` do not read it, and the system removes an ended activity four hours after its end, however late the date is.

        {"aps": {"event": "update", …, "dismissal-date": 1795222800}}

    Send it with the event `end`; a date in the past removes the activity at once.
    ----
    APNS139 live-activity-keys
    A push that is not a Live Activity has keys of one.
    documented appleActivities

    The system reads `content-state`, `attributes` and their like in pushes of the type `liveactivity` only, and an event says what the push does. In an alert they are taken silently and mean nothing.

        {"aps": {"alert": "Your taxi is here", "content-state": {"minutes": 3}}}

    For an alert, remove the key. For a Live Activity, add `event` and `timestamp`, and send it with the push type `liveactivity` to the token of the activity.
    ----
    APNS140 live-activity-input
    What a started Live Activity listens to is misplaced, given twice, or not a valid channel.
    documented appleActivities appleBroadcastSetup

    A start (iOS 18 and later) may ask for an update token with `input-push-token`, or name a broadcast channel with `input-push-channel`, whose identifier is base64. Other events read neither.

        {"aps": {"event": "update", …, "input-push-token": 1}}

    Move it to the start, keep one of the two, and write the channel's identifier as APNs gave it.
    ----
    APNS141 live-activity-alert
    The alert of a Live Activity lacks its title, or at the start its body.
    documented appleActivities oneSignalActivities
    observed apnswift232

    A start needs an alert, whose title and body a watch and a device in use show. With one of them missing, senders report starts that are answered with 200 and never arrive. The alert of an update or an end may be left out; OneSignal documents that one without a title is ignored, and its sound is not heard.

        {"aps": {"event": "start", …, "alert": "Your taxi is on its way"}}

    Write both: {"title": "Taxi", "body": "Your taxi is on its way"}.
    ----
    APNS142 critical-sound
    A critical alert has a sound that is not critical, a critical sound has no name, or another sound has a volume.
    documented applePayload
    advice appleLevels

    Apple documents two ways to make an alert critical: `interruption-level: critical`, and a sound that is a dictionary with `critical: 1` and a name. With the level alone, it is not documented at what volume a plain sound is played. Only a critical sound has a volume.

        {"aps": {"alert": "Fire", "interruption-level": "critical", "sound": "default"}}

    Consider {"critical": 1, "name": "default", "volume": 1.0}. The app needs an entitlement that Apple grants.
    ----
    APNS143 payload-of-push-type
    The payload is not that of its push type.
    documented appleMDM appleFileProvider appleWidgets appleControls

    Each special push type reads keys of its own: `mdm` the magic string and nothing else, `fileprovider` the container's identifier, `widgets` and `controls` the flag `content-changed`, which is `true`, not 1. Without them the push is delivered and nothing happens.

        "apns-push-type": "widgets" with the body {"aps": {"alert": "New"}}

    Give the payload the keys of its type, or the request the type of its payload.
    ----
    APNS144 safari-url-args
    A push to a website of Safari lacks its URL arguments.
    documented appleWebsites

    A topic that begins with `web.` is that of a website. Safari shows its notifications only where `url-args` is there, even if it is empty, with as many values as the site's URL format has placeholders.

        "apns-topic": "web.com.example.taxi" with the body {"aps": {"alert": {"title": "Taxi", "body": "Here"}}}

    Add "url-args": []. Newer versions of Safari take Web Push instead.
    ----
    APNS145 bad-channel-id
    A broadcast has no channel, or a channel that is not valid base64.
    documented appleBroadcasts

    A broadcast goes to the subscribers of a channel, whose identifier is in `apns-channel-id` as APNs gave it when the channel was made: standard base64.

        "url": "https://api.push.apple.com/4/broadcasts/apps/com.example.taxi", "headers": {}

    Add the header.
    ----
    APNS146 broadcast-topic
    A broadcast names a topic, or its path does not end with a bundle identifier.
    documented appleBroadcasts

    The path of a broadcast ends with the bundle identifier alone, and that is its topic: the header `apns-topic` is not sent, and the suffix of a push type is refused.

        /4/broadcasts/apps/com.example.taxi.push-type.liveactivity

    Take the suffix and the header out.
    ----
    APNS147 broadcast-content
    A broadcast lacks the push type `liveactivity`, or starts a Live Activity.
    documented appleBroadcasts

    Channels carry Live Activities only: the push type is `liveactivity`, and the event `update` or `end`. A start goes to each device.

        "url": ".../4/broadcasts/apps/com.example.taxi" with the body {"aps": {"event": "start"}}

    Write `"apns-push-type": "liveactivity"`. Send a start to `/3/device/…` with the push-to-start token.
    ----
    APNS149 payload-empty
    A request has no payload.
    documented appleResponses

    APNs refuses a request whose body has no bytes. In a record the body is the JSON object itself, neither empty nor JSON text within a string.

        {"target": "apns", "headers": {"apns-push-type": "alert"}, "body": ""}

    Give the payload: "body": {"aps": {…}}.
    ----
    APNS150 duplicate-header
    A request header is given twice.
    documented appleResponses

    APNs refuses a request with a repeated header. Names of headers do not tell upper case from lower case, so that `Apns-Topic` and `apns-topic` are one.

        "headers": {"apns-topic": "com.example.taxi", "Apns-Topic": "com.example.taxi"}

    Keep one of them, in lower case as HTTP/2 demands.
    ----
    APNS151 bad-priority
    APNs does not know the priority.
    documented appleRequests appleResponses

    `apns-priority` is 10 for delivery at once, 5 where the device's power matters, and 1 where the device must not be woken. Other numbers and words are refused.

        "apns-priority": "high"

    Write "10" or "5"; without the header it is 10.
    ----
    APNS152 bad-request-id
    The identifier of a broadcast request is not a valid UUID.
    documented appleBroadcasts

    `apns-request-id` comes back with the answer. It is a UUID: 32 hexadecimal digits in lower case, in groups of 8-4-4-4-12.

        "apns-request-id": "ride-7"

    Write a UUID, or leave the header out: APNs makes one.
    ----
    APNS153 broadcast-header
    A request to a device has a header of broadcasts.
    documented appleBroadcasts

    `apns-channel-id` and `apns-request-id` belong to requests to `/4/broadcasts/apps/…`. A request to a device has its token in the path and `apns-id` for its own identity.

        "url": "https://api.push.apple.com/3/device/…", "headers": {"apns-channel-id": "dHN0"}

    Leave it out, or send the request to the channel.
    ----
    APNS154 no-bearer-token
    A request names its sender in a header that is not `bearer` and a token.
    documented appleResponses

    APNs takes the header `authorization` as the word `bearer`, a space and the signed token. Anything else counts as no token at all.

        "authorization": "key=AAAA…"

    Leave it out of records: pushc writes no credentials, and whoever sends the request adds its own.
    ----
    APNS155 push-type-missing
    A request does not say its push type.
    documented appleRequests
    observed dotAPNS99

    watchOS 6 and later demand `apns-push-type`; elsewhere a push without it may be delayed or dropped.

        "headers": {"apns-topic": "com.example.taxi"}

    Add "apns-push-type": "alert", or what the payload is. pushc writes the type that follows from the content. A push to a pass in Wallet, whose payload is empty, was reported to arrive as `background`.
    ----
    APNS156 background-priority
    A background push has another priority than 5.
    documented appleRequests appleBackground

    Apple calls the priority 10 an error for background pushes, and 10 is what an absent `apns-priority` means. APNs may return an error, delay the push or drop it.

        "apns-push-type": "background", "apns-priority": "10"

    Write "apns-priority": "5".
    ----
    APNS157 topic-suffix-missing
    The topic of a request lacks the suffix of its push type.
    documented appleRequests
    observed apns2Issue23 nodeApn635

    Some push types have topics of their own: the bundle identifier and a suffix. APNs refuses the bundle identifier alone for them.

        "apns-push-type": "voip", "apns-topic": "com.example.taxi"

    Write com.example.taxi.voip. pushc adds the suffix to what it writes. It reports a topic that already ends with a part of it, such as `.liveactivity` for `.push-type.liveactivity`: the bundle identifier may be what is before this part.
    ----
    APNS158 aps-beside-mdm
    A push for a managed device has the dictionary aps.
    documented appleMDM

    What wakes a managed device is the key `mdm` with the magic string and nothing else. With `aps` beside it, the payload is one of a notification. A badge, a sound or a text of the message makes an `aps`, too.

        {"aps": {}, "mdm": "11F5DF32-…"}

    Leave `aps` out.
    ----
    APNS159 unknown-host
    The URL of a request has a host or a port at which APNs takes no requests.
    documented appleRequests

    APNs answers on `api.push.apple.com` and `api.sandbox.push.apple.com`, ports 443 and 2197. The binary interface of `gateway.push.apple.com` was switched off in 2021.

        "url": "https://gateway.push.apple.com/3/device/…"

    Name one of the two. The older name of the sandbox, `api.development.push.apple.com`, is not reported.
    ----
    APNS160 sound-not-playable
    The sound is a file of a kind that iOS does not play for notifications.
    documented appleSounds
    observed pushNotification840

    iOS plays sound files of the kinds aiff, wav and caf that the app has in its bundle or in Library/Sounds, by their names with the ending. For another file it plays the default sound instead, and nothing says so.

        {"aps": {"alert": "Your taxi is here", "sound": "horn.mp3"}}

    Convert the file, for example with `afconvert -f caff -d LEI16 horn.mp3 horn.caf`, and name that.
    ----
    APNS161 level-at-low-priority
    A time-sensitive or critical notification is sent with a low priority.
    advice appleRequests pushy1088

    With `apns-priority` 5 or 1, APNs may wait for a time that suits the device's battery, or not wake the device at all. The interruption level has no influence on that.

        "apns-priority": "5" with the body {"aps": {"alert": "Fire", "interruption-level": "critical"}}

    Consider "apns-priority": "10".
    ----
    APNS162 content-state-date
    A date in the content of a Live Activity counts from 1970, or is text.
    observed homeAssistantIOS4677 airshipIOS411

    The app decodes `content-state` with Swift's `JSONDecoder`, which takes a `Date` as seconds since 2001-01-01 unless the app's type says otherwise. Seconds since 1970 are then a date 31 years ahead; a text is not a date at all, and the activity does not change.

        "content-state": {"arrivalDate": 1795219260}

    Write the seconds since 2001, here 816912060, or decode the member as a number in the app.

    Printed with `--notes`.
    ----
    APNS163 content-not-shown
    A push of a type that shows nothing has something to show or to play.
    documented appleRequests appleCalls

    Apple's types other than `alert` and `liveactivity` go to a part of the app or of the system: a location push to an extension, a widget push to WidgetKit. Nobody sees their texts, which is a note for `voip`, whose apps may read them as data:

    ```json
    {"notifications": [{"platform": 1, "tokens": ["…"], "push_type": "location", "message": "Hi"}]}
    ```

    Send an alert push for what is to be seen, or take it out.
    ----
    APNS164 alert-keys-of-live-activity
    A Live Activity push has keys of an alert.
    documented applePayload appleActivities

    Apple documents the badge, the subtitle, the category, the thread and their like for user notifications only. What a device makes of them in a Live Activity is not documented.

        {"aps": {"event": "update", "timestamp": 1795219200, "content-state": {"minutes": 3}, "badge": 1}}

    Take them out, or send an alert push for them. A localized text of a Live Activity is an object in place of the text, `"title": {"loc-key": "RIDE"}`, where other alerts have `"title-loc-key": "RIDE"`.
    ----
    APNS165 topic-missing
    A request does not say its topic.
    documented appleRequests appleResponses

    APNs takes it for the app of the sender's certificate. With a key, or a certificate for several topics, it refuses the request.

        "headers": {"apns-push-type": "alert"}

    Add "apns-topic": the bundle ID of the app, with the suffix of the push type. This is a note: a certificate for one topic needs none.
    ----
    APNS174 control-character-in-header
    The value of a request header contains a control character.
    documented httpFields

    HTTP forbids them (RFC 9110, section 5.5; RFC 9113, section 8.2.1): a line feed could end the header and start another one. HTTP clients refuse such a request before they send it.

        "apns-collapse-id": "ride-7\r\nauthorization: bearer …"

    The message is rejected. Remove the character.
    ----
    APNS178 background-keys
    The `aps` of a background push lacks `content-available`, or has other keys.
    documented appleBackground
    observed firebaseIOS4605 adminGo679

    Apple documents `{"aps": {"content-available": 1}}` and the app's own keys beside it. Without the flag the app is not woken, and FCM was observed to refuse the message. What a category, a thread or `mutable-content` does to such a push is not documented.

        "apns-push-type": "background" with the body {"aps": {"category": "RIDE"}}

    Write the flag alone, or send an alert.
    ----
    APNS180 space-around-collapse-id
    The collapse identifier of a message for APNs begins or ends with white space.
    documented httpFields

    It is the value of a request header, which must not begin or end with a space or a tab (RFC 9110, section 5.5; RFC 9113, section 8.2.1): such a request is malformed.

        "apns-collapse-id": "ride-7 "

    Remove it.
    ----
    FCM101 reserved-data-key
    A data key has a name that FCM keeps for itself.
    observed firebasePHP574 adminNode463
    documented fcmDiscovery

    Google reserves `from`, `message_type` and all that begins with `google.` or `gcm.notification.`: `{"message": {"token": "…", "data": {"from": "taxi"}}}`. FCM was observed to refuse `from`, and to accept and never deliver a message with `message_type`. What it does with the others is not known; they are warnings. Give the key another name.
    ----
    FCM102 risky-data-key
    A data key has a name that some of FCM's documents and clients reserve.
    client firebaseAndroid
    documented fcmErrors

    Firebase's SDK for Android keeps names that begin with `gcm.` and `collapse_key` from the app: `{"data": {"collapse_key": "x"}}`. `aps` and `fcm_options` are keys that FCM writes for Apple's devices itself, and what an empty name does is not documented. Older pages reserve `notification`, and all that begins with `google` or `gcm`, too; these are notes, as such keys were observed to arrive. Give the key another name.

    To payloads for Apple's devices, FCM adds `gcm.message_id` and keys such as `google.c.a.e`. What becomes of one that is there already is not known, which is a note.
    ----
    FCM103 data-only
    The message has data and no notification, and nothing wakes the app on Apple's devices.
    documented fcmMessageTypes

    On Android the data reaches the app. On Apple's devices the push is accepted, but the app is not started for it: `{"ride": 7}`, a payload of APNs, with `--to fcm`. Add `content-available` for Apple's devices, with the headers `apns-push-type` background and `apns-priority` 5, or a notification to show. A request to FCM may be for Android alone, so that this is said only where `apns` has headers without a payload: `{"message": {"token": "…", "data": {"ride": "7"}, "apns": {"headers": {"apns-priority": "5"}}}}`.
    ----
    FCM104 live-activity-token-missing
    A Live Activity push through FCM does not name the token of the activity.
    documented fcmDiscovery
    observed adminDotnet440

    FCM needs `apns.live_activity_token`, which ActivityKit gives to the app, beside the token of the device. Without it no activity is started, changed or ended, and FCM was observed to refuse the message:

    ```json
    {"message": {"token": "…", "apns": {"payload": {"aps": {"event": "update"}}}}}
    ```

    Add the token of the activity.
    ----
    FCM105 several-targets
    A message for FCM names more than one target.
    documented fcmDiscovery protoJSON

    FCM takes exactly one of `token`, `topic`, `condition` and `fid`, and refuses a message with more than one as `INVALID_ARGUMENT`: `{"message": {"token": "…", "topic": "rides"}}`. Keep one, and send the message again for the other.
    ----
    FCM106 both-android-forms
    The message has both of two parts of which FCM takes one.
    documented fcmDiscovery

    `android` and `android_v2` exclude each other, and so do `remote_notification` and `background_sync` within `android_v2`. FCM refuses both together as `INVALID_ARGUMENT`: `{"message": {"token": "…", "android": {}, "android_v2": {}}}`. Keep one of them.
    ----
    FCM107 legacy-request
    The request is one of FCM's legacy interface, which is shut down.
    documented fcmMigration

    Google deprecated that interface on 2023-06-20 and shut it down from 2024-07-22 on; such requests are no longer delivered: `{"to": "…", "notification": {"title": "Hi"}}`. pushc writes the same message as a request of v1. Send that one. The finding is a note, because such requests are an input format of pushc: `lint` judges the message, not where it is sent.
    ----
    FCM110 message-too-large
    The message for FCM is larger than 4096 bytes.
    documented fcmMessageTypes
    observed fcmRecords

    FCM refuses it as `INVALID_ARGUMENT` (Message is too large). The keys and values of the data and the texts of the notification count: `{"data": {"page": "…"}}` with a whole page in it is too much. The note names the largest members. Shorten them, or let the app fetch the data. How exactly FCM counts is not known: a report has messages to a device refused from 4052 bytes on, so that more than 4000 are a note, and a topic was observed to take 4506, so that 4097 to 4506 to a topic are a warning.
    ----
    FCM120 live-activity-token-empty
    The token of a Live Activity is there and empty.
    client firebaseAdminNode

    Google's library for Node.js refuses an empty `live_activity_token`, which names no activity; what FCM itself does with it is not known. Example: `"apns": { "live_activity_token": "" }`. Write the token that ActivityKit gives the app. Leave the member out only where the message is not for a Live Activity.
    ----
    FCM121 bad-analytics-label
    A label for analytics has characters that no label may have, or is too long.
    client firebaseAdminPython

    The Firebase console counts messages by label. Google's library for Python refuses other labels than 1 to 50 letters, digits and `-_.~%`; what FCM itself does with them is not known. Example: `"analytics_label": "autumn sale!"` has a space and an exclamation mark; `autumn-sale` has neither. Write another label; the one of a platform's block counts on that platform.
    ----
    FCM122 web-link-not-https
    The page that a click on a web notification opens is not https.
    documented fcmDiscovery
    observed adminDotnet346 firebaseJS7190

    Google documents that HTTPS is required, and some of its libraries refuse other links. FCM itself was observed to accept `http:`, and a browser opened it. Links without a host and links to localhost are not reported. Example: `"fcm_options": { "link": "http://shop.example.com" }`. Write the link with https:// in front.
    ----
    FCM123 bad-web-push-header
    A header for the browsers' push services has a value that they do not take.
    observed fcmRecords
    documented webPush

    `TTL` is a whole number of seconds, `Urgency` one of four words, `Topic` at most 32 characters of base64url (RFC 8030). Example: `"TTL": "4.5h"` is answered with "TTL must be a non-negative integer"; `"TTL": "16200"` is taken. Write seconds without a unit; 0 means now or never.
    ----
    FCM124 bad-text-direction
    The text direction of a web notification is not valid.
    documented webNotifications

    Browsers know `auto`, `ltr` and `rtl`; given another word, they refuse to show the notification at all. Example: `"dir": "left"`. Leave it out, or write one of the three words.
    ----
    FCM125 ignored-by-android
    Firebase's SDK for Android ignores a setting of the notification.
    client firebaseAndroid

    FCM accepts these settings, and Firebase's SDK ignores them: a pattern of vibration with fewer than two entries, a number of items below 0, a light of opaque black, a pattern beside `default_vibrate_timings`, a sound beside `default_sound`. What becomes of `light_settings` without one of its three members, which Google documents as required, is not known. Example: `"vibrate_timings": ["0.5s"]` says how long to wait and never vibrates; `["0s", "0.5s"]` vibrates at once. Correct the value, or leave the member out.
    ----
    FCM126 bad-event-time
    The event time of a notification is not a valid time.
    documented fcmDiscovery protoJSON

    `event_time` is a time of RFC 3339 with a zone, a capital `T` and `Z`, and a year from 1 to 9999. FCM refuses a request with any other value. Example: `"2026-11-21 09:30"` lacks the `T`, the seconds and the zone; `"2026-11-21T09:30:00Z"` has all. Write the time in UTC with a Z at the end.
    ----
    FCM127 picture-address-not-on-the-web
    The address of a picture is not one that a device can load.
    client firebaseAdminNode

    The device loads the picture when the message arrives, by http or https. What is neither is not loaded, and the notification is shown without it; Google's library for Node.js refuses it. Example: `"image": "image.jpg"` is not a file that a device can load; `"https://cdn.example.com/image.jpg"` can be loaded. Write the whole address.
    ----
    FCM128 silent-at-priority-10
    A message that shows nothing has the highest priority of APNs.
    documented fcmDiscovery fcmPriority
    observed firebasePHP700 firebaseIOS4605

    A background push has priority 5. FCM documents that it refuses priority 10 where nothing is shown. Without `content-available` it was observed to do so; with `"content-available": 1` it was observed to accept the message, which is then a warning. Example: `"headers": { "apns-priority": "10" }` beside `"aps": { "content-available": 1 }`. Write "5", and `"apns-push-type": "background"` beside it; without `content-available`, FCM was observed to refuse that as well, so write the flag, too.
    ----
    FCM129 empty-aps
    The `aps` dictionary is empty, and the message has no notification.
    observed adminJava214 adminDotnet39

    FCM was observed to refuse such a message, once with the words "Value of [aps] must be a non-empty dictionary." Example: `"payload": { "aps": {}, "order": 7 }` without a notification. Write `"content-available": 1` to wake the app for its data, and into `headers` `apns-push-type` background and `apns-priority` 5; or add a notification.
    ----
    FCM130 apns-payload-too-large
    The payload for Apple's devices is larger than APNs takes.
    documented applePayload fcmDiscovery

    APNs takes 4096 bytes, and FCM adds the `data` for all devices and keys of its own before it passes the payload on. Example: a `content-state` of 5000 bytes. Let the app fetch large data.
    ----
    FCM131 picture-needs-mutable-content
    A picture for Apple's devices needs the app's Notification Service Extension, and the message does not start it.
    documented appleExtension

    The extension loads the picture, and is started only where `mutable-content` is 1. Example: `"fcm_options": { "image": … }` in `apns`, or `"notification": { "image": … }` beside `apns`, without `"aps": { "mutable-content": 1 }`. Add `"mutable-content": 1` to `apns.payload.aps`.
    ----
    FCM132 sound-without-a-name
    The sound of the payload for Apple's devices has no name.
    client firebaseAdminNode

    `sound` is a file's name or "default", or a dictionary with such a `name`. FCM's own libraries refuse an empty one. Example: `"sound": ""` and `"sound": { "critical": 1 }`. Leave it out to be silent, or write "default".
    ----
    FCM133 empty-message
    A message has neither a notification nor data, so it has no effect.
    advice fcmDiscovery

    FCM takes it and delivers it; the device shows nothing, and the app finds nothing in it. Example: `{ "message": { "token": "…", "android": { "priority": "HIGH" } } }`. Add a `notification` for what is to be seen, or `data` for the app.
    ----
    FCM134 large-for-a-topic
    A message to a topic is larger than the 2048 bytes that FCM's error pages allow.
    documented fcmErrors
    observed fcmRecords

    The pages give 2048 bytes for topics and 4096 for devices; the service was seen to take the larger size for both. Example: `data` of 3000 bytes beside `"topic": "news"`. Keep messages to topics small, or be ready for the lower limit to be enforced.
    ----
    FCM135 background-push-that-shows
    The headers for APNs make a background push of a message that shows or sounds something.
    documented appleRequests appleBackground
    observed rpush659 apnChannel128

    FCM passes the headers on as they are; what HMS does is not known. A background push wakes the app and shows nothing; with an alert, a sound or a badge in it, Apple says, APNs may answer with an error, delay it or drop it. Example: `"apns-push-type": "background"` beside `"aps": { "alert": "Hi" }`. Write "alert", or take out what is to be seen.
    ----
    FCM136 topic-with-prefix
    The topic has the prefix of older interfaces.
    documented fcmDiscovery
    observed adminPython126

    FCM v1 takes the name alone and refuses `{"message": {"topic": "/topics/news"}}`. Legacy requests and gorush take the prefix, and pushc writes the name without it. Delete `/topics/`, as the fix does.
    ----
    FCM137 payload-without-aps
    The payload for Apple's devices has no `aps` dictionary.
    observed fcmWorkers10

    FCM answers 400, whatever else the message has. Example: `"apns": {"payload": {"ride": 7}}`. Beside a notification, add `"aps": {"sound": "default"}`, or move the keys to `data`; FCM has refused an empty `aps`, too. Without one, add `"aps": {"content-available": 1}` to wake the app for its data, and `apns-push-type` background and `apns-priority` 5 to `headers`. Custom keys stay beside it.
    ----
    FCM138 silent-without-headers
    A silent message does not say that it is a background push.
    documented fcmDiscovery
    observed adminNode467 apprise1577

    FCM sends to APNs with priority 10 and the push type alert unless the headers say otherwise, and APNs drops a message with these that shows nothing. Example: `"aps": {"content-available": 1}` without headers. Write `"headers": {"apns-push-type": "background", "apns-priority": "5"}` beside the payload.
    ----
    FCM139 special-push-through-fcm
    A push of a special type, such as VoIP or location, is sent through FCM.
    documented appleRequests
    observed adminDotnet97 adminJava607

    FCM sends with the topic of the app. Apple documents other topics for these types, with a suffix for voip, pushtotalk, location, complication, fileprovider, widgets and controls, and that of the certificate for mdm; most of them have tokens of their own, too. Calls were observed not to arrive, and location pushes to be refused. Example: `"headers": {"apns-push-type": "voip"}`. Send these pushes to APNs directly. With `--sdk`, this is told of a Live Activity, too: the data for an SDK for Android has no equivalent of it.
    ----
    FCM140 sound-with-ending
    The sound for Android's devices is a file name with its ending.
    client firebaseAndroid
    observed reactNativeFCM565

    The Firebase SDK looks for a resource of this name in the app's `res/raw`, and resources are named without the ending of their files. It finds none and plays the default sound. Example: `"android": {"notification": {"sound": "horn.mp3"}}` with the file `res/raw/horn.mp3`. Write `"horn"`. It has to be a file of the app: an address of a file elsewhere is not loaded.
    ----
    FCM141 high-priority-data
    A message with high priority shows nothing on Android.
    documented fcmPriority

    FCM delivers messages of high priority at once and expects that the app shows something. Where an app does not for seven days, FCM lowers the priority of its messages. Example: `"data": { "ride": "7" }` with `"android": { "priority": "HIGH" }`. Consider NORMAL, or show a notification when the message arrives.

    Printed with `--notes`.
    ----
    FCM142 channel-decides
    The look or sound of a notification for Android is set without a notification channel.
    documented androidChannels

    On Android 8 and later, the channel decides the sound, the vibration, the light and the importance. What the message says matters on older devices only. Example: `"android": {"notification": {"sound": "horn"}}` without `channel_id`. Add the `channel_id` of a channel that the app creates with these settings.

    Printed with `--notes`.
    ----
    FCM143 too-many-collapse-keys
    A document has more collapse keys for one device than FCM keeps.
    documented fcmMessageTypes

    While a device is offline, FCM keeps the last message of each of four collapse keys, and which four is not defined. Of a document with messages of the keys `"ride-1"` to `"ride-5"` for one token, a message is lost. Use a key for each kind of message (`ride`, `news`), not for each message; messages that must all arrive have none.
    ----
    FCM144 web-ttl-too-long
    A message for browsers is to be kept longer than FCM keeps any.
    documented fcmLifespan

    Google documents 0 to 2419200 seconds, which is 28 days, for Android and the web; that is also the default. Nobody recorded what becomes of a longer time. Example: `"webpush": { "headers": { "TTL": "9999999" } }`. Write at most 2419200, or leave it out.
    ----
    FCM145 excluded-web-options
    Two options of a web notification exclude each other, or an action is incomplete.
    documented webNotifications

    Browsers refuse to show a silent notification that vibrates, one that alerts the user again without a tag to say which earlier one it replaces, and one with an action that lacks its name or its title: the notifications API throws a TypeError, which nobody sees. Example: `"notification": { "title": "Taxi", "renotify": true }`. Add a `tag` beside `renotify`; leave out `vibrate` beside `silent`; give each action an `action` and a `title`.
    ----
    FCM146 live-activity-token-without-activity
    The token of a Live Activity is in a message that is not for one.
    documented fcmDiscovery appleActivities

    FCM sends `apns.payload` to the activity, and what starts, changes or ends it is the `event` and the `content-state` in `aps`:

    ```json
    {"message": {"token": "…", "notification": {"title": "Hi"}, "apns": {"live_activity_token": "…"}}}
    ```

    Add the payload of the activity, or leave the token out.
    ----
    FCM151 collapse-without-tag
    A notification is to replace an earlier one, and does so on Apple devices alone.
    documented fcmDiscovery appleRequests

    `collapse_key` chooses among the messages that wait for a device; a notification that is already on an Android screen is replaced by one with the same `tag`. `apns-collapse-id` does both on Apple devices. Example: `"android": {"collapse_key": "ride"}` beside `"apns": {"headers": {"apns-collapse-id": "ride"}}`. Write the same as `android.notification.tag`.

    Printed with `--notes`.
    ----
    FCM153 text-beside-key
    Android devices show a literal text instead of the localized one beside it.
    client firebaseAndroid

    Firebase's SDK looks for a literal text first, and for the key of a localized one only if there is none. The common `notification.title` is such a text, as Android devices get it with the message: they show it in every language. Example: `"notification": {"title": "Taxi"}` beside `"android": {"notification": {"title_loc_key": "TAXI"}}`. Leave the literal text out, and write it for Apple's devices into `apns.payload.aps.alert`.
    ----
    FCM154 click-action-is-an-address
    An Android app gets an address where the name of an intent action belongs.
    client firebaseAndroid

    Firebase's SDK starts an activity by this name, and opens no address. Example: `"click_action": "https://taxi.example.com"`. Leave it out: a tap then opens the app. Browsers open `webpush.fcm_options.link`. HMS demands a click action, which opens the app as `{"type": 3}`.
    ----
    FCM155 key-in-data-and-payload
    A key is in `data` and in the payload for Apple's devices, with different values.
    advice fcmDiscovery

    FCM writes both beside `aps`, where there is room for one of them. Which one it sends is not documented. Example: `"data": {"ride": "7"}` beside `"apns": {"payload": {"aps": {"alert": "Hi"}, "ride": 8}}`. Leave one of them out, or give it another name.
    ----
    FCM156 number-rounded-by-fcm
    FCM may round a large number.
    assumed fcmDiscovery protoJSON

    The payload for Apple's devices and the notification for browsers are JSON objects of any form. In Google's own form of such objects, numbers are floating-point numbers of 64 bits, which hold integers up to 9007199254740992 exactly. That FCM keeps them so was not measured. Example: `"apns": {"payload": {"aps": {"alert": "Hi"}, "ride": 9007199254740993}}`, which becomes 9007199254740992. Write such a number as a string.
    ----
    HMS101 text-missing
    A notification for HMS lacks its title or its body.
    documented huaweiSend huaweiV3

    HMS demands both, literal or by key, and refuses the request with 80100003; version 3 takes literal texts only. `{"aps": {"alert": "Hi"}}` with `--to hms` has no title. APNs and FCM do without a title, so messages written for these often lack one. Add what is missing, or set it in a rule: `then default title = "Taxi"`.
    ----
    HMS102 ttl-zero
    The TTL of a message for HMS is over before it begins.
    documented huaweiSend

    HMS takes 1 second to 15 days and refuses less with 80100004; it has no way to try a message once: `{"message": {"android": {"ttl": "0s"}, "data": "x", "token": ["…"]}}`. An expiration in the past is the same. Write a TTL of at least one second.
    ----
    HMS103 image-not-https
    The address of the picture for HMS does not begin with https:// and a host.
    documented huaweiSend

    HMS fetches pictures over https only and may refuse the request with 80100003: `{"notification": {"image": "http://cdn.example.com/car.jpg"}}`. Serve the picture over https.
    ----
    HMS106 tap-not-https
    A tap is to open a web address that HMS does not open.
    documented huaweiSend

    HMS opens web pages that begin with https:// and a host only. For another web address, such as one of http:, a tap opens the app, which finds the address in the data and has to open it itself: `{"apple_push": {"alert": "Hi", "custom_uri": "http://taxi.example.com"}}`. Use https and the name of a host, or a deep link for a place in the app.
    ----
    HMS107 no-payload
    A message for HMS has neither a notification nor data.
    documented huaweiSend
    observed gorush765

    There is nothing to deliver, and HMS was observed to refuse the request: `{"aps": {"content-available": 1}}` with `--to hms`. Add a notification with title and body, or data for the app.
    ----
    HMS109 unknown-category
    HMS does not know the category.
    documented huaweiSend huaweiV3
    client huaweiV3Demo

    HMS may refuse the request with 80100003: `{"notifications": [{"platform": 3, "category": "TRAVELS", …}]}` of gorush. Categories are written in capital letters. Write one of IM, VOIP, SUBSCRIPTION, TRAVEL, HEALTH, WORK, ACCOUNT, EXPRESS, FINANCE, DEVICE_REMINDER, MAIL, PLAY_VOICE and MARKETING, in version 3 also MISS_CALL; most of them have to be granted to the app. Six words of Huawei's server demo of 2023 for version 3, such as NEWS and PROMO, are not in its documentation. They are a warning in version 3, because nobody knows whether HMS still takes them.
    ----
    HMS110 body-too-large
    The body for HMS is larger than 4096 bytes without its tokens.
    documented huaweiSend huaweiV3

    HMS refuses it with 80300008. All of the body counts but the list of tokens: `{"message": {"data": "…", "token": ["…"]}}` with a long text in `data`. The note names the largest members. Shorten them, or let the app fetch the data.
    ----
    HMS111 importance-needs-right
    The importance HIGH needs a right that Huawei grants to few apps.
    documented huaweiSend
    client huaweiServerDemo

    HMS refuses the request with 80300011 if the app does not have the right: `{"android": {"notification": {"importance": "HIGH", …}}}`. Apply for the right, or write NORMAL.
    ----
    HMS113 bad-fast-app-target
    The target of a quick app is neither development nor production.
    documented huaweiSend

    HMS knows 1 for development and 2 for production, and may refuse others with 80100003. In a document, `"fast_app_target": 3` is already outside the format's range; this code is for messages that are made in Swift: `message[.fastAppTarget] = 3`. Give it 1 or 2, or leave it out.
    ----
    HMS114 several-audiences
    A message for HMS names more than one of token, topic and condition.
    documented huaweiSend

    HMS takes exactly one of them and may refuse the request with 80100001: `{"message": {"token": ["…"], "topic": "rides"}}`. Keep one, and send the message again for the other.
    ----
    HMS115 click-action-missing
    A notification for Huawei's devices has no "click_action", or "clickAction" in version 3.
    documented huaweiSend huaweiV3

    HMS demands it and may refuse the request with 80100003:

    ```json
    {"message": {"android": {"notification": {"title": "Taxi", "body": "Here"}}, "token": ["…"]}}
    ```

    Add `"click_action": {"type": 3}` to the notification, in version 3 `"clickAction": {"actionType": 0}`; it opens the app.
    ----
    HMS116 sound-not-heard
    The app's own sound for HMS is not heard, because the system's sound is switched on.
    documented huaweiSend

    `default_sound` is true unless the message says otherwise, and then HMS ignores `sound` silently: `{"notification": {"sound": "/raw/horn"}}`. Write `"default_sound": false`. Where it is missing, `pushc convert` writes it.
    ----
    HMS117 push-type-does-not-fit
    The push type of a message for HMS version 3 does not fit its payload.
    documented huaweiV3 huaweiMDM

    In version 3, the header `push-type` says what kind of payload follows: a notification is of type 0, or of type 2 with `extraData` beside it, as PLAY_VOICE always is; `extraData` alone is of type 6, 10 or 11, a card of type 1, and a live view of type 7. `{"headers": {"push-type": "6"}, "body": {"payload": {"notification": {…}}}}` does not fit. HMS finds no token valid for PLAY_VOICE with another type (80300007), and may refuse a payload without what its type needs. pushc writes the type that fits. Correct the header, or the payload if the type was meant.
    ----
    HMS118 category-missing
    A notification for HMS version 3 has no category.
    documented huaweiV3

    Version 3 demands one and may refuse the request with 80100003; only a message that changes nothing but the number on the icon can do without. `{"payload": {"notification": {"title": "Taxi", "body": "Here"}}, "target": {"token": ["…"]}}` lacks it. Add the category that the message belongs to, such as `TRAVEL` or `MARKETING`; most of them, listed under HMS109, have to be granted to the app. In a document for another service, set it in a rule: `then set huawei.category = "TRAVEL"`.
    ----
    HMS119 no-topics-in-v3
    The message is addressed to a topic or a condition, which HMS version 3 does not have.
    documented huaweiV3

    Version 3 takes push tokens only and refuses the request with 80300010: `{"payload": {"extraData": "x"}, "target": {"topic": "rides"}}`. Give tokens, or use version 1 or 2, which reach devices up to HarmonyOS 4.
    ----
    HMS120 too-many-inbox-lines
    A notification of style 3 has more lines than HMS takes.
    documented huaweiSend huaweiV3

    The list has one to five lines, in version 3 one to three, and HMS may refuse a longer one with 80100003. This is too long for version 3: `{"android": {"notification": {"style": 3, "inbox_content": ["1", "2", "3", "4"], …}}}`. Shorten the list.
    ----
    HMS121 for-hms-only
    The message holds nothing but content that only HMS knows.
    documented huaweiSend huaweiV3

    Cards, live views and subscription messages of HMS version 3 have no counterpart in the other services or versions, content for browsers has none in APNs and in version 3, and content for Apple devices none in version 3. Nothing is left to send then: `{"payload": {"formId": 77, "version": 1, "moduleName": "entry", "formName": "ride", "abilityName": "Ride", "formData": {"a": 1}}, "target": {"token": ["…"]}}` with `--to apns` is a card. Send it with `--to hms` and the version of HMS that knows it, or add a notification for the others.
    ----
    HMS122 click-action-incomplete
    A "click_action" of HMS lacks the member that its type needs, or has an address that does not begin with https://.
    documented huaweiSend

    Type 1 opens a page of the app and needs `intent` or `action`; type 2 opens a web page and needs a `url`, and type 4 rich media and needs a `rich_resource`, both of which begin with https://. HMS may refuse others with 80100003: `{"click_action": {"type": 2, "url": "http://taxi.example.com"}}`. An empty text is HMS133. Add the member, or use type 3, which opens the app.
    ----
    HMS123 no-such-push-type
    The message has a push type that HMS does not have.
    documented huaweiSend huaweiV3

    A call, a Live Activity, a widget or a location query is something of Apple's, and HMS has no message that would do the same: `{"headers": {"apns-push-type": "widgets"}, "body": {"aps": {"content-changed": true}}}` sent with `--to hms`. Leave HMS out for this message, or give it a text of its own. A Live Activity is refused with a text, too: its alert only announces what changes on the screen of an Apple device. Version 3 of the API has pushes of calls.
    ----
    HMS124 category-not-set
    A notification for HMS version 1 or 2 has no category.
    observed mixPush80

    Huawei takes it for marketing then: a device shows two to five of these a day, without a sound. `{"message": {"android": {"notification": {"title": "Taxi", "body": "Here", …}}, "token": ["…"]}}` lacks it. Add to `android` the category that the message belongs to, such as `TRAVEL`; most of them have to be granted to the app.
    ----
    HMS130 style-incomplete
    The form of a notification lacks the texts that it is made of.
    documented huaweiSend

    Style 1, big text, is made of `big_title` and `big_body`; style 3, inbox, of the lines in `inbox_content`. Without them HMS may refuse the request. Example: `"style": 1` beside a `big_body` alone. Leave `style` out, or add what is missing. gorush 1.22 does not send `inbox_content`: leave `style` out there.
    ----
    HMS131 inbox-line-too-long
    A line of an inbox notification is too long.
    documented huaweiSend

    Each line of `inbox_content` has at most 1024 characters. Example: a whole letter in one line. Shorten the line; the app can show the full text.
    ----
    HMS132 button-incomplete
    A button of a notification lacks what its action needs, or has too much of it.
    documented huaweiSend

    A name has 1 to 40 characters. Action 1, a page of the app, needs `intent` and `intent_type`; action 2, a web page, an `intent` that begins with https://; action 4, sharing, `data`. `data` has at most 1024 characters; for the app and its pages it is the text of a JSON object. Example: `{ "name": "Call", "action_type": 1, "intent": "tel" }` does not say what `intent` is. Add what the message names.
    ----
    HMS133 tap-leads-nowhere
    What a tap opens is named by an empty text.
    documented huaweiSend
    client huaweiServerDemo

    The `intent`, `action`, `url` or `rich_resource` of a click_action must not be empty; in version 3, neither must the `action` and `uri` of a clickAction. HMS may refuse the request with 80100003. Example: `"click_action": { "type": 1, "intent": "" }`. Name the page, or write `"type": 3`, in version 3 `"actionType": 0`, which opens the app.
    ----
    HMS134 bad-languages
    The texts in several languages are not in the form that HMS reads, or in too many languages.
    documented huaweiSend

    `multi_lang_key` has an object for each key, which has a text for each language, at most three of them. Example: `{ "greeting": "Hello" }` names no language; `{ "greeting": { "en": "Hello", "ru": "Привет" } }` names two. Other languages belong in the app's own resources.
    ----
    HMS135 identifier-too-long
    An identifier is longer than HMS takes.
    documented huaweiSend huaweiV3

    A `profile_id` has at most 64 characters in all versions, a `biTag` of v3 at most 64 bytes, an `appMessageId` 1 to 64 characters of letters, digits, spaces and `+/=-_`. Example: a `biTag` that holds the name of the campaign in full. Shorten it.
    ----
    HMS136 when-is-no-time
    The time by which notifications are sorted is not a full time in UTC.
    assumed huaweiSend

    `when` is a time such as `2026-11-21T09:30:00Z`. Huawei's demos also send a bare day; what HMS makes of it is not documented. Example: `"when": "2026-11-21"`. Write day, time and the Z.
    ----
    HMS137 vibration-out-of-range
    An entry of a pattern of vibration is not within the minute that HMS takes.
    documented huaweiSend

    Each entry of `vibrate_config` is a text of seconds, above 0 and at most 60, and there are at most 10. Example: `["1500"]` is 25 minutes, not a second and a half, which is `"1.5"`. Write seconds, as fractions where needed.
    ----
    HMS138 play-voice-with-notification
    A notification has the category for messages that are read out loud.
    documented huaweiSend

    In v1 and v2, PLAY_VOICE is for data messages, from which the app speaks; a notification is only shown. Example: `"category": "PLAY_VOICE"` beside `android.notification`. Take the notification out, or give it the category of its content.
    ----
    HMS139 browser-text-missing
    A notification for browsers has no title or no text.
    documented huaweiSend

    Browsers need both, in `webpush.notification` or in `message.notification`; HMS may refuse the request otherwise. Example: `"webpush": { "notification": { "title": "Taxi" } }` alone. Add the one that is missing.
    ----
    HMS140 bad-browser-header
    The TTL or the urgency in the headers for browsers has another form than HMS takes.
    client huaweiServerDemo

    `webpush.headers.ttl` is a text of digits, with or without an `s` behind; `urgency` is HIGH or NORMAL, in Huawei's demos very-low, low, normal or high. Example: `"ttl": "1h"`; an hour is `"3600s"`. Write seconds, or one of the words.
    ----
    HMS141 card-or-live-view-incomplete
    A card or a live view of HMS v3 lacks a member that it must have.
    documented huaweiV3 huaweiLiveView

    A card (push type 1) has formId, version, moduleName, formName, abilityName and formData; a live view (push type 7) activityId, operation, event and activityData, and in this a clickAction; where it is created, also a status, a contentTitle, a contentText and the part that belongs to its type, with its members: type 4 has a descPic, and type 5 a spaceIcon, or a spaceText with spaceType 1. The texts of a FLIGHT, TAXI or TRAIN that is created name `{{status}}`, and the number of the flight or train. A capsule has type, status, icon and bgColor. Example: `{ "payload": { "formId": 1 }, … }` does not say which card of which module is to change. Add what the message names.
    ----
    HMS142 card-for-several-devices
    A card of HMS v3 is sent to more than one device.
    documented huaweiV3

    A request that updates a card has exactly one push token. Example: `"target": { "token": ["a", "b"] }` beside a `formId`. Send one request for each device.
    ----
    HMS143 test-message-for-many
    A test message of HMS v3 has more than ten devices.
    documented huaweiV3

    With `testMessage` true, a request takes at most ten push tokens, and a project 1000 such messages a day. Example: `"pushOptions": { "testMessage": true }` beside twenty tokens. Send it to fewer devices, or leave `testMessage` out.
    ----
    HMS144 bad-card-content
    The content of a card or a live view has a key, a value or a picture that HMS v3 does not take.
    documented huaweiV3 huaweiLiveView

    `formData` has no `null`, no number above 2^53-1 and no key that begins with `datashareproxy://`; pictures are loaded by https, under a name that `formData` does not have; `version` is at most 2^31-1. The capsule of a live view has a title and a text of at most 128 characters, and a `bgColor` in the form `#AARRGGBB` other than `#FF000000`, `#FFFFFFFF` and `#FFF1F3F5`; contentTitle and contentText have at most 1024, in one color. A FLIGHT or a TRAIN is created with type 5. Example: `"images": [{ "keyName": "car", "url": "http://…" }]`. Leave out what is empty, and have pictures on https.
    ----
    HMS145 live-view-created-by-app-only
    A live view is created for an event that only the app itself may create one for.
    documented huaweiLiveView

    By a push, HMS v3 creates live views for FLIGHT, TAXI, TRAIN, DELIVERY, QUEUE, RENT, EXPRESS, CHECK_IN, TRADE and SUBSCRIBE_TIMER. The others are created by the app and may then be updated and ended by pushes. Example: `"operation": 0` beside `"event": "WORKOUT"`. Let the app create it, and send operation 1.
    ----
    HMS146 setting-without-effect
    A setting of HMS lacks the one that it belongs to, or has no effect in this message.
    documented huaweiSend huaweiV3

    `soundDuration` needs `sound`; `collapseKey` is for notifications and voice, `backgroundMode` for background messages, and no device reads `extraData` or the title of a live view beside an alert. `big_title` is for style 1, `inbox_content` for style 3. A click action that opens the app has no page. Example: `"backgroundMode": 1` beside a notification. Leave it out, or add what it belongs to.
    ----
    HMS147 play-voice-without-data
    A message that is to be read out loud brings no data to be read.
    documented huaweiV3

    In HMS v3, PLAY_VOICE is only for push type 2, which needs `extraData`. A header with another push type is HMS117. Example: `"category": "PLAY_VOICE"` without `extraData`. Add the data, or give the category of the notification.
    ----
    HMS148 click-action-does-not-fit
    What a tap opens is not what a notification of HMS v3 can open.
    documented huaweiV3

    `actionType` 1 needs an `action` or a `uri`; 3 and 5 are for the `extend` of live views alone, and 5 needs the number to call as `data.tel`. Example: `"clickAction": { "actionType": 1 }`. Name the page, or write 0, which opens the app.
    ----
    HMS151 prefix-before-topic
    The topic of a message for HMS has the prefix of FCM's older interfaces.
    documented huaweiSubscribe

    Names of topics are letters, digits and `-_.~%`, so no app can subscribe to one with a slash: `{"message": {"topic": "/topics/news", "data": "x"}}`. HMS and gorush send it as it is; pushc writes the name without the prefix. Delete `/topics/`, as the fix does.
    ----
    HMS152 request-without-push-type
    A request of HMS version 3 does not say its push type.
    documented huaweiV3

    Huawei's reference lists the header `push-type` for each request. It says what kind of payload follows: `extraData` is data for the app, a call or an order of device management. How HMS answers without it is not documented.

        "headers": {"content-type": "application/json"}

    Add "push-type": "0", or what the payload is. pushc writes the type that follows from the content.
    ----
    HMS153 topic-for-android-apps
    A message of HMS to a topic or a condition has content for Apple devices or browsers.
    documented huaweiSend

    Topics are for Android apps: no other app can subscribe to one, so the content reaches nobody. Example: `{"message": {"topic": "news", "webpush": {"notification": {…}}}}` with `--from hms`. Send it to tokens, or give Android devices an `android.notification`. Beside content for Android it is a note, unless FCM would have sent it to the browsers that subscribed.
    ----
    HMS154 sound-name-of-other-version
    The sound of a notification is not named as this version of HMS names sounds.
    documented huaweiSend huaweiV3

    Versions 1 and 2 name a resource of the Android app, `/raw/horn`; version 3 names a file in the app's `rawfile`, `horn.mp3`. When a message of version 3 is written for version 1 or 2, pushc writes `horn.mp3` as `/raw/horn`. The other way it writes `/raw/horn` as it is, because a resource does not tell the ending of its file. Example: `"sound": "/raw/horn"` sent with `--hms-version v3`. Write the name that the sound has in the app.
    ----
    HMS155 sound-not-a-resource
    The sound of a message that crosses over to HMS is a file name with its ending.
    assumed huaweiSend

    HMS takes a sound as `/raw/NAME`, a resource of the app. A name such as `horn` becomes `/raw/horn`; a file name is for another platform and written as it is: `{"aps": {"alert": {"title": "Taxi", "body": "Here"}, "sound": "horn.caf"}}`. What a device plays for it is not documented. Set the name of a resource for HMS in a rule.
    ----
    GORUSH101 not-sent
    A member has no effect on the platform of its notification.
    client gorush

    gorush 1.22 does not send it to the service of the platform: `image`, `apns` and `to` are not sent to APNs, `badge`, a sound dictionary and a `priority` beside `android.priority` not to FCM, `data` and some members of `huawei_notification` not to HMS. `dry_run`, `time_to_live`, `collapse_key` and other members of FCM's old interface are documented and have had no effect since gorush 1.18: with `"dry_run": true`, the push is delivered. What is missing in `huawei_notification` may be sent as the zero value of Go: `foreground_show` as false. In the blocks for FCM it reads names in snake_case alone: `channel_id`, and not `channelId`.

        {"notifications": [{"platform": 1, "tokens": ["…"], "message": "Hi", "image": "https://cdn.example.com/a.png"}]}

    Write what the service takes: for Apple's devices a picture is a key of `data` that the app's extension reads; for Huawei's, data is `huawei_data`. `pushc convert` writes what the member means.
    ----
    GORUSH102 push-type
    gorush sends another push type or priority than the payload needs.
    client gorush
    documented appleRequests

    Without `push_type`, gorush 1.22 sends `apns-push-type: alert`, also for background pushes and Live Activities, and without `priority` it sends no `apns-priority`, which APNs takes for 10. Through FCM, `content_available` sets `apns-priority` 5 and no push type, whatever is shown.

        {"notifications": [{"platform": 1, "tokens": ["…"], "content_available": true}]}

    Add `"push_type": "background"` and `"priority": "normal"`, or `"push_type": "liveactivity"`. On platform 2, write `"content-available": 1` into `apns.payload.aps` instead, and both headers into `apns.headers`.
    ----
    GORUSH103 message-lost
    gorush drops the text of a notification.
    client gorush

    `message` without `title` becomes `aps.alert` as a string. A member of `alert` makes `aps.alert` a dictionary, and gorush 1.22 does not put the text into it.

        {"notifications": [{"platform": 1, "tokens": ["…"], "message": "Hi", "alert": {"subtitle": "Taxi"}}]}

    Write the text as `alert.body`, or add a title. Beside `alert.loc-key`, which gives the text, delete `message`.
    ----
    GORUSH104 critical-sound-made
    `name` or `volume` makes the sound a critical alert.
    client gorush

    gorush 1.22 replaces the sound with a critical one of this name and volume. Critical alerts need an entitlement that Apple grants; they are heard over the mute switch.

        {"notifications": [{"platform": 1, "tokens": ["…"], "message": "Hi", "sound": "horn.caf", "volume": 0.5}]}

    Write the name into `sound`: `{"name": "horn.caf"}`, which gorush sends as it is, and leave `name` and `volume` out. Only critical alerts have a volume.
    ----
    GORUSH105 expiration-not-sent
    gorush does not send the expiration.
    client gorush

    An expiration of 0 means a single attempt. gorush 1.22 sends the header `apns-expiration` for positive times only, and without it APNs stores the notification.

        {"notifications": [{"platform": 1, "tokens": ["…"], "message": "Hi", "expiration": 0}]}

    Write a time in the near future.
    ----
    GORUSH106 block-replaced
    A flag replaces the block for Apple's devices.
    client gorush

    gorush 1.22 makes an `apns` of its own for `content_available`, and for `mutable_content` beside a text or a picture. What the document has in `apns` is not sent, and `content_available` replaces what `mutable_content` sets.

        {"notifications": [{"platform": 2, "tokens": ["…"], "content_available": true, "apns": {"payload": {"aps": {}}}}]}

    Write `"content-available": 1` or `"mutable-content": 1` into `apns.payload.aps`, without the flag. A silent push also needs `apns-push-type` background and `apns-priority` 5 in `apns.headers`. Beside a Live Activity, leave the flag out.
    ----
    GORUSH107 topic-in-to
    `to` is a topic, and gorush takes it for a device token.
    client gorush

    gorush's document allows a topic in `to`. Version 1.22 adds the text to the tokens as it is.

        {"notifications": [{"platform": 2, "message": "Hi", "to": "/topics/news"}]}

    Write `"topic": "news"`. `pushc convert` sends it to the topic.
    ----
    GORUSH108 refused
    gorush refuses the notification.
    client gorush

    gorush 1.22 answers 400 to a request with a value of another type than its libraries decode, for all of its notifications: `content-available` as `true`, an `aps` that is not an object, `"1.0s"`, an event's time without nine decimals and `Z`, and to the words of FCM that end with `UNSPECIFIED`. It and its libraries refuse a message before anything of its batch is sent: for a topic and a condition, more than 500 tokens, a picture that is not a URL, a second sound, a color other than `#RRGGBB`, an `android.priority` in capitals, arguments without their key, a link that is not https, or two targets on HMS. On platform 1 it panics for a key `aps` in `data` beside a title or another value that it adds to its own `aps` last.

        {"notifications": [{"platform": 2, "message": "Hi", "topic": "news", "condition": "'a' in topics"}]}

    Write the value as the message says, or write several notifications.
    ----
    GORUSH109 sound-not-heard-through-gorush
    gorush does not set the sound, or sets it so that it is not heard.
    client gorush

    On Android, gorush 1.22 sets `sound` only without `android`. On Apple's devices, `sound` replaces `apns.payload.aps.sound`. To HMS, it sends `default_sound` as true or not at all, which counts as true, so that the default sound is heard instead of a named one.

        {"notifications": [{"platform": 2, "tokens": ["…"], "message": "Hi", "sound": "horn", "android": {"ttl": "60s"}}]}

    Write the sound into `android.notification`. For Huawei's devices gorush cannot send it; `pushc convert --to hms` writes a request that plays it.
    ----
    GORUSH110 ttl-fraction
    gorush misreads the fraction of a duration.
    client gorush

    gorush 1.22 takes the digits after the point for nanoseconds: a TTL of "3.5s" becomes 3.000000005 seconds, and a vibration of "0.5s" lasts 5 nanoseconds.

        {"notifications": [{"platform": 2, "tokens": ["…"], "message": "Hi", "android": {"ttl": "3.5s"}}]}

    Write whole seconds, or nine digits after the point.
    ----
    GORUSH111 data-in-aps
    A key of the app's data becomes a key of `aps`.
    client gorush

    With `content_available` on platform 2, gorush 1.22 copies `data` into `aps`, where devices read some keys themselves: `data.alert` is shown as the alert.

        {"notifications": [{"platform": 2, "tokens": ["…"], "content_available": true, "data": {"alert": "low"}}]}

    Rename the key, or write `"content-available": 1` into `apns.payload.aps` instead of `content_available`; a silent push also needs `apns-push-type` background and `apns-priority` 5 in `apns.headers`.
    ----
    GORUSH112 number-rounded
    gorush rounds a large number.
    client gorush

    gorush 1.22 reads the numbers in `data`, `content-state` and `attributes` as floating-point numbers of 64 bits, which hold integers up to 9007199254740992 exactly: an id of 9007199254740993 becomes 9007199254740992.

        {"notifications": [{"platform": 1, "tokens": ["…"], "message": "Hi", "data": {"id": 9007199254740993}}]}

    Write the number as a string. `pushc convert` writes all of its digits.
    ----
    GORUSH113 no-token
    A notification has an empty list of tokens.
    client gorush

    gorush 1.22 refuses it for FCM and HMS, and sends nothing to APNs. In a template it is right: the tokens are added later.

        {"notifications": [{"platform": 2, "tokens": [], "message": "Hi"}]}

    Add the tokens, or for FCM and HMS a topic or a condition.
    ----
    GORUSH114 empty-notification
    `huawei_notification` has neither a title nor a body.
    client gorush
    documented huaweiSend

    gorush 1.22 sends a notification to HMS whenever the document has `huawei_notification`, even an empty one beside `huawei_data`, and HMS refuses a notification that lacks its texts.

        {"notifications": [{"platform": 3, "tokens": ["…"], "huawei_data": "{}", "huawei_notification": {}}]}

    Delete `huawei_notification` to send data alone, as `pushc convert --to hms` does, or give it a title and a body.
    ----
    LOSS101 field-lost
    The target has no equivalent of a field of the message.

    The request is written without it, and the service cannot do what the field says. A subtitle, for example, is shown on Apple's devices only: `{"aps": {"alert": {"title": "Taxi", "subtitle": "Ride 7", "body": "Here"}}}` loses it for HMS. `--strict` makes this an error, and `--loss-report` lists all such fields. Express it with a field that the target has, or accept the loss.
    ----
    LOSS102 field-changed
    The target cannot say a field as it is, so the request has the nearest value.

    Nothing fails, but the message looks or behaves a little differently: `{"icon_background": "#80FF0000"}` becomes `#FF0000`, because a notification's color has no transparency. `--strict` makes this an error. Write a value that the target knows.
    ----
    LOSS103 metadata-not-sent
    A field is the sender's metadata, which no push service takes.

    Names of campaigns, tags and identifiers of an app serve the vendor's statistics: `{"group_id": 77, "tag": "autumn"}`. The push services do not know them. This is a note, and nothing has to be done.

    Printed once for a run, at its end.
    ----
    LOSS104 value-coerced
    A value becomes a string, because the reader takes no other type.

    FCM's data and some SDKs' keys hold strings only: `{"data": {"ride": 7}}` becomes `"7"`. The app has to read it as a string. Write it in quotes to say so in the document.

    Printed with `--notes`.
    ----
    LOSS106 block-wins
    A member written in the target's own terms takes the place of a general one.

    Where the document has a block for the target, its keys win: with `{"message": {"notification": {"body": "A"}, "apns": {"payload": {"aps": {"alert": {"body": "B"}}}}}}` and `--to apns` Apple's devices show B. This is a note, and a warning where a rule has set or removed the general one. Remove one of the two if only one was meant.

    Printed with `--notes`.
    ----
    LOSS107 not-for-target
    The message was written for another target and is left out.

    The document has content of its own for the targets that were asked for, so this part does not cross over: AppMetrica's `messages.iOS` with `--to fcm`. Add the part's own service to `--to` if it is to be sent as well. When pushc is used as a library, this code is also an error: for a message that has no address when the caller names no targets, and for every message when the caller's list of targets is empty.
    ----
    LOSS108 not-made-up
    The vendor's SDK expects an identifier that only the vendor's servers know.

    pushc does not make it up. The app shows the message, but the SDK cannot report that it arrived or was opened. This happens when keys of an SDK are written with `--sdk`. Nothing has to be done unless the reports are needed; then the vendor has to send the message.

    Printed once for a run, at its end.
    ----
    LOSS109 channel-missing
    A message for an app with Emarsys's SDK for Android names no notification channel.
    client emarsysAndroid
    documented androidChannels

    The notification of an app on Android 8 and later needs a channel; without it nothing is shown: `{"aps": {"alert": "Hi"}, "ems": {}}` sent with `--to fcm --sdk emarsys`. Name a channel that the app creates with `--channel`.
    ----
    LOSS185 no-trial
    The message is a trial, and the target has no trials.

    `dry_run` of gorush and `validate_only` of FCM and HMS ask the service to check a message and deliver nothing. APNs and HMS v3 have no such request, so users would get the push: `{"validate_only": true, "message": {"token": "…", "notification": {"title": "Hi"}}}` with `--to apns`. pushc rejects the message for this target. Convert it to FCM or to HMS v1 or v2, or take the member out to send it.
    ----
    LOSS186 arguments-of-another-platform
    A localized text with arguments goes to devices of another platform.

    The payload names a string of the app and the arguments to put into it. Strings of iOS have `%@` or `%1$@` in these places, strings of Android `%s` or `%1$s`: `{"aps": {"alert": {"loc-key": "RIDE", "loc-args": ["7"]}}}` with `--to fcm`. The arguments are written as they are, in the same order. This is a note: check that the app for the other platform has a string of this name, with numbered arguments where the order differs.
    ----
    RULE100 team-rule
    A rule of the team's own has found something.

    The text is the rule's, and so is what it means: the finding names the rule and the line at which it is. It is selected, ignored and suppressed by the name of the rule, too: `--ignore acme.title-length`.
    ----
    RULE101 edited-by-rule
    A rule of the team's own has changed the message.

    The note says what was written in place of what, so that nothing changes silently. The loss report has each edit as an operation of JSON Patch.

    Printed with `--notes`.
    ----
    RULE102 rule-failed
    A rule could not be carried out for this message.

    `data.count > 3` compares what is a text in this message, or `rename data.msg -> data.message` finds that there is a `data.message` already. A text with a placeholder, such as `{{name}}`, is neither cut nor computed with. The message is compiled as if the rule were not there: none of its edits is made. A rule that renames members by their keys still renames the other members. A rule with `error` whose condition cannot be evaluated rejects the message, because nobody knows whether it should pass. Tell such messages apart in the rule's condition: `when type(data.count) == int && data.count > 3`.
    ----
    RULE110 expression-syntax
    The text is not a valid expression of the Common Expression Language.

    `title == "Sale" && ` ends too early, and `title = "Sale"` has one equals sign where a comparison has two. Conditions and values in rules are expressions of CEL; see https://cel.dev for the language.
    ----
    RULE111 unknown-name
    A name is not that of a field of the message.

    Names are those of `pushc rules list --fields`: `push_type`, `priority`, `data.campaign`. What the sender's app makes up is inside `data`.
    ----
    RULE112 no-such-overload
    An operator or function does not take values of these types.

    `badge == "10"` compares a number with a text, `title > 3` has no order. Types are compared before a rule runs, as CEL does: write the literal in the type of the field, or convert with `int(…)`, `string(…)`, `double(…)`.
    ----
    RULE113 unknown-word
    A field is compared with a word that it never is.

    `priority == "hight"` never holds: the priority is `normal` or `high`. The message lists the words of a field that has a few; `pushc rules list --fields` lists those of all fields.
    ----
    RULE114 may-be-absent
    A condition reads a field that may be absent, and then does not hold where it seems to.

    A comparison with an absent field has no value, and the rule does not apply, `!=` included: `title != "Sale"` does not hold for a message without a title. Say which is meant: `has(title) && title != "Sale"`, or `!has(title) || title != "Sale"`. `(title == "Sale") == false` and `title == "Sale" ? false : true` are negations as well. The same goes for `regex.extract(tap.url, r"id=(\d+)") != "1"` where the pattern does not match: add `.orValue("")`. A list with an absent element has no value: `[title, body].exists(text, text.contains("!"))` is false without a body.
    ----
    RULE115 bad-pattern
    A pattern is not a valid regular expression of RE2.

    `title.matches("(sale")` lacks a parenthesis. RE2 has no look-around and no back references, so that matching takes time linear in the text. Write patterns as raw texts, where a backslash is one: `r"^\d+$"`.
    ----
    RULE116 unsupported-expression
    The expression uses a part of the Common Expression Language that rules do not have.

    Rules have CEL's operators, macros and standard functions, and functions on texts of its extensions. They have no message construction, no local bindings, no named time zones and none of the other extension libraries: `math.greatest(badge, 1)` is refused. They have no optional values, either, except that `.orValue(…)` gives the result of `regex.extract` a default. The finding names what can be written in its place.
    ----
    RULE117 bad-literal
    A literal is not valid, or does not mean what it seems to.

    `"\s"` is not a CEL escape, `9223372036854775808` is more than an integer can be, and `duration("5 minutes")` or `int("twelve")` would fail for every message, as would `1 / 0`. Correct the literal: `duration("5m")`.
    ----
    RULE118 unexpected-type
    An expression has another type than its place in the rule asks for.

    A condition is true or false: `when title` is a text. Write a comparison, `title == "Sale"`, or ask whether it is there, `has(title)`.
    ----
    RULE119 unknown-function
    A call names a function that expressions do not have.

    Functions are those of the CEL specification and a few more: `sha256`, `json`, and `lowerAscii`, `upperAscii`, `trim`, `replace`, `charAt`, `indexOf`, `lastIndexOf`, `join`, `reverse`, `split`, `substring`, and `regex.extract`, `regex.extractAll`, `regex.replace`. Some are written before their argument and some after it: `size(x)`, `x.startsWith("a")`.
    ----
    RULE120 bad-group
    A pattern does not have the group that is asked for, or has several and none is asked for.

    `regex.extract(tap.url, r"/c/(\d+)", 2)` asks for a second group where there is one, and so does `\2` in `regex.replace(tap.url, r"/c/(\d+)", r"/x/\2")`. Groups are counted by their opening parentheses, from 1; 0 is the complete match. `(?P<id>…)` has a name, too: `regex.extract(tap.url, r"/c/(?P<id>\d+)", "id")`.
    ----
    RULE130 rule-syntax
    A line of a rules file is not in the language of rules.

    A file has constants, `let limit = 50`, and blocks that begin at the margin, `rule team.name` or `test team.name`, with indented clauses below them: `on`, `each`, `when`, `then`, `see` of a rule, `on`, `given`, `expect` of a test. `rule acme.x` followed by `  if badge > 3` is refused: the clause is `when badge > 3`.
    ----
    RULE131 duplicate-rule
    Two rules have the same name.

    Findings, suppressions and tests name a rule, and could mean either. Give the second another name.
    ----
    RULE132 bad-destination
    An edit writes where nothing can be written, or a value that does not fit there.

    `then set badge = "3"` gives a text to a number, `then set apple.interruption_level = "loud"` a word that the field does not have, `then truncate title to 2 bytes with "…"` leaves no room for the text, and `then set actions[0].title = "Go"` reaches into a list. Edits write fields, and members of the objects that fields hold. `pushc rules list --fields` has their types.
    ----
    RULE133 conflicting-rules
    Two rules write one place under the same condition, or one of them a part of what the other writes.

    `then set priority = "high"` in one rule and `then set priority = "normal"` in another, both `when silent`: only the later one would show. And `drop data` leaves nothing of an earlier `set data.ride = 7`. Keep one of them, or tell their conditions apart. A value that is made of the earlier one, such as `title + "!"`, does not conflict.
    ----
    RULE134 constant-condition
    The condition of a rule is the same for every message.

    `when size("title") > 50` measures the word, not the title, and is never true. Fields are written without quotes: `size(title)`. A rule for every message has no `when`.
    ----
    RULE135 bad-interpolation
    Braces in the text of a finding do not enclose an expression, or braces in another text seem to.

    Braces hold an expression, whose value becomes part of the text: `then warn "title has {size(title)} characters"`. Close each brace, and double those that are meant as they are: `{{` and `}}`. Texts inside the braces have single quotes: `{data['id']}`. In a value, braces are part of the text: write `then set title = "Hi " + data.name`.
    ----
    RULE136 unknown-scope
    A rule is for a service or a format that pushc does not know.

    `on apsn` would be a rule that never applies. Services are `apns`, `fcm` and `hms`; formats are those of `pushc formats`, except `discord`, whose documents hold addresses and no messages.
    ----
    RULE137 test-of-no-rule
    A test is of a rule that does not exist.

    It would test nothing, and look like a test that passes: `test acme.titel-length` beside `rule acme.title-length`. Write the name as it is after `rule`, in one of the files that are read together.
    ----
    RULE138 rule-without-test
    A rule has no test.

    A rule that never applies looks like one that finds nothing. A test beside it shows that it does what it is for: `test team.title-length`, then `given {"title": "…"}` and `expect warn`.
    ----
    RULE139 bad-given
    The message of a test is not valid.

    `given {"titel": "Hi"}` names a field that messages do not have. `given` takes an object of fields as `pushc rules list --fields` has them, or a format and a document of it: `given gorush {"notifications": […]}`.
    ----
    RULE140 failed-expectation
    A test of a rule expects something else than what happens.

    The finding points at the clause of the test, and says what the rule did instead, or what the fields are that the expectation reads. Fix the rule or the test, and run `pushc rules test` again.
    ----
    RULE190 unused-suppression
    A suppression in `.pushc.json` matches no finding.

    What it covered was fixed, or its file, pointer or code is misspelled. A list of suppressions that nobody needs hides the next real finding: `{"code": "APNS104", "file": "old.json", "reason": "…"}`. Take it out.
    ----
    RULE191 expired-suppression
    The date of a suppression in `.pushc.json` is in the past.

    It covers nothing any more, so its findings are reported again: `"until": "2026-01-01"`. Fix what it covered, or give it another date.
    ----
    RULE192 bad-configuration
    `.pushc.json`, or the options of the C interface, say something that pushc does not understand, or name rules that cannot be read.

    Nothing is linted or compiled with half of a configuration, so the run ends with exit code 2: `{"ignroe": ["LOSS"]}` would report what the team has agreed to ignore. The message names the member and what belongs there.
    ----
    ADDR101 left-open
    Something that the request needs is neither in the document nor in the options.

    The URL has a placeholder in its place, such as `{project}` or `{app_id}`, or a header is missing, such as `apns-topic`. The service may refuse the request as it is. Give the value with the option that the help names, or fill it in before you send.

    Printed once for a run, at its end.
    ----
    ADDR102 bad-device-token
    A device token for APNs is not hexadecimal, or one for FCM or HMS has white space or is a topic.
    documented appleResponses appleTokens

    APNs refuses the request as `BadDeviceToken`. A token of another service was probably put here, or the token is still in Base64: `{"tokens": ["not-hexadecimal"], "platform": 1}`. Write the token's bytes as an even number of hexadecimal digits. Tokens of FCM and HMS have no white space; a line break from a file is easily pasted behind one: `{"message": {"token": "cK7…\n"}}`. Both services refuse it. They refuse a topic in the place of a token, too: write `/topics/news` as `"topic": "news"`.
    ----
    ADDR103 foreign-address
    Tokens in the document belong to another service than the target.

    A token of one service means nothing to the others, so it is left out: `{"notifications": [{"platform": 1, "tokens": ["…"], "message": "Hi"}]}` of gorush with `--to fcm`. A message without another address is written as a request that has none (ADDR105). Choose the target that the tokens belong to, or give tokens of this one. The token of a Live Activity goes to FCM as `apns.live_activity_token`, and the request still needs that of the device.
    ----
    ADDR104 vendor-id
    Identifiers in the document are known to the vendor only.

    No push service can be addressed by them: `{"id_type": "appmetrica_device_id", "id_values": ["42"]}`. They are left out, and without push tokens the request has no address (ADDR105). Give push tokens instead.
    ----
    ADDR105 no-address
    The document names no device for this target.

    One record without an address is written; for APNs, `{token}` in the URL is the place of its token. Payloads of APNs, Braze and Emarsys never name devices: `{"aps": {"alert": "Hi"}}`. Give devices with `--devices`, or fill in the address before you send.

    Printed once for a run, at its end.
    ----
    ADDR106 empty-token
    A device token, or a Firebase installation ID, is empty.
    documented appleResponses

    The service refuses the request; APNs calls it `MissingDeviceToken`: `{"tokens": [""], "platform": 1}`. An app that could not register has probably stored nothing. Remove the entry.
    ----
    ADDR107 foreign-url
    The URL of a request record is not one that messages are sent to.

    The document may be a request of another kind, such as one that manages channels of APNs or recalls messages of HMS: `{"url": "https://api.push.apple.com/1/apps/com.example.taxi/channels", "headers": {…}, "body": {…}}`. pushc takes no address from it. For APNs, for requests of HMS that are not a push, and for a URL of another HMS version, where HMS finds no tokens, the message is rejected. Any other, such as one of FCM or one that begins with http, is a warning. Give the URL of a send request, or leave it out.
    ----
    ADDR110 unknown-provider
    The push service of a device registration's provider is not known.

    Without it nobody knows which service the token belongs to, and the device gets nothing: `{"provider": "gmc", "token": "…"}`, which alone in a file needs `--from discord`. The `_voip` names belong in `voip_provider` and the others in `provider`. Write `gcm`, `apns`, `apns_internal`, `apns_voip` or `apns_internal_voip`.
    ----
    ADDR111 missing-token
    A device registration names a provider and has no token.

    No push reaches the device: `{"provider": "apns"}`. Add `token`, or `voip_token` beside `voip_provider`; a device that is logged out has the provider `null`.
    ----
    ADDR112 duplicate-device
    The same device is registered twice.

    Service and token agree, so the device gets each message only once, for the first topic that is stated: `[{"provider": "gcm", "token": "a"}, {"provider": "gcm", "token": "a"}]`. Nothing is wrong with the requests. Remove the second registration to keep the list clean.
    ----
    ADDR113 logged-out
    The device is registered without a provider, so it is logged out and gets nothing.

    Discord's clients send `{"provider": null}` when a user logs out; alone in a file it needs `--from discord`. This is a note: no address is taken from it, and an earlier registration with the same token is removed. Remove the registration, or register the device again.
    ----
    ADDR114 unknown-device
    A request unregisters a device that is not registered.

    It changes nothing: `[{"method": "DELETE", "body": {"provider": "gcm", "token": "unknown"}}]`. Requests count in their order, so a removal must come after the registration. Check the token and the provider, which must both be those of the registration. Lint compares the requests of one list; a request alone or on a line of its own may be for any device.
    ----
    ADDR115 no-device
    No registered device takes the message through this service.

    The list of `--devices` has no device for it, or only tokens for calls, which take nothing else. Nothing is sent through the service, and where that leaves no request at all, the message is rejected. A list `{"provider": "gcm", "token": "…"}` serves no message that is for APNs alone. Register a device, or choose another target with `--to`.
    ----
    ADDR116 not-used
    A member of a device registration changes no request.

    It concerns Discord's own servers, or it says nothing about this device: `bundle_id` beside the provider `gcm` names a topic, which only APNs has. This is a note, and the device gets its messages. Nothing has to be done.

    Printed with `--notes`.
    ----
    ADDR117 broadcast-not-written
    A broadcast of APNs is to be written for another service.

    A broadcast goes to the subscribers of a channel, which only APNs has: `{"url": "https://api.push.apple.com/4/broadcasts/apps/com.example.taxi", "headers": {…}, "body": {…}}`. Leave the other services out of `--to`.
    ----
    ADDR120 bad-topic-name
    A topic's name has a character that no name of a topic may have, or is too long.
    observed fcmRecords firebaseAndroid8620
    documented huaweiSubscribe

    FCM answers such a request with an error; HMS takes it, but no app can subscribe to such a name. Names are letters, digits and `-_.~%`, on HMS Chinese characters as well, and at most 900 of them. A topic with `%` takes messages, but FCM refuses apps that subscribe to it. Example: `foo*bar`, `news/sport` and `my topic` are not valid names; `news.sport` is one. Write the name as the app subscribes to it, without "/topics/" before it.
    ----
    ADDR121 bad-condition
    The service cannot read a condition over topics.
    observed fcmRecords
    documented fcmTopics huaweiSend

    A condition is made of `'name' in topics`, `&&`, `||`, `!` and parentheses. What cannot be read is answered with an error that does not say where it is. Example: `'a' in topics and 'b' in topics` and `a in topics` cannot be read; `'a' in topics && 'b' in topics` can. Outside parentheses, FCM reads it from left to right: `&&` does not come before `||`.
    ----
    ADDR122 too-many-topics
    A condition names more topics than a service takes.
    documented fcmTopics huaweiSend

    FCM and HMS take at most five topics in one condition. Example: a sixth `|| 'f' in topics` is one too many. Send two messages, or let the apps subscribe to one topic in the place of several.
    ----
    ADDR123 double-quotes-in-condition
    A condition has its topics in double quotes.
    assumed fcmTopics huaweiSend

    All documents of FCM and HMS have single quotes; whether double ones are taken is not known. Example: `"a" in topics` is better written `'a' in topics`. Write single quotes, which in JSON need no backslash.
    ----
    ADDR130 not-an-expo-token
    A recipient of an Expo message is not a token of Expo.
    client expoServerNode

    Expo's tokens are `ExponentPushToken[…]`, `ExpoPushToken[…]` or a UUID, and its SDKs tell to check for that before sending. Tokens of APNs and FCM are not: `{"to": "fX8:APA91bE", "title": "Taxi"}`. Write the token that `getExpoPushTokenAsync` returned.
    ----
    ADDR175 identifier-not-valid-in-url
    An identifier cannot be part of the request's URL.
    documented fcmDiscovery

    The Firebase project and the HMS app are one segment of the URL's path: FCM documents the pattern `^projects/[^/]+$`. A slash, a question mark or a space in them would address another resource.

        "app_id": "101/../999?x="

    No request is written. Give the identifier alone, as the console shows it.
    ----
    ADDR185 other-audience
    The document chooses the users of a message in a way that only its vendor understands, and `--devices` is given.

    `--devices` is for messages that name nobody. This one names its users, for example by `appmetrica_device_id`, by Braze's `segment_id` or `external_user_ids`, or by the token of one Live Activity: `{"id_type": "appmetrica_device_id", "id_values": ["42"]}`. pushc cannot tell which of the registered devices are theirs, and rejects the message instead of sending it to all of them. Delete the member that the finding names, for AppMetrica the list `devices`, or leave out `--devices`. A Live Activity needs its token: leave out `--devices`.
    """##
}

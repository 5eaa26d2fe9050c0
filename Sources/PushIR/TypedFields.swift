// The fields by the type of their values. The first paragraph of each comment is the field's only description, which
// `swift run pushc-generate` takes into the program.

extension TypedField where Value == String {
  /// The first line.
  public static var title: Self { Self(.title) }
  /// The key of a title in the app's string table.
  public static var titleKey: Self { Self(.titleKey) }
  /// The second line (Apple).
  public static var subtitle: Self { Self(.subtitle) }
  /// The key of a subtitle in the app's string table.
  public static var subtitleKey: Self { Self(.subtitleKey) }
  /// The text.
  public static var body: Self { Self(.body) }
  /// The key of a text in the app's string table.
  public static var bodyKey: Self { Self(.bodyKey) }
  /// The label of the action button (Safari).
  public static var action: Self { Self(.action) }
  /// The key of the action button's label.
  public static var actionKey: Self { Self(.actionKey) }
  /// The image file that is shown while the app starts.
  public static var launchImage: Self { Self(.launchImage) }
  /// The argument of a group's summary (iOS 12 to 14).
  public static var summaryArgument: Self { Self(.summaryArgument) }
  /// The text read out by accessibility services (Android).
  public static var ticker: Self { Self(.ticker) }
  /// The URL of a picture in the notification.
  public static var image: Self { Self(.image) }
  /// What kind of file the picture is, as a uniform type identifier: `public.jpeg` (Apple).
  public static var imageType: Self { Self(.imageType) }
  /// The URL of a small picture beside the text.
  public static var icon: Self { Self(.icon) }
  /// The URL of a big picture below the text.
  public static var banner: Self { Self(.banner) }
  /// `default`, or the name of a sound file.
  public static var sound: Self { Self(.sound) }
  /// The web address that a tap opens.
  public static var tapURL: Self { Self(.tapURL) }
  /// The place in the app that a tap opens.
  public static var tapDeeplink: Self { Self(.tapDeeplink) }
  /// The intent action that a tap starts (Android).
  public static var tapAction: Self { Self(.tapAction) }
  /// One string for the app.
  public static var opaqueData: Self { Self(.opaqueData) }
  /// Messages of the same identity replace each other on the screen.
  public static var replaceID: Self { Self(.replaceID) }
  /// Undelivered messages of the same key replace each other.
  public static var queueKey: Self { Self(.queueKey) }
  /// The `apns-push-type`, where it does not follow from the content.
  ///
  /// One of the names that `PushType` has.
  public static var pushType: Self { Self(.pushType) }
  /// The bundle identifier of the app (Apple).
  public static var topic: Self { Self(.topic) }
  /// The UUID of the notification, lower case (Apple).
  public static var apnsID: Self { Self(.apnsID) }
  /// Which of APNs's two environments knows the device (Apple).
  ///
  /// One of `production` and `sandbox`.
  public static var environment: Self { Self(.environment) }
  /// Notifications of one thread are grouped (Apple).
  public static var thread: Self { Self(.thread) }
  /// The category that the app registered its buttons under (Apple).
  public static var category: Self { Self(.category) }
  /// How much a notification may interrupt (Apple).
  ///
  /// One of `passive`, `active`, `time-sensitive` and `critical`.
  public static var interruptionLevel: Self { Self(.interruptionLevel) }
  /// The window that a tap brings forward (Apple).
  public static var targetContentID: Self { Self(.targetContentID) }
  /// What a Focus filters by (Apple).
  public static var filterCriteria: Self { Self(.filterCriteria) }
  /// What happens to a Live Activity.
  ///
  /// One of `start`, `update` and `end`.
  public static var event: Self { Self(.event) }
  /// The Swift type of a Live Activity's attributes.
  public static var attributesType: Self { Self(.attributesType) }
  /// The token of a Live Activity, by which FCM reaches it.
  public static var activityToken: Self { Self(.activityToken) }
  /// The identity of a notification that is taken off the screen.
  public static var dismissID: Self { Self(.dismissID) }
  /// What a push of Push to Talk is for: `service-update` (Apple).
  public static var pushToTalkType: Self { Self(.pushToTalkType) }
  /// The broadcast channel that a started Live Activity listens to.
  public static var inputPushChannel: Self { Self(.inputPushChannel) }
  /// The notification channel (Android, HarmonyOS).
  public static var channel: Self { Self(.channel) }
  /// The name of an icon resource.
  public static var iconName: Self { Self(.iconName) }
  /// `#RRGGBB` or `#AARRGGBB`: the colour of the icon.
  public static var color: Self { Self(.color) }
  /// `#RRGGBB`: the colour of the light.
  public static var ledColor: Self { Self(.ledColor) }
  /// The package that a token must belong to (Android).
  public static var packageName: Self { Self(.packageName) }
}

extension TypedField where Value == Int64 {
  /// How many things the summary counts, from 1.
  public static var summaryArgumentCount: Self { Self(.summaryArgumentCount) }
  /// The number on the app's icon; 0 clears it.
  public static var badge: Self { Self(.badge) }
  /// What is added to the number on the app's icon.
  public static var badgeIncrement: Self { Self(.badgeIncrement) }
  /// How many seconds the service keeps trying; 0 is once.
  public static var lifetime: Self { Self(.lifetime) }
  /// Until when the service keeps trying, in seconds since 1970.
  public static var expiresAt: Self { Self(.expiresAt) }
  /// When a Live Activity's content was made, in seconds since 1970.
  public static var timestamp: Self { Self(.timestamp) }
  /// When a Live Activity becomes stale, in seconds since 1970.
  public static var staleDate: Self { Self(.staleDate) }
  /// When an ended Live Activity is removed, in seconds since 1970.
  public static var dismissalDate: Self { Self(.dismissalDate) }
  /// How long the light is on, in milliseconds.
  public static var ledOn: Self { Self(.ledOn) }
  /// How long the light is off, in milliseconds.
  public static var ledOff: Self { Self(.ledOff) }
  /// How much a notification interrupts, −2 to 2 (Android).
  public static var importance: Self { Self(.importance) }
}

extension TypedField where Value == Double {
  /// The loudness of a critical alert, 0 to 1.
  public static var soundVolume: Self { Self(.soundVolume) }
  /// The rank in a summary, 0 to 1; any number for a Live Activity (Apple).
  public static var relevanceScore: Self { Self(.relevanceScore) }
}

extension TypedField where Value == Bool {
  /// No sound at all.
  public static var soundOff: Self { Self(.soundOff) }
  /// Whether the sound ignores the mute switch (Apple).
  public static var soundCritical: Self { Self(.soundCritical) }
  /// Nothing is shown; the app is woken.
  public static var silent: Self { Self(.silent) }
  /// The app is woken beside what is shown (Apple).
  public static var contentAvailable: Self { Self(.contentAvailable) }
  /// A Notification Service Extension may change the content (Apple).
  public static var mutableContent: Self { Self(.mutableContent) }
  /// The service checks the message and delivers nothing.
  public static var dryRun: Self { Self(.dryRun) }
  /// Widgets and controls are reloaded (Apple).
  public static var contentChanged: Self { Self(.contentChanged) }
  /// Whether the web address of a tap opens inside the app (Braze).
  public static var tapInWebView: Self { Self(.tapInWebView) }
  /// A started Live Activity asks for an update token.
  public static var inputPushToken: Self { Self(.inputPushToken) }
}

extension TypedField where Value == Urgency {
  /// How soon it should arrive.
  public static var urgency: Self { Self(.urgency) }
}

extension TypedField where Value == Visibility {
  /// What a locked screen shows (Android).
  public static var visibility: Self { Self(.visibility) }
}

extension TypedField where Value == JSONText {
  /// The arguments of the title's key: an array of strings.
  public static var titleArguments: Self { Self(.titleArguments) }
  /// The arguments of the subtitle's key: an array of strings.
  public static var subtitleArguments: Self { Self(.subtitleArguments) }
  /// The arguments of the body's key: an array of strings.
  public static var bodyArguments: Self { Self(.bodyArguments) }
  /// Media: an array of objects with `url`, `id` and `type`.
  public static var attachments: Self { Self(.attachments) }
  /// The buttons: an array of objects with `id`, `title`, `kind` (`url`, `deep-link`, `open-app`, `dismiss`, `app-event`,
  /// `custom-event`) and what belongs to the kind: `url`, or `name` and `payload`.
  public static var actions: Self { Self(.actions) }
  /// What is done when a silent message arrives: an array of objects like the buttons, with the further kinds `badge-set`
  /// and `badge-add`, which have a `value` (Emarsys).
  package static var receiptActions: Self { Self(.receiptActions) }
  /// What a tap does that is neither a web address nor a place in the app: an object like a button (Emarsys).
  package static var tapEvent: Self { Self(.tapEvent) }
  /// The message that the app shows inside itself: an object with `campaign_id` and `url` (Emarsys).
  public static var inApp: Self { Self(.inApp) }
  /// What the app receives: an object.
  public static var data: Self { Self(.data) }
  /// The arguments of a Safari notification's URL: an array of strings.
  public static var urlArguments: Self { Self(.urlArguments) }
  /// The dynamic content of a Live Activity: an object.
  public static var contentState: Self { Self(.contentState) }
  /// The fixed content of a Live Activity: an object.
  public static var attributes: Self { Self(.attributes) }
  /// Pause, vibration, pause, vibration … in milliseconds: an array.
  public static var vibration: Self { Self(.vibration) }
  /// The conversation that the notification is part of: an object with its shortcut, persons and messages (Braze).
  package static var conversation: Self { Self(.conversation) }
}

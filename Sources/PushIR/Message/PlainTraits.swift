public import PushJSON

/// The properties of a message that hold no references: they are reset and copied as a whole.
@usableFromInline
struct PlainTraits {
  @usableFromInline var present = FieldSet()
  @usableFromInline var node = Node.absent
  var audience = Node.absent
  var huaweiNotification = Node.absent
  var huaweiNotificationLacksTap = false
  var isVoiceOfHuawei = false
  @usableFromInline var homes = TargetList()
  @usableFromInline var staysHome = false
  @usableFromInline var namesPlatform = false
  @usableFromInline var reachesApple = false
  @usableFromInline var isBarePayload = false
  @usableFromInline var text = TextKind()
  @usableFromInline var usualPriority: Priority?
  @usableFromInline var sdk: SDK?
  @usableFromInline var intent = PushType.alert
  var place = Message.Place()
  var recipientCount = 0
  @usableFromInline var recipientKinds = Recipients.Kinds()
  var ttlFraction: TTLFraction?
  var additionCount = 0
}

/// Properties of a message's text.
@frozen
@usableFromInline
package struct TextKind: Sendable {
  /// Whether the text is only for Android devices.
  package var isForAndroidAlone = false
  /// Whether the data is only for Android devices.
  package var isDataForAndroidAlone = false
  /// Whether a part for Apple devices has data for all devices beside it.
  package var isBesideData = false
  /// Whether the document states a notification for Android, even one without a text.
  package var hasNotificationOfAndroid = false
  /// Whether a document for HMS states a notification, even one without a text.
  package var hasNotificationOfHuawei = false
  /// Whether the sound of a message for Huawei devices is named as FCM names sounds.
  package var isSoundOfFCM = false
  /// Whether nothing makes the message silent but that it has data alone.
  package var isSilentByContent = false
  /// Whether the target SDK reads the text as HTML.
  package var isHTML = false

  @inlinable package init() {}
}

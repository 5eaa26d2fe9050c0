public import PushJSON

/// The properties of a message that hold no references: they are reset and copied as a whole.
@usableFromInline
package struct PlainTraits {
  @usableFromInline var present = FieldSet()
  @usableFromInline var node = Node.absent
  /// The value that selects users by the vendor's own criteria instead of a list of addresses; absent if there is none.
  package var audience = Node.absent
  /// The notification of a document for HMS; absent if there is none.
  package var huaweiNotification = Node.absent
  /// Whether this notification says nowhere what a tap does.
  package var huaweiNotificationLacksTap = false
  /// Whether a document for HMS v3 has a notification of push type 2, whatever its category.
  package var isVoiceOfHuawei = false
  @usableFromInline var writtenFor = TargetList()
  /// Whether the document has separate content for each platform, so that it is not converted for others.
  package var isForItsPlatformAlone = false
  @usableFromInline var namesPlatform = false
  @usableFromInline var reachesApple = false
  @usableFromInline var isBarePayload = false
  @usableFromInline var text = TextKind()
  /// The default priority that the format documents; nil if it documents none.
  @usableFromInline package var usualPriority: Priority?
  @usableFromInline var sdk: SDK?
  @usableFromInline var intent = PushType.alert
  /// The location of the message in its document.
  package var place = Message.Place()
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

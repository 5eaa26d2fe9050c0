/// Properties of a message's text.
@frozen
@usableFromInline
package struct TextKind: Sendable {
  /// Whether the text is only for Android devices.
  package var isForAndroidAlone = false
  /// Whether the data is only for Android devices.
  package var isDataForAndroidAlone = false
  /// Whether the document states a notification for Android, even one without a text.
  package var hasNotificationOfAndroid = false
  /// Whether the target SDK reads the text as HTML.
  package var isHTML = false

  @inlinable package init() {}
}

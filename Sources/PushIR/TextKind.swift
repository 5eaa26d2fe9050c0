/// What is known of a message's text beside the words.
package struct TextKind: Sendable {
  /// Whether the document gives it to Android's devices alone.
  package var isForAndroidAlone = false
  /// Whether the document gives the data to Android's devices alone.
  package var isDataForAndroidAlone = false
  /// Whether the SDK that it was written for reads it as HTML.
  package var isHTML = false
}

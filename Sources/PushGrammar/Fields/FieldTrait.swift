/// A trait of a field in the message table, in addition to its type. The feature of a member contains several,
/// separated by spaces: `.feature "metadata internal"`.
enum FieldTrait: String, Sendable {
  /// The sender's own metadata: it is not sent to services, and its absence from a request is not a loss.
  case metadata
  /// Content that a device displays or plays.
  case visible
  /// Content that only Huawei devices display.
  case visibleOnHuawei = "visible-on-huawei"
  /// The text of a notification on every service, literal or by key.
  case text
  /// Most messages have it: its members are written without a group test.
  case usual
  /// A picture, which Apple devices download.
  case picture
  /// A form of the app's own data; a document has one at a time.
  case appData = "app-data"
  /// In an FCM request, only the block for Apple devices contains it.
  case apple
  /// A message stores the index of a word, not the word itself.
  case numbered
  /// Seconds since 1970; programs set whole seconds.
  case time
  /// The library has no accessor for the field.
  case `internal`
  /// The Swift name is prefixed with the group.
  case grouped
}

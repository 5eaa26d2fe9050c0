/// What a rule changed in a message: a JSON Patch operation (RFC 6902), and what stood there before.
public struct RuleEdit: Hashable, Sendable {
  /// The operations that rules have a use for.
  public enum Operation: String, Sendable {
    /// A value where there was none.
    case add
    /// Another value.
    case replace
    /// No value any more.
    case remove
    /// The value at another place.
    case move
  }

  /// What was done.
  public var operation: Operation
  /// Where in the message, as a JSON Pointer: `/data/message`.
  public var path: String
  /// Where a moved value stood.
  public var from: String?
  /// What stood there before, as JSON; absent where nothing did.
  public var before: String?
  /// What stands there now, as JSON; absent where nothing does.
  public var after: String?
  /// Where in its document the message stands, as a JSON Pointer: `/notifications/0`.
  public package(set) var pointer = ""
  /// The service on the way to which the message was changed; absent where it was for all.
  public package(set) var target: String?
  /// Its place among the edits of a document: an operation is meant for what those before it have left.
  public package(set) var order = 0

  /// An operation on a message.
  public init(
    _ operation: Operation, path: String, from: String? = nil, before: String? = nil, after: String? = nil
  ) {
    self.operation = operation
    self.path = path
    self.from = from
    self.before = before
    self.after = after
  }
}

/// A change that a rule made to a message: a JSON Patch operation (RFC 6902) with the previous value.
public struct RuleEdit: Hashable, Sendable {
  /// The JSON Patch operations that rules use.
  public enum Operation: String, Sendable {
    /// Adds a value.
    case add
    /// Replaces a value.
    case replace
    /// Removes a value.
    case remove
    /// Moves a value to another location.
    case move
  }

  /// The operation.
  public var operation: Operation
  /// The location in the message, as a JSON Pointer: `/data/message`.
  public var path: String
  /// The previous location of a moved value.
  public var from: String?
  /// The previous value as JSON; nil if there was no value.
  public var before: String?
  /// The new value as JSON; nil if there is no value.
  public var after: String?
  /// The location of the message in its document, as a JSON Pointer: `/notifications/0`.
  public package(set) var pointer = ""
  /// The service that the message was changed for; nil if it was changed for all.
  public package(set) var target: String?
  /// The index among the edits of a document. An operation applies to the result of the operations before it.
  public package(set) var order = 0

  /// Creates an operation on a message.
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

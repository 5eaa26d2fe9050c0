public import PushDiagnostics

/// The value of a field, which is a value of a document or a small inline value, and its source location.
@frozen
public struct Slot: Sendable {
  /// A value, by reference or inline.
  @frozen
  public enum Content: Sendable {
    /// A value of one of the message's documents, with its original digits and spelling.
    case value(ValueReference)
    /// An integer.
    case integer(Int64)
    /// A Boolean.
    case flag(Bool)
  }

  /// The value.
  public var content: Content
  /// The source location of the value.
  public var span: Span

  /// Creates a slot from a value and its source location.
  @inlinable
  public init(_ content: Content, _ span: Span) {
    self.content = content
    self.span = span
  }
}

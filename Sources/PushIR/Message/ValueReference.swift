public import PushJSON

/// Refers to a value of a message: one of the document that the message was read from, or of a document that was added
/// to the message.
@frozen
public struct ValueReference: Hashable, Sendable {
  /// The value in its document.
  @usableFromInline let node: Node
  /// The number of the added document that the value is in, from 1; 0 for the message's own document.
  @usableFromInline let addition: UInt32

  @inlinable
  init(_ node: Node, addition: UInt32) {
    self.node = node
    self.addition = addition
  }

  /// Refers to a value of the message's own document.
  @inlinable public init(_ node: Node) { self.init(node, addition: 0) }

  /// Refers to the value that is an added document.
  package init(addition index: Int) { self.init(.root, addition: UInt32(index) + 1) }

  /// Refers to no value.
  @inlinable public static var absent: ValueReference { ValueReference(.absent) }

  /// Whether there is a value.
  @inlinable public var exists: Bool { node.exists }

  /// Whether the value is in the document that the message was read from, or absent.
  @inlinable package var isOfDocument: Bool { addition == 0 }

  /// The value in the document that the message was read from; absent if it is in another one.
  @inlinable package var ownNode: Node { isOfDocument ? node : .absent }

  /// Refers to another value of the same document.
  package func part(_ node: Node) -> ValueReference { ValueReference(node, addition: addition) }
}

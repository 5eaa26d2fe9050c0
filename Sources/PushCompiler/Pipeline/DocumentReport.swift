/// The result of compiling a document.
public struct DocumentReport: Sendable {
  /// The document that the findings refer to: the one that was passed in, even if fixes were applied.
  public var source: PushSource
  /// The format that the document was read as; nil if it could not be read or its format is unknown.
  public var format: PushFormat?
  /// The findings, in input order.
  public var diagnostics: [Diagnostic] = []
  /// The findings whose fixes were applied, with their positions in the original.
  public var fixed: [Diagnostic] = []
  /// The messages that could not be compiled for at least one target.
  public var rejections: [Rejection] = []
}

/// A message that was not written for at least one target, or devices that it could not be addressed to.
public struct Rejection: Sendable {
  /// The location of the message in its document, as a JSON Pointer.
  public var pointer: String
  /// The part of the document that holds the message.
  public var span: PushSpan
  /// The part of the document that has the message and its addresses, to be sent again.
  public var input: PushSpan
  /// Whether the parts are JSON values; a broken document is plain text.
  public var isValue: Bool
  /// The services that it was not written for; empty if it was compiled for none, because of what holds for all of them.
  public var targets: [PushTarget]
  /// The errors that caused the rejection. Of those around all messages of the document, these are the first ten.
  public var diagnostics: [Diagnostic]
}

/// Counts over all documents of a compiler.
public struct CompilerCounts: Sendable, Equatable {
  /// The number of documents read.
  public var documents = 0
  /// The number of messages in them; a document that cannot be read counts as one.
  public var messages = 0
  /// The number of rejections: messages that were not written for at least one target, and groups of devices that no
  /// message could be addressed to.
  public var rejected = 0
  /// The number of records written.
  public var records = 0
  /// The formats that were detected, with the number of documents of each.
  package var detected: [Format: Int] = [:]

  /// Adds the counts of another compiler.
  public static func += (left: inout CompilerCounts, right: CompilerCounts) {
    left.documents += right.documents
    left.messages += right.messages
    left.rejected += right.rejected
    left.records += right.records
    for (format, count) in right.detected { left.detected[format, default: 0] += count }
  }

  /// Creates counts of zero.
  public init() {}
}

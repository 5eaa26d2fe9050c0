/// What became of a document.
public struct DocumentReport: Sendable {
  /// The document that the findings speak of; with fixes applied, the fixed one.
  public var source: PushSource
  /// The format that the document was read as; nil where it could not be read, or where its format is unknown.
  public var format: PushFormat?
  /// What was found, in input order.
  public var diagnostics: [Diagnostic] = []
  /// The findings whose fixes were applied, at their places in the original.
  public var fixed: [Diagnostic] = []
  /// The messages that could not be compiled, for some target or for all.
  public var rejections: [Rejection] = []
}

/// A message that was not written, for one target at least, or devices that it could not be addressed to.
public struct Rejection: Sendable {
  /// Where the message stands in its document, as a JSON Pointer.
  public var pointer: String
  /// The part of the document that holds the message.
  public var span: PushSpan
  /// Whether the part is a JSON value; a broken document is text.
  public var isValue: Bool
  /// The errors that concern it.
  public var diagnostics: [Diagnostic]
}

/// Counts over all documents of a compiler.
public struct CompilerCounts: Sendable, Equatable {
  /// Documents read.
  public var documents = 0
  /// Messages found in them; a document that cannot be read counts as one.
  public var messages = 0
  /// Messages that were not written, for one target at least, and groups of devices that no message could be addressed to:
  /// as many as there are rejections.
  public var rejected = 0
  /// Records written.
  public var records = 0

  /// Adds the counts of another compiler.
  public static func += (left: inout CompilerCounts, right: CompilerCounts) {
    left.documents += right.documents
    left.messages += right.messages
    left.rejected += right.rejected
    left.records += right.records
  }

  /// Counts of nothing.
  public init() {}
}

import PushJSON

/// What bounds the memory and the time that a document takes, whoever wrote it. A number outside its range counts as the nearest
/// one within.
public struct CompilerLimits: Sendable, Hashable {
  /// The most bytes that any document can have: 268,435,455, which is 256 MiB less one.
  public static var largestDocument: Int { ScanLimits.largestSize }

  /// The deepest that objects and arrays of any document can nest: 512.
  public static var deepestNesting: Int { ScanLimits.greatestDepth }

  /// How many bytes a document can have, from 1 to ``largestDocument``. A larger one is rejected with JSON108.
  public var documentSize = ScanLimits.largestSize
  /// How many objects and arrays can be within each other, from 1 to ``deepestNesting``. A document with more is rejected with
  /// JSON107.
  public var nesting = ScanLimits.greatestDepth
  /// How many errors of a document are kept, and how many other findings, from 1 on: 10,000 of each. JSON112 tells that there
  /// were more. Where errors are left out, no further message of the document is written.
  public var findings = DiagnosticSink.usualLimit

  /// The limits that apply unless others are set.
  public init() {}

  var mostFindings: Int { max(1, findings) }
  var scanning: ScanLimits { ScanLimits(size: documentSize, depth: nesting) }
}

/// A part of pushc that accepts untrusted bytes, and its invariants for any input.
package struct FuzzTarget: Sendable {
  /// The name on the command line.
  package let name: String
  /// The form of the inputs, which determines how they are mutated.
  package let kind: Kind
  /// The initial inputs.
  package let seeds: @Sendable () throws -> [[UInt8]]
  /// Runs the part on an input; throws if an invariant is violated.
  package let check: @Sendable ([UInt8]) throws(BrokenInvariant) -> Void

  package enum Kind: Sendable {
    case text
    /// Bytes that select options, followed by JSON.
    case document
  }

  /// All targets: the scanner, documents of each format, documents of any format, and the text of rules.
  package static let all: [FuzzTarget] =
    [ScannerChecks.target] + DocumentChecks.targets + [
      RulesChecks.target, ExpressionChecks.target, PatternChecks.target,
    ]

  package static func named(_ name: String) -> FuzzTarget? { all.first { $0.name == name } }

  /// The maximum length of inputs: longer ones rarely show more, and are slower.
  package static let longestInput = 8192
}

/// A violated invariant.
package struct BrokenInvariant: Error, CustomStringConvertible {
  package let description: String

  package init(_ description: String) { self.description = description }
}

/// Throws if an invariant is violated.
func hold(_ condition: Bool, _ description: @autoclosure () -> String) throws(BrokenInvariant) {
  if !condition { throw BrokenInvariant(description()) }
}

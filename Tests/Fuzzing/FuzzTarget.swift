/// A part of pushc that takes bytes from strangers, and what has to hold whatever they are.
package struct FuzzTarget: Sendable {
  /// The name on the command line.
  package let name: String
  /// What inputs are made of, which decides how they are mutated.
  package let kind: Kind
  /// Inputs to begin with.
  package let seeds: @Sendable () throws -> [[UInt8]]
  /// Runs the part on an input; throws where an invariant does not hold.
  package let check: @Sendable ([UInt8]) throws(BrokenInvariant) -> Void

  package enum Kind: Sendable {
    case text
    /// Bytes that choose options, then JSON.
    case document
  }

  /// All targets: the scanner, a document of each format, of any format, and what teams write for rules.
  package static let all: [FuzzTarget] =
    [ScannerChecks.target] + DocumentChecks.targets + [
      RulesChecks.target, ExpressionChecks.target, PatternChecks.target,
    ]

  package static func named(_ name: String) -> FuzzTarget? { all.first { $0.name == name } }

  /// Inputs longer than this are not tried: what they could show, shorter ones show faster.
  package static let longestInput = 8192
}

/// What did not hold.
package struct BrokenInvariant: Error, CustomStringConvertible {
  package let description: String

  package init(_ description: String) { self.description = description }
}

/// Throws where an invariant does not hold.
func hold(_ condition: Bool, _ description: @autoclosure () -> String) throws(BrokenInvariant) {
  if !condition { throw BrokenInvariant(description()) }
}

import PushCompiler
import PushGrammar

/// The least that a document needs around a leaf so that it would be sent, in one of several situations.
struct Base: Sendable, CustomStringConvertible {
  let name: String
  let format: Format
  let samples: Samples
  /// The rule that documents of this kind follow; nil: the format's first.
  var rule: String?
  /// Whose SDK reads the output.
  var reader: PayloadReader?
  /// The paths whose leaves are looked at; all where there are none.
  var only: [String] = []
  /// The paths whose leaves would make another situation of it.
  var without: [String] = []

  static let all = appMetrica + gorush + braze

  var description: String { "\(format.name), \(name)" }

  var situation: Situation { Situation(format: format, reader: reader) }

  func leaves(_ grammars: GrammarSet) throws -> [Leaf] {
    try grammars.leaves(of: format.name, from: rule, samples: samples).filter { leaf in
      (only.isEmpty || only.contains { leaf.path.hasPrefix($0) }) && !without.contains { leaf.path.hasPrefix($0) }
    }
  }
}

/// What a document is read as, and for whom its output is written.
struct Situation: Hashable {
  let format: Format
  var reader: PayloadReader?
}

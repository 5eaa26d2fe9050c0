import PushDiagnostics

/// One step of a program. Steps name each other, and what they need, by indexes into tables.
enum Step: Sendable {
  case literal(UInt32)
  case unbound(UInt32)
  case surrounding(Surrounding)
  case path(UInt32)
  case presence(UInt32)
  case local(UInt32)
  case select(UInt32, key: UInt32)
  case hasMember(UInt32, key: UInt32)
  case test(UInt32)
  case operation(Operation, Operands)
  case matches(UInt32, pattern: UInt32)
  case not(UInt32)
  case and(Operands)
  case or(Operands)
  case conditional(Operands)
  case list(Operands)
  /// A key and its value after each other.
  case map(Operands)
  /// What is gone through, then what is done with each element.
  case comprehension(Macro, Operands)
}

/// Some entries of a table, one after the other.
struct Operands: Sendable {
  let first: UInt32
  let count: UInt32
}

/// A part of the texts of a program.
struct TextRange: Sendable {
  let start: UInt32
  let end: UInt32

  var range: Range<Int> { Int(start)..<Int(end) }
}

/// Expressions as they are run: plain data in flat tables, so that running them counts no references.
final class Program: Sendable {
  let steps: [Step]
  /// The step of each expression whose value is that of the whole.
  let roots: [UInt32]
  /// Where each step stands in the source.
  let spans: [Span]
  let operands: [UInt32]
  let literals: [Value]
  /// The fields and members that it names, as they are found and as they are written.
  let places: [Place]
  let paths: [FieldPath]
  let tests: [FieldTest]
  let patterns: [RegularExpression]
  /// All texts that documents are compared with, one behind the other.
  let texts: SourceBytes
  let textRanges: [TextRange]

  init(_ terms: [Term]) {
    var assembly = Assembly()
    roots = terms.map { assembly.add($0) }
    steps = assembly.steps
    spans = assembly.spans
    operands = assembly.operands
    literals = assembly.literals
    places = assembly.places
    paths = assembly.paths
    tests = assembly.tests
    patterns = assembly.patterns
    texts = SourceBytes(assembly.texts)
    textRanges = assembly.textRanges
  }

  func operand(_ operands: Operands, _ index: UInt32) -> UInt32 { self.operands[Int(operands.first + index)] }
}

import PushDiagnostics

/// A step of a program. Steps refer to each other, and to their data, by indexes into tables.
enum Step: Sendable {
  case literal(UInt32)
  case unbound(UInt32)
  case contextVariable(ContextVariable)
  case path(UInt32)
  case presence(UInt32)
  case local(UInt32)
  case select(UInt32, key: UInt32)
  case hasMember(UInt32, key: UInt32)
  case test(UInt32)
  case operation(Operation, Operands)
  case matches(UInt32, pattern: UInt32)
  /// The text, and for a replacement how many at the most.
  case capture(UInt32, Operands)
  case list(Operands)
  /// Keys and values alternately.
  case map(Operands)
  /// The range of the macro, then the expressions for each element.
  case comprehension(Macro, Operands)
}

/// A range of entries of a table.
struct Operands: Sendable {
  let first: UInt32
  let count: UInt32

  var indices: Range<UInt32> { first..<first + count }
}

/// A range of the program's texts.
struct TextRange: Sendable {
  let start: UInt32
  let end: UInt32

  var count: Int { Int(end &- start) }
  var range: Range<Int> { Int(start)..<Int(end) }
}

/// Compiled expressions: plain data in flat tables, so that evaluation needs no reference counting.
final class Program: Sendable {
  let tables: Assembly
  /// All texts that documents are compared with, stored contiguously.
  let texts: SourceBytes

  convenience init(_ term: Term) {
    var assembly = Assembly()
    assembly.add(term)
    self.init(assembly)
  }

  init(_ assembly: Assembly) {
    tables = assembly
    texts = SourceBytes(assembly.texts)
  }

  /// The root step of a single expression: operands precede operations.
  var root: UInt32 { UInt32(tables.steps.count - 1) }

  func operand(_ operands: Operands, _ index: UInt32) -> UInt32 { tables.operands[Int(operands.first + index)] }
}

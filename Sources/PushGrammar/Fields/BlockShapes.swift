extension MessageTable {
  /// Blocks are checked as objects of the rules that the table names.
  var blockShapes: String {
    let blocks = fields.compactMap { field in
      field.shape.map {
        "    case .\(field.property): check(node, as: \(SwiftName.type($0.format, $0.rule)).self, &decoder)"
      }
    }
    let others = fields.filter { $0.shape == nil }.map { "." + $0.property }
    return """
      import PushIR
      import PushJSON
      import PushSyntax

      extension BlockShape {
        /// Checks a block against the grammar of its service or SDK.
        static func check(_ field: Field, _ node: Node, _ decoder: inout Decoder) {
          switch field {
      \(blocks.joined(separator: "\n"))
          case \(others.joined(separator: ", ")): break
          }
        }
      }

      """
  }
}

/// How one member appears in the generated struct.
struct SwiftField {
  /// The text after `package var`.
  let declaration: String
  /// Decodes the member's value.
  let call: String
  /// The expression for the member's node.
  let node: String
  /// The statement of `checkDeferred` if the member contains objects.
  let deferred: String?

  init(_ member: Member, of rule: Rule, in grammar: FormatGrammar) {
    let name = rule.object?.property(member) ?? SwiftName.property(member.key)
    // Names that the generated functions use themselves.
    let isShadowed = ["decoder", "element", "key", "members"].contains(name)
    let declared = SwiftName.quoted(name)
    let property = (isShadowed ? "self." : "") + declared
    let code = FieldCode(member, of: rule, in: grammar)
    let arguments = code.arguments.map { ", " + $0 }.joined()
    if case .nested = code.storage {
      call = "decoder.\(code.function)(key.node, &\(property)\(arguments))"
    } else {
      call = "\(property) = decoder.\(code.function)(key.node, replacing: \(property)\(arguments))"
    }
    switch code.storage {
    case .node:
      (declaration, node) = ("\(declared) = Node.absent", property)
      // What a lowering reads itself of another file, it also checks.
      let isChecked = member.features.contains(.readOtherwise) && member.shape.isOfOtherFile
      deferred =
        isChecked
        ? nil
        : code.deferredType.map { type in
          let test = code.function == "either" ? "decoder.isObject(\(property))" : "\(property).exists"
          return "if \(test) { decoder.check(\(property), as: \(type).self) }"
        }
    case .choice(let type):
      (declaration, node, deferred) = ("\(declared) = Choice<\(type)>()", property + ".node", nil)
    case .nested(let type):
      (declaration, node) = ("\(declared): \(type)?", "\(property)?.node ?? .absent")
      deferred = "\(property)?.checkDeferred(with: &decoder)"
    case .elements(let type):
      (declaration, node) = ("\(declared) = Elements<\(type)>()", property + ".node")
      deferred = "decoder.check(\(property))"
    }
  }
}

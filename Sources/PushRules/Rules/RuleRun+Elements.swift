import PushDiagnostics
import PushIR
import PushJSON

/// Rules that are about the elements of a list, one by one: `each action in actions`.
extension RuleRun {
  func checkElements(of list: FieldPath, _ rule: Rule, _ message: Message) {
    guard case .value(let value)? = message.value(at: list) else { return }
    let (document, array) = message.resolve(value)
    guard document.kind(array) == .array else {
      // A placeholder may be replaced by a list.
      if activation.hasPlaceholders, document.kind(array) == .string { return }
      return report("\(list) is not a list", of: rule, isCheck: true, at: message.span(at: list))
    }
    var elements = ElementCursor(of: array, in: document)
    while let element = elements.next(in: document) {
      let value = JSONValue(element, in: document, without: message.omitted)
      let locals = [activation.hasPlaceholders ? value.judged ?? .template(value.source) : Value(value)]
      guard applies(rule, message, locals, at: message.span(of: element, in: document, list.field)) else { continue }
      for remark in rule.remarks {
        let place =
          remark.path.map { message.span(at: $0) }
          ?? message.span(of: member(remark.elementKeys, of: element, in: document, message), in: document, list.field)
        report(remark, of: rule, message, locals: locals, at: place)
      }
    }
  }

  private func applies(_ rule: Rule, _ message: Message, _ locals: [Value], at place: Span) -> Bool {
    guard let condition = rule.condition else { return true }
    do throws(EvaluationFailure) {
      if case .bool(true) = try condition.value(for: message, in: activation, locals: locals) { return true }
    } catch {
      if case .failed = error { report(error.reason, of: rule, isCheck: true, at: place) }
    }
    return false
  }

  /// A member of an element, or what is nearest to it on the way.
  private func member(_ keys: [String], of element: Node, in document: Document, _ message: Message) -> Node {
    var node = element
    for key in keys {
      guard document.kind(node) == .object else { return node }
      let member = document.member(named: key[...], of: node, without: message.omitted)
      guard member.exists else { return node }
      node = member
    }
    return node
  }
}

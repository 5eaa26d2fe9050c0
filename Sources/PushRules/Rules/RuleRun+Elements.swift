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
      let text = JSONValue(array, in: document, without: message.omitted)
      if activation.hasPlaceholders, case .template = text.judged { return }
      return report("\(list) is not a list", of: rule, isCheck: true, at: message.span(at: list))
    }
    var elements = ElementCursor(of: array, in: document)
    while let element = elements.next(in: document) {
      let value = JSONValue(element, in: document, without: message.omitted)
      let local = activation.hasPlaceholders ? value.judged ?? .template(value.source) : Value(value)
      do throws(Problem) {
        guard try rule.condition?.holds(for: local, in: message, activation) ?? true else { continue }
      } catch {
        report(error.message, of: rule, isCheck: true, at: message.span(of: element, in: document, list.field))
        continue
      }
      for remark in rule.remarks {
        let place =
          remark.path.map { message.span(at: $0) }
          ?? message.span(of: member(remark.elementKeys, of: element, in: document, message), in: document, list.field)
        report(remark, of: rule, message, locals: [local], at: place)
      }
    }
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

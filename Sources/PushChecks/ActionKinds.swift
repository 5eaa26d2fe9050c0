import PushDiagnostics
import PushIR

extension Code {
  /// An action of a list has no kind that pushc knows.
  ///
  /// In a document the format's own actions are checked first; this code is for values that a rule or a program sets:
  /// `then set actions = [{"title": "Open", "kind": "weblink"}]`. Nothing can be written for such an action, so the message is
  /// rejected. Write one of the kinds that the help names.
  static let unknownAction = Code(.shape, 189, "unknown-action")
}

/// The kinds of actions, regardless of who set them.
enum ActionKinds: FieldCheck {
  static var routes: Routes { .requests }
  static var fields: FieldSet { .actions | .receiptActions }

  static func check(_ message: Message, _ context: CheckContext) {
    // What a format has as an action is given one of the kinds.
    for field in [Field.actions, .receiptActions] where message.has(field) && !message.isAssembled(field) {
      var index = 0
      message.part(field)?.forEachElement { element in
        let kind = element[Action.Key.kind.spelling]
        if !Action.Kind.allCases.contains(where: { kind?.equals($0.spelling) ?? false }) {
          report(field, index, element, context)
        }
        index += 1
      }
    }
  }

  private static func report(_ field: Field, _ index: Int, _ action: FieldPart, _ context: CheckContext) {
    // A button does not change the badge.
    let kinds = Action.Kind.allCases.filter { field == .receiptActions || !$0.isOfBadge }
    let words = kinds.map { $0.spelling.description }.joined(separator: ", ")
    let kind = action[Action.Key.kind.spelling]?.text.map { "is \(Visible.quoted($0)), which is not a valid kind" }
    context.report(
      .error, .unknownAction, "\(field.name)[\(index)].kind \(kind ?? "is missing")", at: action.span,
      help: "kinds are \(words)")
  }
}

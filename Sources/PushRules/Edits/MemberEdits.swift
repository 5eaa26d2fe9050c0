import PushIR
import PushJSON

extension Edit {
  /// The edits of single members that an edit by a condition on keys comes to; itself, where it is about one place.
  func single(in message: Message, _ activation: Activation) throws(Problem) -> [Edit] {
    guard case .members(let condition, let name) = change else { return [self] }
    var edits: [Edit] = []
    for key in message.keys(at: path) where try condition.holds(for: activation.key(key), in: message, activation) {
      guard let name else {
        edits.append(Edit(change: .drop, path: path.member(key), span: span))
        continue
      }
      guard let renamed = try name.text(for: key, in: message, activation), !renamed.isSame(as: key) else { continue }
      edits.append(Edit(change: .rename(path.member(renamed)), path: path.member(key), span: span))
    }
    return edits
  }
}

extension Message {
  /// The keys of the object at a path, in their order.
  fileprivate func keys(at path: FieldPath) -> [String] {
    guard case .value(let value)? = value(at: path) else { return [] }
    return self.value(value).members.map { $0.name.text }
  }
}

extension Activation {
  /// A key as a value.
  fileprivate func key(_ key: String) -> Value { hasPlaceholders ? .judged(key) : .string(key) }
}

extension Expression {
  /// Whether a condition with one local holds for a value of it. What it reads may be absent or not known.
  func holds(for local: Value, in message: Message, _ activation: Activation) throws(Problem) -> Bool {
    do throws(EvaluationFailure) {
      if case .bool(true) = try value(for: message, in: activation, locals: [local]) { return true }
    } catch {
      if case .failed = error { throw Problem(error.reason) }
    }
    return false
  }

  fileprivate func text(
    for key: String, in message: Message, _ activation: Activation
  ) throws(Problem) -> String? {
    switch try editValue(for: message, in: activation, locals: [activation.key(key)]) {
    case nil: return nil
    case .string(let text): return text
    default: throw Problem("the new name of \(key) is not a text")
    }
  }
}

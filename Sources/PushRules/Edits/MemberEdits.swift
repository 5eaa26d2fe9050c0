import PushDiagnostics
import PushIR
import PushJSON

extension Edit {
  /// The edits of single members that an edit by a condition on keys comes to.
  func ofMembers(
    where condition: Expression, renamed name: Expression?, in message: Message, _ activation: Activation
  ) throws(Problem) -> [Edit] {
    var edits: [Edit] = []
    let object = message.jsonValue(at: path)
    let keys = object?.members.map { $0.name.text } ?? []
    for key in keys where try condition.holds(for: activation.key(key), in: message, activation) {
      guard let name else {
        edits.append(Edit(change: .drop, path: path.member(key), span: span))
        continue
      }
      guard let renamed = try name.text(for: key, in: message, activation), !renamed.isSame(as: key) else { continue }
      edits.append(Edit(change: .rename(path.member(renamed)), path: path.member(key), span: span))
    }
    guard edits.count <= Self.mostBytes / max(1, object?.span.count ?? 0) else {
      throw Problem("\(edits.count) members are too many for an object of its size")
    }
    return edits
  }

  /// The limit of what they write together, as each of them writes the object. Services take payloads of a few kilobytes.
  private static var mostBytes: Int { 1 << 24 }
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

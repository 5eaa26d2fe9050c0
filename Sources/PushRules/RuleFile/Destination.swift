import PushDiagnostics
import PushIR
import PushJSON

// The checks of whether a value can be written to a path.
extension FieldPath {
  /// Why no value can be written to the path.
  var complaint: Problem? {
    if keys.isEmpty || ValueType(field).memberType != nil { return nil }
    return Problem(
      "edits reach fields and members of objects; \(field.name) is \(ValueType(field).withArticle)",
      help: "set all of \(field.name)")
  }

  /// Why a value cannot be written to the path.
  func complaint(of value: Expression, isDefault: Bool) -> Problem? {
    if value.type == .null {
      return Problem("a field is not set to null", help: isDefault ? "delete the action" : "write: drop \(self)")
    }
    guard type.takes(value.type) else {
      return Problem(
        "\(self) is \(type == .dyn ? "JSON" : type.withArticle), and this is \(value.type.withArticle)",
        help: conversion(of: value))
    }
    if let words, let word = value.term.possibleTexts.map({ $0.text }).first(where: { !words.contains($0) }) {
      let nearest = Suggestion.nearest(to: word, among: words)
      return Problem(
        "\(self) has no value \(Visible.quoted(word))",
        help: nearest.map { "did you mean \"\($0)\"?" } ?? "it is one of \(words.joined(separator: ", "))")
    }
    return value.constant.flatMap(complaint(of:))
  }

  /// How to convert a value of another type.
  private func conversion(of value: Expression) -> String? {
    if let help = seconds(of: value.constant) { return help }
    if let words { return "it is one of \(words.joined(separator: ", "))" }
    if let spelling = value.constant?.spelling(as: type) { return "write \(spelling)" }
    switch (type, value.type) {
    case (.int, .timestamp), (.int, .double): return "write int(…) around it"
    case (.string, .int), (.string, .double), (.dyn, .timestamp), (.dyn, .duration): return "write string(…) around it"
    default: return nil
    }
  }

  /// Why a constant is always invalid although its type is correct.
  private func complaint(of constant: Value) -> Problem? {
    if let complaint = constant.complaintAsJSON { return complaint }
    let output = Output(capacity: 64)
    constant.append(asJSON: output)
    var message = Message()
    let content = FieldContent(text: output)
    if !keys.isEmpty || content.content(for: field, in: &message) != nil { return nil }
    return Problem("\(self) cannot be \(Visible.clipped(constant.text))")
  }

  /// Why a value of another path cannot be moved to this path.
  func complaint(renaming source: FieldPath) -> Problem? {
    if source == self { return Problem("the field is renamed to itself") }
    if source.contains(self) || contains(source) {
      return Problem("\(source) and \(self): one is inside the other")
    }
    guard type.takes(source.type) else {
      return Problem("\(self) is \(type.withArticle), and \(source) is \(source.type.withArticle)")
    }
    return nil
  }

  /// Why the path cannot contain a text to truncate.
  var complaintAsText: Problem? {
    if type != .string, type != .dyn {
      return Problem("\(self) is \(type.withArticle), and only texts are truncated")
    }
    return words.map { _ in Problem("\(self) is one of a few words, which are not cut") }
  }
}

extension TextLimit {
  /// Why a text can never be truncated to this limit.
  var complaint: Problem? {
    guard case .int(let count)? = self.count?.constant else { return nil }
    if count < 0 { return Problem("the limit is negative") }
    let length = unit == .bytes ? ending.utf8.count : ending.count
    guard count < length else { return nil }
    let name = unit == .bytes ? "byte" : "character"
    return Problem("the ending alone is longer: it has \(length) \(name)\(length == 1 ? "" : "s")")
  }
}

extension Value {
  /// Why JSON cannot represent the value: a number inside it is infinite or NaN.
  var complaintAsJSON: Problem? {
    switch self {
    case .double(let number): number.isFinite ? nil : Problem("\(text) is not a valid JSON number")
    case .list(let elements): elements.lazy.compactMap { $0.complaintAsJSON }.first
    case .map(let map): map.entries.lazy.compactMap { $0.value.complaintAsJSON }.first
    default: nil
    }
  }
}

extension ValueType {
  /// Whether a field of this type accepts values of another.
  func takes(_ other: ValueType) -> Bool {
    switch (self, other) {
    case (.dyn, .bytes), (.dyn, .duration), (.dyn, .timestamp), (.dyn, .type): false
    case (.dyn, _), (_, .dyn): true
    case (.double, .int), (.double, .uint), (.int, .uint): true
    case (.list(let element), .list(let otherElement)): element.takes(otherElement)
    case (.map(_, let value), .map(let key, let otherValue)):
      (key == .string || key == .dyn) && value.takes(otherValue)
    default: self == other
    }
  }
}

extension Code {
  /// An edit writes where nothing can be written, or a value that does not fit there.
  ///
  /// `then set badge = "3"` gives a text to a number, `then set apple.interruption_level = "loud"` a word that the field
  /// does not have, `then truncate title to 2 bytes with "…"` leaves no room for the text, and `then set actions[0].title =
  /// "Go"` reaches into a list. Edits write fields, and members of the objects that fields hold. `pushc rules list
  /// --fields` has their types.
  static let badDestination = Code(.rule, 132, "bad-destination")
}

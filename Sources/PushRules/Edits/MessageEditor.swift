import PushDiagnostics
import PushIR
import PushJSON

extension Expression {
  /// The value of an expression that an edit needs; nil if something that it reads is absent.
  func editValue(
    for message: Message, in activation: Activation, locals: [Value] = []
  ) throws(Problem) -> Value? {
    do throws(EvaluationFailure) {
      return try value(for: message, in: activation, locals: locals)
    } catch {
      if case .absent = error { return nil }
      throw Problem(error.reason)
    }
  }
}

/// Applies the edits of rules to a message. A failed edit leaves the message unchanged.
struct MessageEditor {
  var message = Message()
  var marks = EditMarks()
  /// The service for which the message is edited; nil for all.
  var target: Target?
  private let context: EvaluationContext
  private let host: RuleHost
  /// Texts that were truncated as far as possible while the payload was still too large. Later truncations may make it
  /// fit.
  var oversized: [(rule: Rule, path: FieldPath, place: Span)] = []

  /// What edits of the current rule read that were skipped, because another part of their values is absent. The rule does not
  /// drop it: its value has not been written anywhere.
  var unread: [FieldPath] = []

  /// Whether a value for Android devices alone stays beside one that the current edit writes.
  private var keepsAndroidValue = false
  /// The values for Android devices that the current edit has changed or dropped.
  private var changedOnAndroid: [Span] = []

  init(_ context: EvaluationContext, _ host: RuleHost) {
    self.context = context
    self.host = host
  }

  /// The bytes that are left in the payload for the service.
  var room: Int { host.room(message, target) }

  private var activation: Activation { context.activation }

  /// Makes an edit. Returns the change, or nil if there was nothing to change.
  mutating func apply(_ edit: Edit, of rule: Rule) throws(Problem) -> MadeEdit? {
    let copies = edit.copies(in: message, for: target)
    changedOnAndroid.removeAll()
    guard var made = try make(edit, of: rule) else { return nil }
    made.copies = copies
    made.onAndroid = changedOnAndroid
    for copy in copies { made.operations += try drop(copy, rule)?.operations ?? [] }
    return made
  }

  private mutating func make(_ edit: Edit, of rule: Rule) throws(Problem) -> MadeEdit? {
    let isOfLibrary = edit.isDefault && rule.isOfLibrary
    marks.writing = edit.replacesField ? .stated : isOfLibrary ? .defaultOfLibrary : .other
    keepsAndroidValue = edit.keepsValues
    switch edit.change {
    case .set(let value): return try set(edit.path, to: value, rule)
    case .default(let value): return message.value(at: edit.path) == nil ? try set(edit.path, to: value, rule) : nil
    case .drop:
      let isRead = unread.contains { edit.path.contains($0) || $0.contains(edit.path) }
      return isRead ? nil : try drop(edit.path, rule)
    case .rename(let path): return try move(edit.path, to: path, rule)
    case .truncate(let limit): return try truncate(edit.path, limit, rule)
    // Its edits are those of single members.
    case .members: return nil
    }
  }

  // MARK: set, drop

  private mutating func set(_ path: FieldPath, to value: AssignedValue, _ rule: Rule) throws(Problem) -> MadeEdit? {
    guard let content = try value.content(for: message, in: activation) else {
      unread += value.expression.reads
      return nil
    }
    let before = message.jsonOrNull(at: path)
    let after = content.text.text()
    if before?.isSame(as: after) == true {
      // APNs gets none of the values for Android devices.
      if path.keys.isEmpty, target != .apns { dropOnAndroid(path.field) }
      if changedOnAndroid.isEmpty { return nil }
      try put(content, at: path, rule)
      return MadeEdit(before: before, after: after, operations: [])
    }
    let operation =
      before == nil
      ? message.addition(of: after, at: path) : RuleEdit(.replace, path: path.pointer, before: before, after: after)
    try put(content, at: path, rule)
    return MadeEdit(before: before, after: after, operations: [operation])
  }

  private mutating func drop(_ path: FieldPath, _ rule: Rule) throws(Problem) -> MadeEdit? {
    guard let before = message.jsonOrNull(at: path) else { return dropOfAndroid(path) }
    if path.keys.isEmpty {
      message.remove(path.field)
      dropOnAndroid(path.field)
    } else {
      try change(path, .remove, rule)
    }
    return MadeEdit(before: before, operations: [RuleEdit(.remove, path: path.pointer, before: before)])
  }

  /// Drops a value that Android devices alone get.
  private mutating func dropOfAndroid(_ path: FieldPath) -> MadeEdit? {
    guard path.keys.isEmpty, target != .apns,
      let before = message.asOnAndroid(of: target ?? .hms).jsonOrNull(at: path)
    else { return nil }
    dropOnAndroid(path.field)
    return MadeEdit(before: before, operations: [])
  }

  // MARK: rename

  private mutating func move(
    _ path: FieldPath, to destination: FieldPath, _ rule: Rule
  ) throws(Problem) -> MadeEdit? {
    guard let before = message.jsonOrNull(at: path) else { return nil }
    if let there = message.json(at: destination) {
      throw Problem("\(destination) is there already, \(Visible.clipped(there)); \(path) stays")
    }
    let operations = message.operations(moving: before, from: path, to: destination)
    if let object = path.parent, object == destination.parent, let name = destination.keys.last {
      try change(path, .rename(name), rule)
    } else {
      let text = Output(before)
      let place = message.span(at: path)
      let value = try slotContent(FieldContent(text: text), for: destination)
      // A value that does not fit the destination is not removed from its source.
      try put(value, text, at: destination, place, rule)
      _ = try drop(path, rule)
    }
    return MadeEdit(before: before, after: before, operations: operations)
  }

  // MARK: truncate

  private mutating func truncate(_ path: FieldPath, _ limit: TextLimit, _ rule: Rule) throws(Problem) -> MadeEdit? {
    if message.value(at: path) == nil, textsOnAndroid(path).isEmpty { return nil }
    if message.value(at: path) != nil, message.text(at: path) == nil { throw Problem("\(path) is not a text") }
    if limit.unit == .payload { return try fit(path, limit, rule) }
    guard let count = try count(limit) else { return nil }
    return try cut(path, rule) { text throws(Problem) in
      let shortened =
        limit.unit == .bytes
        ? Truncation.cut(text, toBytes: count, ending: limit.ending)
        : Truncation.cut(text, toCharacters: count, ending: limit.ending)
      guard let shortened else { throw Problem("\(count) is less than the ending of the text takes") }
      return shortened
    }
  }

  /// The number of a limit; nil if something that it is computed from is absent.
  private func count(_ limit: TextLimit) throws(Problem) -> Int? {
    guard let value = try limit.count?.editValue(for: message, in: activation) else { return nil }
    guard case .int(let count) = value else { throw Problem("the limit is not a whole number") }
    guard count >= 0 else { throw Problem("the limit is negative: \(count)") }
    return Int(clamping: count)
  }

  /// Truncates texts until the payload is small enough, or to just their ending if that is not sufficient. One byte of
  /// text can take up to six bytes of JSON, so a truncation may remove too much, but never too little.
  private mutating func fit(_ path: FieldPath, _ limit: TextLimit, _ rule: Rule) throws(Problem) -> MadeEdit? {
    guard room < 0 else { return nil }
    let earlier = message
    let shortest = limit.ending.utf8.count
    let length = message.text(at: path)?.utf8.count ?? 0
    let longest = textsOnAndroid(path).reduce(length) { max($0, $1.value.text.utf8.count) }
    var (low, high) = (shortest, longest - 1)
    var best: Int?
    while low <= high {
      let middle = (low + high) / 2
      message = earlier
      _ = try cut(path, rule) { Truncation.cut($0, toBytes: middle, ending: limit.ending) ?? $0 }
      if room >= 0 {
        best = middle
        low = middle + 1
      } else {
        high = middle - 1
      }
    }
    message = earlier
    if best == nil { oversized.append((rule, path, place(of: path))) }
    return try cut(path, rule) { Truncation.cut($0, toBytes: best ?? shortest, ending: limit.ending) ?? $0 }
  }

  /// The texts that Android devices have of their own in place of one, if the service reaches any.
  private func textsOnAndroid(_ path: FieldPath) -> [(value: JSONValue, span: Span)] {
    path.keys.isEmpty && target != .apns ? message.androidTexts(of: path.field) : []
  }

  /// Cuts a text, and those that Android devices have in its place.
  private mutating func cut(
    _ path: FieldPath, _ rule: Rule, _ shorten: (String) throws(Problem) -> String
  ) throws(Problem) -> MadeEdit? {
    let place = place(of: path)
    var common: String?
    if let value = message.jsonValue(at: path) { common = try cut(value, shorten) }
    var onAndroid: [(place: Span, text: String)] = []
    for (value, place) in textsOnAndroid(path) {
      if let text = try cut(value, shorten) { onAndroid.append((place, text)) }
    }
    var made: MadeEdit?
    if let common { made = try replace(path, with: common, rule) }
    changedOnAndroid.removeAll()
    for (own, text) in onAndroid {
      message.replaceAndroidText(of: path.field, at: own, with: text, at: marks.mark(own, rule))
      if marks.origin(of: own) != place { changedOnAndroid.append(marks.origin(of: own)) }
      if made == nil { made = MadeEdit(after: json(text).text(), operations: []) }
    }
    return made
  }

  /// A shorter text; nil if it stays as it is. One with a placeholder is not cut: the length of what replaces it is not known,
  /// and a part of it is not replaced.
  private func cut(_ value: JSONValue, _ shorten: (String) throws(Problem) -> String) throws(Problem) -> String? {
    let text = value.text
    let shortened = try shorten(text)
    if shortened.isSame(as: text) { return nil }
    if activation.hasPlaceholders, case .template = value.judged { throw Problem("its text has a placeholder") }
    return shortened
  }

  private mutating func replace(_ path: FieldPath, with text: String, _ rule: Rule) throws(Problem) -> MadeEdit {
    let (before, after) = (message.json(at: path), json(text))
    try put(FieldContent(text: after), at: path, rule)
    let operation = RuleEdit(.replace, path: path.pointer, before: before, after: after.text())
    return MadeEdit(before: before, after: after.text(), operations: [operation])
  }

  private func json(_ text: String) -> Output {
    let output = Output(capacity: text.utf8.count + 2)
    output.append(quoted: text)
    return output
  }

  // MARK: Writing

  private mutating func put(_ content: FieldContent, at path: FieldPath, _ rule: Rule) throws(Problem) {
    let value = try slotContent(content, for: path)
    try put(value, content.text, at: path, message.span(at: path), rule)
  }

  /// Writes a value to a field, or its text to the object that the field holds.
  private mutating func put(
    _ value: Slot.Content?, _ text: Output, at path: FieldPath, _ place: Span, _ rule: Rule
  ) throws(Problem) {
    if let rival = message.rival(of: path.field, path.keys) {
      let keys = rival.names.isEmpty ? path.keys.dropFirst() : path.keys[...]
      throw Problem(
        "the message has \(FieldPath(rival.field, rival.names)); write \(FieldPath(rival.field, rival.names + keys))")
    }
    guard let value else { return try change(path, .put(text), rule) }
    let mark = marks.mark(place, rule)
    let isTemplate = activation.hasPlaceholders && message.isTemplate(value)
    message.put(path.field, value, at: isTemplate ? mark.asPlaceholderOfRule : mark)
    if !keepsAndroidValue { dropOnAndroid(path.field) }
  }

  /// A value that a rule sets or drops is set or dropped on all devices. APNs reaches no Android devices.
  private mutating func dropOnAndroid(_ field: Field) {
    guard let place = message.forgetAndroidValue(of: field), target != .apns, !changedOnAndroid.contains(place) else {
      return
    }
    changedOnAndroid.append(place)
  }

  /// The content for the field; nil for a member of a field, which allows any value.
  private mutating func slotContent(_ content: FieldContent, for path: FieldPath) throws(Problem) -> Slot.Content? {
    guard path.keys.isEmpty else { return nil }
    if let value = content.content(for: path.field, in: &message) { return value }
    let allowed = path.field.words.map { "one of \(WordList.text($0, "or"))" } ?? ValueType(path.field).withArticle
    throw Problem("\(path) is \(allowed), and the value is \(Visible.clipped(content.text.text()))")
  }

  /// The location of a value in the input; that of its field for a member that is missing, or whose own is not known.
  func place(of path: FieldPath) -> Span {
    let span = message.span(at: path)
    let isOfField = !path.keys.isEmpty && span.start == message.span(path.field).start
    return isOfField ? marks.origin(ofObject: span) : marks.origin(of: span)
  }

  private mutating func change(_ path: FieldPath, _ change: ObjectChange.Change, _ rule: Rule) throws(Problem) {
    let output = Output(capacity: 256)
    let (document, node) = message.resolve(path.field)
    let isDone = ObjectChange(change: change, keys: path.keys[...])
      .write(message.has(path.field) ? node : .absent, of: document, without: message.omitted, to: output)
    guard isDone, let object = message.add(json: output) else {
      throw Problem("the parent of \(path) is not an object")
    }
    let place = place(of: path)
    let span = marks.mark(message.span(path.field), changedAt: place, rule)
    message.replace(
      path.field, with: object, at: span, changed: change.names(behind: path.keys), at: marks.mark(place, rule))
  }
}

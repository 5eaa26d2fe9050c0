import PushDiagnostics
import PushGrammar
import PushJSON

/// The location of a leaf in its document.
struct LeafPlace {
  /// The name and the value of the leaf's member.
  let member: Span
  /// The names and the values of the members around the leaf, including its own.
  private let holders: Set<Span>
  /// The document, the message, and the enclosing array elements: findings with these spans do not point at the leaf.
  private let wholes: Set<Span>
  /// Those of them that are messages: a part of a message, such as a button, may be lost as a whole.
  private let messages: Set<Span>

  /// The members that contain messages, like array elements in other formats.
  private static let messages: Set<Substring> = [
    "push_batch_request", "push_batch_request.batch[].messages", "push_batch_request.batch[].messages.android",
    "push_batch_request.batch[].messages.iOS", "messages", "messages.apple_push", "messages.android_push",
    "messages.kindle_push", "message", "body", "body.message",
  ]
  private static let lists: Set<Substring> = ["push_batch_request.batch[]", "notifications[]"]

  init?(_ leaf: Leaf) {
    let document = Document()
    guard document.scan(Source(name: "leaf.json", bytes: SourceBytes(Array(leaf.document.utf8)))) == nil else {
      return nil
    }
    var node = Node.root
    var span = document.span(node)
    var wholes: Set<Span> = [span]
    var messages = wholes
    var holders: Set<Span> = []
    for step in leaf.path.split(separator: ".") {
      let isElement = step.hasSuffix("[]")
      let key = isElement ? step.dropLast(2) : step
      guard let name = Self.find(key == "*" ? "other" : String(key), in: node, document) else { return nil }
      node = name.memberValue
      span = Span(document.span(name).start, document.span(node).end)
      holders.formUnion([document.span(name), document.span(node)])
      let path = leaf.path.prefix(upTo: step.endIndex)
      if Self.messages.contains(path) {
        wholes.insert(document.span(node))
        messages.insert(document.span(node))
      }
      guard isElement else { continue }
      var elements = ElementCursor(of: node, in: document)
      guard let element = elements.next(in: document) else { return nil }
      node = element
      let whole = document.span(element)
      wholes.insert(whole)
      if Self.lists.contains(path) { messages.insert(whole) } else { holders.insert(whole) }
    }
    member = span
    self.holders = holders
    self.wholes = wholes
    self.messages = messages
  }

  private static func find(_ key: String, in object: Node, _ document: Document) -> Node? {
    var members = Members(of: object, in: document)
    while let name = members.next(in: document) {
      if document.string(name) == key { return name }
    }
    return nil
  }

  /// Whether a finding or one of its notes points at the leaf.
  func isShown(by finding: Diagnostic) -> Bool {
    ([finding.span] + finding.notes.compactMap(\.span)).contains { label in
      label.start < member.end && member.start < label.end && !wholes.contains(label)
    }
  }

  /// Whether a finding points at the leaf itself, and not at its parents. The document without the leaf may have the
  /// same finding at another location: if two members have the same meaning, the other one is then dropped.
  func isPointedAt(by finding: Diagnostic) -> Bool {
    !Verdict.isAboutTheKey(finding)
      && ([finding.span] + finding.notes.compactMap(\.span)).contains { label in
        label.start < label.end && member.start <= label.start && label.end <= member.end && !wholes.contains(label)
      }
  }

  /// Whether a finding reports that the leaf, or a block that contains it, is lost completely.
  func isLost(by finding: Diagnostic) -> Bool {
    guard let loss = finding.loss, loss.changes.allSatisfy({ $0.replacement == nil }) else { return false }
    return holders.contains(finding.span) && !messages.contains(finding.span)
  }
}

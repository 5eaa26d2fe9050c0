package import PushDiagnostics

/// The JSON Pointers and key paths of many locations. For locations in input order, it continues from the previous one, so
/// a report takes linear time in the size of the document, however long its arrays are.
package struct PointerWalk {
  private let document: Document
  private let top: Node
  /// The containers from the top to the previous location, each with the child that was reached.
  private var levels: [Level] = []
  private let text = Output(capacity: 128)

  /// Creates a walk that begins at a value.
  package init(over document: Document, below top: Node = .root) {
    self.document = document
    self.top = top
  }

  /// The pointer of the innermost value that contains the span; of one around it where that pointer is too long. Long keys within
  /// each other, and a finding for each, would otherwise take thousands of times the memory of the document.
  package mutating func pointer(to span: Span) -> String {
    go(to: span)
    text.clear()
    for level in levels.dropLast() {
      let start = text.count
      text.append(UInt8(ascii: "/"))
      level.appendName(to: text, in: document)
      guard text.count > Self.longest else { continue }
      text.truncate(to: start)
      break
    }
    return text.text()
  }

  /// The maximum number of bytes of a pointer.
  package static let longest = 4096

  /// The key path of the innermost value that contains the span; nil if that is the top.
  package mutating func keyPath(to span: Span) -> String? {
    go(to: span)
    var path = levels.dropLast().reduce(into: "") { $0 += $1.step(in: document) }
    if path.hasPrefix(".") { path.removeFirst() }
    return path.isEmpty ? nil : path
  }

  private mutating func go(to span: Span) {
    while let last = levels.last, !last.canReach(span) { levels.removeLast() }
    if levels.isEmpty { levels = [Level(top, in: document)] }
    while levels[levels.count - 1].advance(to: span, in: document) {
      levels.append(Level(levels[levels.count - 1].child, in: document))
    }
  }

  /// The key of the innermost member that contains the last location; nil if there is none.
  package var key: String? { levels.dropLast().last { $0.key.exists }.map { document.string($0.key) } }
}

/// A container and the position reached among its children.
private struct Level {
  private let span: Span
  private var members: Members
  private var elements: ElementCursor
  /// The value that was reached; if it is a member, `key` is its name.
  private(set) var child = Node.absent
  private(set) var key = Node.absent
  private var index = -1
  /// The bytes of the child, including its name.
  private var childSpan = Span.none

  init(_ container: Node, in document: Document) {
    span = document.span(container)
    members = Members(of: container, in: document)
    elements = ElementCursor(of: container, in: document)
  }

  /// Whether a location is inside the container and not before the child that was reached.
  func canReach(_ place: Span) -> Bool { span.contains(place) && (index < 0 || place.start >= childSpan.start) }

  /// Advances to the child that contains a location. Returns whether there is one.
  mutating func advance(to place: Span, in document: Document) -> Bool {
    while index < 0 || childSpan.end <= place.start {
      guard next(in: document) else { return false }
    }
    return childSpan.contains(place)
  }

  private mutating func next(in document: Document) -> Bool {
    if let name = members.next(in: document) {
      (key, child) = (name, name.memberValue)
      childSpan = Span(document.span(name).start, document.span(child).end)
    } else if let element = elements.next(in: document) {
      child = element
      childSpan = document.span(element)
    } else {
      return false
    }
    index += 1
    return true
  }

  /// The child's step in a key path.
  func step(in document: Document) -> String {
    key.exists ? Document.step(document.string(key)) : "[\(index)]"
  }

  /// Appends the child's name in a pointer.
  func appendName(to text: Output, in document: Document) {
    guard key.exists else { return text.append(Int64(index)) }
    let start = text.count
    text.append(resolved: key, of: document)
    // Most names need no escapes.
    guard text.contains(UInt8(ascii: "~"), or: UInt8(ascii: "/"), from: start) else { return }
    text.truncate(to: start)
    text.append(text: document.string(key).asPointerPart)
  }
}

extension String {
  /// The text escaped for a JSON Pointer (RFC 6901).
  package var asPointerPart: String {
    var result = ""
    for character in unicodeScalars {
      switch character {
      case "~": result += "~0"
      case "/": result += "~1"
      default: result.unicodeScalars.append(character)
      }
    }
    return result
  }
}

import PushDiagnostics
import PushJSON

/// A value of a request's JSON, or none.
struct RequestValue {
  private let document: Document
  private let node: Node

  /// The root of a document.
  init(_ document: Document) {
    self.document = document
    node = .root
  }

  private init(_ document: Document, _ node: Node) {
    self.document = document
    self.node = node
  }

  /// A member of an object.
  subscript(_ name: StaticString) -> RequestValue {
    RequestValue(document, isObject ? document.member(name, of: node) : .absent)
  }

  var exists: Bool { node.exists }
  var isObject: Bool { node.exists && document.kind(node) == .object }
  var isTrue: Bool { node.exists && (document.flag(node) || document.integer(node) == 1) }
  var integer: Int64? { node.exists ? document.integer(node) : nil }

  /// A string that is not empty.
  var text: String? {
    guard node.exists, document.kind(node) == .string else { return nil }
    let text = document.string(node)
    return text.isEmpty ? nil : text
  }

  /// A scalar as it reads, an object or array as JSON.
  var words: String? {
    guard node.exists else { return nil }
    return document.kind(node) == .string ? document.string(node) : document.text(node)
  }

  /// The JSON that a string holds; absent where it holds none.
  var parsed: RequestValue {
    let parsed = Document()
    let bytes = SourceBytes(Array((text ?? "").utf8))
    let isJSON = parsed.scan(Source(name: "", bytes: bytes)) == nil
    return RequestValue(parsed, isJSON ? .root : .absent)
  }

  /// The elements of an array.
  var elements: [RequestValue] {
    guard node.exists, document.kind(node) == .array else { return [] }
    var elements: [RequestValue] = []
    var cursor = ElementCursor(of: node, in: document)
    while let element = cursor.next(in: document) { elements.append(RequestValue(document, element)) }
    return elements
  }

  /// The members of an object with their names.
  var members: [(name: String, value: RequestValue)] {
    guard isObject else { return [] }
    var members: [(name: String, value: RequestValue)] = []
    var cursor = Members(of: node, in: document)
    while let name = cursor.next(in: document) {
      members.append((name: document.string(name), value: RequestValue(document, name.memberValue)))
    }
    return members
  }

  /// A localized text: its key and arguments, as in `GREETING (Ann, 3)`.
  static func localized(_ key: RequestValue, _ arguments: RequestValue) -> String? {
    guard let key = key.text else { return nil }
    let values = arguments.elements.compactMap { $0.words }
    return values.isEmpty ? key : "\(key) (\(values.joined(separator: ", ")))"
  }
}

package import PushCompiler

/// A JSON array with one element per line, whose elements are written one after another.
package struct JSONList {
  private var isEmpty = true

  package init() {}

  /// The text of one more element.
  package mutating func adding(_ element: String) -> String {
    defer { isEmpty = false }
    return (isEmpty ? "[\n" : ",\n") + element
  }

  /// The text after the last element.
  package var end: String { isEmpty ? "[]\n" : "\n]\n" }

  package static func text(_ elements: [JSONLine]) -> String {
    var list = JSONList()
    return elements.map { list.adding($0.text) }.joined() + list.end
  }
}

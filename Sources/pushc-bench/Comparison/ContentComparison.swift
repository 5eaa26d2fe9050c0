import PushCompiler
import PushJSON

/// Compares the content of records: values are equal regardless of the order of keys, the spelling of numbers and
/// escapes.
struct ContentComparison {
  private let left = Document()
  private let right = Document()

  /// The pointer to the first difference between two records; nil if they are equal.
  func difference(_ leftSource: Source, _ rightSource: Source) -> String? {
    if leftSource.isEqual(to: rightSource) { return nil }
    guard left.scan(leftSource) == nil, right.scan(rightSource) == nil else { return "" }
    return difference(.root, .root)
  }

  private func difference(_ mine: Node, _ other: Node) -> String? {
    switch (left.kind(mine), right.kind(other)) {
    case (.object, .object): objectDifference(mine, other)
    case (.array, .array): arrayDifference(mine, other)
    case (.string, .string): left.string(mine).utf8.elementsEqual(right.string(other).utf8) ? nil : ""
    case (.integer, .integer), (.decimal, .decimal), (.integer, .decimal), (.decimal, .integer):
      left.digits(mine) == right.digits(other) || left.double(mine) == right.double(other) ? nil : ""
    case (let kind, let otherKind): kind == otherKind ? nil : ""
    }
  }

  private func objectDifference(_ mine: Node, _ other: Node) -> String? {
    let (members, others) = (members(of: mine, in: left), members(of: other, in: right))
    if members.count != others.count { return "" }
    for (index, member) in members.enumerated() {
      // Most programs write members in the same order.
      let match = others[index].name == member.name ? others[index] : others.first { $0.name == member.name }
      guard let match else { return "/\(member.name)" }
      if let inner = difference(member.value, match.value) { return "/\(member.name)\(inner)" }
    }
    return nil
  }

  private func members(of object: Node, in document: Document) -> [(name: String, value: Node)] {
    var members: [(name: String, value: Node)] = []
    var cursor = Members(of: object, in: document)
    while let key = cursor.next(in: document) { members.append((document.string(key), key.memberValue)) }
    return members
  }

  private func arrayDifference(_ mine: Node, _ other: Node) -> String? {
    var (elements, others) = (ElementCursor(of: mine, in: left), ElementCursor(of: other, in: right))
    var index = 0
    while let element = elements.next(in: left) {
      guard let match = others.next(in: right) else { return "/\(index)" }
      if let inner = difference(element, match) { return "/\(index)\(inner)" }
      index += 1
    }
    return others.next(in: right) == nil ? nil : "/\(index)"
  }
}

extension ContentComparison {
  /// The first difference between a file of records, one per line, and another; nil if they are equal.
  func problem(in path: String, against expected: String) throws(BenchError) -> String? {
    var (lines, expectedLines) = (try FileLines(path), try FileLines(expected))
    var number = 0
    while true {
      number += 1
      switch (try lines.next(), try expectedLines.next()) {
      case (nil, nil): return nil
      case (let line?, let expected?):
        guard let pointer = difference(line, expected) else { continue }
        return "record \(number) differs at \"\(pointer)\"\nexpected: \(expected.text)\nwritten:  \(line.text)"
      case (let line, let expected):
        return "record \(number): \(line == nil ? "missing" : "beyond the end")\n\((line ?? expected)?.text ?? "")"
      }
    }
  }
}

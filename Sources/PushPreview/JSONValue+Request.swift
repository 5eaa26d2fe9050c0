import PushDiagnostics
import PushJSON

// Values of a request's JSON.

extension JSONValue {
  /// A flag, which some services also take as a number.
  var isTrue: Bool { document.flag(node) || integer == 1 }

  /// A string that is not empty.
  var filled: String? { string.flatMap { $0.isEmpty ? nil : $0 } }

  /// A scalar as it reads, an object or array as JSON; nil where there is none.
  var words: String? { exists ? text : nil }

  /// The JSON that a string holds; absent where it holds none.
  var parsed: JSONValue {
    Document(json: SourceBytes(Array((filled ?? "").utf8))).map { JSONValue($0) } ?? sibling(.absent)
  }

  /// A localized text: its key and arguments, as in `GREETING (Ann, 3)`.
  static func localized(_ key: JSONValue, _ arguments: JSONValue) -> String? {
    guard let key = key.filled else { return nil }
    let values = arguments.elements.compactMap { $0.words }
    return values.isEmpty ? key : "\(key) (\(values.joined(separator: ", ")))"
  }
}

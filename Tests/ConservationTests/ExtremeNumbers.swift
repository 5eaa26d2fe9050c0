import PushCompiler
import PushIR

/// Replaces the numbers of a document with numbers at which arithmetic may fail.
enum ExtremeNumbers {
  static let integers: [Int64] = [.max, .min, .max - 1_799_999_999, -1]
  static let texts =
    integers.map(String.init) + ["9223372036854775808", "1e308", "1e400", "5e-324"]

  /// A number of a document, alone or at the start of a string: `60`, `"60"`, `"60s"`.
  struct Place: Hashable {
    /// The key of the number.
    let key: String
    let range: Range<Int>
  }

  /// The locations of a document's numbers.
  static func places(in document: [UInt8]) -> [Place] {
    var places: [Place] = []
    var key = ""
    var at = 0
    while at < document.count {
      if document[at] == UInt8(ascii: "\"") {
        let end = document[(at + 1)...].firstIndex(of: UInt8(ascii: "\"")) ?? document.count
        if end + 1 < document.count, document[end + 1] == UInt8(ascii: ":") {
          key = String(decoding: document[(at + 1)..<end], as: UTF8.self)
        } else if case let digits = number(in: document[(at + 1)..<end]), digits.count > 0,
          digits.endIndex == end || document[digits.endIndex..<end].elementsEqual("s".utf8)
        {
          places.append(Place(key: key, range: digits.indices))
        }
        at = end + 1
      } else if case let digits = number(in: document[at...]), digits.count > 0 {
        places.append(Place(key: key, range: digits.indices))
        at = digits.endIndex
      } else {
        at += 1
      }
    }
    return places
  }

  private static func number(in bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    bytes.prefix { (0x30...0x39).contains($0) || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ".") }
  }

  /// A document with a number replaced.
  static func document(_ document: [UInt8], _ place: Place, _ number: String) -> String {
    String(
      decoding: document[..<place.range.lowerBound] + number.utf8 + document[place.range.upperBound...], as: UTF8.self)
  }
}

/// The type of a field's value, as seen by code that reads or sets it.
package enum FieldType: Hashable, Sendable {
  /// A string; some fields allow only certain words.
  case text
  /// An integer.
  case integer
  /// A number.
  case number
  /// A Boolean; formats that write 0 and 1 use them as Booleans.
  case flag
  /// An array of strings.
  case texts
  /// An array of integers.
  case integers
  /// An object.
  case object
  /// An array of objects.
  case objects
  /// Any value: passed on unchanged by a service or a vendor.
  case any
}

extension Field {
  /// Whether a message stores an enumeration word of the field as its index in `words`, not as text.
  package var holdsWordsByNumber: Bool { FieldSet.numbered.contains(self) }

  /// The number that a message stores for an enumeration word; nil if it stores the word itself.
  package func number(of word: String) -> Int64? {
    holdsWordsByNumber ? words?.firstIndex(of: word).map(Int64.init) : nil
  }

  /// The enumeration word for a number stored in a message; nil if the number is a plain number.
  package func word(of number: Int64) -> String? {
    guard holdsWordsByNumber, let words, let index = Int(exactly: number), words.indices.contains(index) else {
      return nil
    }
    return words[index]
  }
}

/// What a field holds, in the terms of somebody who reads or sets it.
package enum FieldType: Hashable, Sendable {
  /// A text; some hold one of a few words only.
  case text
  /// A whole number.
  case integer
  /// A number.
  case number
  /// True or false; formats that write 0 and 1 mean these.
  case flag
  /// An array of texts.
  case texts
  /// An array of whole numbers.
  case integers
  /// An object.
  case object
  /// An array of objects.
  case objects
  /// Any value: what a service or a vendor passes on without a look.
  case any
}

extension Field {
  /// Whether a message holds the number of a word of the field, and not the word: its index among the words.
  package var holdsWordsByNumber: Bool { FieldSet.numbered.contains(self) }

  /// The number by which a message holds one of the field's words; nil where it holds the word itself.
  package func number(of word: String) -> Int64? {
    holdsWordsByNumber ? words?.firstIndex(of: word).map(Int64.init) : nil
  }

  /// The word that a number stands for in a message; nil where the number is one.
  package func word(of number: Int64) -> String? {
    guard holdsWordsByNumber, let words, let index = Int(exactly: number), words.indices.contains(index) else {
      return nil
    }
    return words[index]
  }
}

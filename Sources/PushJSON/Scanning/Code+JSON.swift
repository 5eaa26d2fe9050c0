package import PushDiagnostics

// Findings about the syntax of JSON (RFC 8259).

extension Code {
  /// JSON expects something else than this character or word.
  ///
  /// The document cannot be read from this place on, and nothing of it is sent. The usual reasons are a missing comma,
  /// a comma behind the last entry, a comment, single quotes, or a placeholder copied from a manual.
  ///
  /// ```json
  /// {"title": "Taxi" "body": "Your taxi is here"}
  /// ```
  ///
  /// Write what the message names as expected; the help says what to do where the mistake is a known one.
  package static let unexpectedCharacter = Code(.json, 101, "unexpected-character")

  /// The document ends before all of its objects, arrays and values are complete.
  ///
  /// Nothing of it can be sent. Often the text was cut off on its way, or a closing bracket is missing: `{"aps":
  /// {"alert": "Hi"}` lacks one. Add the brackets that the help names, or find out where the rest was lost.
  static let endOfDocument = Code(.json, 102, "unexpected-end")

  /// The document goes on after its end.
  ///
  /// A JSON document is one value: `{"a": 1} {"b": 2}` is two. The document is not read. Delete what is too much,
  /// often a closing bracket; where the file holds one document a line, use `--lines`. A document on several lines needs
  /// a file of its own.
  static let trailingContent = Code(.json, 103, "trailing-content")

  /// A number is not written as JSON writes numbers.
  ///
  /// JSON has no leading zeros, no `+`, no hexadecimal digits, and a dot has digits on both sides: `{"badge": 007}` and
  /// `{"volume": 1.}` are not valid JSON. The document is not read. Write the plain number, such as `7` or `0.5`, or put
  /// quotes around what is meant as text.
  static let badNumber = Code(.json, 104, "malformed-number")

  /// A string is not written as JSON writes strings.
  ///
  /// A string has to end on the line that it begins on, its line breaks are written as `\n`, and only a few escapes
  /// exist: `{"body": "50\% off"}` has one that does not. Half of a character beyond U+FFFF, such as `"\ud83d"` alone,
  /// is not a text either. The document is not read. Escape the character properly, or add the missing quote.
  static let badString = Code(.json, 105, "malformed-string")

  /// The document has bytes that are not UTF-8.
  ///
  /// JSON that systems exchange has to be UTF-8. The file was probably saved as Latin-1 or Windows-1251, or as UTF-16,
  /// which `>` of Windows PowerShell writes. The document is not read. Convert the file to UTF-8.
  static let invalidUTF8 = Code(.json, 106, "invalid-utf8")

  /// Objects and arrays are nested more than 512 levels deep, or deeper than `--max-nesting` allows.
  ///
  /// No push payload needs that, and readers of JSON may fail on it, so the document is not read. `[[[[…]]]]` with 513
  /// brackets triggers it. Look for the program that wraps a value again and again. `--max-nesting` can only lower the limit.
  static let tooDeep = Code(.json, 107, "nesting-too-deep")

  /// The document has 256 MiB or more, or more than `--max-document-size` allows.
  ///
  /// It is not read, and nothing of it is sent. Split it; `--max-document-size` can only lower the limit. A file with one
  /// document on each line has no such limit as a whole: read it with `--lines`. A line above the limit is refused, and the
  /// other lines are read. `--rejects` has `null` in place of the text of such a document, which was never held.
  static let tooLarge = Code(.json, 108, "document-too-large")

  /// The document has no content.
  ///
  /// An empty file, or one of white space alone, is not valid JSON and holds no message. The program that should have written
  /// it has probably failed. Write at least an object, such as `{"aps": {"alert": "Hi"}}`.
  static let emptyDocument = Code(.json, 109, "empty-document")

  /// The document begins with a byte order mark.
  ///
  /// The three bytes EF BB BF come from some editors on Windows. They are skipped here, but other readers of JSON may
  /// refuse the file. Save it as UTF-8 without the mark.
  static let byteOrderMark = Code(.json, 110, "byte-order-mark")
}

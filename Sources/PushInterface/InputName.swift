package enum InputName {
  /// The name of standard input in findings, where it is not the text of a file.
  package static let standardInput = "<stdin>"
}

/// Words of a shell's command line.
package enum ShellWord {
  /// Text in single quotes, without expansion.
  package static func quoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#) + "'"
  }
}

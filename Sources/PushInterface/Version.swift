/// The version of pushc, for all of its interfaces.
package enum Version {
  package static let number: StaticString = "0.1.0"

  /// The version number, and the commit if it is known: `0.1.0 (7e38e01…, 2026-11-23)`.
  package static var text: String { commit.map { "\(number) (\($0))" } ?? "\(number)" }

  /// The commit of the sources. `git archive`, from which releases are built, replaces the text between the dollar
  /// signs. A build from a checkout keeps the text, so that a new commit does not recompile this file.
  private static var commit: String? {
    let archived = "$Format:%H, %cs$"
    return archived.hasPrefix("$") ? nil : archived
  }
}

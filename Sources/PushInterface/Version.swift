/// The version of pushc, as all of its interfaces tell it.
package enum Version {
  package static let number: StaticString = "0.1.0"

  /// The number, and the commit where it is known: `0.1.0 (7e38e01…, 2026-11-23)`.
  package static var text: String { commit.map { "\(number) (\($0))" } ?? "\(number)" }

  /// The commit that the sources are of. `git archive`, which releases are built from, puts it in the place of the words
  /// between dollar signs; a build in a checkout leaves them, so that no commit compiles this file again.
  private static var commit: String? {
    let archived = "$Format:%H, %cs$"
    return archived.hasPrefix("$") ? nil : archived
  }
}

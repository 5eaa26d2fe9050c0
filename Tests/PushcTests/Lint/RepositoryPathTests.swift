import Foundation
import Testing

/// Files in reports for services that know them from the root of the repository.
@Suite struct RepositoryPathTests {
  private let folder = Folder()
  private static let wrong = #"{"aps":{"alert":"hi","badge":"1"}}"#

  /// A job may run in each subfolder, where files have the same names.
  @Test(arguments: ["gitlab", "sarif"])
  func fingerprintsAreMadeOfThePathsInTheReport(_ format: String) throws {
    func fingerprints(in subfolder: String, _ name: String = "a.json") throws -> [String] {
      let run = try folder.run(
        "lint", "--output-format", format, name, in: subfolder, environment: ["CI_PROJECT_DIR": folder.url.path])
      return run.text.matches(of: #/ingerprint(?:\/v2)?":"(\w+)"/#).map { String($0.1) }
    }
    for subfolder in ["android", "ios"] { try folder.write(Self.wrong, to: "\(subfolder)/a.json") }
    let all = try fingerprints(in: "android") + fingerprints(in: "ios")
    #expect(all.count == 2 && Set(all).count == 2)
    #expect(try fingerprints(in: ".", "ios/a.json") == [all[1]])
  }

  /// One baseline may be for each folder.
  @Test func aBaselineIsMadeOfPathsFromTheCurrentFolder() throws {
    for subfolder in ["android", "ios"] {
      try folder.write(Self.wrong, to: "\(subfolder)/a.json")
      _ = try folder.run(
        "lint", "--write-baseline", "../\(subfolder).baseline", "a.json", in: subfolder,
        environment: ["CI_PROJECT_DIR": folder.url.path])
    }
    #expect(try folder.read("ios.baseline") == folder.read("android.baseline"))
  }

  /// Only the system knows what is behind a link.
  @Test func filesBehindALinkAreNamedByTheirFolder() throws {
    try folder.write(Self.wrong, to: "repository/push/ios/a.json")
    try folder.write(Self.wrong, to: "a.json")
    try folder.link("link", to: "repository/push/ios")
    for (name, path) in [
      ("link/a.json", "push/ios/a.json"), ("link/../ios/a.json", "push/ios/a.json"), ("link/../../../a.json", nil),
      ("a.json", nil),
    ] {
      let run = try folder.run(
        "lint", "--output-format", "github", name, environment: ["GITHUB_WORKSPACE": folder.path("repository")])
      #expect(run.text.contains("::error file=\(path ?? name),"), "\(run)")
    }
  }
}

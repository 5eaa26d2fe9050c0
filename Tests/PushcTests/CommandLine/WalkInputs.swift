import Foundation
import ProgramTesting
import RepositoryTesting

/// Small input files for the tests of options and mutations.
enum WalkInputs {
  private static let golden = Repository.root.appending(path: "Golden")

  /// The golden cases of a format as sorted folders.
  static func cases(of format: String) -> [URL] {
    let folder = golden.appending(path: format)
    let inputs = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path())) ?? []
    return inputs.filter { $0.contains("/input.") }.sorted().map {
      folder.appending(path: $0).deletingLastPathComponent()
    }
  }

  /// The formats that have golden cases.
  static let formats: [String] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: golden.path())) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted()
  }()

  /// The files with this name in all cases of a format.
  static func files(_ name: String, of format: String) -> [[UInt8]] {
    cases(of: format).compactMap { try? Data(contentsOf: $0.appending(path: name)) }.map { [UInt8]($0) }
  }

  /// One file for each purpose: `gorush.json`, `push.rules`, `baseline.json`.
  static let files: [String: Data] = {
    var files = [
      ".pushc.json": Data(#"{"ignore": "LOSS", "rules": ["push.rules"]}"#.utf8),
      "push.rules": Data(rules.utf8),
      "lines.ndjson": Data(
        "\(Gorush.document())\n{\n\(Gorush.document("Hi", #","badge":"3","collapse_id":7"#))\n".utf8),
      "baseline.json": Data(#"{"findings":[{"fingerprint":"0"}]}"#.utf8),
      "devices.json": Data(#"[{"provider":"gcm","token":"a:b"},{"provider":"apns","token":"0"}]"#.utf8),
      "empty": Data(),
    ]
    for format in formats { files["\(format).json"] = input(of: format) }
    return files
  }()

  /// The first input of the format's golden cases.
  private static func input(of format: String) -> Data {
    cases(of: format).lazy.compactMap { try? Data(contentsOf: $0.appending(path: "input.json")) }.first ?? Data()
  }

  private static let rules = """
    rule acme.title "titles fit a watch"
      when size(title) > 20
      then warn "{title} is long"
      then set title = "short"

    test acme.title
      given {"title": "A title that no watch has a line for"}
      expect warn "is long"

    """
}

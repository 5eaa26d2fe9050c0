import Foundation
package import Testing

/// Programs of other people that tests run where they are installed.
private enum Programs {
  /// The names in `PUSHC_REQUIRED`: a test of one of these is not skipped, and fails where the program is missing.
  private static let required = Set(
    (ProcessInfo.processInfo.environment["PUSHC_REQUIRED"] ?? "").split(separator: " ").map(String.init))

  private static func isInstalled(_ name: String) -> Bool {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").contains { folder in
      FileManager.default.isExecutableFile(atPath: "\(folder)/\(name)")
    }
  }

  /// Why a test of these programs is skipped; nil if it runs.
  static func reason(_ names: [String]) -> String? {
    let missing = names.filter { !isInstalled($0) && !required.contains($0) }
    if missing.isEmpty { return nil }
    return "\(missing.joined(separator: ", ")) \(missing.count == 1 ? "is" : "are") not installed"
  }
}

extension Trait where Self == ConditionTrait {
  /// Skips a test if one of these programs is missing.
  package static func needs(_ programs: String...) -> Self {
    let reason = Programs.reason(programs)
    return .enabled(if: reason == nil, "\(reason ?? "")")
  }
}

import Foundation
package import Testing

/// Programs of other people that tests run where they are installed.
private enum Programs {
  /// The names in `PUSHC_REQUIRED`: a test of one of these is not skipped, and fails where the program is missing.
  static let required = Set(
    (ProcessInfo.processInfo.environment["PUSHC_REQUIRED"] ?? "").split(separator: " ").map(String.init))

  static func isInstalled(_ name: String) -> Bool {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").contains { folder in
      FileManager.default.isExecutableFile(atPath: "\(folder)/\(name)")
    }
  }
}

/// A program of `PUSHC_REQUIRED` that is not installed.
private struct MissingProgram: Error, CustomStringConvertible {
  let description: String
}

extension Trait where Self == ConditionTrait {
  /// Skips a test if one of these programs is missing, or fails it if `PUSHC_REQUIRED` has the name.
  package static func needs(_ programs: String...) -> Self {
    let missing = programs.filter { !Programs.isInstalled($0) }
    let reason = "\(missing.joined(separator: ", ")) \(missing.count == 1 ? "is" : "are") not installed"
    return .enabled("\(reason)") {
      if missing.contains(where: Programs.required.contains) { throw MissingProgram(description: reason) }
      return missing.isEmpty
    }
  }
}

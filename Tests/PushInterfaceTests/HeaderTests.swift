import Foundation
import Testing

/// The header and the library have the same functions.
@Suite struct HeaderTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// The compiler checks each function against its declaration; this test checks that every declaration has a function.
  @Test func declaredFunctionsAreThoseThatAreExported() throws {
    let header = try Self.text("Sources/CPushc/pushc.h").split(separator: "\n").filter { !$0.hasPrefix(" *") }
      .joined(separator: "\n")
    let declared = header.matches(of: #/^[\w *]+?\b(pushc_\w+)\(/#.anchorsMatchLineEndings()).map { String($0.1) }
    let folder = Self.root.appending(path: "Sources/libpushc")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path()).filter { $0.hasSuffix(".swift") }
    let exported = try files.flatMap { file in
      try Self.text("Sources/libpushc/\(file)").matches(of: #/@c @implementation\s+public func (\w+)\(/#)
        .map { String($0.1) }
    }
    #expect(declared.count == 16)
    #expect(declared.sorted() == exported.sorted())
  }
}

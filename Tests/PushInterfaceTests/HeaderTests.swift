import Foundation
import RepositoryTesting
import Testing

/// The header and the library have the same functions.
@Suite struct HeaderTests {
  /// The compiler checks each function against its declaration; this test checks that every declaration has a function.
  @Test func declaredFunctionsAreThoseThatAreExported() throws {
    let header = try Repository.text("Sources/CPushc/pushc.h").split(separator: "\n").filter { !$0.hasPrefix(" *") }
      .joined(separator: "\n")
    let declared = header.matches(of: #/^[\w *]+?\b(pushc_\w+)\(/#.anchorsMatchLineEndings()).map { String($0.1) }
    let folder = Repository.root.appending(path: "Sources/libpushc")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path()).filter { $0.hasSuffix(".swift") }
    let exported = try files.flatMap { file in
      try Repository.text("Sources/libpushc/\(file)").matches(of: #/@c @implementation\s+public func (\w+)\(/#)
        .map { String($0.1) }
    }
    #expect(declared.count == 16)
    #expect(declared.sorted() == exported.sorted())
  }
}

import Foundation
import PushCompiler
import Testing

@testable import pushc

/// Lines of a stream, read block by block, with small limits.
@Suite struct LineBlocksTests {
  private let folder = Folder()

  /// The contents of a text's blocks: `line: text` for each line, `line: too large` for one beyond the limit.
  private func lines(_ text: String, size: Int, limit: Int) throws -> [String] {
    try folder.write(text, to: "lines")
    var blocks = try blocks(folder.path("lines"), size: size, limit: limit)
    var lines: [String] = []
    while let block = try blocks.next() {
      #expect(block.bytes.count <= limit + 1)
      block.forEachDocument { source in
        let text = source.isTooLarge ? "too large" : source.text(Span(0, .max))
        lines.append("\(source.firstLine): \(text)")
      }
    }
    return lines
  }

  private func blocks(_ path: String, size: Int, limit: Int) throws -> InputParts {
    try InputParts(InputFile(path), InputForm(isLines: true), blockSize: size, limit: limit)
  }

  @Test("each line comes with its number, whatever the size of a block", arguments: [1, 2, 3, 7, 64, 1_000])
  func numbers(_ size: Int) throws {
    #expect(try lines("ab\n\ncde\r\n \nf", size: size, limit: 100) == ["1: ab", "3: cde\r", "5: f"])
    #expect(try lines("", size: size, limit: 100).isEmpty)
    #expect(try lines("\n\n", size: size, limit: 100).isEmpty)
  }

  @Test("a line beyond the limit is refused at its place, and the others go on", arguments: [1, 3, 10, 64, 1_000])
  func longLine(_ size: Int) throws {
    let long = String(repeating: "x", count: 11)
    #expect(try lines("a\n\(long)\nb\nc", size: size, limit: 10) == ["1: a", "2: too large", "3: b", "4: c"])
    #expect(
      try lines("\(long)\n\(long)\(long)\n\n\(long)", size: size, limit: 10)
        == ["1: too large", "2: too large", "4: too large"])
    #expect(try lines("\(long)", size: size, limit: 10) == ["1: too large"])
  }

  @Test("a line at the limit is read", arguments: [1, 3, 10, 64])
  func lineAtTheLimit(_ size: Int) throws {
    let line = String(repeating: "x", count: 10)
    #expect(try lines("\(line)\n\(line)", size: size, limit: 10) == ["1: \(line)", "2: \(line)"])
  }

  @Test("a document beyond the limit is not read", arguments: [(9, true), (10, true), (11, false), (5_000_000, false)])
  func largeDocument(_ count: Int, _ isRead: Bool) throws {
    try folder.write(String(repeating: "1", count: count), to: "document")
    let file = try FileDescriptor.reading(folder.path("document"))
    #expect(try file.readAll(limit: 10)?.count == (isRead ? count : nil))
    #expect(file.readCount == (isRead ? count : 0))
  }

  @Test("an endless stream is read as far as the limit")
  func endlessStream() throws {
    #expect(try FileDescriptor.reading("/dev/zero").readAll(limit: 3_000_000) == nil)
    var blocks = try blocks("/dev/zero", size: 1 << 16, limit: 1_000_000)
    let block = try #require(try blocks.next())
    #expect(block.isTooLarge)
    #expect(block.firstLine == 1)
  }

  @Test("lines of a pipe are handed out as they come")
  func pipe() throws {
    let pipe = Pipe()
    var blocks = try blocks(
      "/dev/fd/\(pipe.fileHandleForReading.fileDescriptor)", size: 1 << 16, limit: 10)
    pipe.fileHandleForWriting.write(Data("a\nb".utf8))
    #expect(try blocks.next()?.end == 2)
    pipe.fileHandleForWriting.write(Data("c\n".utf8))
    #expect(try blocks.next()?.end == 3)
    pipe.fileHandleForWriting.write(Data(String(repeating: "x", count: 11).utf8))
    #expect(try blocks.next()?.isTooLarge == true)
    pipe.fileHandleForWriting.write(Data("xxx\nd\n".utf8))
    let last = try blocks.next()
    #expect(last?.end == 2)
    #expect(last?.firstLine == 4)
    try pipe.fileHandleForWriting.close()
    #expect(try blocks.next() == nil)
  }
}

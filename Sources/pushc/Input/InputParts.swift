import PushCompiler

/// Reads a file in parts: a single document, or lines in blocks or all at once.
struct InputParts {
  private enum Rest {
    case document(FileDescriptor, isWhole: Bool), lines(LineBlocks), allLines(FileDescriptor), nothing
  }

  private var rest: Rest
  private let name: String
  private let syntax: Source.Syntax
  private let limit: Int

  /// Small blocks keep all threads busy, and allocators reuse their memory: larger ones they return to the system each time.
  private static let usualBlockSize = 1 << 15

  /// Opens the file. A document, or a line in a block, has at most `limit` bytes. `isWhole` reads all lines at once, and a
  /// document beyond the limit, too.
  init(
    _ input: InputFile, _ form: InputForm, blockSize: Int = usualBlockSize, limit: Int = CompilerLimits.largestDocument,
    isWhole: Bool = false
  ) throws(SystemError) {
    name = input.name
    syntax = form.syntax(of: name)
    self.limit = limit
    let file = try input.open()
    rest =
      if !form.hasLines(name) {
        .document(file, isWhole: isWhole)
      } else if isWhole {
        .allLines(file)
      } else {
        .lines(LineBlocks(file, name: name, syntax: syntax, size: blockSize, limit: limit))
      }
  }

  /// The next document or block of lines; nil at the end.
  mutating func next() throws(SystemError) -> InputPart? {
    switch rest {
    case .nothing: return nil
    case .document(let file, let isWhole):
      rest = .nothing
      let bytes = try file.readAll(limit: isWhole ? CompilerLimits.largestDocument : limit)
      let isTooLarge = bytes.map { $0.count > limit } ?? true
      return InputPart(name: name, syntax: syntax, bytes: bytes ?? SourceBytes([]), isTooLarge: isTooLarge)
    case .allLines(let file):
      rest = .nothing
      let most = CompilerLimits.largestDocument
      guard let bytes = try file.readAll(limit: most) else {
        throw SystemError(number: EFBIG, message: "--fix and --diff take files of at most \(most) bytes; split it")
      }
      return InputPart(name: name, syntax: syntax, bytes: bytes, lineEnds: bytes.lineEnds())
    case .lines(var blocks):
      rest = .nothing
      guard let block = try blocks.next() else { return nil }
      rest = .lines(blocks)
      return block
    }
  }
}

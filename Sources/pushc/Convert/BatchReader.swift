/// Reads the files, one after another, and hands out what is in them.
struct BatchReader {
  private var files: ArraySlice<String>
  private let settings: ConvertSettings
  /// The file that is being read line by line.
  private var lines: LineBlocks?
  private let blockSize: Int
  private var name = ""
  private var ticket = 0

  init(_ files: [String], _ settings: ConvertSettings, blockSize: Int) {
    self.files = files[...]
    self.blockSize = blockSize
    self.settings = settings
  }

  /// Reads no further.
  mutating func stop() {
    files = []
    lines = nil
  }

  /// The next batch; nil when all is read.
  mutating func next() -> Batch? {
    while lines != nil || !files.isEmpty {
      do throws(SystemError) {
        if let content = lines == nil ? try openNext() : try nextLines() { return batch(.success(content)) }
      } catch {
        lines = nil
        return batch(.failure(error))
      }
    }
    return nil
  }

  private mutating func batch(_ content: Result<Batch.Content, SystemError>) -> Batch {
    defer { ticket += 1 }
    return Batch(ticket: ticket, name: name, content: content)
  }

  /// Reads a file that is one document; opens one that has lines.
  private mutating func openNext() throws(SystemError) -> Batch.Content? {
    guard let path = files.popFirst() else { return nil }
    name = path == "-" ? "<stdin>" : path
    let file = path == "-" ? FileDescriptor.standardInput : try .reading(path)
    if settings.hasLines(path) {
      lines = LineBlocks(file, size: blockSize)
      return nil
    }
    let bytes = try file.readAll()
    return Batch.Content(bytes: bytes, end: bytes.count)
  }

  private mutating func nextLines() throws(SystemError) -> Batch.Content? {
    guard let block = try lines?.next() else {
      lines = nil
      return nil
    }
    return Batch.Content(bytes: block.bytes, end: block.end, firstLine: block.firstLine, isLines: true)
  }
}

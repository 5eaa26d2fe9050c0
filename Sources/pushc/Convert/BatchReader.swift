/// Reads the files one after another and returns batches.
struct BatchReader {
  private var files: ArraySlice<String>
  private let settings: ConvertSettings
  /// The current file.
  private var contents: FileContents?
  private let blockSize: Int
  private var name = ""
  private var ticket = 0

  init(_ files: [String], _ settings: ConvertSettings, blockSize: Int) {
    self.files = files[...]
    self.blockSize = blockSize
    self.settings = settings
  }

  /// Stops reading.
  mutating func stop() {
    files = []
    contents = nil
  }

  /// The next batch; nil at the end.
  mutating func next() -> Batch? {
    while contents != nil || !files.isEmpty {
      do throws(SystemError) {
        if contents == nil { contents = try openNext() }
        if let content = try contents?.next() { return batch(.success(content)) }
        contents = nil
      } catch {
        contents = nil
        return batch(.failure(error))
      }
    }
    return nil
  }

  private mutating func batch(_ content: Result<Batch.Content, SystemError>) -> Batch {
    defer { ticket += 1 }
    return Batch(ticket: ticket, name: name, content: content)
  }

  private mutating func openNext() throws(SystemError) -> FileContents? {
    guard let path = files.popFirst() else { return nil }
    let file = InputFile(path)
    name = file.name
    return FileContents(
      try file.open(), isLines: settings.hasLines(path), syntax: settings.syntax(of: path), blockSize: blockSize,
      limit: settings.limits.documentSize)
  }
}

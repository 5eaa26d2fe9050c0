/// Reads the files one after another and returns batches.
struct BatchReader {
  private var files: ArraySlice<String>
  private let settings: ConvertSettings
  private var parts: InputParts?
  private var name = ""
  private var ticket = 0

  init(_ files: [String], _ settings: ConvertSettings) {
    self.files = files[...]
    self.settings = settings
  }

  mutating func stop() {
    files = []
    parts = nil
  }

  /// The next batch; nil at the end.
  mutating func next() -> Batch? {
    while parts != nil || !files.isEmpty {
      do throws(SystemError) {
        if parts == nil { parts = try open(files.removeFirst()) }
        if let part = try parts?.next() { return batch(.success(part)) }
        parts = nil
      } catch {
        parts = nil
        return batch(.failure(error))
      }
    }
    return nil
  }

  private mutating func batch(_ part: Result<InputPart, SystemError>) -> Batch {
    defer { ticket += 1 }
    return Batch(ticket: ticket, name: name, part: part)
  }

  private mutating func open(_ path: String) throws(SystemError) -> InputParts {
    let file = InputFile(path)
    name = file.name
    return try InputParts(file, settings.shared.form, limit: settings.shared.limits.documentSize)
  }
}

// Embedded Swift has no tasks. The program uses none, and half a megabyte of its release would be their run time.
#if !hasFeature(Embedded) && !WITHOUT_TASKS
  extension Compiler {
    /// Compiles documents one after another, as they come.
    ///
    /// ```swift
    /// for try await compiled in Compiler.compile(each: lines, CompilerOptions(format: .gorush)) {
    ///   for request in compiled.requests { try await send(request) }
    /// }
    /// ```
    public static func compile<Documents>(
      each documents: Documents, _ options: CompilerOptions = CompilerOptions()
    ) -> CompiledDocuments<Documents> { CompiledDocuments(documents, options) }
  }

  /// What becomes of documents that come one after another. ``Compiler/compile(each:_:)`` makes it.
  ///
  /// It reads no document before the compilation of the one before it was taken, and keeps none.
  public struct CompiledDocuments<Documents: AsyncSequence>: AsyncSequence where Documents.Element == String {
    private let documents: Documents
    private let options: CompilerOptions

    init(_ documents: Documents, _ options: CompilerOptions) {
      self.documents = documents
      self.options = options
    }

    /// Begins with the first document.
    public func makeAsyncIterator() -> Iterator { Iterator(documents.makeAsyncIterator(), options) }

    /// Takes one document after another. It belongs to one task.
    public struct Iterator: AsyncIteratorProtocol {
      private var documents: Documents.AsyncIterator
      private let taken = TakenRequests()
      private let compiler: Compiler
      private var count = 0

      init(_ documents: Documents.AsyncIterator, _ options: CompilerOptions) {
        self.documents = documents
        compiler = Compiler(with: options, taking: { [taken] in taken.requests.append($0) }) { _ in }
      }

      /// What becomes of the next document; nil behind the last. Findings count documents as lines, from 1.
      public mutating func next(
        isolation actor: isolated (any Actor)? = #isolation
      ) async throws(Documents.Failure) -> Compilation? {
        guard let document = try await documents.next(isolation: actor) else { return nil }
        count += 1
        let report = compiler.compile(PushSource(document, firstLine: count))
        defer { taken.requests.removeAll() }
        return Compilation(taken.requests, report)
      }

      /// What becomes of the next document; nil behind the last.
      public mutating func next() async throws -> Compilation? { try await next(isolation: nil) }
    }
  }

  extension CompiledDocuments: Sendable where Documents: Sendable {}

  /// Where the compiler of an iterator puts the requests of a document.
  private final class TakenRequests {
    var requests: [PushRequest] = []
  }
#endif

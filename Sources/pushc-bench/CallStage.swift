import CPushc
import PushCompiler

// Audited unsafe code: a document is passed to the library as bytes of the workload, which outlive the call.

/// One call per document, as in a server: it receives the document's bytes and returns the bytes of its records and the
/// findings with locations.
enum CallStage {
  static func callSwift(_ workload: Workload) {
    var records: [UInt8] = []
    let compiler = Compiler(options(workload)) { piece in
      unsafe piece.withUnsafeBytes { unsafe records.append(contentsOf: $0) }
    }
    unsafe forEachDocument(workload) { bytes in
      records.removeAll(keepingCapacity: true)
      let source = unsafe SourceBytes(capacity: bytes.count) { room in
        unsafe room.copyMemory(from: bytes)
        return bytes.count
      }
      let report = compiler.compile(Source(name: "document", bytes: source))
      compiler.flush()
      _ = Finding.all(report.diagnostics, in: report.source)
    }
  }

  /// Calls of the C interface with the same options.
  static func callC(_ workload: Workload) {
    let options =
      "{\"from\":\"\(workload.format.name)\",\"now\":\(Clock.now),\"apns-topic\":\"a\",\"fcm-project\":\"b\",\"hms-app-id\":1}"
    let compiler = unsafe pushc_compiler_new(options, options.utf8.count, nil)
    defer { unsafe pushc_compiler_free(compiler) }
    unsafe forEachDocument(workload) { bytes in
      _ = unsafe pushc_compile(
        compiler, bytes.baseAddress?.assumingMemoryBound(to: CChar.self), bytes.count, nil)
    }
  }

  private static func options(_ workload: Workload) -> CompilerOptions {
    var options = CompilerOptions(format: workload.format, now: Int64(Clock.now))
    options.hasExplanations = false
    options.settings.apnsTopic = "a"
    options.settings.fcmProject = "b"
    options.settings.hmsAppID = "1"
    return options
  }

  @unsafe
  private static func forEachDocument(_ workload: Workload, _ body: (UnsafeRawBufferPointer) -> Void) {
    workload.forEachDocument { source in
      let start = unsafe source.bytes.start + source.range.lowerBound
      unsafe body(UnsafeRawBufferPointer(start: start, count: source.count))
    }
  }
}

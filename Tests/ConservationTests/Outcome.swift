import PushCompiler
import PushIR

/// The result of compiling a document.
struct Outcome {
  var output: String
  var findings: [Diagnostic]

  var errorCount: Int { findings.count { $0.severity == .error } }
}

extension Outcome {
  /// The result of compiling a built message.
  init(of message: Message, _ options: CompilerOptions) {
    var bytes: [UInt8] = []
    let compiler = Compiler(options) { span in unsafe span.withUnsafeBytes { bytes += unsafe Array($0) } }
    findings = compiler.compile(message).diagnostics
    compiler.flush()
    output = String(decoding: bytes, as: UTF8.self)
  }
}

/// Compiles a document: the compiler, or a simulated one.
typealias Compilation = (_ document: String, _ situation: Situation, _ targets: [Target]?) -> Outcome

/// Compiles documents with placeholders for everything that the input does not contain. Results are cached.
final class Workbench {
  private final class Station {
    private(set) var bytes: [UInt8] = []
    private var compiler: Compiler?
    var known: [String: Outcome] = [:]

    init(_ options: CompilerOptions) {
      compiler = Compiler(options) { [unowned self] span in
        unsafe span.withUnsafeBytes { bytes += unsafe Array($0) }
      }
    }

    func compile(_ document: String) -> Outcome {
      bytes.removeAll(keepingCapacity: true)
      let report = compiler?.compile(Source(name: "leaf.json", bytes: SourceBytes(Array(document.utf8))))
      compiler?.flush()
      return Outcome(output: String(decoding: bytes, as: UTF8.self), findings: report?.diagnostics ?? [])
    }
  }

  private var stations: [String: Station] = [:]

  func compile(_ document: String, _ situation: Situation, _ targets: [Target]?) -> Outcome {
    let name = "\(situation) \(targets?.map(\.name) ?? [])"
    let station = stations[name] ?? Station(Self.options(situation, targets))
    stations[name] = station
    if let known = station.known[document] { return known }
    let outcome = station.compile(document)
    station.known[document] = outcome
    return outcome
  }

  private static func options(_ situation: Situation, _ targets: [Target]?) -> CompilerOptions {
    var options = CompilerOptions(format: situation.format, now: 1_800_000_000)
    options.settings.reader = situation.dialect.reader
    options.settings.hmsVersion = situation.dialect.hmsVersion
    options.settings.isFCMAndroidV2 = situation.dialect.isFCMAndroidV2
    options.targets = targets
    return options
  }
}

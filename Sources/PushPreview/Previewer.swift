public import PushCompiler
import PushDiagnostics
import PushFrontEnd
import PushIR
import PushJSON

/// What devices show of the messages of a document, and what was found in it.
package struct DocumentPreview: Sendable {
  /// The file, as it was named.
  package let name: String
  /// The format that it was read as; nil where it could not be read.
  package let format: Format?
  package let messages: [MessagePreview]
  /// The findings that are about no single message.
  package let findings: [Finding]
  /// Whether every message can be sent to all of its targets, as `pushc convert` judges it.
  package let isAccepted: Bool
}

/// What devices show of one message through one service.
package struct MessagePreview: Sendable {
  /// Its place in the document, as a JSON Pointer.
  package let pointer: String
  /// The line that it begins in, from 1 on.
  package let line: Int
  /// The service; nil where no service gets it.
  package let target: Target?
  /// Whether it is sent. Where it is not, the findings say why.
  package let isSent: Bool
  package var screens: [Screen] = []
  /// What was found in it.
  package var findings: [Finding] = []

  /// The service and the outcome, in words.
  var destination: String {
    [target?.title, isSent ? nil : "nothing is sent"].compactMap { $0 }.joined(separator: ": ")
  }
}

/// Compiles documents and reads off the requests what devices make of them. It belongs to one thread at a time.
///
/// ```swift
/// let page = Previewer(CompilerOptions(format: .braze)).page(of: [PushSource(json, name: "sale.json")])
/// ```
public final class Previewer {
  private let compiler: Compiler
  private let output: Output
  private let record = Document()

  /// A previewer with the options of a compiler, of which those about what is written have no effect. Rules must have no errors.
  public init(_ options: CompilerOptions, clock: (() -> Int64)? = nil) {
    var options = options
    // A record for each message and target, however many devices there are.
    options.emission = .templates
    options.isPretty = false
    options.hasOrigin = true
    options.hasExplanations = false
    options.findingsPerCode = .max
    let output = Output(capacity: 1 << 14)
    self.output = output
    compiler = Compiler(with: options, clock: clock) { output.append($0) }
  }

  /// A web page with a picture of every screen that messages appear on, and with what was found in them. It has all that it
  /// needs in one text, and a browser that shows it asks no other computer for anything.
  public func page(of documents: [PushSource]) -> String { PreviewPage(documents.map(preview)).html }

  /// The preview of one document.
  package func preview(_ source: Source) -> DocumentPreview {
    output.clear()
    let report = compiler.compile(source)
    compiler.flush()
    let sent = readRecords(of: report)
    let findings = Finding.all(report.diagnostics.filter { $0.severity > .note }, in: report.source)
    let all = sent + unsent(report.rejections, besides: sent, in: report.source)
    // In the order of the input.
    var messages = StableOrder.sorted(all) { UInt64($0.line) }
    let (own, common) = Self.divide(findings, among: messages, report.rejections)
    for index in messages.indices { messages[index].findings = own[index] }
    let isAccepted = report.rejections.isEmpty && !report.diagnostics.contains { $0.severity == .error }
    return DocumentPreview(
      name: source.name, format: report.format, messages: messages, findings: common, isAccepted: isAccepted)
  }

  /// The messages of the records that were written for a document.
  private func readRecords(of report: DocumentReport) -> [MessagePreview] {
    let platforms = MessagePlatforms(report)
    return output.bytes.split(separator: UInt8(ascii: "\n")).compactMap { line in
      let bytes = SourceBytes(Array(line))
      guard record.scan(Source(name: "", bytes: bytes)) == nil else { return nil }
      let request = JSONValue(record)
      guard let target = Target.allCases.first(where: { $0.name == request["target"].filled }) else { return nil }
      let pointer = request["origin"]["pointer"].words ?? ""
      return MessagePreview(
        pointer: pointer, line: Int(request["origin"]["line"].integer ?? 1), target: target, isSent: true,
        screens: Screen.all(
          target, headers: request["headers"], body: request["body"], for: platforms.device(ofMessage: pointer),
          at: compiler.now))
    }
  }

  /// One preview for each message that was not sent. Of one that was, one for each service that does not get it.
  private func unsent(
    _ rejections: [Rejection], besides sent: [MessagePreview], in source: Source
  ) -> [MessagePreview] {
    if rejections.isEmpty { return [] }
    let reached = Set(sent.map { $0.pointer })
    var known: Set<String> = []
    var locator = Locator(source)
    return rejections.flatMap { rejection -> [MessagePreview] in
      let pointer = rejection.pointer
      let first = rejection.diagnostics.map { source.clamped($0.span).start }.min() ?? 0
      let start = rejection.isValue ? source.clamped(rejection.span).start : first
      let line = locator.position(of: Int(start)).line
      if reached.contains(pointer) {
        return rejection.targets.map { MessagePreview(pointer: pointer, line: line, target: $0, isSent: false) }
      }
      guard known.insert(pointer).inserted else { return [] }
      return [MessagePreview(pointer: pointer, line: line, target: nil, isSent: false)]
    }
  }

  /// Each finding belongs to the message that its place is in, or else to the one that is rejected because of it: its tokens may
  /// be elsewhere in the document.
  private static func divide(
    _ findings: [Finding], among messages: [MessagePreview], _ rejections: [Rejection]
  ) -> (own: [[Finding]], common: [Finding]) {
    let places = Dictionary(grouping: messages.indices) { messages[$0].pointer[...] }
    // Of an error that several messages are rejected for, it belongs to none.
    var rejected: [Span: String] = [:]
    for rejection in rejections {
      for cause in rejection.diagnostics {
        let known = rejected[cause.span]
        rejected[cause.span] = known == nil || known == rejection.pointer ? rejection.pointer : ""
      }
    }
    var own = Array(repeating: [Finding](), count: messages.count)
    var common: [Finding] = []
    for finding in findings {
      var place = finding.pointer[...]
      while places[place] == nil, let slash = place.lastIndex(of: "/") { place = place[..<slash] }
      if places[place] == nil { place = rejected[finding.diagnostic.span]?[...] ?? "" }
      guard let indices = places[place] else { common.append(finding); continue }
      let isError = finding.diagnostic.severity == .error
      let concerned =
        indices.first { messages[$0].isConcerned(by: finding.diagnostic) }
        ?? indices.first { isError && !messages[$0].isSent }
      own[concerned ?? indices[0]].append(finding)
    }
    return (own, common)
  }
}

extension MessagePreview {
  /// Whether a finding is about this target and not the message's other ones.
  fileprivate func isConcerned(by finding: Diagnostic) -> Bool {
    guard let target else { return false }
    if let loss = finding.loss, finding.code.family == .loss { return loss.targets.contains(target.name) }
    switch (finding.code.family, finding.consequence) {
    case (.apns, _): return target == .apns
    case (.fcm, _): return target == .fcm
    case (.hms, _): return target == .hms
    case (_, .rejected(let service, _)), (_, .possible(let service, _)): return service == target.title
    default: return false
    }
  }
}

extension Screen {
  /// What the devices of a service do with a request at a time, in seconds since 1970; `device` is the only one that its
  /// message is for, if it says so.
  static func all(
    _ target: Target, headers: JSONValue, body: JSONValue, for device: Device?, at now: Int64
  ) -> [Screen] {
    var screens: [Screen] =
      switch target {
      case .apns: [iPhone(headers: headers, body: body, at: now)]
      case .fcm: fcm(body: body, for: device, at: now)
      case .hms: hms(headers: headers, body: body, at: now)
      }
    // In a payload for APNs, the key is the app's own.
    guard target != .apns, body["validate_only"].isTrue else { return screens }
    for index in screens.indices { screens[index].add("Delivery", "none, because validate_only is true") }
    return screens
  }
}

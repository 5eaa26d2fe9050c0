package import PushBackEnd
package import PushCompiler
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
  /// The service; nil where nothing is sent and it is not one service alone.
  package let target: Target?
  package let outcome: Outcome
  package var screens: [Screen] = []
  /// What was found in it.
  package var findings: [Finding] = []

  /// What becomes of it. Where it is not sent, the findings say why.
  package enum Outcome: Sendable {
    case sent
    /// Not sent to anyone.
    case rejected
    /// Sent through some services, which have previews of their own, and not through the other ones.
    case rejectedInPart
  }

  /// The service and the outcome, in words.
  var destination: String {
    switch outcome {
    case .sent: target?.title ?? ""
    case .rejected: "nothing is sent"
    case .rejectedInPart: "\(target?.title ?? "other targets"): nothing is sent"
    }
  }
}

/// Compiles documents and reads off the requests what devices make of them. It belongs to one thread.
package final class Previewer {
  private let compiler: Compiler
  private let targets: [Target]?
  private let output = Output(capacity: 1 << 14)
  private let record = Document()

  /// A previewer for documents of a format, or of any where it is nil; for targets, or for those that the messages are
  /// addressed to where they are nil. Rules must have no errors.
  package init(format: Format?, targets: [Target]?, settings: TargetSettings, rules: Rules? = nil) {
    var options = CompilerOptions(format: format, now: settings.now)
    options.targets = targets
    options.settings = settings
    options.rules = rules
    // A record for each message and target, however many devices there are.
    options.emission = .templates
    options.hasOrigin = true
    options.hasExplanations = false
    compiler = Compiler(options, to: output)
    self.targets = targets
  }

  /// The preview of one document.
  package func preview(_ source: Source) -> DocumentPreview {
    output.clear()
    let report = compiler.compile(source)
    compiler.flush()
    let sent = readRecords()
    let findings = Finding.all(report.diagnostics.filter { $0.severity > .note }, in: report.source)
    var messages = Self.inInputOrder(sent + unsent(report.rejections, besides: sent, in: report.source))
    let (own, common) = Self.divide(findings, among: messages)
    for index in messages.indices { messages[index].findings = own[index] }
    let isAccepted = report.rejections.isEmpty && !report.diagnostics.contains { $0.severity == .error }
    return DocumentPreview(
      name: source.name, format: report.format, messages: messages, findings: common, isAccepted: isAccepted)
  }

  /// The messages of the records that were written.
  private func readRecords() -> [MessagePreview] {
    output.bytes.split(separator: UInt8(ascii: "\n")).compactMap { line in
      let bytes = SourceBytes(Array(line))
      guard record.scan(Source(name: "", bytes: bytes)) == nil else { return nil }
      let request = JSONValue(record)
      guard let target = Target.allCases.first(where: { $0.name == request["target"].filled }) else { return nil }
      return MessagePreview(
        pointer: request["origin"]["pointer"].words ?? "", line: Int(request["origin"]["line"].integer ?? 1),
        target: target, outcome: .sent,
        screens: Screen.all(target, headers: request["headers"], body: request["body"]))
    }
  }

  /// One preview for each message that was not sent, or not to all of its targets.
  private func unsent(
    _ rejections: [Rejection], besides sent: [MessagePreview], in source: Source
  ) -> [MessagePreview] {
    if rejections.isEmpty { return [] }
    let reached: [String: [Target]] = sent.reduce(into: [:]) { reached, message in
      if let target = message.target { reached[message.pointer, default: []].append(target) }
    }
    var known: Set<String> = []
    var locator = Locator(source)
    return rejections.compactMap { rejection in
      guard known.insert(rejection.pointer).inserted else { return nil }
      let first = rejection.diagnostics.map { source.clamped($0.span).start }.min() ?? 0
      let start = rejection.isValue ? source.clamped(rejection.span).start : first
      let (line, reached) = (locator.position(of: Int(start)).line, reached[rejection.pointer])
      // A single target that is left of those that were asked for is the one that rejects the message.
      let left = reached.flatMap { reached in targets?.filter { !reached.contains($0) } } ?? []
      return MessagePreview(
        pointer: rejection.pointer, line: line, target: left.count == 1 ? left[0] : nil,
        outcome: reached == nil ? .rejected : .rejectedInPart)
    }
  }

  private static func inInputOrder(_ messages: [MessagePreview]) -> [MessagePreview] {
    StableOrder.sorted(messages) { UInt64($0.line) }
  }

  /// Each finding belongs to the message that its place is in.
  private static func divide(
    _ findings: [Finding], among messages: [MessagePreview]
  ) -> (own: [[Finding]], common: [Finding]) {
    let places: [Substring: [Int]] = messages.indices.reduce(into: [:]) {
      $0[messages[$1].pointer[...], default: []].append($1)
    }
    var own = Array(repeating: [Finding](), count: messages.count)
    var common: [Finding] = []
    for finding in findings {
      var place = finding.pointer[...]
      while places[place] == nil, let slash = place.lastIndex(of: "/") { place = place[..<slash] }
      guard let indices = places[place] else { common.append(finding); continue }
      let concerned = indices.first { messages[$0].isConcerned(by: finding.diagnostic) }
      own[concerned ?? indices[0]].append(finding)
    }
    return (own, common)
  }
}

extension MessagePreview {
  /// Whether a finding is about this target and not the message's other ones: an error where it is not sent, and otherwise
  /// what is said of the service.
  fileprivate func isConcerned(by finding: Diagnostic) -> Bool {
    if outcome != .sent { return finding.severity == .error }
    guard let target else { return false }
    if let loss = finding.loss { return loss.targets.contains(target.name) }
    switch finding.code.family {
    case .apns: return target == .apns
    case .fcm: return target == .fcm
    case .hms: return target == .hms
    default: return false
    }
  }
}

extension Screen {
  /// What the devices of a service do with a request.
  static func all(_ target: Target, headers: JSONValue, body: JSONValue) -> [Screen] {
    switch target {
    case .apns: [iPhone(headers: headers, body: body)]
    case .fcm: fcm(body: body)
    case .hms: [huawei(headers: headers, body: body)]
    }
  }
}

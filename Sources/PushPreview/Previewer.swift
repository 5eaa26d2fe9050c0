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
}

/// What devices show of one message through one service.
package struct MessagePreview: Sendable {
  /// Its place in the document, as a JSON Pointer.
  package let pointer: String
  /// The line that it begins in, from 1 on.
  package let line: Int
  /// The service; nil where nothing is sent, and the findings say why.
  package let target: Target?
  package let screens: [Screen]
  /// What was found in it.
  package var findings: [Finding] = []
}

/// Compiles documents and reads off the requests what devices make of them. It belongs to one thread.
package final class Previewer {
  private let compiler: Compiler
  private let output = Output(capacity: 1 << 14)
  private let record = Document()

  /// A previewer for documents of a format, or of any where it is nil; for targets, or for those that the messages are
  /// addressed to where they are nil.
  package init(format: Format?, targets: [Target]?, settings: TargetSettings) {
    var options = CompilerOptions(format: format, now: settings.now)
    options.targets = targets
    options.settings = settings
    // A record for each message and target, however many devices there are.
    options.emission = .templates
    options.hasOrigin = true
    options.hasExplanations = false
    compiler = Compiler(options, to: output)
  }

  /// The preview of one document.
  package func preview(_ source: Source) -> DocumentPreview {
    output.clear()
    let report = compiler.compile(source)
    compiler.flush()
    var messages = readRecords()
    let findings = Finding.all(report.diagnostics.filter { $0.severity > .note }, in: report.source)
    var known = Set(messages.map { $0.pointer })
    for rejection in report.rejections where known.insert(rejection.pointer).inserted {
      let start = Finding.all(rejection.diagnostics, in: report.source).map { $0.start.line }.min() ?? 1
      messages.append(MessagePreview(pointer: rejection.pointer, line: start, target: nil, screens: []))
    }
    let (own, common) = Self.divide(findings, among: messages)
    for index in messages.indices { messages[index].findings = own[index] }
    return DocumentPreview(name: source.name, format: report.format, messages: messages, findings: common)
  }

  /// The messages of the records that were written.
  private func readRecords() -> [MessagePreview] {
    output.text().split(separator: "\n").compactMap { line in
      let bytes = SourceBytes(Array(line.utf8))
      guard record.scan(Source(name: "", bytes: bytes)) == nil else { return nil }
      let request = RequestValue(record)
      guard let target = Target.allCases.first(where: { $0.name == request["target"].text }) else { return nil }
      return MessagePreview(
        pointer: request["origin"]["pointer"].words ?? "", line: Int(request["origin"]["line"].integer ?? 1),
        target: target, screens: Screen.all(target, headers: request["headers"], body: request["body"]))
    }
  }

  /// Each finding belongs to the message that its place is in; of several targets, to the first.
  private static func divide(
    _ findings: [Finding], among messages: [MessagePreview]
  ) -> (own: [[Finding]], common: [Finding]) {
    let places: [Substring: Int] = messages.indices.reversed().reduce(into: [:]) { $0[messages[$1].pointer[...]] = $1 }
    var own = Array(repeating: [Finding](), count: messages.count)
    var common: [Finding] = []
    for finding in findings {
      var place = finding.pointer[...]
      while places[place] == nil, let slash = place.lastIndex(of: "/") { place = place[..<slash] }
      if let index = places[place] { own[index].append(finding) } else { common.append(finding) }
    }
    return (own, common)
  }
}

extension Screen {
  /// What the devices of a service do with a request.
  static func all(_ target: Target, headers: RequestValue, body: RequestValue) -> [Screen] {
    switch target {
    case .apns: [iPhone(headers: headers, body: body)]
    case .fcm: fcm(body: body)
    case .hms: [huawei(headers: headers, body: body)]
    }
  }
}

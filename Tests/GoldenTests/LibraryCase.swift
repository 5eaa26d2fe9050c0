import LibraryTesting
import PushCompiler
import PushInterface
import PushJSON

extension GoldenCase {
  /// The output of the C interface for the case, in the form of `pushc convert`; empty if it rejects the options.
  func outputByLibrary(isDump: Bool) throws -> (output: [UInt8], codes: [String]) {
    var output: [UInt8] = []
    var codes: [String] = []
    do throws(LibraryHandle.Refusal) {
      let handle = try LibraryHandle(isLinted ? .linter : .compiler, libraryOptions(isDump: isDump))
      for source in (try? sources()) ?? [] {
        let result = LibraryResult(handle.result((0..<source.count).map { source[$0] }))
        output += Self.named(result.written, as: source).utf8
        codes += result.codes
      }
    } catch {
      codes = LibraryResult(error.text).codes
    }
    return (output, codes)
  }

  /// What the C interface returns for each document of the case, with the options as it takes them; none where it refuses
  /// these.
  func libraryResults() throws -> [(options: String, document: String, result: String)] {
    let options = libraryOptions(isDump: false)
    guard let handle = try? LibraryHandle(isLinted ? .linter : .compiler, options) else { return [] }
    return try sources().compactMap { source in
      // A document in JSON is a text.
      String(validating: (0..<source.count).map { source[$0] }, as: UTF8.self).map {
        (options, $0, handle.result($0.utf8))
      }
    }
  }

  /// The C interface has no file names, and no lines before the document.
  private static func named(_ records: String, as source: Source) -> String {
    let origin = "\"origin\":{\"file\":"
    let records = records.replacing(origin + "\"document\"", with: origin + JSONLine.quoted(source.name))
    let place = origin + JSONLine.quoted(source.name) + ",\"line\":"
    return source.firstLine == 1 ? records : records.replacing(place + "1,", with: place + "\(source.firstLine),")
  }

  /// The options of the case for the C interface.
  private func libraryOptions(isDump: Bool) -> String {
    var options: [JSONLine.Member] = [("now", JSONLine(json: "\(Self.clock)"))]
    var format = String(name.prefix { $0 != "/" })
    var rules: [JSONLine] = []
    for words in optionLines where words != ["lint"] {
      switch (words[0], words.last) {
      case ("from", let name?): format = name
      case ("rules", let library?): rules.append(JSONLine(library))
      case (let flag, _) where words.count == 1: options.append((flag, JSONLine(true)))
      case (let name, let value): if !isDump || name != "emit" { options.append((name, JSONLine(value))) }
      }
    }
    options.append(("from", JSONLine(format)))
    if isDump { options.append(("emit", "ir")) }
    if let bytes = file(Self.rulesName) { rules.append(Self.rules(bytes)) }
    if !rules.isEmpty { options.append(("rules", JSONLine(rules))) }
    if let (name, bytes) = (try? devices()) ?? nil {
      let documents = GoldenRun.sources(name, bytes).map { $0.text(Span(0, .max)) }
      let list = "[\(documents.joined(separator: ","))]"
      options.append(("devices", JSONLine(json: documents.count == 1 ? documents[0] : list)))
    }
    // A case's options take the place of its topic's; the C interface takes each option once.
    let last = Dictionary(options.enumerated().map { ($1.0, $0) }, uniquingKeysWith: max)
    return JSONLine(members: options.enumerated().filter { last[$1.0] == $0 }.map(\.element)).text
  }

  private static func rules(_ bytes: [UInt8]) -> JSONLine {
    ["name": JSONLine(rulesName), "text": JSONLine(String(decoding: bytes, as: UTF8.self))]
  }
}

/// A parsed result of the C interface.
private struct LibraryResult {
  private(set) var written = ""
  private(set) var codes: [String] = []

  init(_ text: String) {
    let document = Document()
    guard document.scan(Source(name: "result", bytes: SourceBytes(text.utf8))) == nil else { return }
    let all = document.member("text", of: .root)
    if all.exists { written = document.string(all) }
    var records = ElementCursor(of: document.member("records", of: .root), in: document)
    while let record = records.next(in: document) { written += document.text(record) + "\n" }
    var findings = ElementCursor(of: document.member("diagnostics", of: .root), in: document)
    while let finding = findings.next(in: document) {
      codes.append(document.string(document.member("code", of: finding)))
    }
  }
}

import JSONReference
import PushDiagnostics
import PushJSON

/// The scanner agrees with the reference grammar, regardless of the document's position in memory, and written
/// documents parse to the same content.
enum ScannerChecks {
  static let target = FuzzTarget(
    name: "scanner", kind: .text, seeds: { try Seeds.documents(of: nil) }, check: check)

  private static func check(_ bytes: [UInt8]) throws(BrokenInvariant) {
    let document = Document()
    let failure = document.scan(Source(name: "document", bytes: SourceBytes(bytes)))
    try hold((failure == nil) == Reference.accepts(bytes), "the scanner and the grammar disagree")
    try checkPart(bytes, isAccepted: failure == nil)
    if let failure {
      let finding = failure.diagnostic(in: document.source)
      try checkPrinting([finding], of: document.source)
    } else {
      try checkWriting(document)
    }
    for syntax in [Source.Syntax.jsonc, .template] {
      let source = Source(name: "document", bytes: SourceBytes(bytes), syntax: syntax)
      try hold(source.count == bytes.count, "a document of another syntax has another length")
      let isAccepted = document.scan(source) == nil
      // Braces in a string may begin a template marker, which ends after the string or not at all.
      try hold(isAccepted || failure != nil || syntax == .template, "JSON is not accepted as JSON with comments")
    }
  }

  /// Bytes around a document and its alignment have no effect.
  private static func checkPart(_ bytes: [UInt8], isAccepted: Bool) throws(BrokenInvariant) {
    let document = Document()
    let before: [UInt8] = [0x22, 0x5c, 0x7b]
    for after: [UInt8] in [[0x22, 0x30, 0x5d], [0x0a]] {
      let source = Source(
        name: "document", bytes: SourceBytes(before + bytes + after), range: 3..<3 + bytes.count)
      try hold((document.scan(source) == nil) == isAccepted, "a part of a buffer is judged by what is around it")
    }
  }

  /// The canonical text of a document is a valid document whose canonical text is the same.
  private static func checkWriting(_ document: Document) throws(BrokenInvariant) {
    let text = canonicalText(of: document)
    let second = Document()
    try hold(
      second.scan(Source(name: "written", bytes: SourceBytes(text))) == nil, "what is written cannot be read")
    try hold(canonicalText(of: second) == text, "what is written is written differently when it is read")
    try hold(second.childCount(.root) == document.childCount(.root), "members are lost in writing")
    let output = Output()
    let written = Output()
    written.append(value: .root, of: document)
    output.append(indenting: written)
    try hold(second.scan(Source(name: "indented", bytes: output.source())) == nil, "indented text cannot be read")
    try hold(canonicalText(of: second) == text, "indenting changes the document")
  }

  private static func canonicalText(of document: Document) -> [UInt8] {
    let output = Output()
    output.append(value: .root, of: document)
    return Array(output.text().utf8)
  }
}

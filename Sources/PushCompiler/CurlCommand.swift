import PushBackEnd
import PushJSON

/// A request as a command that can be pasted into a shell. The credential is the variable `PUSHC_TOKEN`.
struct CurlCommand {
  private let isHTTP2: Bool
  /// How long the URL is, which stands before the body in what is to be appended; for APNs it ends with the token.
  private let urlCount: Int
  private let headers: [(name: String, value: String)]
  private let bodyCount: Int?

  init(_ rendering: Rendering) {
    isHTTP2 = rendering.target == .apns
    urlCount = rendering.url.count
    bodyCount = rendering.target == .apns ? rendering.body.count : nil
    let document = Document()
    var headers: [(String, String)] = []
    if document.scan(Source(name: "", bytes: rendering.headers.source())) == nil {
      var members = Members(of: .root, in: document)
      while let name = members.next(in: document) {
        headers.append((document.string(name), document.string(name.memberValue)))
      }
    }
    self.headers = headers
  }

  /// Appends the command for a URL and a body that stand one behind the other.
  func append(_ request: Output, to output: Output) {
    let split = bodyCount.map { request.count - $0 } ?? urlCount
    output.append(isHTTP2 ? "curl --http2 -X POST " : "curl -X POST ")
    append(quoted: request.text(from: 0, to: split), to: output)
    for header in headers {
      output.append(" -H ")
      append(quoted: "\(header.name): \(header.value)", to: output)
    }
    output.append(" -H \"authorization: bearer $PUSHC_TOKEN\" --data-binary ")
    append(quoted: request.text(from: split), to: output)
    output.append("\n")
  }

  /// A word of the shell that means what it says.
  private func append(quoted text: String, to output: Output) {
    output.append("'")
    for (index, part) in text.split(separator: "'", omittingEmptySubsequences: false).enumerated() {
      if index > 0 { output.append(#"'\''"#) }
      output.append(text: String(part))
    }
    output.append("'")
  }
}

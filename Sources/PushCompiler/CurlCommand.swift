import PushBackEnd
import PushIR
import PushJSON

/// A request as a command that can be pasted into a shell. The credential is a variable of the shell, one for each service.
struct CurlCommand {
  private let target: Target
  /// How long the URL is, which stands before the body in what is to be appended; for APNs it ends with the token.
  private let urlCount: Int
  private let headers: [(name: String, value: String)]
  private let bodyCount: Int?

  init(_ rendering: Rendering) {
    target = rendering.target
    urlCount = rendering.url.count
    bodyCount = rendering.target == .apns ? rendering.body.count : nil
    let document = Document()
    var headers: [(name: String, value: String)] = []
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
    // A refused request is a failed command, and braces in the URL are not curl's.
    output.append("curl --fail-with-body --globoff ")
    if target == .apns { output.append("--http2 ") }
    output.append("-X POST ")
    append(quoted: request.text(from: 0, to: split), to: output)
    for header in headers {
      output.append(" -H ")
      // curl drops a header with nothing behind the colon; a semicolon sends it empty.
      append(quoted: header.value.isEmpty ? "\(header.name);" : "\(header.name): \(header.value)", to: output)
    }
    output.append(" -H \"authorization: ")
    output.append(authorization)
    output.append("\" --data-raw ")
    append(quoted: request.text(from: split), to: output)
    output.append("\n")
  }

  /// The scheme as each service documents it, and the variable that holds the credential.
  private var authorization: StaticString {
    switch target {
    case .apns: "bearer $PUSHC_APNS_TOKEN"
    case .fcm: "Bearer $PUSHC_FCM_TOKEN"
    case .hms: "Bearer $PUSHC_HMS_TOKEN"
    }
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

import PushBackEnd
import PushIR
import PushJSON

/// A request as a `curl` command that can be pasted into a shell. The credential is a shell variable, one for each
/// service.
enum CurlCommand {
  /// Appends the command for a request that consists of the URL followed by the body.
  static func append(_ rendering: Rendering, _ request: Output, to output: Output) {
    // For APNs the URL ends with the token.
    let isApple = rendering.target == .apns
    let urlCount = isApple ? request.count - rendering.body.count : rendering.url.count
    // A rejected request makes the command fail, and curl must not expand braces in the URL.
    output.append("curl --fail-with-body --globoff ")
    if isApple { output.append("--http2 ") }
    output.append("-X POST ")
    output.append(text: ShellWord.quoted(request.text(from: 0, to: urlCount)))
    for header in rendering.headerList {
      output.append(" -H ")
      // curl drops a header with nothing after the colon; a semicolon sends it empty.
      output.append(
        text: ShellWord.quoted(header.value.isEmpty ? "\(header.name);" : "\(header.name): \(header.value)"))
    }
    output.append(" -H \"authorization: ")
    output.append(authorization(rendering.target))
    output.append("\" ")
    append(body: request.text(from: urlCount), to: output)
  }

  /// Linux allows an argument 131,072 bytes. A longer body is standard input, if it is a single line: then none of its text can
  /// be the line that ends it.
  private static func append(body: String, to output: Output) {
    guard body.utf8.count > longestArgument, !body.utf8.contains(UInt8(ascii: "\n")) else {
      output.append("--data-raw ")
      output.append(text: ShellWord.quoted(body))
      return output.append("\n")
    }
    output.append("--data-binary @- <<'PUSHC'\n")
    output.append(text: body)
    output.append("\nPUSHC\n")
  }

  private static let longestArgument = 100_000

  /// The authorization scheme that each service documents, with the variable that holds the credential.
  private static func authorization(_ target: Target) -> StaticString {
    switch target {
    case .apns: "bearer $PUSHC_APNS_TOKEN"
    case .fcm: "Bearer $PUSHC_FCM_TOKEN"
    case .hms: "Bearer $PUSHC_HMS_TOKEN"
    }
  }
}

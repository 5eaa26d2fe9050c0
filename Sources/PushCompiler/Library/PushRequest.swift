/// One HTTP request to a push service, complete except for the `authorization` header.
public struct PushRequest: Sendable, Hashable {
  /// The service.
  public var target: PushTarget
  /// The HTTP method, `POST`.
  public let method = "POST"
  /// The address. What neither the document nor the options say is a placeholder in it: `{token}`, `{project}`, `{app_id}`.
  public var url: String
  /// The headers, by their names in lower case.
  public var headers: [String: String]
  /// The body: canonical JSON in UTF-8, without white space.
  public var body: [UInt8]
  /// The device tokens that it goes to: one for APNs and FCM, 1 to 1,000 for HMS, none for topics. With
  /// ``Emission/templates`` all of the message's, which are neither in the URL nor in the body then.
  public var tokens: [String]
  /// The Firebase installation IDs that it goes to, in the same way: one in a request to FCM, or none.
  public var installations: [String]

  /// A request of these parts.
  public init(
    target: PushTarget, url: String, headers: [String: String], body: [UInt8], tokens: [String] = [],
    installations: [String] = []
  ) {
    self.target = target
    self.url = url
    self.headers = headers
    self.body = body
    self.tokens = tokens
    self.installations = installations
  }
}

/// What became of one document, or of one message.
public struct Compilation: Sendable {
  /// The requests, in the order of the messages.
  public var requests: [PushRequest]
  /// What was found, in input order, with line, column and JSON Pointer.
  public var findings: [Finding]
  /// What was fixed before, if the options apply fixes.
  public var fixed: [Finding]
  /// The messages that were not written, for some target or for all.
  public var rejections: [Rejection]
  /// The format that the document was read as; nil where it could not be read, or where its format is unknown.
  public var format: PushFormat?

  init(_ requests: [PushRequest], _ report: DocumentReport) {
    self.requests = requests
    findings = Finding.all(report.diagnostics, in: report.source)
    fixed = Finding.all(report.fixed, in: report.source)
    rejections = report.rejections
    format = report.format
  }
}

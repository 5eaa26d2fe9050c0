package import PushDiagnostics

extension Code {
  /// A background push has another priority than 5.
  ///
  /// Apple calls the priority 10 an error for background pushes, and 10 is what an absent `apns-priority` means. APNs
  /// may delay the push or drop it.
  ///
  ///     "apns-push-type": "background", "apns-priority": "10"
  ///
  /// Write "apns-priority": "5".
  ///
  /// - Ground: documented, appleRequests, appleBackground
  package static let backgroundPriority = Code(.apns, 156, "background-priority")
}

extension Diagnostic {
  /// The finding for a background push with priority 10, either stated or the default of a request without a priority.
  package static func backgroundPriority(isStated: Bool, at span: Span, fix: Fix? = nil) -> Diagnostic {
    Diagnostic(
      .warning, .backgroundPriority,
      isStated
        ? "a background push has the priority 5, and this one has 10"
        : "a background push has the priority 5; without apns-priority it is 10",
      at: span, consequence: .silent("APNs may delay or drop it"),
      help: fix == nil && !isStated ? "write \"apns-priority\": \"5\"" : nil, fix: fix)
  }
}

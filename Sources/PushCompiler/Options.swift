import PushIR

/// The kind of output.
public enum Emission: String, Sendable, CaseIterable {
  /// One record per HTTP request: target, method, URL, headers, body.
  case requests
  /// One record per message and target, with a list of its tokens, and of Firebase installation IDs.
  case templates
  /// Only the JSON body of each request.
  case bodies
  /// A `curl` command for each request.
  case curl
  /// The message as text.
  case ir
  /// A payload for Xcode's Simulator: an `.apns` file that names the app.
  case simctl
}

/// The options of a compiler.
public struct CompilerOptions: Sendable {
  /// The format of the input; nil to detect the format of each document.
  public var format: PushFormat?
  /// The targets; if nil, each message goes to the service that it is addressed to. With an empty list, every message is
  /// rejected.
  public var targets: [PushTarget]?
  /// The targets that were requested. Output for the Simulator implies APNs.
  var requestedTargets: TargetList? {
    emission == .simctl ? TargetList(.apns) : targets?.reduce(into: TargetList()) { $0.append($1) }
  }
  /// The kind of output.
  public var emission = Emission.requests
  /// Whether records are indented; otherwise each record is one line.
  public var isPretty = false
  /// The byte after a compact record.
  package var recordEnd = UInt8(ascii: "\n")
  /// Whether each record ends with its origin in the input.
  public var hasOrigin = false
  /// Whether documents are only checked and nothing is written.
  public var onlyChecks = false
  /// What documents are read for.
  var purpose: Purpose { !onlyChecks ? .conversion : targets == nil ? .lint : .lintForTargets }
  /// Whether rejections are told whose cause is among the findings. A linter only tells findings.
  package var tellsRejections = true
  /// The codes whose findings the caller does not show, so that no other finding may rely on them.
  package var untold: [Code] = []
  /// Whether requests that a check refuses are written, so that a test can hold what was told against what they have.
  package var writesRefused = false
  /// Whether safe fixes are applied before compiling.
  public var appliesFixes = false
  /// The devices that receive messages without addresses.
  public var devices: DeviceList?
  /// A team's own checks and edits. If they have errors, every message is rejected.
  public var rules: Rules?
  /// The maximum number of notes, and of warnings, kept per code and document. A document that starts after that many
  /// findings keeps none.
  public var findingsPerCode = Int.max
  /// Whether to report findings that only explain how a valid document was interpreted.
  public var hasExplanations = true
  /// How large documents can be.
  public var limits = CompilerLimits()
  /// Settings of the targets that the input does not contain.
  public var settings: TargetSettings

  /// Options for a format, or for any where it is nil, and for targets, or for those that messages are addressed to where it
  /// is nil. `now` is the time from which expirations count, in seconds since 1970; where it is nil, a compiler follows the
  /// system's clock and compiles each document at the time at which it gets it.
  public init(format: PushFormat? = nil, to targets: [PushTarget]? = nil, now: Int64? = nil) {
    self.format = format
    self.targets = targets
    settings = TargetSettings(now: now)
  }
}

import PushSystem

/// What is written for a message.
public enum Emission: String, Sendable, CaseIterable {
  /// A record for each HTTP request: target, method, URL, headers, body.
  case requests
  /// A record for each message and target, its tokens beside it.
  case templates
  /// The JSON body alone, for each request.
  case bodies
  /// A `curl` command for each request.
  case curl
  /// The message as text.
  case ir
  /// A payload for Apple's devices as Xcode's Simulator takes it: an `.apns` file, the app named in it.
  case simctl
}

/// What a compiler is to do.
public struct CompilerOptions: Sendable {
  /// The format of the input; nil: each document's own is detected.
  public var format: PushFormat?
  /// The targets; nil: each message goes to the service that it is addressed to.
  public var targets: [PushTarget]?
  /// What is asked for: the Simulator is Apple's.
  var requestedTargets: [Target]? { emission == .simctl ? [.apns] : targets }
  /// What is written.
  public var emission = Emission.requests
  /// Whether records are indented; otherwise one stands on a line.
  public var isPretty = false
  /// What follows a compact record.
  package var recordEnd = UInt8(ascii: "\n")
  /// Whether records end with where they came from.
  public var hasOrigin = false
  /// Whether documents are only looked at, and nothing is written.
  public var onlyChecks = false
  /// Whether safe fixes are applied before compiling.
  public var appliesFixes = false
  /// The devices that messages without addresses go to.
  public var devices: DeviceList?
  /// A team's own checks and edits.
  public var rules: Rules?
  /// How many notes, and how many warnings, of one code are kept for each document; a document that begins with so many
  /// behind it keeps none.
  public var findingsPerCode = Int.max
  /// Whether there are findings that explain what was made of a valid document: codes that are told on request.
  public var hasExplanations = true
  /// How large documents can be.
  public var limits = CompilerLimits()
  /// What the input cannot know about its targets.
  public var settings: TargetSettings

  /// Options for a format, or for any where it is nil, and for targets, or for those that messages are addressed to where it
  /// is nil. `now` is the time from which expirations count, in seconds since 1970; the system's clock where it is nil.
  public init(format: PushFormat? = nil, to targets: [PushTarget]? = nil, now: Int64? = nil) {
    self.format = format
    self.targets = targets
    let now = now ?? currentTime()
    settings = TargetSettings(now: now)
  }
}

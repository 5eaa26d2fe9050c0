import PushDiagnostics
import PushIR
import PushJSON

/// Writes a request's JSON from a message's fields and updates the ledger.
///
/// Each key is requested once, in the documented order. The input may contain an underlying block in the target's own
/// format: if it has the same key, its value is written instead, and its other members follow at the end of the object.
/// Empty objects are omitted.
///
/// A writer serves one message after another, so that its parts are not created for each.
struct BodyWriter {
  private(set) var message: Message
  /// The message as Android devices get it, if that is different.
  private var otherOnAndroid: Message?
  /// The fields that the message has. Most members ask for it, so that it is nearer than in the message.
  private(set) var present = FieldSet()
  private(set) var output: Output
  var ledger: Ledger
  /// The fields that rules have set or removed.
  private(set) var edited = FieldSet()
  /// The fields with a separate value for Android devices, while the part for Android is written.
  private(set) var ownOnAndroid = FieldSet()
  let settings: TargetSettings
  private let time: Cell<Int64>
  /// The SDK on the device that reads the output.
  private(set) var sdk: SDK?
  /// The object of the input's own block that underlies the object being written.
  var block: Block? {
    didSet { blockNames = block?.nameBits ?? 0 }
  }
  /// The quick bits of the names in the block. Most members ask for them.
  private(set) var blockNames: UInt64 = 0
  /// The message between two others.
  private let nothing = Message()
  /// The last message for which missing vendor data was reported.
  private var incomplete: Span?

  init(output: Output, settings: TargetSettings, _ time: Cell<Int64>, sink: DiagnosticSink) {
    message = nothing
    self.output = output
    self.settings = settings
    self.time = time
    ledger = Ledger(lossSeverity: settings.lossSeverity, sink: sink)
  }

  /// Forgets what was reported once per document.
  mutating func beginDocument() { incomplete = nil }

  /// Begins a message. `onAndroid` is the message as Android devices get it, if that is different.
  mutating func begin(_ message: Message, for target: Target, _ onAndroid: Message?, edited: FieldSet) {
    set(message)
    self.edited = edited
    if onAndroid != nil { otherOnAndroid = onAndroid }
    ledger.begin(target)
    sdk = settings.sdk(for: message, on: target)
    ledger.isForSDK = sdk.showsData && target != .apns
    if target == .apns { leaveOutIntent() }
  }

  /// Leaves out an intent of Android, which other devices do not open. That of Android's own values is told with these.
  mutating func leaveOutIntent() {
    if otherOnAndroid?.opensIntent == true { otherOnAndroid?.remove(.tapDeepLink) }
    guard message.opensIntent else { return }
    ledger.lost(.tapDeepLink, of: message, .isFor("Android"))
    message.remove(.tapDeepLink)
    present = message.present
  }

  /// Reports what is lost of the message, and lets go of it: its memory is used again for the next one.
  mutating func end(once settled: inout Set<SettledField>) {
    ledger.settle(message, once: &settled)
    message = nothing
    if otherOnAndroid != nil { otherOnAndroid = nil }
  }

  /// The message as Android devices get it.
  var messageOnAndroid: Message { otherOnAndroid ?? message }

  private mutating func set(_ message: Message) {
    self.message = message
    present = message.present
  }

  /// The current time in seconds since 1970.
  var now: Int64 { time.value }

  /// Whether the message is for passes in Wallet.
  var isForPass: Bool { ledger.target == .apns && message.isForPass(of: settings.apnsTopic) }

  /// Reports data that only the vendor's servers could add, once for all targets of a message. pushc does not invent
  /// it.
  mutating func noteUnknown(_ what: StaticString, of vendor: SDK, without consequence: StaticString) {
    let place = message.messageSpan
    guard incomplete != place else { return }
    incomplete = place
    ledger.sink.report(.note, .notMadeUp, variant: SDK.allCases.firstIndex(of: vendor) ?? 0) {
      Diagnostic(
        .note, .notMadeUp, "\(what) is not known; its SDK reports \(consequence)", at: place.firstByte,
        subject: "\(what) (its SDK reports \(consequence))")
    }
  }

  /// Writes the part for Android devices, using their separate values if there are any.
  @inline(__always)
  mutating func onAndroid(_ write: (inout BodyWriter) -> Void) {
    if message.hasAndroidValues { withOwnOnAndroid(write) } else { write(&self) }
  }

  @inline(never)
  private mutating func withOwnOnAndroid(_ write: (inout BodyWriter) -> Void) {
    let (common, before) = (message, ledger.taken)
    set(messageOnAndroid)
    ownOnAndroid = common.androidValues(of: ledger.target)
    ledger.beginAndroid(ownOnAndroid)
    write(&self)
    ledger.endAndroid(ownOnAndroid, takenBefore: before)
    ownOnAndroid = FieldSet()
    set(common)
  }

  /// Writes to another output, with the same ledger.
  @inline(__always)
  mutating func into(_ other: Output, _ write: (inout BodyWriter) -> Void) {
    let before = output
    output = other
    write(&self)
    output = before
  }

  /// Whether a part of a request may be non-empty: one of its fields is present, or there is an underlying block.
  @inline(__always)
  func mayWrite(_ fields: FieldSet) -> Bool { present.intersects(fields) || block != nil }

  /// Takes a field. Returns whether the message has it.
  @inline(__always)
  mutating func take(_ field: Field) -> Bool {
    guard present.contains(field) else { return false }
    ledger.take(field)
    return true
  }
}

import PushDiagnostics
import PushFrontEnd
import PushIR
import PushChecks

/// What a compiler knows of the document that it reads.
struct DocumentState {
  /// The format of the document, if it is known.
  var format: Format? { hasFormat ? lastFormat : nil }
  private var lastFormat: Format?
  private var hasFormat = false
  /// Whether the document read last is valid JSON.
  var isScanned = false
  /// The messages that were not written.
  var rejections: [Rejection] = []
  /// The errors that block all messages of the document, if they are known: from its first message on.
  var errors: [Diagnostic] = []
  var knowsErrors = false
  /// The number of errors before the document.
  var errorsBefore = 0
  /// Whether a rule has rejected the current message for all targets.
  var isRefused = false
  /// Whether an error in the document prevents the current message from being written. The message is still checked.
  var isHeldBack = false
  /// The services that the current message was not written for.
  var unsent = TargetList()
  /// Whether the contents of buttons were read for a target.
  var readsButtons = false
  /// The places of identifiers of which it was told that they address no service. Messages of a document share them.
  var toldIdentifiers: Set<Span> = []
  /// The collapse keys of the document's messages to FCM.
  var collapseKeys = CollapseKeys()

  /// Most documents have the format of the one before.
  mutating func learn(_ format: Format) {
    if lastFormat !== format { lastFormat = format }
    hasFormat = true
  }

  /// Begins a document, after `errorsBefore` errors. The rejections of the last one are kept until they are taken.
  mutating func begin(errorsBefore: Int) {
    hasFormat = false
    knowsErrors = false
    readsButtons = false
    if !errors.isEmpty { errors = [] }
    self.errorsBefore = errorsBefore
    if !collapseKeys.isEmpty { collapseKeys.clear() }
    if !toldIdentifiers.isEmpty { toldIdentifiers.removeAll(keepingCapacity: true) }
  }
}

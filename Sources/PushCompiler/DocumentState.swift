import PushDiagnostics
import PushFrontEnd
import PushPasses

/// What a compiler knows of the document that it reads.
struct DocumentState {
  /// The format of the document.
  var format: Format?
  /// The messages that were not written.
  var rejections: [Rejection] = []
  /// The errors that block all messages of the document; nil before its first message.
  var errors: [Diagnostic]?
  /// The number of errors before the document.
  var errorsBefore = 0
  /// Whether a rule has rejected the current message for all targets.
  var isRefused = false
  /// Whether an error in the document prevents the current message from being written. The message is still checked.
  var isHeldBack = false
  /// Those of the messages of the document to FCM.
  var collapseKeys = CollapseKeys()

  /// Begins a document, after `errorsBefore` errors. The rejections of the last one are kept until they are taken.
  mutating func begin(errorsBefore: Int) {
    format = nil
    errors = nil
    self.errorsBefore = errorsBefore
    collapseKeys.clear()
  }
}

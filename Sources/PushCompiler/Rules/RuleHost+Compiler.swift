import PushBackEnd
import PushFrontEnd
import PushIR
import PushJSON
import PushChecks
import PushRules

extension RuleHost {
  /// Measures messages with a renderer whose findings are discarded, for another service where rules run for none.
  init(trial: Rendering, otherwise: Target? = nil) {
    let sent = SentMessage(trial)
    self.init(infer: { Intent.infer(&$0, afterChangeOf: $1) }, sent: sent.message) { message, target in
      guard let target = target ?? otherwise else { return .max }
      let message = sent.written(message, for: target)
      trial.beginDocument()
      trial.render(message, for: target, onAndroid: message.asOnAndroid(of: target))
      _ = trial.sink.take()
      return trial.room(for: message)
    }
  }
}

/// What of a message a service gets, for rules: what its blocks say is in its fields, and the blocks are as they were, so that
/// rules may change them, too.
private final class SentMessage {
  private let trial: Rendering
  /// What reads the blocks of the last document.
  private let part = Cell<ApplePart?>(nil)

  init(_ trial: Rendering) { self.trial = trial }

  func message(of whole: Message, for target: Target) -> Message? {
    guard whole.present.intersects(AppleContent.fields) else { return nil }
    var message = whole
    let sdk = trial.settings.sdk(for: whole, on: target)
    var lifted = AppleContent.lift(in: &message, for: target, sdk, read: whole.present, trial.sink)
    if target == .apns, message.present.intersects(.blocksOfAPNs) { lifted = lifted | liftBlocks(of: &message) }
    _ = trial.sink.take()
    if lifted.isEmpty { return nil }
    Intent.infer(&message, afterChangeOf: lifted)
    return message
  }

  /// A message with the fields that rules have left so far, and of its blocks what is in no field.
  func written(_ sent: Message, for target: Target) -> Message {
    var message = sent
    if target == .fcm, message.hasAndroidValues { _ = message.separateForFCM() }
    if target == .apns, message.present.intersects(.blocksOfAPNs) { _ = liftBlocks(of: &message, keeping: .all) }
    return message
  }

  private func liftBlocks(of message: inout Message, keeping kept: FieldSet? = nil) -> FieldSet {
    if part.value?.document !== message.document { part.value = ApplePart(message.document, trial.sink) }
    let fields = part.value?.read(message, keeping: kept ?? FieldSet(), keepsBlocks: kept == nil)
    guard let fields, let sent = part.value?.message else { return FieldSet() }
    message = sent
    return fields
  }
}

import PushBackEnd
import PushDiagnostics
import PushIR
import PushJSON
import PushPasses

// Writes a message for each of its targets.

extension Compiler {
  /// Writes a message for its targets. Returns whether all of them accepted it.
  @inline(__always)
  func write(_ message: Message) -> Bool {
    let targets = TargetList(for: message, requested: requestedTargets)
    let isForDevices = fanOut != nil && !message.hasAddress && !message.isBroadcast
    // Devices may be those of services that the document does not name.
    if targets.isEmpty, !isForDevices || message.staysHome {
      return targets.reportNone(message, requested: requestedTargets, sink)
    }
    if isForDevices { return writeToDevices(message) }
    if options.emission != .simctl { targets.report(message, told: &state.value.toldIdentifiers, sink) }
    if let target = targets.single { return write(message, for: target) }
    return sink.forSeveralTargets {
      sink.hasNoError {
        for target in Target.allCases where targets.contains(target) { _ = write(message, for: target) }
      }
    }
  }

  /// Writes a message without addresses to the registered devices. Returns whether all targets accepted it.
  private func writeToDevices(_ message: Message) -> Bool {
    if fanOut?.refuses(message, sink) == true { return false }
    return sink.hasNoError {
      // A finding for one topic applies to the other topics of the service as well.
      sink.withoutRepeats {
        fanOut?.forEachPart(of: message, requested: requestedTargets, sink) { part, target, admission in
          _ = write(part, for: target, admission)
        }
      }
    }
  }

  /// Writes a message for a target unless there is an error. Returns whether there was none. Registered devices may not take
  /// it as it is sent.
  @inline(__always)
  private func write(_ message: Message, for target: Target, _ admission: FanOut.Admission? = nil) -> Bool {
    guard target == .fcm, message.isAddressedToActivities else { return writePart(message, for: target, admission) }
    return writeToActivities(message) { writePart($0, for: target) }
  }

  /// The same for a message with an address that the target takes.
  private func writePart(_ message: Message, for target: Target, _ admission: FanOut.Admission? = nil) -> Bool {
    let errorsBefore = sink.errorCount
    if !message.node.exists { checkBuilt(message, for: target) }
    // Most messages are the same for each target, and are not copied.
    let isHTML = isAskedFor && message.text.isHTML
    let hasContent = message.present.intersects(AppleContent.fields)
    guard isHTML || rules?.isByTarget ?? false || hasContent || admission != nil else {
      return writeFinal(message, for: target, errorsBefore: errorsBefore)
    }
    let read = message.present
    var message = message
    rules?.apply(to: &message, for: target)
    let (sdk, written) = (options.settings.sdk(for: message, on: target), rules?.written ?? FieldSet())
    var lifted = AppleContent.lift(in: &message, for: target, sdk, read: read, keeping: written, sink)
    if target == .apns { lifted = lifted | liftBlocks(of: &message, keeping: written) }
    inferIntent(of: &message, afterChangeOf: lifted)
    if let admission, !admission(&message, lifted) { return true }
    // The checks are about the text that is written.
    if isHTML {
      sink.leavingOutLosses(state.value.isRefused) { rendering.makeReadable(&message, for: target) }
    }
    return writeFinal(message, for: target, edited: written, errorsBefore: errorsBefore)
  }

  /// Infers the push type again after a change of fields, and says so if it is another one.
  private func inferIntent(of message: inout Message, afterChangeOf fields: FieldSet) {
    let intent = message.intent
    Intent.infer(&message, afterChangeOf: fields)
    if message.intent != intent { sink.oncePerMessage { Intent.explain(message, sink) } }
  }

  /// Checks the objects and lists of a service's own in a message that was built in Swift, which no front end has seen.
  private func checkBuilt(_ message: Message, for target: Target) {
    guard message.present.intersects(WrittenValues.checked) else { return }
    let values =
      writtenValues.value ?? WrittenValues(Rendering(settings: options.settings, time, sink: DiagnosticSink()))
    writtenValues.value = values
    sink.oncePerMessage { values.check(message, message.present, for: target, sink) { $0 } }
  }

  /// Writes a message as a target gets it, unless there is an error after the first ones. Returns whether there was none.
  private func writeFinal(
    _ message: Message, for target: Target, edited: FieldSet = FieldSet(), errorsBefore: Int
  ) -> Bool {
    if target != .apns, message.hasAndroidValues {
      return writeWithAndroidValues(message, for: target, edited: edited, errorsBefore: errorsBefore)
    }
    return write(message, onAndroid: nil, for: target, edited: edited, errorsBefore: errorsBefore)
  }

  /// Writes a message of which Android devices get something else than other devices.
  @inline(never)
  private func writeWithAndroidValues(
    _ message: Message, for target: Target, edited: FieldSet, errorsBefore: Int
  ) -> Bool {
    var message = message
    if target == .fcm, case let fields = message.separateForFCM(), !fields.isEmpty {
      inferIntent(of: &message, afterChangeOf: fields)
    }
    // What wakes the app on Apple devices does not hide the text from Android devices.
    let isShown =
      message.intent == .background && !message.has(.pushType) && message.isWake
      && message.androidValues(of: target).intersects(.texts)
    if isShown {
      if target == .fcm { message.moveToAndroid(.image) } else { message.intent = .alert }
    }
    messageOnAndroid.value.become(onAndroid: message, of: target)
    defer { messageOnAndroid.value.forgetAdditions() }
    if isShown { messageOnAndroid.value.intent = .alert }
    return write(
      message, onAndroid: messageOnAndroid.value, for: target, edited: edited, errorsBefore: errorsBefore)
  }

  private func write(
    _ message: Message, onAndroid: Message?, for target: Target, edited: FieldSet, errorsBefore: Int
  ) -> Bool {
    if target == .fcm {
      if let onAndroid {
        if onAndroid.has(.collapseKey) { state.value.collapseKeys.add(onAndroid, sink) }
      } else if message.has(.collapseKey) {
        state.value.collapseKeys.add(message, sink)
      }
    }
    let context = CheckContext(
      target: target, sdk: options.settings.sdk(for: message, on: target),
      isHMSv3: target == .hms && options.settings.hmsVersion(for: message) == .v3, checks)
    if target == .hms || context.sdk.showsData { state.value.readsButtons = true }
    // Each problem is reported once, regardless of how many targets it concerns.
    sink.oncePerMessage { validate(message, onAndroid, context) }
    var isWritten = !state.value.isRefused && isAccepted(errorsBefore)
    let isRendered = isAskedFor || UnwrittenRequest.isOfInterest(message, for: target)
    if isRendered {
      // If nothing is sent, losses are irrelevant; the size is not.
      sink.leavingOutLosses(!isWritten) {
        rendering.render(message, for: target, onAndroid: onAndroid, edited: edited)
      }
    }
    isWritten = isWritten && !state.value.isHeldBack && isAccepted(errorsBefore)
    if isWritten, isRendered { rendering.checkContent(of: message) }
    if isWritten, !options.onlyChecks, !isRehearsal {
      let records = emitter.emit(message, for: target)
      totals.records += records
      if records == 0 { state.value.unsent.append(target) }
    } else if !emitter.check(message, target, wouldWrite: isWritten && !options.onlyChecks) {
      state.value.unsent.append(target)
    }
    return sink.errorCount == errorsBefore
  }

  @inline(__always)
  private func isAccepted(_ errorsBefore: Int) -> Bool { sink.errorCount == errorsBefore || options.writesRefused }
}

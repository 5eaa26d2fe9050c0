import PushBackEnd
import PushDiagnostics
import PushIR
import PushJSON
import PushChecks

// Writes a message for each of its targets, in five steps:
//
// 1. `writeForTargets` chooses the targets; a message without addresses goes to those of the registered devices.
// 2. `writeRequests` makes a request for each Live Activity that the message reaches through FCM.
// 3. `adaptAndWrite` makes the message what the target gets: rules, fields read from Apple's part, push type, HTML.
// 4. `separateAndWrite` separates what only Android devices get.
// 5. `checkAndWrite` checks the message, renders its request and writes that.
//
// Each returns whether there was no error. Even so, a message that is only checked or held back is not written, and one
// with errors is written if the options say so.

extension Compiler {
  /// Writes a message for its targets, or for registered devices.
  @inline(__always)
  func writeForTargets(_ message: Message) -> Bool {
    let targets = TargetList(for: message, requested: requestedTargets)
    let isForDevices = fanOut != nil && !message.hasAddress && !message.isBroadcast
    // Devices may be those of services that the document does not name.
    if targets.isEmpty, !isForDevices || message.traits.isForItsPlatformAlone {
      return targets.reportNone(message, requested: requestedTargets, sink)
    }
    if isForDevices { return writeForDevices(message) }
    if options.emission != .simctl { targets.report(message, told: &state.value.toldIdentifiers, sink) }
    if let target = targets.single { return writeRequests(of: message, for: target) }
    return sink.forSeveralTargets {
      sink.hasNoError {
        for target in Target.allCases where targets.contains(target) { _ = writeRequests(of: message, for: target) }
      }
    }
  }

  /// Writes a message without addresses for the registered devices.
  private func writeForDevices(_ message: Message) -> Bool {
    if fanOut?.refuses(message, sink) == true { return false }
    return sink.hasNoError {
      // A finding for one topic applies to the other topics of the service as well.
      sink.withoutRepeats {
        fanOut?.forEachPart(of: message, requested: requestedTargets, sink) { part, target, admission in
          _ = writeRequests(of: part, for: target, admission)
        }
      }
    }
  }

  /// Writes a message for a target: one request, or one for each Live Activity. Registered devices may not take it as it is
  /// sent.
  @inline(__always)
  private func writeRequests(of message: Message, for target: Target, _ admission: FanOut.Admission? = nil) -> Bool {
    guard target == .fcm, message.isAddressedToActivities else { return adaptAndWrite(message, for: target, admission) }
    return writeToActivities(message) { adaptAndWrite($0, for: target) }
  }

  /// Writes a message with an address that the target takes, as rules and the target change it.
  private func adaptAndWrite(_ message: Message, for target: Target, _ admission: FanOut.Admission? = nil) -> Bool {
    let errorsBefore = sink.errorCount
    if !message.node.exists { checkBuilt(message, for: target) }
    // Most messages are the same for each target, and are not copied.
    let isHTML = isAskedFor && message.text.isHTML
    let hasContent = message.present.intersects(AppleContent.fields)
    guard isHTML || rules?.isByTarget ?? false || hasContent || admission != nil else {
      return separateAndWrite(message, for: target, errorsBefore: errorsBefore)
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
    return separateAndWrite(message, for: target, edited: written, errorsBefore: errorsBefore)
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

  /// Writes a message as a target gets it. Android devices may get something else than other devices.
  private func separateAndWrite(
    _ message: Message, for target: Target, edited: FieldSet = FieldSet(), errorsBefore: Int
  ) -> Bool {
    guard target != .apns, message.hasAndroidValues else {
      return checkAndWrite(message, onAndroid: nil, for: target, edited: edited, errorsBefore: errorsBefore)
    }
    var message = message
    separateAndroid(from: &message, for: target)
    defer { messageOnAndroid.value.forgetAdditions() }
    return checkAndWrite(
      message, onAndroid: messageOnAndroid.value, for: target, edited: edited, errorsBefore: errorsBefore)
  }

  /// Makes `messageOnAndroid` what Android devices get of a message, and leaves in the message what other devices get.
  @inline(never)
  private func separateAndroid(from message: inout Message, for target: Target) {
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
    if isShown { messageOnAndroid.value.intent = .alert }
  }

  /// Checks a message, renders its request and writes it, unless there are more errors than there were before.
  private func checkAndWrite(
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
    // What a vendor sends has data for its SDK as well.
    if isWritten, isRendered, isAskedFor || message.sdk == nil { rendering.checkContent(of: message) }
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

import PushDiagnostics
import PushIR

extension Code {
  /// The payload is not that of its push type.
  ///
  /// Each special push type reads keys of its own: `mdm` the magic string and nothing else, `fileprovider` the container's
  /// identifier, `widgets` and `controls` the flag `content-changed`, which is `true`, not 1. Without them the push is
  /// delivered and nothing happens.
  ///
  ///     "apns-push-type": "widgets" with the body {"aps": {"alert": "New"}}
  ///
  /// Give the payload the keys of its type, or the request the type of its payload.
  ///
  /// - Ground: documented, appleMDM, appleFileProvider, appleWidgets, appleControls
  static let pushTypePayload = Code(.apns, 143, "payload-of-push-type")
}

/// The payloads of special push types ("Sending MDM Commands to a Device"; "Using push notifications to signal changes" of
/// File Provider; "Updating widgets with WidgetKit push notifications"; "Updating controls locally and remotely").
enum PushTypePayload: FieldCheck {
  static var fields: FieldSet { .pushType | .contentChanged | .apsBlock | .apnsPayloadBlock }

  static func check(_ message: Message, _ context: CheckContext) {
    switch message.intent {
    case .alert, .background, .liveactivity: checkChanged(message, context)
    // A service adds its own data to what it passes on.
    case .mdm where !context.isRequestToAPNs, .fileprovider where !context.isRequestToAPNs: break
    case .mdm: checkManagement(message, context)
    case .fileprovider: require("container-identifier", "no folder is looked at", message, context)
    case .widgets, .controls:
      if !message.isSet(.contentChanged), message.has(.contentChanged) || !message.saysInAps("content-changed") {
        missing("\"content-changed\": true", "nothing is reloaded", message, context)
      }
    default: break
    }
  }

  /// Reports the flag of widgets in a push that has an alert because of another member.
  private static func checkChanged(_ message: Message, _ context: CheckContext) {
    guard message.says(.contentChanged, "content-changed"), !message.hasUnknownPushType else { return }
    // Of an alert with nothing else, another check tells, except where a service that passes it on makes it an alert.
    if message.intent == .alert, !message.present.intersects(FieldSet.visible) {
      if message.isSet(.contentChanged), !message.has(.pushType), !context.isRequestToAPNs {
        VisibleContent.reportUnknownType(message, context)
      }
      return
    }
    context.report(
      .warning, .pushTypePayload,
      "content-changed is for the push types widgets and controls, and this one is \(message.intent.name)",
      at: message.span(message.has(.contentChanged) ? .contentChanged : message.apsBlock?.field ?? .apsBlock),
      consequence: .silent("nothing is reloaded"))
  }

  private static func checkManagement(_ message: Message, _ context: CheckContext) {
    require("mdm", "the device does not contact its management", message, context)
    for field in [Field.data, .apnsPayloadBlock] {
      message.forEachKey(of: field) { key in
        if key.equals("mdm") || key.equals("aps") { return }
        context.report(
          .warning, .pushTypePayload,
          "a push to a managed device has the key \"mdm\" alone, and this one has "
            + Visible.quoted(message.name(of: key, in: field)),
          at: message.span(of: key, in: field), consequence: .silent("the device may not take it"))
      }
    }
  }

  /// Requires a text outside `aps` that a push type reads; for other types it is app data.
  private static func require(_ name: StaticString, _ effect: String, _ message: Message, _ context: CheckContext) {
    let value = message.part(.apnsPayloadBlock)?[name] ?? message.part(.data)?[name]
    if value?.byteCount ?? 0 > 0 { return }
    missing(value == nil ? "\"\(name)\"" : "a text as \"\(name)\"", effect, message, context)
  }

  private static func missing(
    _ what: String, _ effect: String, _ message: Message, _ context: CheckContext
  ) {
    let place = message.has(.contentChanged) ? Field.contentChanged : .pushType
    context.report(
      .error, .pushTypePayload, "a push of the type \(message.intent.name) needs \(what)",
      at: message.has(place) ? message.span(place) : message.start, consequence: .silent(effect))
  }
}

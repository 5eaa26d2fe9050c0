import PushDiagnostics
import PushIR
import PushJSON

// Firebase Cloud Messaging: discovery document of fcm:v1, revision 20261023.

extension Rendering {
  func renderFCM(_ message: Message, _ writer: inout BodyWriter) {
    renderFCMURL(message)
    headers.append(#"{"content-type":"application/json"}"#)
    let isActivity = message.intent == .liveactivity && !writer.sdk.showsData
    let isVisible = message.intent != .background && !writer.sdk.showsData
    writer.root { root in
      root.output.append(#""message":{"#)
      let place = root.output.count
      state.value.addressPlace = place
      state.value.isWithoutCommonContent = false
      if root.sdk.showsData {
        root.onAndroid { root in
          root.fcmData(scratch)
          root.fcmOptionsOfAndroid(isVisible: false, scratch)
        }
      } else {
        if isVisible, !isActivity, !message.text.isForAndroidAlone { root.object("notification") { $0.fcmText() } }
        if !message.text.isDataForAndroidAlone, root.sdk != .expo { root.fcmData(scratch) }
        state.value.isWithoutCommonContent = root.output.count == place
        if isActivity, message.reachesApple {
          root.fcmBlocksBesideActivity()
        } else {
          root.fcmOptionsOfAndroid(isVisible: isVisible && !isActivity, scratch)
        }
        root.fcmApple(isVisible: isVisible)
      }
      if message.has(.webpushBlock) {
        if !root.edited.isEmpty { root.tellEditsForBrowsers() }
        root.value("webpush", .webpushBlock)
      } else if !root.sdk.showsData {
        root.fcmBrowsers()
      }
      root.value("fcm_options", .fcmOptionsBlock)
      root.output.append(UInt8(ascii: "}"))
      if root.take(.dryRun), root.message.isSet(.dryRun) {
        root.output.append(#","validate_only":true"#)
      }
    }
    writer.takeSilent()
    _ = writer.take(.fcmProject)
  }

  /// The URL of the project of all messages that name none; nil if the project is not valid in a URL.
  static func fcmURL(of project: String) -> Output? {
    guard PathSegment.isValid(project) else { return nil }
    let url = Output(capacity: 128)
    url.append(fcmProjects)
    PathSegment.append(project, to: url)
    url.append(fcmSend)
    return url
  }

  private static var fcmProjects: StaticString { "https://fcm.googleapis.com/v1/projects/" }
  private static var fcmSend: StaticString { "/messages:send" }

  private func renderFCMURL(_ message: Message) {
    let ownProject = message.hasText(.fcmProject) ? message.string(.fcmProject) : nil
    if ownProject == nil, let fcmURL { return url.append(fcmURL) }
    url.append(Self.fcmProjects)
    if let project = ownProject ?? settings.fcmProject {
      appendSegment(
        project, "the Firebase project", of: .fcmProject, in: message, at: message.span(.fcmProject).firstByte,
        option: ownProject == nil ? "pass the project ID with --fcm-project" : nil)
    } else {
      url.append("{project}")
      leaveOpen(message, "the Firebase project ID", "--fcm-project PROJECT_ID")
    }
    url.append(Self.fcmSend)
  }
}

extension BodyWriter {
  /// A Live Activity exists only on Apple devices: for Android, the request contains only the input's own blocks. Those of an
  /// FCM document are its fields.
  fileprivate mutating func fcmBlocksBesideActivity() {
    object("android", beneath: take(block: .androidBlock)) { _ in }
    object("android_v2", beneath: take(block: .androidV2Block)) { _ in }
  }

  /// The options for Android, in one of their two forms.
  fileprivate mutating func fcmOptionsOfAndroid(isVisible: Bool, _ scratch: Output) {
    let isVisible = (isVisible || isShownOnAndroidAlone) && messageOnAndroid.isShownOnAndroid
    if settings.isFCMAndroidV2 || message.has(.androidV2Block) {
      fcmAndroidV2(isVisible: isVisible, scratch)
    } else {
      fcmAndroid(isVisible: isVisible, scratch)
    }
  }

  /// Whether Android devices show the message, which wakes the app on Apple devices without being shown.
  private var isShownOnAndroidAlone: Bool {
    message.intent == .background && message.hasAndroidValues && messageOnAndroid.intent == .alert
  }

  /// The data for Android devices, which replaces the common data.
  mutating func fcmDataOfAndroid(_ scratch: Output) {
    if sdk == .expo { return object("data") { $0.expoData(scratch) } }
    if sdk.showsData { return }
    if message.text.isDataForAndroidAlone || ownOnAndroid.intersects(.appData) {
      fcmData(scratch)
      // An empty object replaces the common data, too.
      if !message.text.isDataForAndroidAlone, ownOnAndroid.contains(.data), message.isEmptyContainer(.data) {
        member("data") { $0.output.append("{}") }
      }
    } else {
      passOn("data")
    }
  }

  /// The text and the picture that every platform shows, or Android alone.
  mutating func fcmText() {
    value("title", .title)
    value("body", .body)
    guard let picture = message.mainPicture else { return }
    value("image", picture)
    if !message.isImage(picture, for: .fcm) {
      ledger.changed(picture, of: message, to: "no picture on Android", "Android shows only images")
    } else if picture == .icon {
      ledger.changed(
        .icon, of: message, to: "notification.image", "a picture beside the text becomes the big one")
    }
  }

  /// A map of strings: strings are unchanged, other values become JSON text with their original digits.
  mutating func fcmData(_ scratch: Output) {
    guard sdk != nil || mayWrite(.appData | .tapURL | .tapDeepLink | .dismissID) else { return }
    object("data") { data in
      if let sdk = data.sdk { return data.sdkData(sdk, scratch) }
      data.portableMembers()
      data.dataTexts(scratch)
    }
  }

  /// Writes a member with its value as a string.
  mutating func textMember(_ name: Node, _ document: Document, _ scratch: Output) {
    let value = name.memberValue
    if document.kind(value) == .string { return output.append(member: name, of: document) }
    begin(name, of: document)
    noteCoercion(of: name, document, scratch)
    switch document.kind(value) {
    case .object, .array:
      scratch.clear()
      scratch.append(value: value, of: document, without: message.omitted)
      appendQuoted(scratch)
    default: output.inQuotes { $0.append(value: value, of: document) }
    }
  }

  /// Reports that a value was converted to a string. The ledger is not copied for the finding, which most runs leave out.
  @inline(never)
  private mutating func noteCoercion(of name: Node, _ document: Document, _ scratch: Output) {
    if ledger.lossSeverity == nil { return }
    let place = message.span(of: name.memberValue, in: document, .data)
    func fate() -> Fate {
      let reason = ledger.target == .fcm ? "FCM data values are strings" : "the SDK reads only strings"
      scratch.clear()
      scratch.append(value: name.memberValue, of: document, without: message.omitted)
      return Fate(
        .stated(reason), replacement: scratch.text(), title: ledger.target.title, name: ledger.target.name)
    }
    // Of several targets, the reason of the first one is enough.
    ledger.sink.report(
      .note, .valueCoerced, at: place,
      of: SharedFinding.Subject(.valueCoerced, at: place, document.string(name)), fate()
    ) { fates in
      let key = document === message.document ? ledger.name(at: place, of: message) : nil
      let name = key ?? "data.\(Visible.clipped(document.string(name)))"
      let text = "\(name) converted to a string: \(fates[0].clause)"
      return Diagnostic(
        .note, .valueCoerced, text, at: place, loss: Loss(.data, hasKey: key != nil, fates) { _ in text })
    }
  }
}

import PushIR

extension Message {
  /// The push type that its keys or its topic belong to, where nothing makes it an alert: clients fill in a type that the sender
  /// did not say. Nil if they belong to no special type.
  var typeOfContent: PushType? {
    guard intent == .alert || intent == .background && !isSet(.contentAvailable) else { return nil }
    if present.intersects(ActivityKeys.fields) { return .liveactivity }
    if present.intersects(VisibleContent.shown) { return nil }
    if let type = string(.topic).flatMap(PushType.init(suffixOf:)) { return type }
    return part(.data)?["mdm"]?.isText == true && part(.data)?.count == 1 ? .mdm : nil
  }

  /// What makes it a push of another type.
  func help(toBecome type: PushType) -> String {
    if type == .liveactivity, !has(.event) {
      return "for a Live Activity, add an \"event\"" + (has(.timestamp) ? "" : " and a \"timestamp\"")
        + (has(.pushType) ? ", with its push type" : "")
    }
    return isBarePayload && !has(.pushType) ? "pass --apns-push-type \(type.name)" : "set the push type \(type.name)"
  }
}

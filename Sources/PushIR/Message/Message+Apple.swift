package import PushDiagnostics
public import PushJSON

// Queries used by the checks of Apple's rules.

extension Message {
  /// The field of `apns-collapse-id`: the collapse ID takes precedence over the collapse key.
  @inlinable
  @inline(__always)
  package var appleCollapseField: Field { has(.collapseKey) && !has(.collapseID) ? .collapseKey : .collapseID }

  /// Whether the input's own block of headers has a header with this value. Covers values without a field, such as
  /// priority 1.
  package func hasAppleHeader(_ name: StaticString, _ value: StaticString) -> Bool {
    part(.apnsHeadersBlock)?[name]?.equals(value) ?? false
  }

  /// Whether its topic, or else that of the options, is of passes in Wallet. The payload is empty and tells the device that a
  /// pass has changed ("Adding a web service to update passes").
  package func isForPass(of topic: String?) -> Bool {
    part(.topic)?.begins(with: "pass.") ?? topic?.hasPrefix("pass.") ?? false
  }

  /// Whether a message for passes does not say its push type, and has nothing to show.
  package func isSilentForPass(of topic: String?) -> Bool {
    intent == .alert && !present.intersects(.pushType | .visible) && !hasVisibleBlock && isForPass(of: topic)
  }

  /// The location of `apns-priority` in this block.
  package var spanOfApplePriority: Span {
    part(.apnsHeadersBlock)?["apns-priority"]?.span ?? span(.apnsHeadersBlock)
  }

  /// Whether the topic is the value of a header `apns-topic` in the document.
  package var hasTopicOfHeader: Bool {
    let topic = ownNode(.topic)
    return topic.exists && document.key(topic.memberName).lowercased.equals("apns-topic")
  }

  /// Whether a text field has a text of ASCII letters, digits, full stops, hyphens and underscores.
  package func isName(_ field: Field) -> Bool { read(reference(field)) { $0.kind($1) == .string && $0.isName($1) } }

  /// Whether all bytes of a text field satisfy a predicate.
  @inlinable
  @inline(__always)
  package func consists(_ field: Field, of fits: (UInt8) -> Bool) -> Bool {
    read(reference(field)) { $0.kind($1) == .string && $0.consists($1, of: fits) }
  }

  /// Whether a text is the token of a device that the message is addressed to. Only the beginning of a long list is
  /// searched.
  package func isAddressed(to text: String) -> Bool {
    let text = text.lowercased()
    return recipients.contains { group in
      let addresses = value(group.addresses)
      if let address = addresses.string { return address.lowercased() == text }
      return addresses.elements.prefix(16).contains { $0.string?.lowercased() == text }
    }
  }
}

extension Message {
  /// The token of a Live Activity, which is its address on APNs. FCM takes it in addition to the device's own token. A
  /// message that has APNs tokens of its own is sent to those, and one that is not a Live Activity to none.
  package var activityAddress: Recipients? {
    guard hasText(.activityToken), !recipientKinds.contains(.apns), isForActivity else { return nil }
    return Recipients(.apns, reference(.activityToken))
  }

  /// Whether FCM sends it to a Live Activity, whose token it names, and it has no text for Android alone.
  package var isAddressedToActivity: Bool { has(.activityToken) && !text.isForAndroidAlone && isForActivity }

  /// Whether the message or its block for Apple devices says that it is a Live Activity.
  private var isForActivity: Bool {
    if intent == .liveactivity || has(.event) { return true }
    return hasAppleHeader("apns-push-type", "liveactivity") || apsBlock?.value["event"].exists ?? false
  }

  /// Whether the only address is one device of FCM, which is that of the Live Activity.
  package var addressesOneDevice: Bool {
    guard groupCount == 1, let group = recipients(at: 0), group.kind == .fcm || group.kind == .fid else { return false }
    return count(of: group) == 1
  }
}

extension JSONValue {
  /// Whether it is a dictionary for the sound without a name. In an `aps` whose members became fields, it is what is left
  /// of one that may have had a name: `{"critcal": 1}` of `{"name": "horn.caf", "critcal": 1}`.
  package var isRestOfSound: Bool { isObject && !self["name"].exists }
}

package import PushDiagnostics
package import PushJSON

/// A value that Android devices get instead of a field's value, or in addition to the message's fields.
@usableFromInline
struct AndroidValue {
  /// The devices that a value is for.
  enum Audience {
    /// All Android devices.
    case android
    /// Android devices in a request to FCM, which reaches Apple devices as well. For other services, the value is the field's.
    case androidThroughFCM
    /// Huawei devices: other services than HMS do not get the value.
    case huawei
  }

  let field: Field
  var slot: Slot
  var audience = Audience.android
  /// Whether it is of a block in FCM's terms, and overrides a value that is for all devices.
  var overrides = false
}

// FCM and HMS documents have content for all platforms, and content that overrides it on Android: `notification.title`
// and `android.notification.title`, `data` and `android.data`. The fields hold the former.

extension Message {
  /// Whether some devices get values that differ from the fields.
  @inlinable package var hasAndroidValues: Bool { !storage.own.androidValues.isEmpty }

  /// The fields that have a separate value for Android devices.
  package var androidValues: FieldSet { fieldsOnAndroid { $0.audience == .android } }

  /// The fields that have a separate value for Huawei devices alone.
  package var huaweiValues: FieldSet { fieldsOnAndroid { $0.audience == .huawei } }

  /// The fields whose values for Android devices override values for all devices.
  package var overriddenOnAndroid: FieldSet { fieldsOnAndroid { $0.overrides } }

  /// The fields that have a separate value for the Android devices that a service reaches.
  package func androidValues(of service: Target) -> FieldSet {
    service == .hms ? androidValues | huaweiValues : androidValues
  }

  private func fieldsOnAndroid(where isMeant: (AndroidValue) -> Bool) -> FieldSet {
    var fields = FieldSet()
    for value in storage.own.androidValues where isMeant(value) { fields.insert(value.field) }
    return fields
  }

  /// Whether `default_sound` of FCM and HMS is heard, and not the sound beside it. The sound of Apple's own part is another one.
  package var playsDefaultSound: Bool {
    isSet(.defaultSound) && (!has(.sound) || isBeside(.sound, .defaultSound))
  }

  /// Whether a tap opens an intent URI of Android: `intent://ride#Intent;scheme=app;end` (Intent.parseUri).
  package var opensIntent: Bool {
    guard has(.tapDeepLink), let link = part(.tapDeepLink) else { return false }
    if link.begins(with: "intent:") { return true }
    return !consists(.tapDeepLink) { $0 != UInt8(ascii: "#") } && link.text?.contains(text: "#Intent;") == true
  }

  /// Sets a field's value for Android devices only.
  package mutating func putForAndroid(_ field: Field, _ content: Slot.Content, at span: Span) {
    makeUnique()
    storage.own.androidValues.removeAll { $0.field == field }
    storage.own.androidValues.append(AndroidValue(field: field, slot: Slot(content, span)))
  }

  /// Makes the values of fields those of Android devices only.
  package mutating func moveToAndroid(_ fields: FieldSet) {
    // A value of their own stays.
    for field in present.common(with: fields).common(with: androidValues).fields { remove(field) }
    move(fields, to: .android)
  }

  /// Makes the values of fields those of Huawei devices only.
  package mutating func moveToHuawei(_ fields: FieldSet) { move(fields, to: .huawei) }

  /// Records that in a request to FCM, the values of fields are for Android devices only.
  package mutating func keepFromApple(_ fields: FieldSet) { copy(fields, to: .androidThroughFCM) }

  /// Makes the values that a request to FCM has for Android devices only theirs, and returns their fields.
  package mutating func separateForFCM() -> FieldSet {
    let fields = fieldsOnAndroid { $0.audience == .androidThroughFCM }
    guard !fields.isEmpty else { return fields }
    makeUnique()
    storage.own.androidValues.removeAll { $0.audience == .androidThroughFCM }
    move(fields, to: .android)
    // Then the message has no content for Apple devices.
    if text.isDataForAndroidAlone { reachesApple = false }
    return fields
  }

  private mutating func move(_ fields: FieldSet, to audience: AndroidValue.Audience) {
    copy(fields, to: audience)
    for field in fields.fields { storage.remove(field) }
  }

  private mutating func copy(_ fields: FieldSet, to audience: AndroidValue.Audience) {
    makeUnique()
    for field in present.common(with: fields).fields {
      storage.own.androidValues.append(AndroidValue(field: field, slot: storage.slot(field), audience: audience))
    }
  }

  /// Records that a value for Android devices overrides a value for all devices.
  package mutating func overrideOnAndroid(_ field: Field) {
    makeUnique()
    for index in storage.own.androidValues.indices where storage.own.androidValues[index].field == field {
      storage.own.androidValues[index].overrides = true
    }
  }

  /// Removes a field's value for Android devices, and returns its location if it differs from the one for all devices.
  package mutating func forgetAndroidValue(of field: Field) -> Span? {
    guard let value = storage.own.androidValues.first(where: { $0.field == field }) else { return nil }
    makeUnique()
    storage.own.androidValues.removeAll { $0.field == field }
    return value.audience == .androidThroughFCM ? nil : span(of: value.slot)
  }

  /// The texts that Android devices have of their own for a field.
  package func androidTexts(of field: Field) -> [(value: JSONValue, span: Span)] {
    storage.own.androidValues.compactMap { own in
      guard own.field == field, case .value(let value) = own.slot.content else { return nil }
      return (self.value(value), span(of: own.slot))
    }
  }

  /// Replaces the text at a location that Android devices have of their own for a field.
  package mutating func replaceAndroidText(of field: Field, at place: Span, with text: String, at span: Span) {
    let slot = Slot(.value(add(text: text)), span)
    for (index, own) in storage.own.androidValues.enumerated()
    where own.field == field && self.span(of: own.slot) == place {
      storage.own.androidValues[index].slot = slot
    }
  }

  /// The message as the Android devices get it that a service reaches.
  @inlinable
  package func asOnAndroid(of service: Target) -> Message { hasAndroidValues ? withAndroidValues(of: service) : self }

  @usableFromInline
  func withAndroidValues(of service: Target) -> Message {
    var message = self
    message.putAndroidValues(of: service)
    return message
  }

  /// Gets the content of another message as the Android devices get it that a service reaches, in the memory of this one.
  package mutating func become(onAndroid other: Message, of service: Target) {
    become(other)
    putAndroidValues(of: service)
  }

  /// Replaces fields by the values that Android devices get instead.
  private mutating func putAndroidValues(of service: Target) {
    makeUnique()
    let values = storage.own.androidValues
    storage.own.androidValues = []
    put(values, for: .android)
    if service == .hms { put(values, for: .huawei) }
  }

  private mutating func put(_ values: [AndroidValue], for audience: AndroidValue.Audience) {
    let values = values.filter { $0.audience == audience }
    if values.contains(where: { FieldSet.appData.contains($0.field) }) {
      for field in FieldSet.appData.fields { storage.remove(field) }
    }
    for value in values { storage.put(value.field, value.slot) }
  }
}

package import PushDiagnostics
import PushJSON

/// A value that Android devices get instead of a field's value, or in addition to the message's fields.
@usableFromInline
struct AndroidValue {
  let field: Field
  let slot: Slot
  /// Whether it is of a block in FCM's terms, and overrides a value that is for all devices.
  var overrides = false
}

// FCM and HMS documents have content for all platforms, and content that overrides it on Android: `notification.title`
// and `android.notification.title`, `data` and `android.data`. The fields hold the former.

extension Message {
  /// Whether Android devices get values that differ from the fields.
  @inlinable package var hasAndroidValues: Bool { !storage.own.androidValues.isEmpty }

  /// The fields that have a separate value for Android devices.
  package var androidValues: FieldSet {
    var fields = FieldSet()
    for value in storage.own.androidValues { fields.insert(value.field) }
    return fields
  }

  /// Whether `default_sound` of FCM and HMS is heard, and not the sound beside it. The sound of Apple's own part is another one.
  package var playsDefaultSound: Bool {
    isSet(.defaultSound) && (!has(.sound) || isBeside(.sound, .defaultSound))
  }

  /// Sets a field's value for Android devices only.
  package mutating func putForAndroid(_ field: Field, _ content: Slot.Content, at span: Span) {
    makeUnique()
    storage.own.androidValues.removeAll { $0.field == field }
    storage.own.androidValues.append(AndroidValue(field: field, slot: Slot(content, span)))
  }

  /// Records that a value for Android devices overrides a value for all devices.
  package mutating func overrideOnAndroid(_ field: Field) {
    makeUnique()
    for index in storage.own.androidValues.indices where storage.own.androidValues[index].field == field {
      storage.own.androidValues[index].overrides = true
    }
  }

  /// The fields whose values for Android devices override values for all devices.
  package var overriddenOnAndroid: FieldSet {
    var fields = FieldSet()
    for value in storage.own.androidValues where value.overrides { fields.insert(value.field) }
    return fields
  }

  /// Removes a field's value for Android devices.
  package mutating func forgetAndroidValue(of field: Field) {
    guard hasAndroidValues else { return }
    makeUnique()
    storage.own.androidValues.removeAll { $0.field == field }
  }

  /// The message as Android devices get it.
  @inlinable package var asOnAndroid: Message { hasAndroidValues ? withAndroidValues : self }

  @usableFromInline var withAndroidValues: Message {
    var message = self
    message.putAndroidValues()
    return message
  }

  /// Gets the content of another message as Android devices get it, in the memory of this one.
  package mutating func become(onAndroid other: Message) {
    become(other)
    putAndroidValues()
  }

  /// Replaces fields by the values that Android devices get instead.
  private mutating func putAndroidValues() {
    makeUnique()
    let values = storage.own.androidValues
    storage.own.androidValues = []
    if values.contains(where: { FieldSet.appData.contains($0.field) }) {
      for field in FieldSet.appData.fields { storage.remove(field) }
    }
    for value in values { storage.put(value.field, value.slot) }
  }
}

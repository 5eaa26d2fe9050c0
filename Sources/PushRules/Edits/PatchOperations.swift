import PushDiagnostics
import PushIR
import PushJSON

// Edits as JSON Patch operations (RFC 6902) on the fields of a message. An operation can add a value only to an
// existing object, so a new object is added together with its contents.

extension Message {
  /// The operation that adds a missing value, computed before it is added.
  func addition(of value: String, at path: FieldPath) -> RuleEdit {
    var (keys, value) = (path.keys[...], value)
    while let key = keys.last, !isThere(path.field, keys.dropLast()) {
      let object = Output(capacity: value.utf8.count + key.utf8.count + 8)
      object.append(UInt8(ascii: "{"))
      object.append(quoted: key)
      object.append(UInt8(ascii: ":"))
      object.append(text: value)
      object.append(UInt8(ascii: "}"))
      (keys, value) = (keys.dropLast(), object.text())
    }
    let place = keys.count == path.keys.count ? path : FieldPath(path.field, Array(keys))
    return RuleEdit(.add, path: place.pointer, after: value)
  }

  /// The operations that move a value to an empty location, computed before it is moved.
  func operations(moving value: String, from path: FieldPath, to destination: FieldPath) -> [RuleEdit] {
    if !destination.keys.isEmpty, !isThere(destination.field, destination.keys.dropLast()) {
      return [addition(of: value, at: destination), RuleEdit(.remove, path: path.pointer, before: value)]
    }
    return [RuleEdit(.move, path: destination.pointer, from: path.pointer, before: value, after: value)]
  }
}

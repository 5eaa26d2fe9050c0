import PushDiagnostics
import PushIR
import PushJSON

// Edits as operations of JSON Patch (RFC 6902) on the fields of a message. An operation puts a value only into an object
// that is there, so that one that is new is added with what it holds.

extension Message {
  /// The operation that adds a value where there is none, before it is added.
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

  /// The operations that move a value to where there is none, before it is moved.
  func operations(moving value: String, from path: FieldPath, to destination: FieldPath) -> [RuleEdit] {
    if !destination.keys.isEmpty, !isThere(destination.field, destination.keys.dropLast()) {
      return [addition(of: value, at: destination), RuleEdit(.remove, path: path.pointer, before: value)]
    }
    return [RuleEdit(.move, path: destination.pointer, from: path.pointer, before: value, after: value)]
  }
}

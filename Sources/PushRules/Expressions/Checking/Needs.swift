package import PushIR

/// What a message must have for a condition to be true.
package struct Needs: Sendable, Equatable {
  /// The required fields.
  package var fields = FieldSet()
  /// The required members of the sender's data, as a bitmap of names: `Message.nameBits`.
  package var dataNames: UInt64 = 0

  init(_ paths: [FieldPath] = []) {
    for path in paths where !path.field.isAlwaysPresent {
      fields.insert(path.field)
      if path.field == .data, let name = path.keys.first { dataNames |= FieldKey.bit(of: name) }
    }
  }
}

import PushIR
import PushJSON

/// An object with members that mean what a field of the message means, which its grammar says.
protocol FieldMembers {
  /// Visits these members. A missing member is absent.
  func forEachField(_ give: (Field, Node) -> Void)
}

extension Message {
  /// Sets the fields that members of an object mean.
  @inline(__always)
  mutating func fill<Members: FieldMembers>(from members: Members) {
    fill { fields in members.forEachField { fields.put($0, $1) } }
  }
}

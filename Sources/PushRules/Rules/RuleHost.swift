package import PushIR

/// What rules need of the compiler that runs them. Closures, since Embedded Swift has no values of a protocol's type.
package struct RuleHost {
  /// Updates a message in which a rule has changed fields.
  let infer: (_ message: inout Message, _ fields: FieldSet) -> Void
  /// The message that a service gets; nil if it is the same. What the document says in the service's own block is in the
  /// fields of that message, too.
  let sent: (_ message: Message, _ target: Target) -> Message?
  /// The number of bytes by which a message may still grow for a service; negative if it is too large.
  let room: (_ message: Message, _ target: Target?) -> Int

  package init(
    infer: @escaping (_ message: inout Message, _ fields: FieldSet) -> Void,
    sent: @escaping (_ message: Message, _ target: Target) -> Message?,
    room: @escaping (_ message: Message, _ target: Target?) -> Int
  ) {
    self.infer = infer
    self.sent = sent
    self.room = room
  }
}

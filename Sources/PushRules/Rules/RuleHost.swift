package import PushIR

/// What rules need of the compiler that runs them.
package protocol RuleHost {
  /// Updates a message in which a rule has changed fields.
  func infer(_ message: inout Message, afterChangeOf fields: FieldSet)

  /// The number of bytes by which a message may still grow for a service; negative if it is too large.
  func room(for message: Message, to target: Target?) -> Int
}

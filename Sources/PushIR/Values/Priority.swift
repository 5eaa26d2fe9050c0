/// The delivery priority of a message.
public enum Priority: Int64, Sendable, CaseIterable {
  /// Delivery may be delayed to save battery.
  case normal
  /// Immediate delivery.
  case high
}

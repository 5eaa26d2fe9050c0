/// The time at which messages are sent, for everything that a compiler consists of. The compiler sets it for each document.
package final class SendingTime {
  /// Seconds since 1970.
  package var seconds: Int64

  package init(_ seconds: Int64 = 0) { self.seconds = seconds }
}

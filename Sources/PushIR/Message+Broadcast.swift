extension Message {
  /// Whether the document is a request to a broadcast channel of APNs, which has no devices.
  package var isBroadcast: Bool {
    get { storage.own.isBroadcast }
    set {
      makeUnique()
      storage.own.isBroadcast = newValue
    }
  }
}

extension Message {
  /// The app to whose broadcast channel of APNs the document is a request; nil where it goes to devices.
  package var broadcastApp: String? {
    get { storage.own.broadcastApp }
    set {
      makeUnique()
      storage.own.broadcastApp = newValue
    }
  }

  /// Whether the document is a request to a broadcast channel, which has no devices.
  package var isBroadcast: Bool { broadcastApp != nil }
}

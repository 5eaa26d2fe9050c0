/// Gorush documents.
enum Gorush {
  static let token = String(repeating: "0a1b2c3d", count: 8)

  /// A document with one valid message for APNs.
  static func document(_ text: String = "Hi", _ members: String = "") -> String {
    #"{"notifications":[{"tokens":["\#(token)"],"platform":1,"topic":"com.example.app","message":"\#(text)"\#(members)}]}"#
  }

  /// The request for the document.
  static func request(_ text: String = "Hi") -> String {
    #"{"target":"apns","method":"POST","url":"https://api.push.apple.com/3/device/\#(token)","#
      + #""headers":{"apns-push-type":"alert","apns-topic":"com.example.app"},"body":{"aps":{"alert":{"body":"\#(text)"}}}}"#
  }
}

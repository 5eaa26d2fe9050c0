import PushCompiler
import Testing

/// gorush's block for Android is that of FCM, and says as little to Apple devices.
struct AndroidBlockTests {
  private static let blocks = [
    #"{"priority":"high","ttl":"60s","collapse_key":"5"}"#,
    #"{"priority":"normal","ttl":"3.5s","notification":{"tag":"ride","sound":"horn","channel_id":"rides"}}"#,
    #"{"notification":{"title":"Cab","body":"It is here","image":"https://cdn.example.com/car.png"}}"#,
    #"{"notification":{"title_loc_key":"taxi","body_loc_key":"here","body_loc_args":["3"]},"ttl":"60s"}"#,
    #"{"notification":{"title":"Cab","title_loc_key":"taxi","default_sound":true,"notification_count":3}}"#,
    #"{"data":{"ride":"8"},"priority":"high","restricted_package_name":"com.example.taxi"}"#,
    #"{"data":{"ride":"8"},"notification":{"icon":"car","click_action":"OPEN","vibrate_timings":["0s","1s"]}}"#,
  ]

  /// What is beside the block: in a request to FCM, and in a notification of gorush.
  private static let others = [
    ("", ""),
    (#""notification":{"title":"Taxi","body":"It is here"},"#, #""title":"Taxi","message":"It is here","#),
    (
      #""notification":{"title":"Taxi","image":"https://cdn.example.com/taxi.png"},"data":{"ride":"7"},"#,
      #""title":"Taxi","image":"https://cdn.example.com/taxi.png","data":{"ride":"7"},"#
    ),
    (
      #""notification":{"body":"Here"},"apns":{"headers":{"apns-priority":"5"},"payload":{"aps":{"badge":1}}},"#,
      #""message":"Here","apns":{"headers":{"apns-priority":"5"},"payload":{"aps":{"badge":1}}},"#
    ),
  ]

  private static func requests(_ text: String, _ format: Format) -> [PushRequest] {
    var options = CompilerOptions(format: format)
    options.targets = [.apns, .fcm, .hms]
    options.settings.now = 1_795_219_200
    return Compiler.compile(text, options).requests
  }

  @Test(arguments: blocks, others)
  func gorushAndFCMSendTheSame(_ block: String, beside others: (fcm: String, gorush: String)) {
    let ofFCM = Self.requests(#"{"message":{\#(others.fcm)"token":"t","android":\#(block)}}"#, .fcm)
    let text = #"{"notifications":[{"platform":2,"tokens":["t"],\#(others.gorush)"android":\#(block)}]}"#
    #expect(Self.requests(text, .gorush) == ofFCM)
    #expect(!ofFCM.isEmpty)
  }

  /// A request to APNs is the same without the block, and one to FCM has no part for Apple devices.
  @Test(arguments: blocks)
  func appleDevicesGetNothingOfTheBlock(_ block: String) {
    let text = { (members: String) in
      #"{"notifications":[{"platform":1,"tokens":["ab"],"title":"Taxi","message":"Here","data":{"ride":"7"}\#(members)}]}"#
    }
    let (with, without) = (Self.requests(text(#","android":\#(block)"#), .gorush), Self.requests(text(""), .gorush))
    #expect(with.first { $0.target == .apns } == without.first { $0.target == .apns })
    #expect(with.contains { $0.target == .fcm && !$0.text.contains("apns") })
  }
}

extension PushRequest {
  fileprivate var text: String { String(decoding: body, as: UTF8.self) }
}

import PushBackEnd
import PushIR
import PushJSON

/// A payload for `xcrun simctl push`, with the app's bundle identifier under a key that the Simulator reads.
enum SimulatorPayload {
  /// Appends the rendered body, with the app that its topic names. Without a topic, `simctl push` takes the app from
  /// its command line.
  static func append(_ rendering: Rendering, to output: Output) {
    guard let app = app(of: rendering.headers) else { return output.append(rendering.body) }
    output.append("{\"Simulator Target Bundle\":")
    output.append(quoted: app)
    if rendering.body.count > "{}".utf8.count { output.append(",") }
    output.append(rendering.body, from: 1)
  }

  /// The bundle identifier: the topic without the suffix that the push type adds.
  private static func app(of headers: Output) -> String? {
    let document = Document()
    guard document.scan(Source(name: "", bytes: headers.source())) == nil else { return nil }
    let topic = document.member("apns-topic", of: .root)
    guard topic.exists else { return nil }
    let type = PushType(name: document.string(document.member("apns-push-type", of: .root))) ?? .alert
    let name = document.string(topic)
    let suffix = type.topicSuffix.description
    return name.hasSuffix(suffix) ? String(name.dropLast(suffix.count)) : name
  }
}

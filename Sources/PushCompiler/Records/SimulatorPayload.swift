import PushBackEnd
import PushIR
import PushJSON

/// A payload for `xcrun simctl push`, with the app's bundle identifier under a key that the Simulator reads.
enum SimulatorPayload {
  /// Appends the rendered body, with the app that its topic names. Without a topic, `simctl push` takes the app from
  /// its command line.
  static func append(_ rendering: Rendering, to output: Output) {
    guard let app = app(of: rendering.headerList) else { return output.append(rendering.body) }
    output.append("{\"Simulator Target Bundle\":")
    output.append(quoted: app)
    if rendering.body.count > "{}".utf8.count { output.append(",") }
    output.append(rendering.body, from: 1)
  }

  /// The bundle identifier: the topic without the suffix that the push type adds.
  private static func app(of headers: [(name: String, value: String)]) -> String? {
    func value(_ name: String) -> String? { headers.first { $0.name == name }?.value }
    guard let name = value("apns-topic") else { return nil }
    let type = value("apns-push-type").flatMap { PushType(name: $0) } ?? .alert
    let suffix = type.topicSuffix.description
    return name.hasSuffix(suffix) ? String(name.dropLast(suffix.count)) : name
  }
}

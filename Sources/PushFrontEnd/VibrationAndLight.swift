import PushDiagnostics
import PushIR
import PushJSON
import PushSyntax

// Vibration and light of Android devices as FCM ("vibrate_timings", "light_settings") and HMS ("vibrate_config",
// "light_settings") write them.

/// A color with components from 0 to 1, and its location.
struct LightColor {
  let parts: [(name: StaticString, node: Node)]
  let node: Node

  init(_ red: Node, _ green: Node, _ blue: Node, alpha: Node, at node: Node) {
    parts = [("red", red), ("green", green), ("blue", blue), ("alpha", alpha)]
    self.node = node
  }

  /// The number of components that are present.
  var count: Int { parts.count { $0.node.exists } }
}

extension Lowering {
  /// Durations, which are converted to milliseconds; more precise ones are kept as seconds with decimals.
  mutating func lowerVibration(_ node: Node, of service: Target) {
    guard node.exists else { return }
    var times: [TimeSpan] = []
    for element in document.elements(of: node) {
      guard let time = duration(element, of: service) else { return }
      times.append(time)
    }
    let milliseconds = times.compactMap { $0.wholeMilliseconds }
    let isWhole = milliseconds.count == times.count
    scratch.clear()
    scratch.append(UInt8(ascii: "["))
    for (index, time) in times.enumerated() {
      scratch.beginElement()
      if isWhole { scratch.append(milliseconds[index]) } else { scratch.append(quoted: time.canonical) }
    }
    scratch.append(UInt8(ascii: "]"))
    if let value = message.add(json: scratch) {
      putOnAndroid(isWhole ? .vibration : .vibrateTimings, .value(value), at: node)
    }
    takeOut(node)
  }

  /// A light has a color and two durations. If a 24-bit color and whole milliseconds cannot represent it exactly, it is
  /// kept in the services' format.
  mutating func lowerLight(_ color: LightColor?, on: Node, off: Node, in light: Node, of service: Target) {
    let onTime = duration(on, of: service)
    let offTime = duration(off, of: service)
    takeOut(light)
    if let color, let text = hexadecimalColor(color), let onMilliseconds = onTime?.wholeMilliseconds,
      let offMilliseconds = offTime?.wholeMilliseconds
    {
      putOnAndroid(.ledColor, .value(message.add(text: text)), at: color.node)
      putOnAndroid(.ledOn, .integer(onMilliseconds), at: on)
      return putOnAndroid(.ledOff, .integer(offMilliseconds), at: off)
    }
    scratch.clear()
    scratch.append(UInt8(ascii: "{"))
    if let color {
      scratch.beginMember("color")
      scratch.append(UInt8(ascii: "{"))
      for (name, node) in color.parts where node.exists {
        scratch.beginMember(name)
        // FCM reads numbers in quotes as well.
        scratch.append(text: document.string(node))
      }
      scratch.append(UInt8(ascii: "}"))
    }
    for (name, node, time) in [("light_on_duration", on, onTime), ("light_off_duration", off, offTime)]
      as [(StaticString, Node, TimeSpan?)] where node.exists
    {
      scratch.beginMember(name)
      if let time {
        scratch.append(quoted: time.canonical)
      } else {
        scratch.append(value: node, of: document, without: omitted)
      }
    }
    scratch.append(UInt8(ascii: "}"))
    if let value = message.add(json: scratch) { putOnAndroid(.lightSettings, .value(value), at: light) }
  }

  /// The color, if it is opaque and can be represented exactly by 24 bits.
  private func hexadecimalColor(_ color: LightColor) -> String? {
    let shares = color.parts.map { $0.node.exists ? document.double($0.node) : nil }
    if let alpha = shares[3], alpha != 1 { return nil }
    var text = "#"
    for share in shares.prefix(3).map({ $0 ?? 0 }) {
      guard (0...1).contains(share) else { return nil }
      let byte = Int((share * 255).rounded())
      guard Double(byte) / 255 == share else { return nil }
      text += String(byte, digits: 2, radix: 16)
    }
    return text
  }
}

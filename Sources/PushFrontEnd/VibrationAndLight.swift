import PushDiagnostics
import PushIR
import PushJSON

// Vibration and light of Android's devices as FCM ("vibrate_timings", "light_settings") and HMS ("vibrate_config",
// "light_settings") write them.

extension Lowering {
  /// Durations, which are milliseconds elsewhere; finer ones stay as they are.
  mutating func lowerVibration(_ node: Node, of service: Target) {
    guard node.exists else { return }
    let document = decoder.document
    scratch.clear()
    scratch.append(UInt8(ascii: "["))
    var elements = ElementCursor(of: node, in: document)
    while let element = elements.next(in: document) {
      guard let count = duration(element, of: service)?.wholeMilliseconds else { return }
      scratch.beginElement()
      scratch.append(count)
    }
    scratch.append(UInt8(ascii: "]"))
    put(.vibration, json: scratch, at: node)
    takeOut(node)
  }

  /// A light has a colour and two times; without all of them it stays as it is.
  mutating func lowerLight(
    _ color: String, _ colorNode: Node, on: Node, off: Node, in light: Node, of service: Target
  ) {
    guard let onTime = duration(on, of: service)?.wholeMilliseconds,
      let offTime = duration(off, of: service)?.wholeMilliseconds
    else { return }
    put(.ledColor, text: color, at: colorNode)
    message.put(.ledOn, .integer(onTime), at: span(on))
    message.put(.ledOff, .integer(offTime), at: span(off))
    takeOut(light)
  }

  /// The colour that parts from 0 to 1 stand for, where three bytes say it exactly.
  func hexadecimalColor(_ red: Node, _ green: Node, _ blue: Node, alpha: Node) -> String? {
    let document = decoder.document
    if alpha.exists, document.double(alpha) != 1 { return nil }
    var text = "#"
    for part in [red, green, blue] {
      let share = part.exists ? document.double(part) : 0
      guard (0...1).contains(share), case let byte = Int((share * 255).rounded()), Double(byte) / 255 == share else {
        return nil
      }
      text += byte < 16 ? "0" : ""
      text += String(byte, radix: 16)
    }
    return text
  }
}

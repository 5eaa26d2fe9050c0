import PushIR
import PushJSON

// Discovery document of fcm:v1: LightSettings. Its durations end with "s", which is optional in HMS.

extension BodyWriter {
  mutating func fcmLight() {
    guard ledger.take(.lightSettings, of: message) else { return light() }
    let (document, settings) = message.resolve(.lightSettings)
    guard document.kind(settings) == .object else {
      return member("light_settings", .lightSettings) { $0.appendValue(of: .lightSettings) }
    }
    // FCM requires all three.
    guard isWhole(settings, document) else {
      return ledger.lost(.lightSettings, of: message, Self.incompleteLight)
    }
    object("light_settings") { light in
      var members = Members(of: settings, in: document, without: light.message.omitted)
      while let name = members.next(in: document) {
        light.fcmLight(part: name, document)
      }
    }
  }

  private func isWhole(_ settings: Node, _ document: Document) -> Bool {
    let color = document.member("color", of: settings, without: message.omitted)
    let parts: [StaticString] = ["red", "green", "blue"]
    return parts.contains { document.member($0, of: color, without: message.omitted).exists }
      && hasLightMembers(settings, document)
  }

  /// Whether a light has the members that FCM and HMS require.
  func hasLightMembers(_ settings: Node, _ document: Document) -> Bool {
    let names: [StaticString] = ["color", "light_on_duration", "light_off_duration"]
    return names.allSatisfy { document.member($0, of: settings, without: message.omitted).exists }
  }

  /// FCM rejects requests with unknown names.
  private mutating func fcmLight(part name: Node, _ document: Document) {
    let value = name.memberValue
    switch document.string(name) {
    case "color" where document.kind(value) == .object: fcmColor(value, document)
    case "light_on_duration" where document.kind(value) == .string,
      "light_off_duration" where document.kind(value) == .string:
      begin(name, of: document)
      output.append(quoted: Self.durationWithUnit(document.string(value)))
    case "color", "light_on_duration", "light_off_duration":
      begin(name, of: document)
      output.append(value: value, of: document)
    default: loseLight(part: name, document)
    }
  }

  private mutating func fcmColor(_ color: Node, _ document: Document) {
    object("color") { parts in
      var members = Members(of: color, in: document, without: parts.message.omitted)
      while let name = members.next(in: document) {
        guard ["red", "green", "blue", "alpha"].contains(document.string(name)) else {
          parts.loseLight(part: name, document)
          continue
        }
        parts.begin(name, of: document)
        parts.output.append(value: name.memberValue, of: document)
      }
    }
  }

  private func loseLight(part name: Node, _ document: Document) {
    let place = message.span(of: name, in: document, .lightSettings)
    let path = message.name(at: place) ?? "\(Field.lightSettings.name).\(document.string(name))"
    ledger.lost(part: path, of: .lightSettings, at: place)
  }

  static let incompleteLight = "takes a light only with its color and both durations"

  /// A duration in seconds as FCM writes it.
  static func durationWithUnit(_ text: String) -> String {
    text.hasSuffix("s") ? text : (text.hasSuffix("S") ? text.dropLast() : text[...]) + "s"
  }
}

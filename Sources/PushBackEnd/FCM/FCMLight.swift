import PushDiagnostics
import PushIR
import PushJSON

// Discovery document of fcm:v1: LightSettings.

extension BodyWriter {
  mutating func fcmLight() {
    guard let settings = takeLightSettings() else { return }
    object("light_settings") { light in
      for part in settings.members { light.fcmLight(part) }
    }
  }

  /// FCM rejects requests with unknown names.
  private mutating func fcmLight(_ part: JSONValue) {
    switch part.name.text {
    case "color" where part.isObject: fcmColor(part)
    case "color", "light_on_duration", "light_off_duration": lightMember(part)
    default: loseLight(part)
    }
  }

  /// Black, if no component is given.
  private mutating func fcmColor(_ color: JSONValue) {
    objectEvenIfEmpty("color") { object in
      for part in color.members {
        if ["red", "green", "blue", "alpha"].contains(part.name.text) {
          object.append(member: part)
        } else {
          object.loseLight(part)
        }
      }
    }
  }

  private func loseLight(_ part: JSONValue) {
    if ledger.isUnknown(part, Field.lightSettings.name, .lightSettings, of: message) { return }
    let place = message.span(of: part.name, .lightSettings)
    ledger.lost(
      part: ledger.name(at: place, of: message)
        ?? "\(Field.lightSettings.name).\(Visible.clipped(part.name.text))",
      of: .lightSettings, at: place)
  }
}

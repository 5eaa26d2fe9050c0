package import PushJSON
import PushDiagnostics

extension Message {
  /// The message as text: one line for each present field, in field order, followed by the recipients.
  ///
  /// Used by `--emit ir` and golden files, so its format changes only when the message does.
  package func dump(into output: Output) {
    output.append("message")
    for target in writtenFor.targets { output.append(text: " \(target.name)") }
    if traits.isForItsPlatformAlone { output.append(" only") }
    if intent != .alert {
      output.append(", ")
      output.append(intent.spelling)
    }
    output.append("\n")
    for field in present.fields {
      output.append(text: "  \(field.name): ")
      appendContent(of: field, to: output)
      output.append("\n")
    }
    if hasAndroidValues {
      dump(androidValues, of: asOnAndroid(of: .fcm), "Android", into: output)
      dump(huaweiValues, of: asOnAndroid(of: .hms), "Huawei", into: output)
    }
    for group in recipients { dump(group, into: output) }
  }

  /// Appends the value of a field, as JSON unless it is an enumeration word.
  private func appendContent(of field: Field, to output: Output) {
    switch slot(field)?.content {
    case .integer(let value):
      if let word = field.word(of: value) { output.append(text: word) } else { output.append(value) }
      if field == .ttl, ttlNanoseconds > 0 { output.append(text: TTLFraction.decimals(ofNanoseconds: ttlNanoseconds)) }
    case .flag(let value): output.append(value ? "true" : "false")
    case .value(let value): output.append(self.value(value))
    case nil: break
    }
  }

  /// Appends the values that replace fields on Android devices, or on Huawei devices alone.
  private func dump(_ fields: FieldSet, of message: Message, _ devices: StaticString, into output: Output) {
    for field in fields.fields {
      output.append(text: "  on \(devices), \(field.name): ")
      message.appendContent(of: field, to: output)
      output.append("\n")
    }
  }

  /// Long lists of tokens are replaced by their count, to keep the dump readable.
  private func dump(_ group: Recipients, into output: Output) {
    output.append(text: "  to \(group.kind.name): ")
    let addresses = value(group.addresses)
    if let address = addresses.string {
      output.append(quoted: Self.shown(address, group.kind))
    } else {
      for (index, address) in addresses.elements.prefix(3).enumerated() {
        if index > 0 { output.append(", ") }
        output.append(quoted: Self.shown(address.text, group.kind))
      }
      if addresses.count > 3 { output.append(text: " and \(addresses.count - 3) more") }
    }
    output.append("\n")
  }

  private static func shown(_ address: String, _ kind: Recipients.Kind) -> String {
    kind == .topic || kind == .condition ? address : Visible.token(address)
  }
}

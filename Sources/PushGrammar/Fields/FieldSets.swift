extension MessageTable {
  /// A constant set for each field, so that unions are constants, `.title | .body`; then the sets of each kind of
  /// field.
  var masks: [String] {
    let ones = fields.map { field in
      "  @inlinable package static var \(SwiftName.quoted(field.property)): FieldSet { FieldSet(.\(field.property)) }"
    }
    return ["extension FieldSet {"] + ones + kinds + blocks + ["}"]
  }

  private var kinds: [String] {
    let kinds: [(String, FieldTrait, String)] = [
      ("metadata", .metadata, "The sender's own metadata, which is not sent to services."),
      ("visible", .visible, "Content that a device displays or plays."),
      ("visibleOnHuawei", .visibleOnHuawei, "Content that only Huawei devices display."),
      ("texts", .text, "The text of a notification on every service, literal or by key."),
      ("pictures", .picture, "Pictures, which Apple devices download."),
      ("appData", .appData, "The forms of the app's own data; a document has one at a time."),
      ("apple", .apple, "In an FCM request, only the block for Apple devices contains these."),
      ("numbered", .numbered, "Fields that store the index of a word, not the word."),
    ]
    return kinds.flatMap { name, trait, comment in set(name, comment) { $0.traits.contains(trait) } }
  }

  private var blocks: [String] {
    let services = ["apns": "APNs", "fcm": "FCM", "hms": "HMS"]
    return set("blocks", "Objects in the format of one service or SDK.") { $0.blockPath != nil }
      + services.sorted { $0.key < $1.key }.flatMap { format, title in
        set("blocksOf\(title)", "Objects in the format of \(title).") { $0.shape?.format == format }
      }
  }

  private func set(_ name: String, _ comment: String, _ isOne: (FieldDeclaration) -> Bool) -> [String] {
    let bits = bits(where: isOne).map { "0x" + String($0, radix: 16) }
    return [
      "", "  /// \(comment)", "  @inlinable package static var \(name): FieldSet {",
      "    FieldSet(low: \(bits[0]), middle: \(bits[1]), high: \(bits[2]))", "  }",
    ]
  }
}

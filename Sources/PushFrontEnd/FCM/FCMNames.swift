import PushDiagnostics
import PushIR
import PushJSON
import PushSyntax

// proto3 JSON accepts member names in lowerCamelCase as well as in the snake_case of the definition. Members that stay
// in a block are written in snake_case, except in maps, whose names belong to the sender. Words and flags of a block are
// written as documented, as those that are fields of the message are.

extension Lowering {
  /// Writes the remaining members of FCM's blocks with the documented names, words and flags.
  mutating func respellBlocks() {
    let blocks: [Field] = [.androidBlock, .androidV2Block, .apnsBlock, .webpushBlock, .fcmOptionsBlock]
    for field in blocks where message.has(field) {
      let node = message.ownNode(field)
      guard isSpelledOtherwise(node, isWeb: field == .webpushBlock) else { continue }
      scratch.clear()
      respell(node, isWeb: field == .webpushBlock)
      put(field, json: scratch, at: node)
    }
  }

  private static let maps: [StaticString] = ["data", "headers", "payload"]

  private func isMap(_ name: Node, isWeb: Bool) -> Bool {
    Self.maps.contains { document.equals(name, $0) } || isWeb && document.equals(name, "notification")
  }

  private func isSpelledOtherwise(_ node: Node, isWeb: Bool) -> Bool {
    document.names(of: node, without: omitted).contains { name in
      document.string(name).utf8.contains { $0.isCapital } || decoder.documentedSpelling(of: name.memberValue) != nil
        || !isMap(name, isWeb: isWeb) && isSpelledOtherwise(name.memberValue, isWeb: false)
    }
  }

  private func respell(_ node: Node, isWeb: Bool) {
    let output = scratch
    assemble(from: node)
    if let spelling = decoder.documentedSpelling(of: node) { return output.append(text: spelling) }
    guard decoder.isObject(node) else { return output.append(value: node, of: document, without: omitted) }
    output.append(UInt8(ascii: "{"))
    for name in document.names(of: node, without: omitted) {
      output.beginElement()
      output.append(quoted: Decoder.snakeCase(document.string(name)))
      output.append(UInt8(ascii: ":"))
      if isMap(name, isWeb: isWeb) {
        assemble(from: name.memberValue)
        output.append(value: name.memberValue, of: document, without: omitted)
      } else {
        respell(name.memberValue, isWeb: false)
      }
    }
    output.append(UInt8(ascii: "}"))
  }
}

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
    assemble(from: node)
    if let spelling = decoder.documentedSpelling(of: node) { return scratch.append(text: spelling) }
    guard decoder.isObject(node) else { return scratch.append(value: node, of: document, without: omitted) }
    copyMembers(of: node) { name in
      scratch.append(quoted: Decoder.snakeCase(document.string(name)))
    } value: { name in
      isMap(name, isWeb: isWeb) ? copy(name.memberValue) : respell(name.memberValue, isWeb: false)
    }
  }

  /// Copies a value of the sender, each part of which is known by its place in the document.
  private func copy(_ node: Node) {
    assemble(from: node)
    switch document.kind(node) {
    case .object:
      copyMembers(of: node) { name in
        scratch.append(string: name, of: document)
      } value: { name in
        copy(name.memberValue)
      }
    case .array:
      scratch.append(UInt8(ascii: "["))
      for element in document.elements(of: node) {
        scratch.beginElement()
        copy(element)
      }
      scratch.append(UInt8(ascii: "]"))
    default: scratch.append(value: node, of: document, without: omitted)
    }
  }

  private func copyMembers(of object: Node, name write: (Node) -> Void, value copy: (Node) -> Void) {
    scratch.append(UInt8(ascii: "{"))
    for name in document.names(of: object, without: omitted) {
      scratch.beginElement()
      assemble(from: name)
      write(name)
      scratch.append(UInt8(ascii: ":"))
      copy(name)
    }
    scratch.append(UInt8(ascii: "}"))
  }
}

import PushJSON

/// Options that exclude each other. On the command line, the last of them decides; the members of an object have no order.
enum Contradiction {
  static func first(in root: JSONValue) -> (message: String, value: JSONValue)? {
    let (loss, template, targets) = (root["loss"], root["template"], root["to"])
    if root["strict"].kind == .true, loss.isString, !loss.equals("error") {
      return ("loss contradicts strict, which is the same as loss error", loss)
    }
    if root["jsonc"].kind == .true, template.kind == .true {
      return ("template contradicts jsonc: a document has one syntax", template)
    }
    if root["emit"].equals("simctl"), targets.elementsOrSelf.contains(where: { $0.isString && !$0.equals("apns") }) {
      return ("emit simctl writes payloads for APNs; leave out to", targets)
    }
    return nil
  }
}

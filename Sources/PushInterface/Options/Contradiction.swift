import PushJSON

/// Options that exclude each other. On the command line, the last of `--strict` and `--loss` decides; the members of an object
/// have no order.
package enum Contradiction {
  /// What is wrong with options of these names, on the command line with their dashes, whatever values they have.
  package static func message(for names: Set<String>, dashes: String = "--") -> String? {
    guard names.isSuperset(of: ["template", "jsonc"]) else { return nil }
    return "\(dashes)template contradicts \(dashes)jsonc: a document has one syntax"
  }

  static func first(in root: JSONValue) -> (message: String, value: JSONValue)? {
    let (loss, template, targets) = (root["loss"], root["template"], root["to"])
    if root["strict"].kind == .true, loss.isString, !loss.equals("error") {
      return ("loss contradicts strict, which is the same as loss error", loss)
    }
    let flags = Set(root.members.lazy.filter { $0.kind == .true }.map { $0.name.text })
    if let message = message(for: flags, dashes: "") { return (message, template) }
    if root["emit"].equals("simctl"), targets.elementsOrSelf.contains(where: { $0.isString && !$0.equals("apns") }) {
      return ("emit simctl writes payloads for APNs; leave out to", targets)
    }
    return nil
  }
}

import PushJSON

/// Options that exclude each other.
package enum Contradiction {
  /// What is wrong with options of these values, on the command line with their dashes, and the option to leave out. A flag has
  /// an empty value.
  package static func first(
    among values: [String: String], dashes: String = "--"
  ) -> (message: String, option: StaticString)? {
    if values["strict"] != nil, let loss = values["loss"], loss != "error" {
      return ("\(dashes)loss contradicts \(dashes)strict, which is the same as \(dashes)loss error", "loss")
    }
    guard values["template"] != nil, values["jsonc"] != nil else { return nil }
    return ("\(dashes)template contradicts \(dashes)jsonc: a document has one syntax", "template")
  }

  static func first(in root: JSONValue) -> (message: String, value: JSONValue)? {
    var values: [String: String] = [:]
    for value in root.members where value.kind == .true || value.isString {
      values[value.name.text] = value.string ?? ""
    }
    if let (message, option) = first(among: values, dashes: "") { return (message, root[option]) }
    let targets = root["to"]
    if root["emit"].equals("simctl"), targets.elementsOrSelf.contains(where: { $0.isString && !$0.equals("apns") }) {
      return ("emit simctl writes payloads for APNs; leave out to", targets)
    }
    return nil
  }
}

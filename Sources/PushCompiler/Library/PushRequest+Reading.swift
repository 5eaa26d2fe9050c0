import PushBackEnd
import PushJSON

extension PushRequest {
  /// The request whose URL and body follow each other in a record. `address` is the place of its address there: the token in
  /// the URL of APNs, a member of another body. A template has lists of tokens and installations instead.
  init(
    _ rendering: Rendering, _ record: Output, urlCount: Int, address: Range<Int>,
    listed: (tokens: Output, installations: Output)?
  ) {
    self.init(
      target: rendering.target, url: record.text(from: 0, to: urlCount),
      headers: rendering.headerList.reduce(into: [:]) { $0[$1.name] = $1.value },
      body: Array(record.bytes[urlCount...]))
    if let listed {
      read("\"token\":[\(listed.tokens.text())],\"fid\":[\(listed.installations.text())]")
    } else if !address.isEmpty {
      let text = record.text(from: address.lowerBound, to: address.upperBound)
      if target == .apns { tokens = [text] } else { read(text) }
    }
  }

  /// Reads the tokens and the installations of members such as `"token":["a","b"]`; a topic is neither.
  private mutating func read(_ members: String) {
    guard let document = Document(json: "{\(members)}") else { return }
    func strings(_ name: StaticString) -> [String] {
      let value = JSONValue(document)[name]
      return value.exists ? value.elementsOrSelf.map { $0.text } : []
    }
    tokens = strings("token")
    installations = strings("fid")
  }
}

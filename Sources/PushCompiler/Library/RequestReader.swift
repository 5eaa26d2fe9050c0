import PushBackEnd
import PushIR
import PushJSON

/// Makes typed requests of what a back end rendered.
struct RequestReader {
  private let text = Output(capacity: 4096)
  /// The address as it is written: in the URL of APNs, or as a member of another body.
  private let address = Output(capacity: 256)
  private let document = Document()

  /// The request of a rendering. `writeAddress` writes the address, once; `url` and `body` write these two with
  /// the address that it wrote.
  func request(
    _ rendering: Rendering, listed: (tokens: Output, installations: Output)?, address writeAddress: (Output) -> Void,
    url: (_ text: Output, _ address: Output) -> Void, body: (_ text: Output, _ address: Output) -> Void
  ) -> PushRequest {
    address.clear()
    writeAddress(address)
    var request = PushRequest(target: rendering.target, url: "", headers: headers(of: rendering), body: [])
    text.clear()
    url(text, address)
    request.url = text.text()
    text.clear()
    body(text, address)
    request.body = text.bytes
    if let listed {
      request.tokens = strings(listed: listed.tokens)
      request.installations = strings(listed: listed.installations)
    } else {
      readAddress(into: &request)
    }
    return request
  }

  private func headers(of rendering: Rendering) -> [String: String] {
    rendering.headerList(document).reduce(into: [:]) { $0[$1.name] = $1.value }
  }

  /// Reads the tokens of the address that was written; a topic is none.
  private func readAddress(into request: inout PushRequest) {
    if address.count == 0 { return }
    if request.target == .apns { return request.tokens = [address.text()] }
    text.clear()
    text.append("{")
    text.append(address)
    text.append("}")
    guard document.scan(PushSource(text.bytes)) == nil else { return }
    request.tokens = strings(at: document.member("token", of: .root))
    request.installations = strings(at: document.member("fid", of: .root))
  }

  private func strings(listed list: Output) -> [String] {
    text.clear()
    text.append("[")
    text.append(list)
    text.append("]")
    return document.scan(PushSource(text.bytes)) == nil ? strings(in: .root) : []
  }

  /// The strings of an array, or a single string.
  private func strings(at node: Node) -> [String] {
    if !node.exists { return [] }
    return document.kind(node) == .array ? strings(in: node) : [document.string(node)]
  }

  private func strings(in array: Node) -> [String] {
    var strings: [String] = []
    var elements = ElementCursor(of: array, in: document)
    while let element = elements.next(in: document) { strings.append(document.string(element)) }
    return strings
  }
}

import PushBackEnd
import PushJSON

extension Rendering {
  /// The headers of the request, in order.
  var headerList: [(name: String, value: String)] {
    guard let document = Document(json: headers.source()) else { return [] }
    return JSONValue(document).members.map { ($0.name.text, $0.text) }
  }
}

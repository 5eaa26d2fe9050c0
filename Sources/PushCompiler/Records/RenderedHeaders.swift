import PushBackEnd
import PushJSON

extension Rendering {
  /// The headers of the request, in order. `document` is scanned anew.
  func headerList(_ document: Document = Document()) -> [(name: String, value: String)] {
    var list: [(name: String, value: String)] = []
    guard document.scan(Source(name: "", bytes: headers.source())) == nil else { return list }
    var members = Members(of: .root, in: document)
    while let name = members.next(in: document) {
      list.append((document.string(name), document.string(name.memberValue)))
    }
    return list
  }
}

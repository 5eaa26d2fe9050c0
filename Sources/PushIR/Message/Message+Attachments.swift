package import PushJSON

extension Message {
  /// The first of the media files that has a URL and is an image, or of which nothing says what it is.
  package var imageOfAttachments: JSONValue? { imageOfAttachments { _ in true } }

  /// The first of these whose URL is accepted.
  package func imageOfAttachments(where accepts: (String) -> Bool) -> JSONValue? {
    guard has(.attachments) else { return nil }
    return value(.attachments).elements.first { file in
      let url = file["url"]
      return url.isString && accepts(url.text) && Self.mayBeImage(url.text, type: file["type"].string)
    }
  }

  private static func mayBeImage(_ url: @autoclosure () -> String, type: String?) -> Bool {
    (type.flatMap(MediaType.init(uniformTypeIdentifier:)) ?? MediaType(suffixOf: url()))?.isImage ?? true
  }

  /// Whether a service or an SDK that shows only images gets a picture: its type or its URL does not say that it is something
  /// else. What a document says in the service's own terms stays as it is.
  package func isImage(_ picture: Field, for service: Target? = nil) -> Bool {
    if let service, homes.first == service, sdk == nil { return true }
    return Self.mayBeImage(string(picture) ?? "", type: picture == .image ? string(.imageType) : nil)
  }

  /// Whether the picture of the notification is one of the media files.
  package var showsImageOfAttachments: Bool {
    guard has(.image), let image = string(.image) else { return false }
    return imageOfAttachments { $0 == image } != nil
  }
}

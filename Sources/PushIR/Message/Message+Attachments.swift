package import PushJSON

extension Message {
  /// The first of the media files that has a URL and is an image that Android shows, or else the first of which nothing says
  /// what it is.
  package var imageOfAttachments: JSONValue? { imageOfAttachments { _ in true } }

  /// The first of these whose URL is accepted.
  package func imageOfAttachments(where accepts: (String) -> Bool) -> JSONValue? {
    guard has(.attachments) else { return nil }
    let files = value(.attachments).elements
    func first(_ isImage: Bool?) -> JSONValue? {
      files.first { file in
        let url = file["url"]
        return url.isString && accepts(url.text) && Self.isImage(url.text, type: file["type"].string) == isImage
      }
    }
    return first(true) ?? first(nil)
  }

  /// Whether Android shows a file as an image, by its type or else its URL (discovery document of fcm:v1, Notification.image);
  /// nil if neither says what it is.
  package static func isImage(_ url: String, type: String?) -> Bool? {
    if let media = type.flatMap(MediaType.init(uniformTypeIdentifier:)) ?? MediaType(suffixOf: url) {
      return media.isImage
    }
    if MediaType.isImageOfAndroidAlone(uniformTypeIdentifier: type, suffixOf: url) { return true }
    guard let type, type != "public.image" else { return nil }
    // A rule may write a type in other terms, such as video/mp4. A placeholder says nothing.
    let isOther = type.isUniformTypeIdentifier || ["video", "audio"].contains { type.hasPrefix($0) }
    return isOther ? false : nil
  }

  /// Whether a service or an SDK that shows only images gets a picture: its type or its URL does not say that it is something
  /// else. What a document says in the service's own terms stays as it is.
  package func isImage(_ picture: Field, for service: Target? = nil) -> Bool {
    if let service, writtenFor.first == service, sdk == nil { return true }
    return Self.isImage(string(picture) ?? "", type: picture == .image ? string(.imageType) : nil) != false
  }

  /// Whether the picture of the notification is one of the media files.
  package var showsImageOfAttachments: Bool {
    guard has(.image), let image = string(.image) else { return false }
    return imageOfAttachments { $0 == image } != nil
  }
}

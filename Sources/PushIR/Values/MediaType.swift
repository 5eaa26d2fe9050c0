/// A type of media file, by its extension, with the names that vendors use for it.
package enum MediaType: String, CaseIterable {
  case aif, gif, jpg, m4a, mp3, mp4, png, wav

  package var isImage: Bool { self == .gif || self == .jpg || self == .png }

  /// Apple's uniform type identifier.
  package var uniformTypeIdentifier: String {
    switch self {
    case .aif: "public.aiff-audio"
    case .gif: "com.compuserve.gif"
    case .jpg: "public.jpeg"
    case .m4a: "public.mpeg-4-audio"
    case .mp3: "public.mp3"
    case .mp4: "public.mpeg-4"
    case .png: "public.png"
    case .wav: "com.microsoft.waveform-audio"
    }
  }

  package init?(uniformTypeIdentifier name: String) {
    guard let type = Self.allCases.first(where: { $0.uniformTypeIdentifier == name }) else { return nil }
    self = type
  }

  /// The type that matches a URL's extension.
  package init?(suffixOf address: String) {
    switch Self.suffix(of: address) {
    case "jpeg": self = .jpg
    case "aiff": self = .aif
    case let suffix:
      guard let type = suffix.flatMap(Self.init(rawValue:)) else { return nil }
      self = type
    }
  }

  /// Whether a file is an image that Android shows, of a type that iOS does not attach: BMP, WebP or HEIF.
  static func isImageOfAndroidAlone(uniformTypeIdentifier name: String?, suffixOf address: String) -> Bool {
    switch name {
    case "com.microsoft.bmp", "org.webmproject.webp", "public.heic", "public.heif": return true
    default: break
    }
    switch suffix(of: address) {
    case "bmp", "webp", "heic", "heif": return true
    default: return false
    }
  }

  /// A URL's extension in lower case; nil if it has none of at most four characters.
  private static func suffix(of address: String) -> String? {
    // A message may have many files.
    let path = address.utf8.prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
    guard let point = path.lastIndex(of: UInt8(ascii: ".")) else { return nil }
    let end = path[path.index(after: point)...]
    return end.count > 4 ? nil : String(Substring(end)).lowercased()
  }
}

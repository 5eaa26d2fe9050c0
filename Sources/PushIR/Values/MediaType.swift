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
    // A message may have many files.
    let path = address.utf8.prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
    guard let point = path.lastIndex(of: UInt8(ascii: ".")) else { return nil }
    let end = path[path.index(after: point)...]
    if end.count > 4 { return nil }
    let suffix = String(Substring(end)).lowercased()
    switch suffix {
    case "jpeg": self = .jpg
    case "aiff": self = .aif
    default:
      guard let type = Self(rawValue: suffix) else { return nil }
      self = type
    }
  }
}

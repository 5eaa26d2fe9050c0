import PushIR

// Android's own numbers, which the vendors' SDKs read.

/// A colour as Android counts it: four bytes, opacity first.
struct ARGBColor {
  /// The number as Android's signed 32 bits.
  let signed: Int64

  /// `#RRGGBB` or `#AARRGGBB`; nil for what is no colour, which the checks have refused.
  init?(_ text: String) {
    guard text.hasPrefix("#"), let value = UInt32(text.dropFirst(), radix: 16) else { return nil }
    switch text.utf8.count {
    case 7: signed = Int64(Int32(bitPattern: value | 0xff00_0000))
    case 9: signed = Int64(Int32(bitPattern: value))
    default: return nil
    }
  }
}

extension Visibility {
  /// The constant of Android's Notification: −1 secret, 0 private, 1 public.
  var platformValue: Int64 { rawValue - 1 }
}

/// A kind of media file by the names that the vendors give it.
enum MediaType: String, CaseIterable {
  case aif, gif, jpg, m4a, mp3, mp4, png, wav

  /// What Braze calls it.
  var suffix: String { rawValue }

  var isImage: Bool { self == .gif || self == .jpg || self == .png }

  /// Apple's name for it.
  var uniformTypeIdentifier: String {
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

  init?(uniformTypeIdentifier name: String) {
    guard let type = Self.allCases.first(where: { $0.uniformTypeIdentifier == name }) else { return nil }
    self = type
  }

  /// The type that the end of an address tells.
  init?(suffixOf address: String) {
    let path = address.prefix { $0 != "?" && $0 != "#" }
    guard let suffix = path.split(separator: ".").last?.lowercased() else { return nil }
    switch suffix {
    case "jpeg": self = .jpg
    case "aiff": self = .aif
    default:
      guard let type = Self(rawValue: suffix) else { return nil }
      self = type
    }
  }
}

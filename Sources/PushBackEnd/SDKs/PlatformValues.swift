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

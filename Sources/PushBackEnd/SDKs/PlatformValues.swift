import PushIR

// Android's numeric constants, which the vendors' SDKs read.

/// A color as an Android color number: four bytes, opacity first.
struct ARGBColor {
  /// The number as a signed 32-bit value, as Android uses it.
  let signed: Int64

  /// Parses `#RRGGBB` or `#AARRGGBB`; nil for an invalid color, which the checks have rejected.
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

import PushIR

// Android's numeric constants, which the vendors' SDKs read.

/// A color in four bytes, opacity first.
struct Color {
  private let bytes: UInt32

  /// Parses `#RRGGBB` or `#AARRGGBB`; nil for an invalid color, which the checks have rejected.
  init?(_ text: String) {
    guard text.hasPrefix("#"), let value = UInt32(text.dropFirst(), radix: 16) else { return nil }
    switch text.utf8.count {
    case 7: bytes = value | 0xff00_0000
    case 9: bytes = value
    default: return nil
    }
  }

  /// The number as a signed 32-bit value, as Android uses it.
  var signed: Int64 { Int64(Int32(bitPattern: bytes)) }

  /// The byte at a place in bits, as a number from 0 to 1.
  func share(at place: UInt32) -> String {
    switch bytes >> place & 0xff {
    case 0: "0"
    case 255: "1"
    case let byte: "\(Double(byte) / 255)"
    }
  }
}

extension Visibility {
  /// The constant of Android's Notification: −1 secret, 0 private, 1 public.
  var platformValue: Int64 { rawValue - 1 }
}

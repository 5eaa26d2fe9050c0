import Foundation
import Testing

@testable import PushPreview

/// The colors of pictures, which accessibility checkers do not look at.
@Suite struct ContrastTests {
  /// What is drawn on what.
  private static let pairs = [
    ("ink", "card"), ("soft", "card"), ("caption", "wall"), ("soft", "wall"), ("ink", "picture"), ("ink", "button"),
  ]

  /// The ratio that WCAG 2 requires of text.
  @Test(arguments: pairs) func textIsReadable(_ text: String, _ ground: String) throws {
    let parts = Picture.style.text.components(separatedBy: "@media")
    #expect(parts.count == 2)
    for style in parts {
      let ratio = try Self.contrast(Self.luminance(of: text, in: style), Self.luminance(of: ground, in: style))
      #expect(ratio >= 4.5, "\(text) on \(ground): \(ratio)")
    }
  }

  private static func contrast(_ left: Double, _ right: Double) -> Double {
    (max(left, right) + 0.05) / (min(left, right) + 0.05)
  }

  private static func luminance(of name: String, in style: String) throws -> Double {
    let start = try #require(style.range(of: ".\(name){fill:#")).upperBound
    let digits = Array(style[start...].prefix { $0 != "}" })
    let size = digits.count / 3
    let parts = try (0..<3).map { index in
      let part = String(digits[index * size..<(index + 1) * size])
      let level = Double(try #require(Int(size == 1 ? part + part : part, radix: 16))) / 255
      return level <= 0.04045 ? level / 12.92 : pow((level + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
  }
}

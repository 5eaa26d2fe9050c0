public import PushIR

/// Who reads the keys of a payload on the device (`--sdk`): the app itself, or a vendor's SDK, which knows keys of its own.
public enum PayloadReader: Sendable, Hashable {
  /// The app, but for Emarsys's documents on APNs, which are written in the form that its SDK reads.
  case automatic
  /// The app, of every message: `none` on the command line.
  case app
  /// The SDK of the vendor whose format the input has; the app where the format is no vendor's.
  case source
  /// The SDK of a vendor, whatever format the input has.
  case sdk(SDK)

  /// The words of the command line.
  public static var names: [String] { ["none", "source"] + SDK.allCases.map { $0.rawValue } }

  /// The reader of a word of the command line.
  public init?(name: String) {
    switch name {
    case "none": self = .app
    case "source": self = .source
    default:
      guard let sdk = SDK(rawValue: name) else { return nil }
      self = .sdk(sdk)
    }
  }
}

public import PushIR

/// The reader of a payload's keys on the device (`--sdk`): the app itself, or a vendor's SDK with its own keys.
public enum PayloadReader: Sendable, Hashable {
  /// The app, except for Emarsys documents on APNs, which are written in the form that its SDK reads.
  case automatic
  /// The app, for every message: `none` on the command line.
  case app
  /// The SDK of the vendor whose format the input has; the app if the format is not a vendor's.
  case source
  /// The SDK of a given vendor, regardless of the input format.
  case sdk(SDK)

  /// The words for the command line.
  public static var names: [String] { ["none", "source"] + SDK.allCases.map { $0.rawValue } }

  /// The reader for a word of the command line.
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

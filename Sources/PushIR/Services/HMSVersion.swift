/// A version of the HMS API.
public enum HMSVersion: String, Sendable, Hashable, CaseIterable {
  /// The URL contains the app ID.
  case v1
  /// The URL contains the project ID; the body is that of v1.
  case v2
  /// HarmonyOS 5 and later: a different body format, and a header with the push type.
  case v3
}

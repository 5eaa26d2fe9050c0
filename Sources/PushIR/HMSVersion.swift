/// A version of the HMS API.
public enum HMSVersion: String, Sendable, Hashable, CaseIterable {
  /// The app's identifier stands in the URL.
  case v1
  /// The project's identifier stands in the URL; the body is that of v1.
  case v2
  /// HarmonyOS 5 and later: a body of its own, and a header with the kind of the push.
  case v3
}

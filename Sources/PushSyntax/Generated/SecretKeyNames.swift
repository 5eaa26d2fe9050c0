// swift-format-ignore-file
// Written by `swift run pushc-generate` from the features of the grammars' members. Do not edit.

extension SecretKeys {
  /// Members that contain device tokens or other addresses, one per line.
  static let addresses: StaticString = "fid\nfids\nid_values\nliveActivityToken\nlive_activity_token\npush_sync_tokens\nregistrationIds\nregistration_ids\nto\ntoken\ntokens\nvoip_token"
  /// Members that contain credentials, one per line.
  static let credentials: StaticString = "app_secret"
}

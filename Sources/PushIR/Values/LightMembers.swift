/// The members of `light_settings` of FCM and HMS.
package enum LightMembers {
  /// Those that both services require.
  package static var required: [StaticString] { ["color", "light_on_duration", "light_off_duration"] }
}

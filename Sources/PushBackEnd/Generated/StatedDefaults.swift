// swift-format-ignore-file
// Written by `swift run pushc-generate` from the features of the grammars' members. Do not edit.

extension StatedDefault {
  /// The value of a member of a block that says the same as no value.
  static func value(at path: String) -> StaticString? {
    switch path {
    case "android.direct_boot_ok": "false"
    case "android.bandwidth_constrained_ok": "false"
    case "android.restricted_satellite_ok": "false"
    case "android.notification.sticky": "false"
    case "android.notification.local_only": "false"
    case "android.notification.notification_priority": "PRIORITY_UNSPECIFIED"
    case "android.notification.default_vibrate_timings": "false"
    case "android.notification.default_light_settings": "false"
    case "android.notification.visibility": "VISIBILITY_UNSPECIFIED"
    case "android.notification.notification_count": "0"
    case "android.notification.proxy": "PROXY_UNSPECIFIED"
    case "android.notification.bypass_proxy_notification": "false"
    case "android_v2.direct_boot_ok": "false"
    case "android_v2.bandwidth_constrained_ok": "false"
    case "android_v2.restricted_satellite_ok": "false"
    case "android_v2.remote_notification.notification.sticky": "false"
    case "android_v2.remote_notification.notification.local_only": "false"
    case "android_v2.remote_notification.notification.notification_priority": "PRIORITY_UNSPECIFIED"
    case "android_v2.remote_notification.notification.default_vibrate_timings": "false"
    case "android_v2.remote_notification.notification.default_light_settings": "false"
    case "android_v2.remote_notification.notification.visibility": "VISIBILITY_UNSPECIFIED"
    case "android_v2.remote_notification.notification.notification_count": "0"
    case "body.message.android.collapse_key": "-1"
    case "body.message.android.fast_app_target": "2"
    case "body.message.android.target_user_type": "0"
    case "body.message.android.notification.notify_id": "-1"
    case "body.message.android.notification.style": "0"
    case "body.message.android.notification.importance": "NORMAL"
    case "body.message.android.notification.use_default_vibrate": "true"
    case "body.message.android.notification.use_default_light": "true"
    case "body.message.android.notification.visibility": "VISIBILITY_UNSPECIFIED"
    case "body.message.android.notification.foreground_show": "true"
    case "body.message.android.notification.auto_cancel": "true"
    case "body.message.android.notification.local_only": "false"
    case "body.message.apns.hms_options.target_user_type": "2"
    case "body.payload.notification.style": "0"
    case "body.payload.notification.notifyId": "-1"
    case "body.payload.notification.foregroundShow": "true"
    case "body.pushOptions.collapseKey": "-1"
    default: nil
    }
  }
}

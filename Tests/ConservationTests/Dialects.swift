import PushCompiler

extension Base {
  /// Bases for the vendors' SDKs, and for the services' other forms.
  static let dialects =
    read(by: .sdk(.appmetrica)) + read(by: .sdk(.braze)) + read(by: .sdk(.emarsys)) + read(by: .sdk(.expo))
    + emarsys.map { $0.written(in: Dialect(reader: .app), for: [.apns]) }
    + visible.map { $0.written(in: Dialect(isFCMAndroidV2: true), for: [.fcm]) }
    + inVersion3.map { $0.written(in: Dialect(hmsVersion: .v3), for: [.hms]) }

  /// The same documents, written in another form.
  private func written(in dialect: Dialect, for targets: [Target] = Target.allCases) -> Base {
    var base = self
    base.name += ", \(dialect)"
    base.dialect = dialect
    base.targets = targets.map { [$0] }
    return base
  }

  private static func read(by reader: PayloadReader) -> [Base] {
    (visible + silent).map { $0.written(in: Dialect(reader: reader)) }
  }

  private static func named(_ names: Set<String>) -> [Base] { own.filter { names.contains($0.description) } }

  private static let visible = named([
    "appmetrica, android", "appmetrica, iOS, file", "gorush, alert, platform 1", "braze, apple_push, alert",
    "braze, apple_push, file", "braze, apple_push, buttons", "braze, android_push, buttons", "apns, alert",
    "fcm, notification", "hms, notification", "emarsys, visible", "expo, visible",
    "appmetrica, iOS", "gorush, alert with everything, platform 3", "gorush, alert with blocks, platform 2",
    "fcm, everything", "hms, everything", "hms, version 3, notification",
  ])

  private static let silent = named([
    "appmetrica, android, silent", "appmetrica, iOS, silent", "gorush, silent, platform 1",
    "braze, apple_push, silent", "braze, android_push, silent", "apns, background", "fcm, data", "hms, data",
    "emarsys, silent", "emarsys, delete", "expo, silent",
  ])

  /// A notification of version 3 needs one of Huawei's categories.
  private static let inVersion3 =
    silent + [gorushWithCategory] + named(["hms, everything", "hms, version 3, notification"])
}

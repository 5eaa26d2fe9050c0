/// What a field holds, in the terms of somebody who reads or sets it.
package enum FieldType: Hashable, Sendable {
  /// A text; some hold one of a few words only.
  case text
  /// A whole number.
  case integer
  /// A number.
  case number
  /// True or false; formats that write 0 and 1 mean these.
  case flag
  /// An array of texts.
  case texts
  /// An array of whole numbers.
  case integers
  /// An object.
  case object
  /// An array of objects.
  case objects
  /// Any value: what a service or a vendor passes on without a look.
  case any
}

extension Field {
  /// What the field holds.
  package var type: FieldType {
    switch self {
    case .soundOff, .soundCritical, .silent, .contentAvailable, .dryRun, .mutableContent, .contentChanged,
      .inputPushToken, .tapInWebView, .defaultSound, .useDefaultVibrate, .useDefaultLight, .foregroundShow, .autoCancel,
      .localOnly, .delayWhileIdle, .recentDeviceOnly:
      .flag
    case .summaryArgumentCount, .badge, .badgeIncrement, .lifetime, .expiresAt, .ledOn, .ledOff, .importance,
      .fastAppTarget, .style, .autoClear, .groupID, .transferID, .retry:
      .integer
    // The times of a Live Activity may have fractions.
    case .soundVolume, .relevanceScore, .timestamp, .staleDate, .dismissalDate: .number
    case .titleArguments, .subtitleArguments, .bodyArguments, .urlArguments, .inbox, .vibrateConfig: .texts
    case .vibration: .integers
    case .attachments, .actions, .receiptActions, .buttons: .objects
    case .inApp, .tapEvent, .conversation, .data, .contentState, .attributes, .multiLanguage, .lightSettings,
      .clickAction,
      .appleHeaders, .applePayload, .apsBlock, .apnsBlock, .androidBlock, .androidV2Block, .webpushBlock, .fcmOptions,
      .fcmBlock, .huaweiBlock, .huaweiV3Block, .emarsysBlock:
      .object
    case .emarsysUser, .emarsysMarker: .any
    default: .text
    }
  }

  /// The words that a text is one of; nil where it is free.
  package var words: [String]? {
    switch self {
    case .urgency: Urgency.allCases.map { "\($0)" }
    case .visibility: Visibility.allCases.map { "\($0)" }
    case .pushType: PushType.allCases.map(\.name)
    case .interruptionLevel: ["passive", "active", "time-sensitive", "critical"]
    case .environment: ["production", "sandbox"]
    case .event: ["start", "update", "end"]
    case .huaweiImportance: ["LOW", "NORMAL", "HIGH"]
    case .hmsVersion: HMSVersion.allCases.map(\.rawValue)
    case .huaweiCategory: HuaweiCategory.common + HuaweiCategory.v1Alone + HuaweiCategory.v3Alone
    default: nil
    }
  }

  /// The field's name in expressions, where a hyphen would be a minus: `apple.push_type`.
  package var expressionName: String { String(name.map { $0 == "-" ? "_" : $0 }) }
}

extension Field {
  /// Whether a message holds the number of a word of the field, and not the word: its place among the words.
  package var holdsWordsByNumber: Bool { self == .urgency || self == .visibility }

  /// The number by which a message holds one of the field's words; nil where it holds the word itself.
  package func number(of word: String) -> Int64? {
    switch self {
    case .urgency: Urgency.allCases.first { "\($0)" == word }?.rawValue
    case .visibility: Visibility.allCases.first { "\($0)" == word }?.rawValue
    default: nil
    }
  }

  /// The word that a number stands for in a message; nil where the number is one.
  package func word(of number: Int64) -> String? {
    switch self {
    case .urgency: Urgency(rawValue: number).map { "\($0)" }
    case .visibility: Visibility(rawValue: number).map { "\($0)" }
    default: nil
    }
  }
}

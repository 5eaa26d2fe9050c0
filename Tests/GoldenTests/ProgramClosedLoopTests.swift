import ProgramTesting
import Testing

/// What `convert` writes for the golden inputs, and for 20 mutations of each of them, raises no error and no warning in
/// `lint` of the target, except what `convert` named for the same document. Without a chosen program there is one mutation.
@Suite struct ProgramClosedLoopTests {
  /// What the two do not agree on yet, each with the cause. The list only becomes shorter.
  private static let known = [
    "apns APNS104": "headers of a block that is passed on are not checked",
    "apns APNS134": "an alert that is an empty object is left out, and mutable-content is kept",
    "apns APNS143": "a push type that only the headers of a block name",
    "apns APNS151": "headers of a block that is passed on are not checked",
    "apns APNS156": "headers of a block that is passed on are not checked",
    "apns JSON111": "duplicate keys within objects of Emarsys that are passed on",
    "apns SHAPE102": "custom data whose key is one of those that APNs reads within aps",
    "apns SHAPE104": "a localized text without its key is taken apart",
    "apns SHAPE105": "headers of a block that is passed on are not checked",
    "apns SHAPE170": "custom data whose key is a header of APNs",
    "apns SHAPE173": "a credential or a token of the device in a block that is passed on",
    "apns SHAPE174": "the sound of a Live Activity in the place of a notification's",
    "fcm FCM122": "a link for browsers that HMS takes and FCM does not",
    "fcm FCM130": "the payload for Apple's devices is measured for APNs only",
    "fcm FCM132": "a sound with an empty name",
    "fcm FCM133": "fields that FCM has no equivalent of are dropped, and nothing is left",
    "fcm FCM135": "a background push with texts that are unknown keys of the alert",
    "fcm SHAPE101": "a block for browsers with unknown keys is carried over",
    "fcm SHAPE105": "the volume of a sound, which the check of messages names as APNS109",
    "fcm SHAPE163": "durations of lights that HMS spells otherwise are passed on",
    "hms HMS101": "an empty object of data counts as data and is not written",
    "hms SHAPE104": "an empty payload for Apple's devices is dropped, and options for it are kept",
  ]

  @Test func lintFindsNothingNewInWhatConvertWrites() async throws {
    let groups = try LoopGroup.all(count: TestedProgram.isChosen ? 20 : 1)
    #expect(groups.count > 50)
    #expect(groups.reduce(0) { $0 + $1.documents.count } > (TestedProgram.isChosen ? 20_000 : 1_900))
    var found: [String: [Disagreement]] = [:]
    for group in groups {
      for disagreement in try group.disagreements() {
        found["\(disagreement.target) \(disagreement.code)", default: []].append(disagreement)
      }
    }
    for (kind, disagreements) in found where Self.known[kind] == nil {
      let shortest = disagreements.min { $0.document.count < $1.document.count }
      guard let shortest else { continue }
      Issue.record(
        """
        \(kind), \(disagreements.count) times: \(shortest.message)
        pushc convert \(shortest.options.joined(separator: " "))
        \(shortest.document)
        \(shortest.record)
        """)
    }
  }
}

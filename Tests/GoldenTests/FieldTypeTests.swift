import PushDiagnostics
import PushIR
import PushJSON
import PushSyntax
import Testing

/// The declared types of the fields match the values in messages.
@Suite struct FieldTypeTests {
  private static let fields = Dictionary(uniqueKeysWithValues: Field.allCases.map { ($0.name, $0) })

  @Test(arguments: GoldenTests.names)
  func messagesHoldWhatTheFieldsAreSaidToHold(_ name: String) throws {
    let dump = GoldenCase(name, in: GoldenTests.root).file("ir.txt") ?? []
    for line in String(decoding: dump, as: UTF8.self).split(separator: "\n") where line.hasPrefix("  ") {
      let entry = line.dropFirst(2)
      let own = ["on Android, ", "on Huawei, "].first(where: entry.hasPrefix) ?? ""
      let parts = entry.dropFirst(own.count).split(separator: ": ", maxSplits: 1).map(String.init)
      guard parts.count == 2, !parts[0].hasPrefix("to ") else { continue }
      let field = try #require(Self.fields[parts[0]])
      #expect(isFit(parts[1], for: field), "\(name): \(line)")
    }
  }

  @Test(arguments: [
    (Field.title, "true"), (.priority, "soon"), (.badge, "1.5"), (.soundVolume, #""1""#), (.silent, #""true""#),
    (.titleLocArgs, "[1]"), (.vibration, "[1.5]"), (.data, "[]"), (.actions, "[1]"),
  ])
  func otherValuesAreNoticed(_ field: Field, _ value: String) {
    #expect(!isFit(value, for: field))
  }

  /// Apple accepts any number for the times of a Live Activity, FCM a fraction in a time to live.
  @Test func timesMayHaveFractions() {
    for field in [Field.timestamp, .staleDate, .dismissalDate, .ttl] { #expect(isFit("1795219260.5", for: field)) }
  }

  @Test func wordsAreThoseOfTheGrammars() {
    let lists: [(Field, StaticString)] = [
      (.pushType, APNSPushType.spellings), (.huaweiImportance, HMSAndroidNotificationImportance.spellings),
      (.interruptionLevel, APNSApsInterruptionLevel.spellings),
      (.interruptionLevel, GorushNotificationInterruptionLevel.spellings),
      (.interruptionLevel, BrazeApplePushInterruptionLevel.spellings),
      (.event, APNSApsEvent.spellings), (.event, GorushNotificationEvent.spellings),
    ]
    for (field, spellings) in lists { #expect(field.words == words(spellings)) }
    let categories = Set(words(HMSCategory.spellings)).union(words(HMSV3Category.spellings))
    #expect(Field.huaweiCategory.words.map(Set.init) == categories)
  }

  private func words(_ spellings: StaticString) -> [String] {
    spellings.description.split(separator: "\n").map(String.init)
  }

  /// Whether a field can hold a value, as written in the text dump.
  private func isFit(_ text: String, for field: Field) -> Bool {
    // The words of priority and visibility are written without quotes.
    if field.type == .text, field.words?.contains(text) == true { return true }
    let document = Document()
    guard document.scan(Source(name: "", bytes: SourceBytes(text.utf8))) == nil else { return false }
    let kind = document.kind(.root)
    var elements: Set<Kind> = []
    var cursor = ElementCursor(of: .root, in: document)
    while let element = cursor.next(in: document) { elements.insert(document.kind(element)) }
    switch field.type {
    // An ID or a key may be a number, which is read as its digits.
    case .text: return kind == .integer || kind == .string
    // A time to live may have a fraction of a second, which FCM takes.
    case .integer: return kind == .integer || field == .ttl && kind == .decimal
    case .number: return [.integer, .decimal].contains(kind)
    case .flag: return [.true, .false, .integer].contains(kind)
    case .texts: return kind == .array && elements.isSubset(of: [.string])
    case .integers: return kind == .array && elements.isSubset(of: [.integer])
    case .objects: return kind == .array && elements.isSubset(of: [.object])
    case .object: return kind == .object
    case .any: return true
    }
  }
}

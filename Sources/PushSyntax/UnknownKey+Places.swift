import PushDiagnostics
import PushJSON

// Where the format has a key, and the words for it.

extension UnknownKey {
  /// The places in a request at which a key may belong that is in an object of the rule.
  func places(of name: String) -> [String] {
    let objects = rule.paths
    var places = rule.grammar.places(of: name).filter { conventions.place($0) != nil }
    // Another form of the document has the key where it is.
    if isAtRoot, !rule.isRecord { places.removeAll { !$0.contains(".") } }
    if rule.grammar === GorushGrammar.grammar { places = places.map(GorushPlaces.today) }
    if let platform = Grammar.platform(of: objects) {
      let own = places.filter { Grammar.platform(of: [$0]) == platform }
      if !own.isEmpty { places = own }
    }
    if !objects.isEmpty { places.removeAll { place in !objects.contains { Self.isReached(place, from: $0) } } }
    // It excludes "android", which nearly all requests have.
    let isInV2 = objects.contains { $0.hasPrefix("message.android_v2") }
    places.removeAll { $0.hasPrefix("message.android_v2") && !isInV2 || $0 == Self.onlyInResponses }
    return places
  }

  /// Those of the places that are nearest to the top: the alert of a notification rather than the title of a Live
  /// Activity's alert.
  static func likely(_ places: [String]) -> [String] {
    func depth(_ place: String) -> Int { place.utf8.count { $0 == UInt8(ascii: ".") } }
    let least = places.map(depth).min()
    return places.filter { depth($0) == least }
  }

  /// Places in a request as they are in the document: it may be a part of one, or have it in a record, its payload for
  /// Apple devices in the request of a service, or parts of it in a notification of gorush.
  private func asWritten(_ places: [String]) -> [String] {
    if isInBlockOfGorush { return GorushPlaces.places(places, of: rule.grammar) }
    let isPassedOn = conventions.placeOfPayload.utf8CodeUnitCount > 0
    let isInRecord = rule.isRecord || rule.name == .apnsHeaders && !isPassedOn
    let outer =
      isInRecord ? "body." : rule.grammar === APNSGrammar.grammar ? conventions.placeOfPayload.description : ""
    return places.compactMap(conventions.place).map { outer + $0 }
  }

  /// Help that names places of the key; nil if there are none.
  func help(_ places: [String]) -> String? {
    // A key within itself has no place.
    let written = asWritten(places).filter { $0 != outermost }
    if written.isEmpty { return nil }
    let place = Self.withoutBrackets(Decoder.words(written))
    if service == .legacyFCM { return "FCM v1 has it at \(place)" }
    return "it belongs \(atTop(place) ?? "at \(place)")"
  }

  /// Help for a key that the document also has where it belongs.
  func helpBesideAnother(_ places: [String]) -> String? {
    guard places.count == 1, places.allSatisfy(placesThere.contains) else { return nil }
    return asWritten(places).first.map { place in
      let other = atTop(place).map { "it is \($0)" } ?? "\(place) is there"
      return "\(other) as well; leave this one out"
    }
  }

  /// The member of the document that the object is in.
  private var outermost: String? { asWritten(rule.paths).first.map(Self.outermost) }

  /// Help for a key that only some platforms have; nil for others.
  func help(ofPlatforms places: [String]) -> String? {
    let platforms = Grammar.platforms(of: places)
    if platforms.isEmpty { return nil }
    return "only \(WordList.text(platforms, "and")) \(platforms.count == 1 ? "has" : "have") this key"
  }

  /// Help for a key that only other parts of a request have than the one that the document is.
  var helpForPart: String? {
    let places = rule.grammar.places(of: name)
    let isElsewhere = places.allSatisfy { conventions.place($0) == nil }
    return isElsewhere && !Grammar.platforms(of: places).contains(name) ? help(ofPlatforms: places) : nil
  }

  /// The words for a place at the top of the document, which the name of the key does not tell; nil for another place.
  private func atTop(_ place: String) -> String? {
    guard Decoder.underscored(place) == Decoder.underscored(name), let outer = outermost, !outer.isEmpty else {
      return nil
    }
    // A push for device management has no aps.
    let isOfManagement = place == "mdm" && rule.grammar === APNSGrammar.grammar
    return isOfManagement ? "at the top of the payload, in place of aps" : "beside \(outer)"
  }

  /// Help that names a place as the service does. Legacy requests may have keys of FCM v1, which they do not read.
  func help(ofService place: String) -> String {
    service == .legacyFCM ? "FCM v1 has it at \(place)" : "it belongs at \(Self.withoutBrackets(place))"
  }

  /// FCM's name of a message that it has sent.
  private static let onlyInResponses = "message.name"

  /// Whether a key in an object may belong at a place: not as the member of the root that the object is in; and in an
  /// element of a list, not elsewhere in what the list is a member of.
  private static func isReached(_ place: String, from object: String) -> Bool {
    if place == outermost(object) { return false }
    guard let bracket = object.utf8.lastIndex(of: UInt8(ascii: "[")) else { return true }
    let list = object[..<bracket]
    let around = list.utf8.lastIndex(of: UInt8(ascii: ".")).map { list[...$0] } ?? ""
    let isInElement = place.hasPrefix(list + "[].")
    return isInElement || !place.hasPrefix(around) || !place.dropFirst(around.count).contains(".")
  }

  /// The member of the root that a path leads through: `message` of `message.android.`
  private static func outermost(_ path: String) -> String {
    String(Substring(path.utf8.prefix { $0 != UInt8(ascii: ".") && $0 != UInt8(ascii: "[") }))
  }

  /// A place without the brackets of lists: nobody knows which element is meant.
  private static func withoutBrackets(_ place: String) -> String {
    var bytes = Array(place.utf8)
    while let brackets = bytes.firstRange(of: Array("[]".utf8), from: 0) { bytes.removeSubrange(brackets) }
    return String(decoding: bytes, as: UTF8.self)
  }
}

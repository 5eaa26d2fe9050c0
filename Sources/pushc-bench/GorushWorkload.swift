/// gorush requests, one per line: half of them for Apple devices, half for Android devices.
struct GorushWorkload {
  private var random: SplitMix64
  private var count = 0
  /// The maximum length of a line.
  static let longestLine = 8_192

  init(seed: UInt64) { random = SplitMix64(seed: seed) }

  mutating func next() -> String {
    let escapesAll = random.happens(25)
    let isApple = count.isMultiple(of: 2)
    count += 1
    let phrases = random.pick(Phrases.languages)
    let tokens = (0..<(random.happens(90) ? 1 : 2)).map { _ in
      isApple ? Tokens.apns(&random) : Tokens.fcm(&random)
    }
    var members = [#""tokens":["\#(tokens.joined(separator: "\",\""))"]"#, #""platform":\#(isApple ? 1 : 2)"#]
    if random.happens(80) { members.append("\"title\":" + quoted(phrases.title(&random), escapesAll: escapesAll)) }
    members.append("\"message\":" + quoted(phrases.text(&random), escapesAll: escapesAll))
    if random.happens(60) { members.append(#""priority":"\#(random.pick(["high", "normal"]))""#) }
    members += isApple ? appleMembers() : androidMembers()
    if random.happens(80) { members.append(#""data":{\#(SenderData.members(&random))}"#) }
    return #"{"notifications":[{\#(members.joined(separator: ","))}]}"# + "\n"
  }

  private mutating func appleMembers() -> [String] {
    var members = [#""topic":"com.example.\#(random.pick(["taxi", "shop", "chat"]))""#]
    if random.happens(50) { members.append(#""badge":\#(random.number(below: 30))"#) }
    if random.happens(50) { members.append(#""sound":"default""#) }
    if random.happens(30) { members.append(#""thread-id":"ride-\#(random.number(below: 10_000))""#) }
    if random.happens(30) { members.append(#""collapse_id":"order-\#(random.number(below: 1_000_000))""#) }
    if random.happens(30) { members.append(#""expiration":\#(Clock.now + random.number(below: 86_400))"#) }
    if random.happens(20) { members.append(#""mutable_content":true"#) }
    return members
  }

  private mutating func androidMembers() -> [String] {
    var members: [String] = []
    if random.happens(30) { members.append(#""time_to_live":\#(3_600 * (1 + random.number(below: 48)))"#) }
    if random.happens(30) {
      members.append(#""image":"https://img.example.com/\#(random.number(below: 1 << 40)).webp""#)
    }
    if random.happens(30) { members.append(#""collapse_key":"order""#) }
    if random.happens(30) { members.append(##""notification":{"android_channel_id":"rides","color":"#ff8800"}"##) }
    return members
  }
}

/// The fixed time of all measurements.
enum Clock {
  static let now = 1_795_000_000
}

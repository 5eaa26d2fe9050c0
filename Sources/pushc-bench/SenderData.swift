/// The app's data, with values of all JSON types except null, which APNs does not document.
enum SenderData {
  static func write(_ data: inout JSONBuilder, _ random: inout SplitMix64) {
    data.text("order", "A-\(random.number(below: 1 << 32))")
    data.text("link", "https://example.com/orders/\(random.number(below: 1 << 32))?from=push&v=2")
    if random.happens(40) { data.number("customer", random.number(below: 1 << 50)) }
    if random.happens(30) {
      data.object("place") { place in
        place.raw("lat", "\(random.number(below: 180) - 90).\(fraction(&random))")
        place.raw("lon", "\(random.number(below: 360) - 180).\(fraction(&random))")
        place.flag("exact", random.happens(50))
      }
    }
    if random.happens(20) {
      data.array("items") { list in
        for _ in 0...random.number(below: 5) { list.number(nil, random.number(below: 1_000_000)) }
      }
    }
    if random.happens(10) { data.flag("gift", true) }
  }

  /// Six digits that do not end with a zero: every program writes such a number unchanged.
  private static func fraction(_ random: inout SplitMix64) -> Int { random.number(below: 900_000) + 100_000 | 1 }
}

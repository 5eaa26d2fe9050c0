/// The app's data, with values of all JSON types except null, which APNs does not document.
enum SenderData {
  static func members(_ random: inout SplitMix64) -> String {
    var text = """
      "order":"A-\(random.number(below: 1 << 32))",\
      "link":"https://example.com/orders/\(random.number(below: 1 << 32))?from=push&v=2"
      """
    if random.happens(40) { text += #","customer":\#(random.number(below: 1 << 50))"# }
    if random.happens(30) {
      text += """
        ,"place":{"lat":\(random.number(below: 180) - 90).\(fraction(&random)),\
        "lon":\(random.number(below: 360) - 180).\(fraction(&random)),"exact":\(random.happens(50))}
        """
    }
    if random.happens(20) {
      let items = (0...random.number(below: 5)).map { _ in "\(random.number(below: 1_000_000))" }
      text += #","items":[\#(items.joined(separator: ","))]"#
    }
    if random.happens(10) { text += #","gift":true"# }
    return text
  }

  /// Six digits that do not end with a zero: every program writes such a number unchanged.
  private static func fraction(_ random: inout SplitMix64) -> Int { random.number(below: 900_000) + 100_000 | 1 }
}

import PushGrammar

extension Base {
  static let expo = [
    message("visible", ["to", "title", "body"], without: ["_contentAvailable"]),
    message("visible by the sound", ["to", "title", "body", "sound.name"], only: ["sound"]),
    message(
      "silent", ["to", "_contentAvailable", "data"], values: ["_contentAvailable": ["true"]],
      without: shown + ["priority"]),
  ]

  private static let shown = ["title", "subtitle", "body", "sound", "badge", "richContent"]

  private static func message(
    _ name: String, _ present: [String], values: [String: [String]] = [:], only: [String] = [], without: [String] = []
  ) -> Base {
    Base(
      name, .expo, present: present, texts: texts, values: Self.values.merging(values) { $1 }, only: only,
      without: without)
  }

  private static let texts = ["richContent.image": "https://example.com/picture.png"]

  private static let values: [String: [String]] = [
    "badge": ["3", "0"], "_contentAvailable": ["true", "false"], "mutableContent": ["true", "false"],
    "sound.critical": ["true", "false"], "sound.volume": ["0.5", "0"],
    "interruptionLevel": ["\"active\"", "\"passive\""],
  ]
}

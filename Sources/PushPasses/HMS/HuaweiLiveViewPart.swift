import PushIR

/// A part of the card of a live view that belongs to one template, and the members that it needs (Huawei Push Kit REST API
/// v3, NotificationData).
struct HuaweiLiveViewPart {
  /// The template: the `type` of the card.
  let type: Int64
  /// The names that lead to it: `game`, `host`.
  let path: [StaticString]
  /// The members that it has in every message.
  let needed: [StaticString]
  /// The members that it also has where the live view is created.
  let createdWith: [StaticString]

  static let all: [HuaweiLiveViewPart] = [
    Self(3, ["richProgress"], needed: ["progress"], createdWith: ["nodeIcons"]),
    Self(4, ["singleTextBlock"], needed: ["firstLine", "secondLine"]),
    Self(5, ["firstTextBlock"], needed: ["firstLine", "secondLine"]),
    Self(5, ["lastTextBlock"], needed: ["firstLine", "secondLine"]),
    Self(7, ["game"], needed: ["host", "guest", "competition"]),
    Self(7, ["game", "host"], createdWith: ["icon", "name", "score"]),
    Self(7, ["game", "guest"], createdWith: ["icon", "name", "score"]),
    Self(7, ["game", "competition"], createdWith: ["time"]),
  ]

  private init(
    _ type: Int64, _ path: [StaticString], needed: [StaticString] = [], createdWith: [StaticString] = []
  ) {
    self.type = type
    self.path = path
    self.needed = needed
    self.createdWith = createdWith
  }

  var name: String { path.map { $0.description }.joined(separator: ".") }

  /// The part of a card; nil if it has none, or no object in its place.
  func object(in content: FieldPart) -> FieldPart? {
    path.reduce(content) { $0?[$1] }.flatMap { $0.isObject ? $0 : nil }
  }
}

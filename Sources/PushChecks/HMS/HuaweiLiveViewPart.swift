import PushIR

/// A part of the card of a live view that belongs to one template, and the members that it needs (Huawei Push Kit REST API
/// v3, NotificationData).
struct HuaweiLiveViewPart {
  /// The template: the `type` of the card.
  let type: Int64
  /// The names that lead to it: `game`, `host`.
  let path: [StaticString]
  /// The members that it has in every message.
  var needed: [StaticString] = []
  /// The members that it also has where the live view is created.
  var createdWith: [StaticString] = []

  static let all: [HuaweiLiveViewPart] = [
    Self(type: 3, path: ["richProgress"], needed: ["progress"], createdWith: ["nodeIcons"]),
    Self(type: 4, path: ["singleTextBlock"], needed: ["firstLine", "secondLine"]),
    Self(type: 5, path: ["firstTextBlock"], needed: ["firstLine", "secondLine"]),
    Self(type: 5, path: ["lastTextBlock"], needed: ["firstLine", "secondLine"]),
    Self(type: 7, path: ["game"], needed: ["host", "guest", "competition"]),
    Self(type: 7, path: ["game", "host"], createdWith: ["icon", "name", "score"]),
    Self(type: 7, path: ["game", "guest"], createdWith: ["icon", "name", "score"]),
    Self(type: 7, path: ["game", "competition"], createdWith: ["time"]),
  ]

  /// The member that the card of a live view that is created has beside the texts of its template: a picture, or with
  /// `spaceType` 1 a text.
  static func memberBesideTexts(_ type: Int64?, in content: FieldPart) -> [StaticString] {
    switch (type, content["spaceType"].map { $0.wholeNumber ?? -1 } ?? 0) {
    case (4, _): ["descPic"]
    case (5, 0): ["spaceIcon"]
    case (5, 1): ["spaceText"]
    default: []
    }
  }

  var name: String { path.map { $0.description }.joined(separator: ".") }

  /// The part of a card; nil if it has none, or no object in its place.
  func object(in content: FieldPart) -> FieldPart? {
    path.reduce(content) { $0?[$1] }.flatMap { $0.isObject ? $0 : nil }
  }
}

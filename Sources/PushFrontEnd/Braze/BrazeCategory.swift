// Braze, "Braze default buttons".

/// A category that Braze's SDK registers in the app, with its buttons.
struct BrazeCategory {
  struct Button {
    let id: StaticString
    let text: StaticString
    /// Whether it closes the notification and has no other action. The others open the app or a URL.
    var closes = false
  }

  let name: StaticString
  let buttons: [Button]

  static let all = [
    BrazeCategory(
      name: "ab_cat_accept_decline",
      buttons: [
        Button(id: "ab_pb_accept", text: "Accept"), Button(id: "ab_pb_decline", text: "Decline", closes: true),
      ]),
    BrazeCategory(
      name: "ab_cat_yes_no",
      buttons: [Button(id: "ab_pb_yes", text: "Yes"), Button(id: "ab_pb_no", text: "No", closes: true)]),
    BrazeCategory(
      name: "ab_cat_confirm_cancel",
      buttons: [
        Button(id: "ab_pb_confirm", text: "Confirm"), Button(id: "ab_pb_cancel", text: "Cancel", closes: true),
      ]),
    BrazeCategory(name: "ab_cat_more", buttons: [Button(id: "ab_pb_more", text: "More")]),
  ]
}

import PushIR
import PushJSON
import PushSyntax

/// The forms of a document for FCM.
enum FCMForm {
  /// A request of v1, also one without its message.
  case request
  /// A record of a request of v1.
  case record
  /// A request of the legacy interface.
  case legacyRequest
  /// A message of v1 without the request around it, and the first name that shows it.
  case unwrappedMessage(Node)
}

// Discovery document of fcm:v1, Message; "Firebase Cloud Messaging HTTP protocol", table 1.

extension Lowering {
  /// The targets that only a message of v1 has. Messages of the Firebase Admin SDKs name several as `tokens`.
  private static let targetsOfMessage = ["fid", "token", "tokens", "topic"]
  private static let ofMessage = Decoder.lines(FCMMessage.keys).filter { $0 != "name" }
  private static let ofLegacy = Decoder.lines(FCMLegacyRequest.keys)

  /// The form of the document, which the names at its root decide:
  ///
  ///     {"message": …}                                    a request of v1
  ///     {"token": …, "priority": …}                       a message of v1: it has a target of v1
  ///     {"condition": …, "priority": …, "android": …}     a legacy request: only these have `priority`
  ///     {"condition": …, "android": …}                    a message of v1: only these have `android`
  ///     {"condition": …, "notification": …}               a legacy request: both have these names
  var formOfFCM: FCMForm {
    if isRecord(of: .fcm) { return .record }
    if document.hasMember("message", in: .root) { return .request }
    var names = Members(of: .root, in: document)
    var (isLegacy, isEither) = (false, false)
    var first: Node?
    while let node = names.next(in: document) {
      let name = Decoder.snakeCase(document.string(node))
      if Self.targetsOfMessage.contains(name) { return .unwrappedMessage(node) }
      switch (Self.ofMessage.contains(name), Self.ofLegacy.contains(name)) {
      case (true, true): isEither = true
      case (true, false): first = first ?? node
      case (false, true): isLegacy = true
      case (false, false): break
      }
    }
    if let first, !isLegacy { return .unwrappedMessage(first) }
    return isLegacy || isEither ? .legacyRequest : .request
  }
}

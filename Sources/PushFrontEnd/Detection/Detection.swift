package import PushDiagnostics
import PushIR
package import PushJSON

/// Evidence for a format: a member at a path from the root. A reference, so that the lists of signs take little code.
package final class Sign: Sendable {
  /// The strength of the evidence.
  enum Weight: Int, Comparable, Sendable {
    /// Several formats have this member.
    case faint
    /// Only one format has it, but documents of others may contain it.
    case usual
    /// The member identifies the format.
    case certain
    /// The document states its format, or it has what only one format has, whatever else is in it.
    case stated
    /// Another vendor's keys inside a request or a payload that states its service.
    case particular

    static func < (left: Weight, right: Weight) -> Bool { left.rawValue < right.rawValue }
  }

  /// The names of the path, from the root.
  let names: [StaticString]
  /// The required kind of the value; nil: any.
  private let kind: Kind?
  /// The required content of a string; nil: any.
  private let text: StaticString?
  /// The required beginning of a string, or of the first element of a list; nil: any.
  private let prefix: StaticString?
  /// Names of which the same object must have one; empty: none is required.
  private let neighbors: [StaticString]
  /// Names of which the same object must have none.
  private let strangers: [StaticString]
  /// Whether the object must be an element of a list.
  private let isInList: Bool
  let weight: Weight

  /// Creates a sign for a member, given the names of its path from the root, those of which one must be beside it, and
  /// those of which none may be beside it.
  @inline(never)
  init(
    _ names: StaticString..., is kind: Kind? = nil, equals text: StaticString? = nil,
    begins prefix: StaticString? = nil, beside neighbors: [StaticString] = [],
    without strangers: [StaticString] = [], inList isInList: Bool = false, says weight: Weight = .faint
  ) {
    self.names = names
    self.kind = kind
    self.text = text
    self.prefix = prefix
    self.neighbors = neighbors
    self.strangers = strangers
    self.isInList = isInList
    self.weight = weight
  }

  /// The path as printed: `message.token`.
  var path: String { names.map { $0.description }.joined(separator: ".") }

  /// Whether a value at the sign's path matches. The value is a member of `parent`.
  func fits(_ node: Node, of parent: Node, in document: Document) -> Bool {
    (kind == nil || kind == document.kind(node)) && (text.map { document.equals(node, $0) } ?? true)
      && (prefix.map { begins(node, with: $0, in: document) } ?? true)
      && (neighbors.isEmpty || neighbors.contains { document.hasMember($0, in: parent) })
      && !strangers.contains { document.hasMember($0, in: parent) }
      && (!isInList || document.kind(.root) == .array)
  }

  private func begins(_ node: Node, with prefix: StaticString, in document: Document) -> Bool {
    document.begins(kind == .array ? document.firstElement(of: node) : node, with: prefix)
  }
}

/// The detected format of a document, and the evidence.
package enum Detection {
  case found(Format, Sign, at: Node)
  case ambiguous([Format])
  /// Nothing certain speaks for a format, and the push type of payloads for APNs is named.
  case payload
  /// It resembles a format, and is a document of another one.
  case unread(UnreadFormat)
  case unknown

  /// Detects the format by the strongest signs in the document. For a list, examines the first element. Where the push type of
  /// bare payloads is named, an object without a sign that is more than faint is one: VoIP and other pushes have the app's own
  /// keys alone.
  package init(_ document: Document, namesPushType: Bool = false) {
    let search = SignSearch(document)
    if namesPushType, search.isFaint, document.kind(.root) == .object {
      self = .payload
    } else if let format = search.unread {
      self = .unread(format)
    } else if let (format, sign, node) = search.only {
      self = .found(format, sign, at: node)
    } else {
      let formats = search.formats
      self = formats.isEmpty ? .unknown : .ambiguous(formats)
    }
  }

  /// The format. Reports findings about the detection.
  package func report(on document: Document, to sink: DiagnosticSink) -> Format? {
    func detected(_ message: @autoclosure () -> String, at node: Node) {
      sink.report(.note, .formatDetected) {
        Diagnostic(.note, .formatDetected, message(), at: document.span(node).firstByte)
      }
    }
    func refuse(_ code: Code, _ message: String, help: String) {
      sink.report(Diagnostic(.error, code, message, at: document.span(.root).firstByte, help: help))
    }
    switch self {
    case .found(let format, let sign, let node):
      detected("detected as \(format.name): it has \"\(sign.path)\"", at: node.memberName)
      if format == .braze, sign.weight == .faint { sink.report(.guessed(by: sign, at: document.span(node.memberName))) }
      return format
    case .payload:
      detected("read as apns: the push type of payloads is named, and no key is another format's", at: .root)
      return .apns
    case .ambiguous(let formats):
      let names = formats.map { $0.name }.joined(separator: ", ")
      refuse(.formatAmbiguous, "the format is ambiguous: \(names)", help: "pass --from")
    case .unread(let format):
      refuse(
        .formatUnknown, "this looks like \(format.name), which pushc does not read",
        help: format.isForBrowsers
          ? "send it as it is: pushc has no format for what browsers get without FCM or HMS"
          : "pass what a service gets of it: the payload for APNs, or the message for FCM or HMS")
    case .unknown:
      let formats = sink.writesNothing ? Format.allCases : Format.inputs
      let names = formats.map { $0.name }.joined(separator: ", ")
      refuse(.formatUnknown, "cannot detect the format", help: "pass --from with one of \(names)")
    }
    return nil
  }
}

extension Detection {
  /// Whether a document has the same format whatever the values at these offsets are.
  package static func isIndependent(of places: [UInt32], in document: Document) -> Bool {
    !SignSearch(document, watching: places).dependsOnWatched
  }

  /// Reports that a document looks like a format other than the one it is read as. Where a message was read, it has to be the
  /// other's for certain.
  package static func reportOther(
    than format: Format, isRead: Bool, on document: Document, to sink: DiagnosticSink
  ) {
    if isRead, format.isProven(by: document) { return }
    guard case .found(let other, let sign, let node) = Detection(document), other != format,
      !isRead || other.isProven(by: document)
    else { return }
    // Emarsys's payloads are those of APNs, and messages of HMS may be as FCM's.
    let alike: [Set<Format>] = [[.apns, .emarsys], [.fcm, .hms]]
    if isRead, alike.contains(where: { $0.isSuperset(of: [format, other]) }) { return }
    sink.report(
      Diagnostic(
        .note, .otherFormat, "this looks like \(other.name): it has \"\(sign.path)\"",
        at: document.span(node).firstByte, help: "pass --from \(other.name)"))
  }
}

extension Diagnostic {
  /// The finding for an object that is read as Braze's, and has only keys that a payload of APNs has in `aps`.
  fileprivate static func guessed(by sign: Sign, at span: Span) -> Diagnostic {
    Diagnostic(
      .note, .formatGuessed, "read as Braze's apple_push because of \"\(sign.path)\"; APNs reads it only inside aps",
      at: span, help: "put the keys into \"aps\" if this is an APNs payload; otherwise pass --from braze")
  }

  /// The finding for a document that contains only addresses, which cannot be sent.
  package static func holdsAddresses(_ format: Format, in document: Document) -> Diagnostic {
    Diagnostic(
      .error, .addressesOnly, "a \(format.name) document has device tokens and no message",
      at: document.span(.root).firstByte, help: "pass it with --devices")
  }
}

extension Code {
  /// The document registers devices and holds no message.
  ///
  /// Nothing can be sent that is only an address: `{"provider": "gcm", "token": "…"}`. Give this file with
  /// `--devices`, and a document with a message as the input.
  static let addressesOnly = Code(.shape, 162, "addresses-only")

  /// The format of the document was found by its content.
  ///
  /// This note says which format `--from auto` took and by which key: `{"push_batch_request": {…}}` is AppMetrica's. Name
  /// the format with `--from` if the choice is wrong. `lint` names the formats in its last line instead.
  package static let formatDetected = Code(.shape, 140, "format-detected", .onRequest)

  /// The document is read as Braze's, and may be an APNs payload without `aps`.
  ///
  /// An `apple_push` object of Braze has the same keys at its top that a payload of APNs has in `aps`: `{"alert": "Your taxi is
  /// here", "badge": 1}`. APNs would deliver such a payload, and the device would show nothing. Write `{"aps": {"alert": "Your
  /// taxi is here", "badge": 1}}` for APNs. For Braze, name the format: `--from braze`, or `"from": "braze"` in `.pushc.json`.
  static let formatGuessed = Code(.shape, 165, "format-guessed")

  /// The document has errors in the named format, and looks like another format.
  ///
  /// `{"push_batch_request": {…}}` with `--from gorush` is AppMetrica's. A payload for APNs in which something is missing gets
  /// this note, too. Name the document's own format with `--from`, or leave it to `--from auto`.
  static let otherFormat = Code(.shape, 164, "other-format")

  /// The document may be of several formats, and nothing decides between them.
  ///
  /// A wrong guess could change what the message means, so nothing is read: `{"message": {"token": "…", "data": "x"}}`
  /// may be for FCM or for HMS. Name the format with `--from`.
  static let formatAmbiguous = Code(.shape, 157, "format-ambiguous")

  /// The document is not of a format that pushc detects.
  ///
  /// Nothing is read. Either it has no key by which its format can be known: `{"text": "Hi"}`. Name the format with `--from`;
  /// the help lists those that are known. Or it is of a format that pushc does not read and that has keys of one that it reads,
  /// such as Declarative Web Push: `{"web_push": 8030, "notification": {"title": "Hi"}}`. Then `--from` does not help: where
  /// your server makes a payload for APNs of it, or a message for FCM or HMS, pass that to pushc.
  package static let formatUnknown = Code(.shape, 158, "format-unknown")
}

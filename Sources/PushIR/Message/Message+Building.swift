import PushDiagnostics
import PushJSON

/// A field with the Swift type of its value, for programs that read and set it: `message[.title] = "Hello"`.
public struct TypedField<Value>: Sendable {
  /// The untyped field.
  public let field: Field

  /// Creates a field that holds values of this type.
  init(_ field: Field) { self.field = field }
}

/// JSON text, for fields that hold objects and arrays.
public struct JSONText: Sendable, Hashable, ExpressibleByStringLiteral {
  /// The text, which is validated when a message with it is compiled.
  public let text: String

  /// Creates JSON text without validating it.
  public init(_ text: String) { self.text = text }

  /// Creates JSON text without validating it.
  public init(stringLiteral value: String) { text = value }
}

extension Message {
  /// The string value of a field; setting nil removes it.
  public subscript(_ field: TypedField<String>) -> String? {
    get { string(field.field) }
    set { set(field.field, newValue.map { .value(add(text: $0)) }) }
  }

  /// The integer value of a field; setting nil removes it.
  public subscript(_ field: TypedField<Int64>) -> Int64? {
    get { integer(field.field) }
    set { set(field.field, newValue.map { .integer($0) }) }
  }

  /// The numeric value of a field; setting nil or a non-finite number removes it.
  public subscript(_ field: TypedField<Double>) -> Double? {
    get { double(field.field) }
    set {
      let digits = newValue.flatMap { $0.isFinite ? "\($0)" : nil }
      set(field.field, digits.flatMap { add(json: $0) }.map { .value($0) })
    }
  }

  /// The Boolean value of a field; setting nil removes it.
  public subscript(_ field: TypedField<Bool>) -> Bool? {
    get { has(field.field) ? isSet(field.field) : nil }
    set { set(field.field, newValue.map { .flag($0) }) }
  }

  /// The priority; setting nil removes it.
  public subscript(_ field: TypedField<Priority>) -> Priority? {
    get { priority }
    set { set(field.field, newValue.map { .integer($0.rawValue) }) }
  }

  /// The lock screen visibility; setting nil removes it.
  public subscript(_ field: TypedField<Visibility>) -> Visibility? {
    get { integer(field.field).flatMap(Visibility.init) }
    set { set(field.field, newValue.map { .integer($0.rawValue) }) }
  }

  /// The object or array of a field as JSON text; setting nil removes it. A text that is not JSON counts as a string, so that the
  /// compiler rejects it like any other value that the field does not take.
  public subscript(_ field: TypedField<JSONText>) -> JSONText? {
    get {
      guard case .value(let value) = slot(field.field)?.content else { return nil }
      return JSONText(self.value(value).source)
    }
    set {
      set(field.field, newValue.map { .value(add(json: $0.text) ?? add(text: $0.text)) })
    }
  }

  /// Adds device tokens of a service as recipients and makes the service a target of the message. An empty list addresses
  /// nobody.
  public mutating func address(_ target: Target, tokens: [String]) {
    let kind: Recipients.Kind =
      switch target {
      case .apns: .apns
      case .fcm: .fcm
      case .hms: .hms
      }
    address(kind, of: target, tokens)
  }

  /// Adds Firebase installation IDs as recipients, which FCM accepts as well as tokens.
  public mutating func address(installations: [String]) { address(.fid, of: .fcm, installations) }

  /// Adds the subscribers of a topic as recipients and makes the service, FCM or HMS, a target. A topic belongs to no
  /// service: a message for both goes to its subscribers at both. APNs has no topics, and does not become a target.
  public mutating func address(_ target: Target, topic: String) { address(.topic, of: target, text: topic) }

  /// Adds the subscribers of a combination of topics as recipients, in the same way: `'news' in topics && 'de' in topics`.
  public mutating func address(_ target: Target, condition: String) {
    address(.condition, of: target, text: condition)
  }

  private mutating func address(_ kind: Recipients.Kind, of target: Target, text: String) {
    var isThere = false
    forEachAddress(kind) { address, _ in isThere = isThere || address.utf8.elementsEqual(text.utf8) }
    address(kind, of: target, isThere ? nil : add(text: text))
  }

  private mutating func address(_ kind: Recipients.Kind, of target: Target, _ addresses: [String]) {
    if addresses.isEmpty { return }
    address(kind, of: target, add(Document(listing: addresses)))
  }

  /// Adds recipients, unless they are there already. A service that cannot use such addresses does not become a target.
  private mutating func address(_ kind: Recipients.Kind, of target: Target, _ addresses: ValueReference?) {
    if let addresses { address(Recipients(kind, addresses)) }
    if Recipients.Kinds.reaching(target).contains(kind) { writtenFor.append(target) }
  }

  private mutating func set(_ field: Field, _ content: Slot.Content?) {
    if let content { put(field, content, at: .none) } else { remove(field) }
  }
}

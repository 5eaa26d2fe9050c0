public import PushDiagnostics
import PushIR

/// A documented or observed property of a push service: a limit, a value, an error, with its evidence.
public struct Fact: Sendable, Hashable {
  /// The category of a fact.
  public enum Kind: String, Sendable, CaseIterable {
    /// A numeric limit.
    case limit
    /// Request URLs and headers.
    case request
    /// The values that a member accepts.
    case word
    /// An error response of the service.
    case error
    /// How devices handle a push.
    case display
  }

  /// The target's name: `apns`.
  public let service: String
  /// The category.
  public let kind: Kind
  /// The member, header or response: `apns-collapse-id`.
  public let name: String
  /// The statement about it: `at most 64 bytes`.
  public let value: String
  /// The evidence for the statement.
  public let evidence: Evidence

  init(_ target: Target, _ kind: Kind, _ name: String, _ value: String, _ evidence: Evidence) {
    service = target.name
    self.kind = kind
    self.name = name
    self.value = value
    self.evidence = evidence
  }

  /// All facts, by service and kind.
  public static var all: [Fact] { (apns + displayed(.apns)) + (fcm + displayed(.fcm)) + (hms + displayed(.hms)) }

  /// How devices handle pushes of a service.
  private static func displayed(_ target: Target) -> [Fact] { displayed.filter { $0.service == target.name } }

  static func limits(_ target: Target, _ limits: [Limit]) -> [Fact] {
    limits.map { Fact(target, .limit, $0.name, $0.text, $0.evidence) }
  }

  /// The words of a grammar, one per line, as a list.
  static func words(_ target: Target, _ name: String, _ words: StaticString, _ reference: Reference) -> Fact {
    let list = words.description.split(separator: "\n").joined(separator: ", ")
    return Fact(target, .word, name, list, Evidence(.documented, reference))
  }

  /// Error responses, one per line: `400 BadTopic: apns-topic is not valid`.
  static func errors(_ target: Target, _ lines: String, _ reference: Reference) -> [Fact] {
    lines.split(separator: "\n").map { line in
      let name = line.prefix { $0 != ":" }
      let evidence = Evidence(.documented, reference)
      return Fact(target, .error, String(name), String(line.dropFirst(name.count + 2)), evidence)
    }
  }
}

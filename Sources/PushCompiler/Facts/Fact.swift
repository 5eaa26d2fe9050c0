public import PushDiagnostics
import PushIR

/// What is known of a push service: a limit, a word, an answer, and what it rests on.
public struct Fact: Sendable, Hashable {
  /// What a fact is about.
  public enum Kind: String, Sendable, CaseIterable {
    /// A number.
    case limit
    /// Where requests go, and their headers.
    case request
    /// One of the words that a member takes.
    case word
    /// What the service answers to a request that it does not take.
    case error
    /// What devices do with a push.
    case display
  }

  /// The target's name: `apns`.
  public let service: String
  /// What it is about.
  public let kind: Kind
  /// The member, header or answer: `apns-collapse-id`.
  public let name: String
  /// What holds for it: `at most 64 bytes`.
  public let value: String
  /// What it rests on.
  public let evidence: Evidence

  init(_ target: Target, _ kind: Kind, _ name: String, _ value: String, _ evidence: Evidence) {
    service = target.name
    self.kind = kind
    self.name = name
    self.value = value
    self.evidence = evidence
  }

  /// All facts, by service and kind.
  public static var all: [Fact] { (apns + display(.apns)) + (fcm + display(.fcm)) + (hms + display(.hms)) }

  /// What devices do with pushes of a service.
  static func display(_ target: Target) -> [Fact] {
    DisplayFact.allCases.filter { $0.service == target.name }.map {
      Fact(target, .display, $0.subject, $0.text, $0.evidence)
    }
  }

  static func limits(_ target: Target, _ limits: [Limit]) -> [Fact] {
    limits.map { Fact(target, .limit, $0.name, $0.text, $0.evidence) }
  }

  /// The words of a grammar, one a line, as a list.
  static func words(_ target: Target, _ name: String, _ words: StaticString, _ reference: Reference) -> Fact {
    let list = words.description.split(separator: "\n").joined(separator: ", ")
    return Fact(target, .word, name, list, Evidence(.documented, reference))
  }
}

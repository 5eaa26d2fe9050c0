@testable import PushGrammar

/// A value that a document of a format can contain, in a minimal document.
///
/// A choice has a leaf for each spelling, and a value of several kinds a leaf for each kind.
struct Leaf: Hashable, Sendable {
  /// Its path: `notifications[].alert.title`; `*` represents the other keys of an open object.
  let path: String
  /// The required members and the leaf.
  let document: String
  /// The same without the leaf, if it is optional.
  let documentWithout: String
}

extension GrammarSet {
  /// The leaves of an object rule, by default the format's root, in grammar order.
  func leaves(
    of format: String, from rule: String? = nil, samples: Samples = Samples()
  ) throws(MissingSample) -> [Leaf] {
    guard let grammar = grammar(format), let start = rule.map(grammar.rule) ?? grammar.root else { return [] }
    let variations = try LeafFinder(all: self, samples: samples).variations(
      ofObject: Scope(grammar: grammar, rule: start, path: ""))
    return variations.map { Leaf(path: $0.path, document: $0.with, documentWithout: $0.without ?? "{}") }
  }

  /// The rules for a document of a format, the root first.
  func documents(of format: String) -> [String] { grammar(format)?.documents.map(\.name) ?? [] }
}

/// A value with and without a leaf.
private struct Variation {
  let path: String
  let with: String
  /// Nil if the value is the leaf itself.
  let without: String?
}

/// An object of the grammar at a path of the document.
private struct Scope {
  let grammar: FormatGrammar
  let rule: Rule
  /// The object's own path; empty at the root.
  let path: String
  /// The enclosing rules. The traversal ends if one of them recurs.
  var outer: [String] = []

  var id: String { "\(grammar.name) \(rule.name)" }
  var isRecurring: Bool { outer.contains(id) }

  func path(_ key: String) -> String { path.isEmpty ? key : "\(path).\(key)" }

  func inner(_ grammar: FormatGrammar, _ rule: Rule, path: String) -> Scope {
    Scope(grammar: grammar, rule: rule, path: path, outer: outer + [id])
  }
}

private struct LeafFinder {
  let all: GrammarSet
  let samples: Samples

  /// Resolves a shape, including its scope if it is an object.
  private func resolve(_ shape: Shape, path: String, in scope: Scope) -> (shape: Shape, rule: Rule?, object: Scope?) {
    let (shape, rule) = scope.grammar.resolve(shape)
    if let rule, rule.object != nil { return (shape, rule, scope.inner(scope.grammar, rule, path: path)) }
    if case .socket(let format, let name, _) = shape, let grammar = all.grammar(format), let rule = grammar.rule(name) {
      return (shape, rule, scope.inner(grammar, rule, path: path))
    }
    return (shape, rule, nil)
  }
}

// MARK: - Variations

extension LeafFinder {
  func variations(ofObject scope: Scope) throws(MissingSample) -> [Variation] {
    guard let object = scope.rule.object, !scope.isRecurring else { return [] }
    // For an object that cannot have members, its presence is the leaf.
    if object.members.isEmpty { return [Variation(path: scope.path, with: "{}", without: nil)] }
    let required = try required(in: scope)
    var variations: [Variation] = []
    for member in object.members where member.correctKey == nil {
      for value in try self.variations(of: member, in: scope) {
        let with = text(required, with: member.key, as: value.with)
        let without = text(required, with: member.key, as: value.without)
        variations.append(Variation(path: value.path, with: with, without: without))
      }
    }
    if object.isOpen {
      let with = text(required, with: "other", as: "\"sample\"")
      variations.append(Variation(path: scope.path("*"), with: with, without: text(required, with: "other", as: nil)))
    }
    return variations
  }

  /// The values of a member, if possible without the one that is documented to say the same as no value.
  private func variations(of member: Member, in scope: Scope) throws(MissingSample) -> [Variation] {
    let path = scope.path(member.key)
    let variations = try variations(of: member.shape, path: path, in: scope)
    let defaults = member.features.flatMap { feature in
      if case .byDefault(let value) = feature { [value, JSONText.quoted(value)] } else { [] as [String] }
    }
    let others = variations.filter { !defaults.contains($0.with) }
    if case .flag = member.shape, others.isEmpty { return [Variation(path: path, with: "false", without: nil)] }
    return others.isEmpty ? variations : others
  }

  private func variations(of shape: Shape, path: String, in scope: Scope) throws(MissingSample) -> [Variation] {
    if let values = samples.values[path] { return values.map { Variation(path: path, with: $0, without: nil) } }
    let (shape, rule, object) = resolve(shape, path: path, in: scope)
    if let object { return try variations(ofObject: object) }
    switch shape {
    case .spellings(let spellings):
      return spellings.map { Variation(path: path, with: JSONText.quoted($0), without: nil) }
    case .numbers(let numbers):
      return numbers.map { Variation(path: path, with: "\($0.value)", without: nil) }
    case .either(let alternatives):
      var variations: [Variation] = []
      for alternative in alternatives { variations += try self.variations(of: alternative, path: path, in: scope) }
      return variations
    case .array(let element, let count):
      return try variations(ofArray: element, count, path: path, in: scope)
    default:
      let sample = try sample(of: shape, path: path, rule: rule)
      return [Variation(path: path, with: sample, without: nil)]
    }
  }

  /// An array of scalars is one leaf; in an array of objects the first element varies.
  private func variations(
    ofArray element: Shape, _ count: ClosedRange<Int>?, path: String, in scope: Scope
  ) throws(MissingSample) -> [Variation] {
    let others = try minimal(element, path: path + "[]", in: scope).map {
      Array(repeating: $0, count: max(0, (count?.lowerBound ?? 0) - 1))
    }
    func array(_ first: String) -> String { "[\(([first] + (others ?? [])).joined(separator: ","))]" }
    return try variations(of: element, path: path + "[]", in: scope).map { value in
      let path = value.without == nil ? path : value.path
      return Variation(path: path, with: array(value.with), without: value.without.map(array))
    }
  }
}

// MARK: - Minimal values

extension LeafFinder {
  private typealias Members = [(key: String, value: String)]

  private func required(in scope: Scope) throws(MissingSample) -> Members {
    var members: Members = []
    for member in scope.rule.object?.members ?? [] {
      let path = scope.path(member.key)
      guard member.isRequired || samples.present.contains(path) else { continue }
      guard let value = try minimal(member.shape, path: path, in: scope) else { continue }
      members.append((member.key, value))
    }
    if scope.rule.object?.isOpen == true, samples.present.contains(scope.path("*")) {
      members.append(("other", "\"sample\""))
    }
    return members
  }

  /// Nil if a rule recurs, which a finite document never requires.
  private func minimal(_ shape: Shape, path: String, in scope: Scope) throws(MissingSample) -> String? {
    if let value = samples.values[path]?.first { return value }
    let (shape, rule, object) = resolve(shape, path: path, in: scope)
    if let object { return object.isRecurring ? nil : text(try required(in: object)) }
    switch shape {
    case .either(let alternatives):
      return try minimal(choice(of: alternatives, path: path), path: path, in: scope)
    case .array(let element, let count):
      let element = try minimal(element, path: path + "[]", in: scope).map {
        Array(repeating: $0, count: max(1, count?.lowerBound ?? 0))
      }
      return "[\((element ?? []).joined(separator: ","))]"
    default:
      return try sample(of: shape, path: path, rule: rule)
    }
  }

  /// The first alternative, unless a member inside the value must be present: then one that can contain it.
  private func choice(of alternatives: [Shape], path: String) -> Shape {
    let hasMembers = samples.present.contains { $0.hasPrefix(path + ".") }
    let objects = alternatives.filter { if case .rule = $0 { true } else { false } }
    return hasMembers ? objects.first ?? alternatives[0] : alternatives[0]
  }

  private func sample(of shape: Shape, path: String, rule: Rule?) throws(MissingSample) -> String {
    switch shape {
    case .text(let limits): JSONText.quoted(try samples.text(limits, path: path, rule: rule))
    case .flag: "true"
    case .integer(let range): samples.integer(range)
    case .number(let range): samples.number(range)
    case .null: "null"
    case .spellings(let spellings): JSONText.quoted(spellings[0])
    case .numbers(let numbers): "\(numbers[0].value)"
    case .any, .array, .either, .rule: "\"sample\""
    case .freeObject, .textMap, .object, .socket: "{\"key\":\"sample\"}"
    }
  }

  /// An object's text in which one member is replaced; nil removes it.
  private func text(_ members: Members, with key: String? = nil, as value: String? = nil) -> String {
    var members = members
    if let key, let value, let index = members.firstIndex(where: { $0.key == key }) {
      members[index].value = value
    } else if let key, let value {
      members.append((key, value))
    } else {
      members.removeAll { $0.key == key }
    }
    return "{\(members.map { "\(JSONText.quoted($0.key)):\($0.value)" }.joined(separator: ","))}"
  }
}

import PushCompiler
import PushGrammar

/// A minimal document around a leaf that would be sent, in one of several situations.
struct Base: Sendable, CustomStringConvertible {
  var name: String
  let format: Format
  let samples: Samples
  /// The rule that documents of this kind follow; nil: the format's first.
  var rule: String?
  /// The SDK that reads the output, and the form in which it is written.
  var dialect = Dialect()
  /// The targets to examine; nil: the one that the document is addressed to.
  var targets: [[Target]?] = [[.apns], [.fcm], [.hms], nil]
  /// The paths whose leaves are examined; if empty, all.
  var only: [String] = []
  /// The paths whose leaves are excluded because they would change the situation.
  var without: [String] = []

  static let all = own + dialects
  /// All bases in the services' own formats.
  static let own = appMetrica + gorush + braze + apns + fcm + hms + emarsys + expo

  var description: String { "\(format.name), \(name)" }

  var situation: Situation { Situation(format: format, dialect: dialect) }

  func leaves(_ grammars: GrammarSet) throws -> [Leaf] {
    try grammars.leaves(of: format.name, from: rule, samples: samples).filter { leaf in
      func isWithin(_ path: String) -> Bool {
        leaf.path == path || leaf.path.hasPrefix(path + ".") || leaf.path.hasPrefix(path + "[")
      }
      return (only.isEmpty || only.contains(where: isWithin)) && !without.contains(where: isWithin)
    }
  }
}

extension Base {
  /// The paths of members that the documents should have and that the grammar does not.
  func paths(outside known: Set<String>) -> [String] {
    samples.present.filter { path in
      !known.contains { $0 == path || $0.hasPrefix(path + ".") || $0.hasPrefix(path + "[") }
    }.sorted()
  }

  /// A document whose members share a path prefix, such as `body.`.
  init(
    _ name: String, _ format: Format, rule: String? = nil, at start: String = "", present: [String],
    texts: [String: String] = [:], values: [String: [String]] = [:], only: [String] = [], without: [String] = []
  ) {
    func at<Value>(_ members: [String: Value]) -> [String: Value] {
      Dictionary(uniqueKeysWithValues: members.map { (start + $0.key, $0.value) })
    }
    // A record without a URL says its service. The parents of a required member are required as well.
    let present =
      (rule == "record" ? ["target"] : [])
      + present.map { start + $0 }.flatMap { path in
        path.indices.filter { path[$0] == "." }.map { String(path[..<$0]) } + [path]
      }
    var samples = Samples(
      texts: at(texts).merging(texts) { left, _ in left }.merging(texts.map { ("body.\($0)", $1) }) { left, _ in left },
      values: at(values).merging(values) { left, _ in left },
      present: Set(present + present.filter { $0.hasSuffix("[]") }.map { String($0.dropLast(2)) }))
    samples.textsArePaths = true
    self.init(
      name: name, format: format, samples: samples, rule: rule, only: only.map { start + $0 },
      without: without.map { start + $0 })
  }
}

/// The format that a document is read as, and how its output is written.
struct Situation: Hashable {
  let format: Format
  var dialect = Dialect()
}

/// The options for the output.
struct Dialect: Hashable {
  var reader = PayloadReader.automatic
  var hmsVersion: HMSVersion?
  var isFCMAndroidV2 = false
}

extension Dialect: CustomStringConvertible {
  var description: String {
    let sdk: [String] = if case .sdk(let sdk) = reader { [sdk.rawValue] } else { reader == .app ? ["app"] : [] }
    return (sdk + [hmsVersion?.rawValue, isFCMAndroidV2 ? "android_v2" : nil].compactMap(\.self)).joined(separator: " ")
  }
}

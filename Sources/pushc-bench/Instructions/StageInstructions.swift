/// The number of instructions per document in each stage of `pushc convert`.
struct StageInstructions: Equatable {
  /// The stages in the order of processing.
  private(set) var stages: [Stage] = []

  struct Stage: Equatable {
    let name: String
    let count: Int
  }

  /// The tolerated growth of a stage in percent. The counts are deterministic, but compilers differ.
  static let tolerance = 3.0

  /// The difference between two runs, the larger of which has `documents` more documents. Excludes the start of the
  /// program.
  init(_ small: CallProfile, _ large: CallProfile, documents: Int) throws(BenchError) {
    let (fewer, more) = (try Self.counts(small), try Self.counts(large))
    stages = zip(fewer, more).map { Stage(name: $0.name, count: ($1.count - $0.count) / documents) }
  }

  /// Stages call each other, so the instructions of an inner stage are subtracted from its caller.
  private static func counts(_ profile: CallProfile) throws(BenchError) -> [Stage] {
    let document = try profile.instructions(within: .document)
    let scan = try profile.instructions(within: .scan)
    let lower = try profile.instructions(within: .lower)
    let decode = try profile.instructions(within: .decode)
    let message = try profile.instructions(within: .message)
    let validate = try profile.instructions(within: .validate)
    let render = try profile.instructions(within: .render)
    let emit = try profile.instructions(within: .emit)
    return [
      Stage(name: "read", count: profile.total - document),
      Stage(name: "scan", count: scan),
      Stage(name: "decode", count: decode),
      Stage(name: "lower", count: lower - decode - message),
      Stage(name: "prepare", count: message - validate - render - emit),
      Stage(name: "validate", count: validate),
      Stage(name: "render", count: render),
      Stage(name: "emit", count: emit),
      Stage(name: "report", count: document - scan - lower),
      Stage(name: "total", count: profile.total),
    ]
  }

  /// Parses the output of `lines`.
  init(lines: [String]) {
    stages = lines.compactMap { line in
      let words = line.split(separator: " ")
      return words.count == 2 ? Int(words[1]).map { Stage(name: String(words[0]), count: $0) } : nil
    }
  }

  /// A table, which also serves as a baseline.
  var lines: [String] {
    stages.map { padded($0.name, to: 10) + aligned("\($0.count)", to: 8) }
  }

  /// The stages compared with a baseline, and those that have grown beyond the tolerance.
  func comparison(with baseline: StageInstructions) throws(BenchError) -> (lines: [String], grown: [String]) {
    var (lines, grown): ([String], [String]) = ([], [])
    for stage in stages {
      guard let before = baseline.stages.first(where: { $0.name == stage.name }), before.count > 0 else {
        throw BenchError(message: "the baseline has no stage \(stage.name)", exitCode: 3)
      }
      let percent = Double(stage.count - before.count) * 100 / Double(before.count)
      let change = (percent < 0 ? "-" : "+") + decimal(abs(percent), places: 1) + " %"
      lines.append(
        padded(stage.name, to: 10) + aligned("\(before.count)", to: 8) + aligned("\(stage.count)", to: 8)
          + aligned(change, to: 10))
      if percent > Self.tolerance { grown.append("\(stage.name) \(change)") }
    }
    return (lines, grown)
  }
}

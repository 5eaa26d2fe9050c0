import Foundation
import ProgramTesting
import PushCompiler

/// Mutated inputs of golden cases that are converted with the same options, so that one process can handle all of them.
struct LoopGroup {
  /// One of the cases. If a case has files of its own, such as rules, it is the only one in its group.
  let golden: GoldenCase
  let options: [String]
  private(set) var documents: [[UInt8]] = []

  /// Mutations of each golden input, which are the same in every run. They are drawn by the name of the case, so that
  /// another case changes few of them.
  static func all(count: Int) throws -> [LoopGroup] {
    var inputs: [(golden: GoldenCase, trees: [JSONTree])] = []
    for name in GoldenTests.names where !name.hasPrefix("discord/") {
      let golden = GoldenCase(name, in: GoldenTests.root)
      if golden.isLinted { continue }
      let input = try golden.input()
      let texts = input.name.hasSuffix(".ndjson") ? input.bytes.split(separator: 0x0a).map { Array($0) } : [input.bytes]
      let trees = texts.compactMap { JSONTree(parsing: $0) }
      if !trees.isEmpty { inputs.append((golden, trees)) }
    }
    var mutator = TreeMutator(seed: 20_261_121, donors: inputs.flatMap(\.trees))
    var groups: [[String]: LoopGroup] = [:]
    for (golden, trees) in inputs {
      let options = try golden.loopOptions()
      let hasFiles = try golden.fileNames().contains { $0.hasSuffix(".rules") || $0.hasPrefix("devices.") }
      var group =
        groups.removeValue(forKey: options + (hasFiles ? [golden.name] : []))
        ?? LoopGroup(golden: golden, options: options)
      group.documents += trees.map(\.text)
      for index in 0..<count {
        mutator.begin("\(golden.name)/\(index)".utf8)
        group.documents.append(mutator.mutated(trees[index % trees.count]).text)
      }
      groups[options + (hasFiles ? [golden.name] : [])] = group
    }
    return groups.values.map { group in
      var group = group
      // Each line is a document.
      group.documents.removeAll { $0.contains(0x0a) }
      return group
    }
  }

  /// The errors and warnings that `lint` reports for the output of `convert`, and that `convert` did not report for the
  /// same document, and how many records `convert` wrote.
  func disagreements() throws -> (found: [Disagreement], recordCount: Int) {
    let input = Data(documents.joined(separator: [0x0a]))
    let arguments = ["convert", "--lines", "--jobs", "1", "--origin", "--max-diagnostics", "0"] + options
    let run = try TestedProgram.run(arguments, in: golden.folder, input: input)
    // Rules with errors are not run. A mistake in the command line has the same exit code.
    if run.exitCode == 2, try golden.options().rules?.hasErrors == true { return ([], 0) }
    guard (0...1).contains(run.exitCode), run.isOrderly else {
      throw GoldenProblem("\(golden.name): pushc \(arguments) ended with \(run.ending): \(run.errors.prefix(500))")
    }
    let named = Self.codes(in: run.errors)
    var records: [Substring: [(document: Int, text: Substring)]] = [:]
    for line in run.output.split(separator: 0x0a) {
      let text = String(decoding: line, as: UTF8.self)
      guard let record = Self.record(text[...]) else {
        throw GoldenProblem("\(golden.name): a record without an origin: \(text)")
      }
      records[record.target, default: []].append((record.document, record.text))
    }
    let found: [Disagreement] = try records.sorted { $0.key < $1.key }.flatMap { target, records in
      try Self.findings(in: records.map { $0.text + "}" }, String(target), golden).compactMap { index, finding in
        let document = records[index].document
        let known = named[document] ?? []
        if known.contains(finding.code) {
          return nil
        }
        return Disagreement(
          folder: golden.name, target: String(target), code: finding.code, message: finding.message, options: options,
          document: String(decoding: documents[document - 1], as: UTF8.self), record: records[index].text + "}")
      }
    }
    return (found, records.values.reduce(0) { $0 + $1.count })
  }

  /// The target of a record, the line of its document, and the record without its origin and its last bracket.
  private static func record(_ line: Substring) -> (target: Substring, document: Int, text: Substring)? {
    let start = #"{"target":""#
    let mark = #","origin":{"file":"<stdin>","line":"#
    guard line.hasPrefix(start), let origin = line.ranges(of: mark).last else { return nil }
    guard let document = Int(line[origin.upperBound...].prefix { $0.isNumber }) else { return nil }
    return (line.dropFirst(start.count).prefix { $0 != "\"" }, document, line[..<origin.lowerBound])
  }

  /// The codes of the findings, by line of the document.
  private static func codes(in errors: String) -> [Int: Set<String>] {
    var codes: [Int: Set<String>] = [:]
    for line in errors.utf8.split(separator: 0x0a) where line.starts(with: "<stdin>:".utf8) {
      let head = line.prefix(120)
      guard let open = head.firstIndex(of: UInt8(ascii: "[")) else { continue }
      let number = head.dropFirst(8).prefix { $0 != UInt8(ascii: ":") }
      let code = head[open...].dropFirst().prefix { $0 != UInt8(ascii: "]") && $0 != 0x20 }
      codes[Int(String(number) ?? "") ?? 0, default: []].insert(String(code) ?? "")
    }
    return codes
  }

  private struct LintFinding: Decodable {
    let line: Int
    let severity: String
    let code: String
    let message: String
  }

  /// The linter's findings in records, each with the index of its record.
  private static func findings(
    in records: [Substring], _ target: String, _ golden: GoldenCase
  ) throws -> [(record: Int, finding: LintFinding)] {
    let arguments = [
      "lint", "--isolated", "--now", "\(GoldenCase.clock)", "--lines", "--from", target, "--output-format",
      "json-lines",
    ]
    let run = try TestedProgram.run(arguments, in: golden.folder, input: Data(records.joined(separator: "\n").utf8))
    guard (0...1).contains(run.exitCode), run.isOrderly else {
      throw GoldenProblem("\(golden.name): pushc \(arguments) ended with \(run.ending)")
    }
    return try run.output.split(separator: 0x0a).compactMap { line in
      // Most findings are notes.
      if line.firstRange(of: Data(#""severity":"note""#.utf8)) != nil { return nil }
      let finding = try JSONDecoder().decode(LintFinding.self, from: line)
      return (finding.line - 1, finding)
    }
  }
}

/// A finding of `lint` in the output of `convert` that `convert` did not report.
struct Disagreement {
  let folder: String
  let target: String
  let code: String
  let message: String
  let options: [String]
  let document: String
  let record: Substring
}

extension GoldenCase {
  /// The options of the case for a run that writes requests and reports all findings.
  fileprivate func loopOptions() throws -> [String] {
    try programOptions(without: ["emit", "pretty", "origin", "max-findings"])
  }
}

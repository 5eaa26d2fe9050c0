package import PushDiagnostics
import PushJSON

/// Distinguishes findings with equal fingerprints: each repetition gets a fingerprint of its own.
public struct Fingerprints: Sendable {
  private var occurrences: [String: Int] = [:]

  /// Creates an empty set of fingerprints.
  public init() {}

  /// The fingerprint of the next finding of a run.
  public mutating func next(for finding: Finding) -> String { numbered(finding).fingerprint }

  /// The fingerprint of the next finding of a run, and how many before it agree in all that the fingerprint is made of.
  package mutating func numbered(_ finding: Finding) -> (fingerprint: String, occurrence: Int) {
    let first = finding.fingerprint()
    let count = occurrences[first, default: 0]
    occurrences[first] = count + 1
    return (finding.fingerprint(occurrence: count), count)
  }

  /// The fingerprints of the next findings of a run, which are not counted yet.
  package func upcoming(_ findings: [Finding]) -> [String] {
    var found = Fingerprints()
    return findings.map { finding in
      let first = finding.fingerprint()
      let count = occurrences[first, default: 0] + found.occurrences[first, default: 0]
      found.occurrences[first, default: 0] += 1
      return finding.fingerprint(occurrence: count)
    }
  }
}

/// The findings that existed when a team began to lint. Only newer findings are reported.
public struct Baseline: Sendable {
  private var fingerprints: Set<String> = []

  /// Reads a baseline; nil if the bytes are not a valid baseline.
  public init?(_ source: PushSource) {
    let document = Document()
    guard document.scan(source) == nil else { return nil }
    let list = JSONValue(document)["findings"]
    guard list.isArray else { return nil }
    for finding in list.elements {
      guard let fingerprint = finding["fingerprint"].string else { return nil }
      fingerprints.insert(fingerprint)
    }
  }

  /// What is wrong with a baseline that is not JSON, such as one with the marks of a merge.
  package static func syntaxError(in source: PushSource) -> Diagnostic? {
    Document().scan(source)?.diagnostic(inSettings: source)
  }

  /// Whether the baseline contains a finding.
  public func contains(_ fingerprint: String) -> Bool { fingerprints.contains(fingerprint) }

  /// The text of a baseline: one finding per line, so that version control shows which were resolved.
  public static func text(of findings: [(finding: Finding, fingerprint: String)]) -> String {
    let output = Output()
    output.append("{\n  \"findings\": [")
    for (index, (finding, fingerprint)) in findings.enumerated() {
      output.append(index == 0 ? "\n    {" : ",\n    {")
      let members = [
        ("file", finding.file), ("code", finding.diagnostic.code.description), ("pointer", finding.pointer),
        ("fingerprint", fingerprint),
      ]
      for (place, (name, value)) in members.enumerated() {
        if place > 0 { output.append(", ") }
        output.append(quoted: name)
        output.append(": ")
        output.append(quoted: value)
      }
      output.append("}")
    }
    output.append(findings.isEmpty ? "]\n}\n" : "\n  ]\n}\n")
    return output.text()
  }
}

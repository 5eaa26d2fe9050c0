package import PushCompiler
import PushJSON

/// Rules as JSON: what was found in their texts, what they are, and what their tests show.
///
/// ```json
/// {"diagnostics":[],"rules":[{"rule":"acme.title",…}],"tests":[{"rule":"acme.title","passed":true,…}]}
/// ```
package enum RulesJSON {
  /// The rules of options. Where they cannot be run, there are findings and no tests.
  package static func text(_ read: JSONOptions<ConvertSettings>) -> String {
    let rules = read.rules ?? Rules([])
    let output = Output()
    output.append("{\"diagnostics\":[")
    for (source, diagnostics) in read.errorsBesideRules + rules.findings {
      FindingJSON.append(diagnostics, in: source, to: output, hasFile: true)
    }
    output.append("]")
    output.add("rules", rules.all) { output.append(text: $0.json.text) }
    let results = rules.hasErrors || !read.errorsBesideRules.isEmpty ? [] : rules.test(read.settings.shared.target)
    output.add("tests", results) { append($0, to: output) }
    output.append("}")
    return output.text()
  }

  private static func append(_ result: RuleTestResult, to output: Output) {
    output.append("{")
    output.add("rule", result.rule)
    output.add("title", result.title)
    output.add("file", result.source.name)
    output.add("line", result.line)
    output.append(result.failures.isEmpty ? ",\"passed\":true" : ",\"passed\":false")
    output.append(",\"failures\":[")
    FindingJSON.append(result.failures, in: result.source, to: output, hasFile: false)
    output.append("]}")
  }
}

extension RuleSummary {
  package var json: JSONLine {
    [
      "rule": JSONLine(id), "title": JSONLine(title), "scope": JSONLine(scope), "actions": JSONLine(actions),
      "see": JSONLine(link), "file": JSONLine(file), "line": JSONLine(line), "tested": JSONLine(hasTest),
    ]
  }
}

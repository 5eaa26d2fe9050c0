package import PushDiagnostics

extension Term {
  /// Finds literals that would fail for every message: `int("twelve")`, an invalid pattern, an unknown time zone.
  func findingsInLiterals(_ source: Source) -> [Diagnostic] {
    var findings: [Diagnostic] = []
    forEach { term in
      guard case .operation(let operation, let operands) = term.form, let last = operands.last,
        case .literal(let value) = last.form
      else { return }
      if operation.isConversion {
        do throws(Problem) { _ = try value.converted(by: operation) } catch {
          findings.append(Diagnostic(.error, .badLiteral, error.message, at: last.span))
        }
      } else if operation == .matches, operands.count == 2, case .string(let pattern) = value {
        do throws(RegularExpressionError) { _ = try RegularExpression(pattern) } catch {
          let place = source.place(of: error.range, in: pattern, last.span)
          findings.append(Diagnostic(.error, .badPattern, error.message, at: place))
        }
      } else if operation.isOfCalendar, operands.count == 2, case .string(let zone) = value,
        TimeZone.offset(zone) == nil
      {
        findings.append(Diagnostic(.error, .unsupportedExpression, LeftOut.namedZones.refusal, at: last.span))
      }
    }
    return findings
  }
}

extension Source {
  /// The location of a part of a text in its literal; for a literal with escapes, whose bytes differ, the complete
  /// literal.
  func place(of range: Range<Int>, in content: String, _ literal: Span) -> Span {
    let text = text(literal)
    for quote in ["\"\"\"", "'''", "\"", "'"] {
      guard let place = Array(text.utf8).firstRange(of: Array((quote + content + quote).utf8), from: 0) else {
        continue
      }
      let offset = place.lowerBound + quote.utf8.count + Int(literal.start)
      return Span(offset + range.lowerBound..<offset + max(range.upperBound, range.lowerBound + 1))
    }
    return literal
  }
}

extension Code {
  /// A pattern is not a valid regular expression of RE2.
  ///
  /// `title.matches("(sale")` lacks a parenthesis. RE2 has no look-around and no back references, so that matching takes time
  /// linear in the text. Write patterns as raw texts, where a backslash is one: `r"^\d+$"`.
  package static let badPattern = Code(.rule, 115, "bad-pattern")
}

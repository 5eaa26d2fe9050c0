/// All codes of findings, read from the Swift sources that declare them, ordered by family and number.
package struct CodeSet: Sendable {
  let families: [CodeFamily]
  let codes: [CodeDeclaration]

  /// Reads all sources. Each code must be documented, and have a unique number of three digits and a unique name in words.
  package init(_ sources: [SwiftSource]) throws(GrammarError) {
    var families: [CodeFamily] = []
    var codes: [CodeDeclaration] = []
    for source in sources.sorted(by: { $0.path < $1.path }) {
      let reader = CodeReader(source: source)
      families += reader.families()
      codes += try reader.codes()
    }
    try Self.check(codes, families)
    self.families = families
    self.codes = families.flatMap { family in
      codes.filter { $0.family == family.name }.sorted { $0.number < $1.number }
    }
  }

  private static func check(_ codes: [CodeDeclaration], _ families: [CodeFamily]) throws(GrammarError) {
    var numbers: [String: CodeDeclaration] = [:]
    var names: [String: CodeDeclaration] = [:]
    for code in codes {
      guard let family = families.first(where: { $0.name == code.family }) else {
        throw code.error("expected a family of codes, found '\(code.family)'")
      }
      let printed = "\(family.letters)\(code.number)"
      if code.documentation.summary.isEmpty {
        throw code.error("expected a doc comment that explains \(printed) above its declaration")
      }
      if let ground = code.documentation.grounds.first(where: { CodeDeclaration.evidence($0) == nil }) {
        throw code.error(
          "expected a ground and references of Reference.swift, as in 'documented, appleRequests', found '\(ground)'")
      }
      if code.text.split(separator: "\n").contains("----") {
        throw code.error("expected no line of four dashes, which ends an explanation")
      }
      guard (100...199).contains(code.number) else {
        throw code.error("expected a number from 100 to 199, found \(code.number)")
      }
      guard code.name.wholeMatch(of: #/[a-z0-9]+(-[a-z0-9]+)*/#) != nil else {
        throw code.error("expected a name in lower case with hyphens, found '\(code.name)'")
      }
      if let other = numbers.updateValue(code, forKey: printed) {
        let next = (codes.filter { $0.family == code.family }.map(\.number).max() ?? 99) + 1
        throw code.error("expected a new number, such as \(next): \(printed) is at \(other.place) already")
      }
      if let other = names.updateValue(code, forKey: code.name) {
        throw code.error("expected a new name: '\(code.name)' is at \(other.place) already")
      }
    }
  }

  func codes(of family: CodeFamily) -> [CodeDeclaration] { codes.filter { $0.family == family.name } }
}

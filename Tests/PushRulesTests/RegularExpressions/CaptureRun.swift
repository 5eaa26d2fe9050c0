@testable import PushRules

/// All matches of a pattern in a text with the places of all groups: `0-3,0-1,-;…`.
struct CaptureRun {
  let places: String
  let steps: Int
  let instructionCount: Int

  init(_ pattern: String, _ text: String) throws {
    let groups = try PatternGroups(of: pattern)
    let expression = try CapturingExpression(pattern, saving: Array(1..<groups.count + 1))
    instructionCount = expression.program.instructions.count
    let scalars = Array(text.unicodeScalars)
    var matches = CaptureMatches(of: expression, in: scalars)
    var all: [String] = []
    while let match = matches.next() {
      all.append(([match.range] + match.groups).map(Self.text).joined(separator: ","))
    }
    steps = matches.simulation.steps
    places = all.joined(separator: ";")
  }

  private static func text(_ place: Range<Int>?) -> String { place.map { "\($0.lowerBound)-\($0.upperBound)" } ?? "-" }
}

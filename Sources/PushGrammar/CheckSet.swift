/// The message checks, read from the Swift sources that declare them, in file order.
package struct CheckSet: Sendable {
  private let checks: [Substring]
  private let refusals: [Substring]

  package init(_ sources: [SwiftSource]) throws(GrammarError) {
    let sources = sources.filter { $0.path.hasPrefix(Self.folder) }.sorted { $0.path < $1.path }
    checks = try Self.enums(in: sources, of: ["MessageCheck", "FieldCheck", "SubscriptionCheck"])
    refusals = try Self.enums(in: sources, of: ["Refusal"])
  }

  private static let folder = "Sources/PushChecks/"

  /// The enumerations that conform to one of the protocols. Other forms of conformance are errors, because such a check
  /// would never run.
  private static func enums(
    in sources: [SwiftSource], of protocols: Set<Substring>
  ) throws(GrammarError) -> [Substring] {
    var names: [Substring] = []
    for source in sources {
      for (index, line) in source.lines.enumerated() {
        guard !line.hasPrefix("protocol "), let colon = line.firstIndex(of: ":"),
          case let conformances = line[colon...].split(whereSeparator: { ": ,{".contains($0) }),
          let conformance = conformances.first(where: protocols.contains),
          let name = line[..<colon].split(separator: " ").last
        else { continue }
        guard line == "enum \(name): \(conformance) {" else {
          throw source.error("expected 'enum \(name): \(conformance) {'", at: index)
        }
        names.append(name)
      }
    }
    return names
  }

  package var generatedFile: GeneratedFile {
    GeneratedFile(
      swift: "\(Self.folder)Generated/Checks.swift", from: "the names of the checks",
      """
      import PushIR

      extension Validation {
        /// Whether a message is rejected on a route. The rejection has then been reported.
        @inline(__always)
        static func refuses(_ message: Message, on route: Routes, _ context: CheckContext) -> Bool {
      \(refusals.map { "    if \($0).routes.contains(route), \($0).refuses(message, context) { return true }" }
            .joined(separator: "\n"))
          return false
        }

        /// Runs the checks of a route for the given fields, and those for missing fields.
        @inline(__always)
        static func run(_ route: Routes, of fields: FieldSet, _ message: Message, _ context: CheckContext) {
      \(checks.map { "    \($0).run(route, of: fields, message, context)" }.joined(separator: "\n"))
        }
      }

      """)
  }
}

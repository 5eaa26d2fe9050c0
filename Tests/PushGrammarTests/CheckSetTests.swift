import Testing

@testable import PushGrammar

/// Checks are found in the sources that declare them, so none is forgotten.
@Suite struct CheckSetTests {
  private static func registry(_ texts: String..., folder: String = "Sources/PushChecks/") throws -> String {
    let sources = texts.enumerated().map { SwiftSource(path: "\(folder)\($0).swift", text: $1) }
    return try CheckSet(sources).generatedFile.text
  }

  @Test func eachCheckRunsInTheOrderOfTheFiles() throws {
    let text = try Self.registry("enum Second: FieldCheck {\n}\n", "enum Third: MessageCheck {\n}\n")
    let second = try #require(text.firstRange(of: "Second.run(route"))
    let third = try #require(text.firstRange(of: "Third.run(route"))
    #expect(second.upperBound < third.lowerBound)
  }

  @Test func refusalIsAskedFirst() throws {
    let text = try Self.registry("enum TooOld: Refusal {\n}\n")
    #expect(text.contains("if TooOld.routes.contains(route), TooOld.refuses(message, context) { return true }"))
    #expect(!text.contains("TooOld.run("))
  }

  @Test func protocolIsNoCheckOfItsOwn() throws {
    #expect(try !Self.registry("protocol FieldCheck: MessageCheck {\n}\n").contains(".run(route"))
  }

  @Test func otherModulesHaveNoChecks() throws {
    #expect(try !Self.registry("enum Alien: FieldCheck {\n}\n", folder: "Sources/PushRules/").contains("Alien"))
  }

  @Test(arguments: [
    "struct Late: FieldCheck {", "enum Late: FieldCheck, Sendable {", "package enum Late: FieldCheck {",
  ])
  func checkInAnotherFormIsAnError(line: String) {
    let error = #expect(throws: GrammarError.self) { try Self.registry("\n\(line)\n}\n") }
    #expect(error?.description.hasPrefix("Sources/PushChecks/0.swift:2:1: ") == true)
    #expect(error?.description.contains("expected 'enum Late: FieldCheck {'") == true)
  }
}

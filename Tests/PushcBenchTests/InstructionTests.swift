import Testing

@testable import pushc_bench

@Suite("Instructions by stage")
struct InstructionTests {
  /// A profile of a number of documents in which each call has a distinct count. The start takes 1000 instructions.
  private static func profile(documents: Int, without missing: String = "none") -> CallProfile {
    let compile = "$s12PushCompiler0B0C8findings9compilingAA16DocumentFindingsC0A11Diagnostics6SourceV_tF"
    let lower = "$s12PushFrontEnd8LoweringV5lower_2toyyF"
    let take = lower + "yACzXEfU_TA"
    let gorush = "$s12PushFrontEnd8LoweringV11lowerGorushF"
    let message = "$s12PushCompiler0B0C7compile33_D12LL__5since_F"
    let calls: [(caller: String, callee: String, instructions: Int)] = [
      ("main", compile, 900), (compile, "$s8PushJSON8DocumentC4scanyF", 100), (compile, lower, 700),
      // Recursive calls of a stage are not counted twice.
      (lower, gorush, 690), (gorush, "$s10PushSyntax7DecoderV7elementF", 150),
      ("$s10PushSyntax7DecoderV7elementF", "$s10PushSyntax6GorushVF", 140),
      (gorush, take, 400), (take, message, 400),
      (message, "$s10PushChecks10ValidationO8validateyyF", 60),
      (message, "$s11PushBackEnd9RenderingC6render_3forF", 200),
      (message, "$s12PushCompiler7EmitterC4emit_3forF", 80),
    ]
    var profile = CallProfile()
    for call in calls where !call.callee.contains(missing) {
      profile.read("fn=\(call.caller)")
      profile.read("12 7")
      profile.read("cfn=\(call.callee)")
      profile.read("calls=3 20")
      profile.read("13 \(call.instructions * documents)")
    }
    profile.read("summary: \(1_000 + 950 * documents)")
    return profile
  }

  private static func instructions() throws -> StageInstructions {
    try StageInstructions(profile(documents: 10), profile(documents: 30), documents: 20)
  }

  @Test("a stage has what it and no other stage did, the start of the program left out")
  func stages() throws {
    let counts = try Self.instructions().stages.map { "\($0.name) \($0.count)" }
    #expect(
      counts == [
        "read 50", "scan 100", "decode 150", "lower 150", "prepare 60", "validate 60", "render 200", "emit 80",
        "report 100", "total 950",
      ])
  }

  @Test("a stage that cannot be found is an error that names it")
  func missingStage() {
    let profile = Self.profile(documents: 1, without: "Rendering")
    #expect { try StageInstructions(profile, profile, documents: 1) } throws: {
      ($0 as? BenchError)?.message.contains("PushBackEnd.Rendering.render(_:for:)") ?? false
    }
  }

  @Test("what is printed is a baseline")
  func baseline() throws {
    let instructions = try Self.instructions()
    #expect(StageInstructions(lines: instructions.lines) == instructions)
  }

  @Test("a stage that grew is named, one that shrank or grew within the tolerance is not")
  func growth() throws {
    let baseline = StageInstructions(lines: ["scan 1000", "render 1000", "emit 1000", "total 3000"])
    let now = StageInstructions(lines: ["scan 1029", "render 1042", "emit 800", "total 2871"])
    let comparison = try now.comparison(with: baseline)
    #expect(comparison.grown == ["render +4.2 %"])
    #expect(
      comparison.lines.map { $0.split(separator: " ").joined(separator: " ") } == [
        "scan 1000 1029 +2.9 %", "render 1000 1042 +4.2 %", "emit 1000 800 -20.0 %", "total 3000 2871 -4.3 %",
      ])
    #expect(throws: BenchError.self) { try now.comparison(with: StageInstructions(lines: ["scan 1000"])) }
  }
}

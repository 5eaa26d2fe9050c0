/// Where a stage begins: calls of a function from outside of it. Names are those of the linker, in which a module and its
/// types stand with the lengths of their names.
struct StageBorder {
  /// What the callee is in the sources.
  private let name: String
  /// How the name of the callee begins, and what else is in it.
  private let prefix: String
  private let part: String
  /// How the name of the caller begins.
  private let caller: String

  private init(_ name: String, _ prefix: String, _ part: String = "", caller: String = "") {
    self.name = name
    self.prefix = prefix
    self.part = part
    self.caller = caller
  }

  static let document = StageBorder(
    "PushCompiler.Compiler.findings(compiling:)", "$s12PushCompiler0B0C8findings9compiling")
  static let scan = StageBorder("PushJSON.Document.scan(_:)", "$s8PushJSON8Document", "4scan")
  static let lower = StageBorder("PushFrontEnd.Lowering.lower(_:to:)", "$s12PushFrontEnd8LoweringV5lower_2to")
  static let decode = StageBorder(
    "PushSyntax, called from PushFrontEnd,", "$s10PushSyntax", caller: "$s12PushFrontEnd")
  static let message = StageBorder(
    "PushCompiler.Compiler.compile(_ message:_:since:_:)", "$s12PushCompiler0B0C7compile", "__5since")
  static let validate = StageBorder("PushPasses.Validation.validate(_:_:)", "$s10PushPasses10ValidationO8validateyy")
  static let render = StageBorder("PushBackEnd.Rendering.render(_:for:)", "$s11PushBackEnd9RenderingC6render_3for")
  static let emit = StageBorder("PushCompiler.Emitter.emit(_:_:)", "$s12PushCompiler7EmitterC4emity")

  func isCrossed(by call: CallProfile.Call) -> Bool {
    isCallee(call.callee) && !isCallee(call.caller) && call.caller.hasPrefix(caller)
  }

  private func isCallee(_ function: String) -> Bool {
    function.hasPrefix(prefix) && (part.isEmpty || function.contains(part))
  }

  /// A function that was renamed, or that the compiler has put into its callers.
  var isMissing: BenchError {
    BenchError(message: "the profile has no call of \(name) (\(prefix)…\(part)): see StageBorder.swift", exitCode: 3)
  }
}

/// The entry to a stage: calls of a function from outside of it. Names are mangled linker names, which contain a module
/// and its types with the lengths of their names.
struct StageBorder {
  /// The name of the callee in the sources.
  private let name: String
  /// The prefix of the callee's linker name, and another part of it.
  private let prefix: String
  private let part: String
  /// The prefix of the caller's linker name.
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
  static let validate = StageBorder("PushChecks.Validation.validate(_:_:)", "$s10PushChecks10ValidationO8validateyy")
  static let render = StageBorder("PushBackEnd.Rendering.render(_:for:)", "$s11PushBackEnd9RenderingC6render_3for")
  static let emit = StageBorder("PushCompiler.Emitter.emit(_:for:)", "$s12PushCompiler7EmitterC4emit_3for")

  func isCrossed(by call: CallProfile.Call) -> Bool {
    isCallee(call.callee) && !isCallee(call.caller) && call.caller.hasPrefix(caller)
  }

  /// A closure of the stage, which an inner stage calls back, has the stage's name in its own, and behind it `XEfU` for one
  /// that does not escape.
  private func isCallee(_ function: String) -> Bool {
    function.hasPrefix(prefix) && (part.isEmpty || function.contains(part)) && !function.contains("XEfU")
  }

  /// The error for a function that was renamed or inlined.
  var isMissing: BenchError {
    BenchError(message: "the profile has no call of \(name) (\(prefix)…\(part)): see StageBorder.swift", exitCode: 3)
  }
}

import PushDiagnostics

/// What an edit has done: what stood at its place, and what stands there now, as JSON; and the operations that do the same.
struct MadeEdit {
  var before: String?
  var after: String?
  let operations: [RuleEdit]
}

import PushDiagnostics

/// The result of an edit: the previous and the new value as JSON, and the equivalent operations.
struct MadeEdit {
  var before: String?
  var after: String?
  let operations: [RuleEdit]
}

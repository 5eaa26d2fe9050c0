// What `import PushCompiler` offers of the modules below, name by name. Whole modules are not passed on: their names would
// collide with `Span` of the standard library, and with names such as `Target` of other packages.

@_exported public import enum PushBackEnd.PayloadReader
@_exported public import struct PushBackEnd.TargetSettings
@_exported public import struct PushDiagnostics.Code
@_exported public import enum PushDiagnostics.Consequence
@_exported public import struct PushDiagnostics.Diagnostic
@_exported public import struct PushDiagnostics.Evidence
@_exported public import struct PushDiagnostics.Explanation
@_exported public import struct PushDiagnostics.Fix
@_exported public import enum PushDiagnostics.Ground
@_exported public import struct PushDiagnostics.Loss
@_exported public import struct PushDiagnostics.Note
@_exported public import struct PushDiagnostics.RuleEdit
@_exported public import enum PushDiagnostics.Severity
@_exported public import class PushDiagnostics.SourceBytes
@_exported public import struct PushFrontEnd.DeviceList
@_exported public import enum PushIR.HMSVersion
@_exported public import struct PushIR.JSONText
@_exported public import struct PushIR.Message
@_exported public import enum PushIR.Priority
@_exported public import enum PushIR.PushType
@_exported public import enum PushIR.SDK
@_exported public import struct PushIR.TypedField
@_exported public import enum PushIR.Visibility

package import PushBackEnd
public import PushDiagnostics
public import PushFrontEnd
public import PushIR

// Names for what would collide: with `Span` of the standard library, and with `Target` or `Format` of other packages.

/// A push service: `.apns`, `.fcm` or `.hms`.
public typealias PushTarget = PushIR.Target

/// A format that can be read: `.appmetrica`, `.gorush`, `.braze`, `.emarsys`, `.expo`, `.apns`, `.fcm`, `.hms`, and
/// `.discord` for addresses.
public typealias PushFormat = PushFrontEnd.Format

/// A document with its name, which findings tell, and the line at which it begins in its file.
public typealias PushSource = PushDiagnostics.Source

/// A range of bytes in a document.
public typealias PushSpan = PushDiagnostics.Span

/// A line and a column, which counts Unicode scalars, from 1.
public typealias PushPosition = PushDiagnostics.Locator.Position

/// What a message can hold, as reports and rules name it.
public typealias PushField = PushIR.Field

/// A set of what a message can hold.
public typealias PushFieldSet = PushIR.FieldSet

/// Where a statement about a service comes from.
public typealias PushReference = PushDiagnostics.Reference

// The rest is for this package alone.

package typealias CalendarTime = PushIR.CalendarTime
package typealias Cell = PushDiagnostics.Cell
package typealias DiagnosticSink = PushDiagnostics.DiagnosticSink
package typealias EpochSeconds = PushIR.EpochSeconds
package typealias Field = PushIR.Field
package typealias FieldSet = PushIR.FieldSet
package typealias Format = PushFrontEnd.Format
package typealias HeaderValue = PushBackEnd.HeaderValue
package typealias Limit = PushDiagnostics.Limit
package typealias Locator = PushDiagnostics.Locator
package typealias PathSegment = PushBackEnd.PathSegment
package typealias PayloadEvidence = PushFrontEnd.PayloadEvidence
package typealias Placeholder = PushDiagnostics.Placeholder
package typealias Purpose = PushDiagnostics.Purpose
package typealias Reference = PushDiagnostics.Reference
package typealias Source = PushDiagnostics.Source
package typealias Span = PushDiagnostics.Span
package typealias Suggestion = PushDiagnostics.Suggestion
package typealias Target = PushIR.Target
package typealias TextRenderer = PushDiagnostics.TextRenderer
package typealias Visible = PushDiagnostics.Visible
package typealias WordList = PushDiagnostics.WordList

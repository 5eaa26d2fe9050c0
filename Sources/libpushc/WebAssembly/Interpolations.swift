// Compiled into each module for WebAssembly, so that a value which Embedded Swift cannot print is an error there: it would
// print "(cannot print value in embedded Swift)" without one.

extension DefaultStringInterpolation {
  @available(*, deprecated, message: "Embedded Swift cannot print it; write its name or its description")
  mutating func appendInterpolation<Value>(_ value: Value) {}

  @available(*, deprecated, message: "Embedded Swift cannot print it; write its name or its description")
  mutating func appendInterpolation<Value>(_ value: Value?) {}
}

extension String {
  @available(*, deprecated, message: "Embedded Swift cannot print it; write its name or its description")
  init<Value>(describing value: Value) { self = "" }
}

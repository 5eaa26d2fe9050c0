import PushIR
import PushRules
import Testing

@Suite("Types of values")
struct ValueTypeTests {
  @Test("a field has the type of what it holds")
  func fieldTypes() {
    #expect(ValueType(.title).name == "string")
    #expect(ValueType(.actions).name == "list(map(string, dyn))")
  }
}

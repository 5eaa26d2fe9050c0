import CPushc
import LibraryTesting
import PushInterface
import Testing

/// The functions of `pushc.h`, called as C programs do.
@Suite struct LibraryFunctionsTests {
  private static let options = #"{"from":"gorush","now":1795219200,"apns-topic":"com.example.app"}"#
  private static let token = String(repeating: "0a1b2c3d", count: 8)
  private static let empty = #""code":"JSON109","name":"empty-document","severity":"error""#

  private func document(_ text: String = "Hi", _ members: String = "") -> String {
    #"{"notifications":[{"tokens":["\#(Self.token)"],"platform":1,"message":"\#(text)"\#(members)}]}"#
  }

  private func record(_ text: String = "Hi") -> String {
    #"{"target":"apns","method":"POST","url":"https://api.push.apple.com/3/device/\#(Self.token)","#
      + #""headers":{"apns-push-type":"alert","apns-topic":"com.example.app"},"body":{"aps":{"alert":{"body":"\#(text)"}}}}"#
  }

  @Test func versionsAreThoseOfTheHeaderAndTheProgram() {
    #expect(pushc_interface_version() == PUSHC_INTERFACE_VERSION)
    #expect(unsafe String(cString: pushc_version()) == "\(Version.number)")
  }

  @Test func documentsAreCompiledOneAfterAnother() throws {
    let compiler = try LibraryHandle(.compiler, Self.options)
    for text in ["One", "Two"] {
      #expect(
        compiler.result(document(text).utf8)
          == #"{"records":[\#(record(text))],"format":"gorush","diagnostics":[],"rejects":[]}"#)
    }
    let rejected = compiler.result(document("Three", #","badge":"x""#).utf8)
    #expect(rejected.hasPrefix(#"{"records":[],"format":"gorush","diagnostics":[{"line":1,"column":"#))
    #expect(rejected.contains(#""rejects":[{"line":1,"pointer":"/notifications/0","targets":["apns"],"#))
    #expect(rejected.components(separatedBy: #""code":"SHAPE103""#).count == 3)
    #expect(compiler.result(document("Four").utf8).contains(record("Four")))
  }

  @Test func severalRecordsAreAnArray() throws {
    let compiler = try LibraryHandle(.compiler, Self.options)
    let twice = document().replacing(
      #"["\#(Self.token)"]"#, with: #"["\#(Self.token)","\#(String(Self.token.reversed()))"]"#)
    let other = record().replacing(Self.token, with: String(Self.token.reversed()))
    #expect(compiler.result(twice.utf8).hasPrefix(#"{"records":[\#(record()),\#(other)],"format""#))
  }

  @Test func previewsArePages() throws {
    let previewer = try LibraryHandle(.previewer, #"{"now":1795219200}"#)
    for text in ["One", "Two"] {
      let page = previewer.result(document(text).utf8)
      #expect(page.hasPrefix("<!DOCTYPE html>") && page.contains(">\(text)</text>"))
    }
  }

  @Test(arguments: ["curl", "ir"])
  func whatIsNotJSONIsText(_ emission: String) throws {
    let compiler = try LibraryHandle(.compiler, #"{"from":"gorush","emit":"\#(emission)"}"#)
    let result = compiler.result(document().utf8)
    #expect(result.hasPrefix(#"{"text":""#) && result.contains("\\n\",\"format\":\"gorush\""))
  }

  @Test func notesAreToldOnRequest() throws {
    let options = #"{"from":"gorush","now":0"#
    let quiet = try LibraryHandle(.compiler, options + "}").result(document().utf8)
    let full = try LibraryHandle(.compiler, options + #","notes":true}"#).result(document().utf8)
    #expect(quiet.contains(#""diagnostics":[],"#))
    #expect(full.contains(#""code":"ADDR101""#))
  }

  // MARK: Untrusted input

  @Test(arguments: [LibraryHandle.Kind.compiler, .linter])
  func anyBytesAreADocument(_ kind: LibraryHandle.Kind) throws {
    let handle = try LibraryHandle(kind, kind == .compiler ? Self.options : #"{"from":"gorush"}"#)
    for bytes: [UInt8] in [[0], [0xff, 0xfe], [0x22, 0, 0x22], Array("{\"a\":\"\u{202e}\"}".utf8), [0xc0, 0x80]] {
      let result = handle.result(bytes)
      #expect(result.hasSuffix("}") && result.contains(#""severity":"error""#))
      #expect(!result.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x202e })
    }
    let long = Array(String(repeating: "[", count: 1 << 20).utf8)
    #expect(handle.result(long).contains(#""severity":"error""#))
    #expect(handle.result([]).contains(Self.empty))
  }

  @Test func nullPointerIsAnEmptyText() throws {
    for kind in [LibraryHandle.Kind.compiler, .linter] {
      let handle = try LibraryHandle(kind, kind == .compiler ? Self.options : "")
      for size in [0, 1, .max, -1] {
        let result = unsafe handle.result(nil, size)
        #expect(result.text.contains(Self.empty))
        #expect(result.size == result.text.utf8.count)
      }
    }
    #expect(unsafe pushc_linter_new(nil, 7, nil) != nil)
    #expect(unsafe pushc_compiler_new(nil, 7, nil) == nil)
  }

  @Test func impossibleSizeIsATooLargeDocument() throws {
    let handle = try LibraryHandle(.linter, "")
    let bytes: [CChar] = [0x7b]
    for size in [-1, .max] {
      #expect(unsafe handle.result(bytes, size).text.contains(#""name":"document-too-large""#))
    }
  }

  @Test func nullHandleAnswersNothing() {
    var size = 7
    #expect(unsafe pushc_compile(nil, nil, 0, &size) == nil)
    #expect(size == 0)
    #expect(unsafe pushc_lint(nil, nil, 0, nil) == nil)
    pushc_compiler_free(nil)
    pushc_linter_free(nil)
    pushc_free(nil)
  }

  // MARK: Linting, explaining, threads

  @Test func linterFixes() throws {
    let payload = #"{"aps":{"alert":"Hi","badge":"3"}}"#
    let found = try LibraryHandle(.linter, "").result(payload.utf8)
    #expect(found.hasPrefix(#"{"format":"apns","diagnostics":[{"line":1,"column":30,"#))
    let fixed = try LibraryHandle(.linter, #"{"fix":true}"#).result(payload.utf8)
    #expect(fixed.hasPrefix(#"{"format":"apns","diagnostics":[],"fixed":[{"line":1,"column":30,"#))
    #expect(fixed.hasSuffix(#""document":"{\"aps\":{\"alert\":\"Hi\",\"badge\":3}}"}"#))
  }

  @Test(arguments: [#""ignore":["SHAPE103"]"#, #""select":"APNS""#])
  func linterFixesOnlyWhatItReports(_ options: String) throws {
    let payload = #"{"aps":{"alert":"Hi","badge":"3"}}"#
    let result = try LibraryHandle(.linter, #"{"fix":true,\#(options)}"#).result(payload.utf8)
    #expect(result == #"{"format":"apns","diagnostics":[]}"#)
  }

  @Test func handlesAreIndependent() async {
    let results = await withTaskGroup(of: Bool.self) { group in
      for index in 0..<4 {
        group.addTask {
          guard let compiler = try? LibraryHandle(.compiler, Self.options) else { return false }
          return (0..<200).allSatisfy { round in
            let text = "\(index) \(round)"
            return compiler.result(document(text).utf8).contains(record(text))
          }
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(results == [true, true, true, true])
  }
}

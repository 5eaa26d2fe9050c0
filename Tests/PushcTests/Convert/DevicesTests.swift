import Foundation
import Testing

/// `--devices` on the command line.
@Suite struct DevicesTests {
  private let folder = Folder()
  private static let token = String(repeating: "a1", count: 32)
  private static let registration = #"{"provider":"apns","token":"\#(token)"}"#
  private static let payload = #"{"aps":{"alert":"Hi"}}"#

  init() throws {
    try folder.write(Self.payload, to: "push.json")
  }

  private func convert(devices: String, _ text: String? = nil) throws -> PushcRun {
    if let text { try folder.write(text, to: devices) }
    return try folder.run("convert", "--from", "apns", "--apns-topic", "a.b", "--devices", devices, "push.json")
  }

  @Test func messageGoesToTheRegisteredDevice() throws {
    let run = try convert(devices: "devices.json", Self.registration)
    #expect(run.text.contains("/3/device/\(Self.token)"))
    #expect(run.errors.isEmpty)
    #expect(run.exitCode == 0)
  }

  /// As the help says, although every message was written.
  @Test func anErrorInTheDevicesFailsTheRun() throws {
    try folder.write(#"{"provider":"gmc","token":"x"}"#, to: "devices.json")
    let run = try folder.run(
      "convert", "--from", "gorush", "--devices", "devices.json", "-", input: Gorush.document())
    #expect(run.exitCode == 1 && run.errors.hasSuffix("1 message, 1 request written; 1 error\n"), "\(run)")
    let help = try folder.run("help", "convert").text
    #expect(help.contains("a message was rejected or there was an error, as in --devices"))
  }

  @Test func listsAndLinesAreTheSame() throws {
    let other = Self.registration.replacingOccurrences(of: "a1", with: "b2")
    let list = try convert(devices: "devices.json", "[\(Self.registration),\(other)]")
    let lines = try convert(devices: "devices.ndjson", "\(Self.registration)\n\(other)\n")
    #expect(list.output == lines.output)
    #expect(list.lines.count == 2)
  }

  /// The name of the file, or that of standard input, need not say that it has lines.
  @Test func devicesOfAnAppAreOneGroup() throws {
    func device(_ token: Int, _ bundle: String) -> String {
      #"{"provider":"apns","token":"aa\#(token)","bundle_id":"\#(bundle)"}"#
    }
    let removal = #"{"method":"DELETE","path":"/users/@me/devices","body":{"provider":"apns","token":"aa11"}}"#
    let devices = [(10, "a.x"), (11, "a.y"), (12, "a.x")].map(device) + [removal]
    let lines = devices + [(13, "a.y"), (11, "a.x")].map(device)
    let run = try convert(devices: "devices.ndjson", lines.joined(separator: "\n"))
    let paths = run.lines.map { line in line.firstRange(of: "/device/").map { line[$0.upperBound...].prefix(4) } }
    #expect(paths == ["aa10", "aa12", "aa11", "aa13"])
  }

  @Test(arguments: ["devices.json", "-"])
  func linesNeedNoName(_ devices: String) throws {
    let other = Self.registration.replacingOccurrences(of: "a1", with: "b2")
    let lines = "\n\(Self.registration)\n\n\(other)\n"
    try folder.write(lines, to: "devices.json")
    let run = try folder.run(
      "convert", "--from", "apns", "--apns-topic", "a.b", "--devices", devices, "push.json", input: lines)
    #expect(run.lines.count == 2)
    #expect(run.errors.isEmpty)
  }

  @Test func severalRegistrationsOnOneLineAreAnError() throws {
    let run = try convert(devices: "devices.json", "\(Self.registration) \(Self.registration)")
    #expect(run.errors.contains("error[JSON103] { after the end of the document"))
    #expect(run.errors.contains("help: write each registration on a line of its own, or all of them in one array\n"))
  }

  @Test func missingFileEndsTheRun() throws {
    let run = try convert(devices: "none.json")
    #expect(run.exitCode == 3)
    #expect(run.output.isEmpty)
    #expect(run.errors == "pushc: error: cannot read none.json: No such file or directory\n")
  }

  @Test func brokenRegistrationIsAnErrorAndTheOthersServe() throws {
    let run = try convert(devices: "devices.ndjson", "{\n\(Self.registration)\n")
    #expect(run.exitCode == 1)
    #expect(run.lines.count == 1)
    #expect(run.errors.hasPrefix("devices.ndjson:1:1: error[JSON102]"))
    #expect(run.errors.hasSuffix("pushc: 1 message, 1 request written; 1 error\n"))
  }

  @Test func messageThatNoDeviceTakesIsRejected() throws {
    let run = try convert(devices: "devices.json", "[]")
    #expect(run.exitCode == 1)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains("error[ADDR115] no registered device takes this message through APNs"))
    #expect(run.errors.contains("1 rejected"))
  }
}

import PushCompiler
import PushFiles

/// All workloads, generated from one seed.
struct Workloads {
  private static let seed: UInt64 = 20_261_121
  private let plan: Plan

  init(_ plan: Plan) { self.plan = plan }

  /// The maximum number of devices in one AppMetrica request.
  func appMetrica() -> Workload { Self.appMetrica("appmetrica", tokens: 250_000) }

  func gorush() -> Workload {
    var lines = GorushWorkload(seed: Self.seed)
    return Self.lines("gorush", .gorush, size: plan.size) { lines.next() }
  }

  /// Messages in one of the other formats.
  func lines(_ format: Format) -> Workload {
    var lines = FormatWorkload(format, seed: Self.seed)
    return Self.lines(format.name, format, size: plan.size) { lines.next() }
  }

  /// The dimensions in which an input can grow, each on its own.
  var growths: [Growth] {
    [
      Growth("lines", from: 5_000, Self.lines),
      Growth("tokens", from: 25_000) { Self.appMetrica("tokens \($0)", tokens: $0) },
      Growth("keys", from: 10_000) { count in
        let members = (0..<count).map { "\"key\($0)\":\"v\"" }
        return Self.document("keys \(count)", #""data":{\#(members.joined(separator: ","))}"#)
      },
      Growth("nesting", from: 200) { depth in
        let (opening, closing) = (
          String(repeating: #"{"a":["#, count: depth / 2), String(repeating: "]}", count: depth / 2)
        )
        return Self.document("nesting \(depth)", #""data":{"a":\#(opening)1\#(closing)}"#)
      },
      Growth("blocks", from: 10_000) { count in
        Self.document(
          "blocks \(count)", messages: count,
          #""apns":{"headers":{"apns-priority":"5"},"payload":{"aps":{"badge":1}}}"#)
      },
      Growth("escapes", from: 20_000) { count in
        Self.document("escapes \(count)", #""subtitle":"\#(String(repeating: #"\u0436\n"#, count: count / 2))""#)
      },
    ]
  }

  func write(to folder: String) throws(BenchError) {
    try using(folder, makeFolder)
    try write(appMetrica(), to: folder)
    try write(gorush(), to: folder)
    for format in FormatWorkload.formats { try write(lines(format), to: folder) }
    for growth in growths {
      for count in [growth.count, growth.count * 2] { try write(growth.make(count), to: folder) }
    }
  }

  private func write(_ workload: Workload, to folder: String) throws(BenchError) {
    try writeFile(workload.bytes, to: "\(folder)/\(workload.fileName)")
  }

  private static func appMetrica(_ name: String, tokens: Int) -> Workload {
    let capacity = tokens * Tokens.longest + AppMetricaWorkload.envelope
    let bytes = SourceBytes(capacity: capacity) { take in
      var request = AppMetricaWorkload(tokens: tokens, seed: seed)
      request.write(to: take)
    }
    return Workload(name: name, format: .appmetrica, isLines: false, bytes: bytes)
  }

  static func lines(_ count: Int) -> Workload {
    var lines = GorushWorkload(seed: seed)
    return Self.lines("lines \(count)", .gorush, count: count) { lines.next() }
  }

  /// Lines of a size in bytes, or a number of them.
  private static func lines(
    _ name: String, _ format: Format, size: Int? = nil, count: Int = .max, _ next: () -> String
  ) -> Workload {
    let capacity = size.map { $0 + GorushWorkload.longestLine } ?? count * GorushWorkload.longestLine
    let bytes = SourceBytes(capacity: capacity) { take in
      var (left, written) = (count, 0)
      while left > 0, written < size ?? .max {
        let line = Array(next().utf8)
        take(line)
        written += line.count
        left -= 1
      }
    }
    return Workload(name: name, format: format, isLines: true, bytes: bytes)
  }

  /// A gorush document with messages, each for one Apple device and with one more member.
  private static func document(_ name: String, messages: Int = 1, _ member: String) -> Workload {
    var random = SplitMix64(seed: seed)
    let list = (0..<messages).map { _ in
      """
      {"tokens":["\(Tokens.apns(&random))"],"platform":1,"topic":"com.example.taxi","message":"Hello",\(member)}
      """
    }
    let text = #"{"notifications":[\#(list.joined(separator: ","))]}"# + "\n"
    return Workload(name: name, format: .gorush, isLines: false, bytes: SourceBytes(Array(text.utf8)))
  }
}

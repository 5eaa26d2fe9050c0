import PushCompiler

/// All workloads, generated from one seed.
struct Workloads {
  private static let seed: UInt64 = 20_261_121
  private let plan: Plan

  init(_ plan: Plan) { self.plan = plan }

  /// The maximum number of devices in one AppMetrica request.
  func appMetrica() -> Workload { Self.appMetrica("appmetrica", tokens: 250_000) }

  func gorush() -> Workload {
    let capacity = plan.size + GorushWorkload.longestLine
    let bytes = SourceBytes(capacity: capacity) { take in
      var lines = GorushWorkload(seed: Self.seed)
      var size = 0
      while size < plan.size {
        let line = lines.next()
        size += line.count
        take(line)
      }
    }
    return Workload(name: "gorush", format: .gorush, isLines: true, bytes: bytes)
  }

  /// Messages in one of the other formats.
  func lines(_ format: Format) -> Workload {
    let bytes = SourceBytes(capacity: plan.size + GorushWorkload.longestLine) { take in
      var lines = FormatWorkload(format, seed: Self.seed)
      var size = 0
      while size < plan.size {
        let line = lines.next()
        size += line.count
        take(line)
      }
    }
    return Workload(name: format.name, format: format, isLines: true, bytes: bytes)
  }

  /// The dimensions in which an input can grow, each on its own.
  var growths: [Growth] {
    [
      Growth("lines", from: 5_000, Self.lines),
      Growth("tokens", from: 25_000) { Self.appMetrica("tokens \($0)", tokens: $0) },
      Growth("keys", from: 10_000) { count in
        Self.document("keys \(count)") { message in
          message.object("data") { data in
            for index in 0..<count { data.text("key\(index)", "v") }
          }
        }
      },
      Growth("nesting", from: 200) { depth in
        Self.document("nesting \(depth)") { message in
          let (opening, closing) = (
            String(repeating: #"{"a":["#, count: depth / 2), String(repeating: "]}", count: depth / 2)
          )
          message.raw("data", #"{"a":"# + opening + "1" + closing + "}")
        }
      },
      Growth("blocks", from: 10_000) { count in
        Self.document("blocks \(count)", messages: count) { message in
          message.raw("apns", #"{"headers":{"apns-priority":"5"},"payload":{"aps":{"badge":1}}}"#)
        }
      },
      Growth("escapes", from: 20_000) { count in
        Self.document("escapes \(count)") { message in
          message.raw("subtitle", "\"" + String(repeating: #"\u0436\n"#, count: count / 2) + "\"")
        }
      },
    ]
  }

  /// Writes each workload to a file with its name.
  func write(to folder: String) throws(BenchError) {
    try makeFolder(folder)
    try write(appMetrica(), to: folder)
    try write(gorush(), to: folder)
    for format in FormatWorkload.formats { try write(lines(format), to: folder) }
    for growth in growths {
      for count in [growth.count, growth.count * 2] { try write(growth.make(count), to: folder) }
    }
  }

  private func write(_ workload: Workload, to folder: String) throws(BenchError) {
    try File(creating: "\(folder)/\(workload.fileName)").write(workload.bytes)
  }

  private static func appMetrica(_ name: String, tokens: Int) -> Workload {
    let capacity = tokens * Tokens.longest + AppMetricaWorkload.envelope
    let bytes = SourceBytes(capacity: capacity) { take in
      var request = AppMetricaWorkload(tokens: tokens, seed: seed)
      request.write(to: take)
    }
    return Workload(name: name, format: .appmetrica, isLines: false, bytes: bytes)
  }

  /// A number of gorush documents.
  static func lines(_ count: Int) -> Workload {
    let bytes = SourceBytes(capacity: count * GorushWorkload.longestLine) { take in
      var lines = GorushWorkload(seed: seed)
      for _ in 0..<count { take(lines.next()) }
    }
    return Workload(name: "lines \(count)", format: .gorush, isLines: true, bytes: bytes)
  }

  /// A gorush document with messages, each for one Apple device.
  private static func document(
    _ name: String, messages: Int = 1, _ write: (inout JSONBuilder) -> Void
  ) -> Workload {
    var random = SplitMix64(seed: seed)
    var json = JSONBuilder()
    json.object { document in
      document.array("notifications") { list in
        for _ in 0..<messages {
          list.object { message in
            message.array("tokens") { $0.plain(nil, Tokens.apns(&random)) }
            message.number("platform", 1)
            message.text("topic", "com.example.taxi")
            message.text("message", "Hello")
            write(&message)
          }
        }
      }
    }
    json.endLine()
    return Workload(name: name, format: .gorush, isLines: false, bytes: SourceBytes(json.bytes))
  }
}

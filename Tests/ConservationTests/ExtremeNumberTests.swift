import PushCompiler
import PushIR
import Testing

/// Numbers of the input never make arithmetic overflow or trap, in any member and for any target.
@Suite struct ExtremeNumberTests {
  @Test("each number of each format, at the limits", arguments: Format.inputs)
  func numbersOfDocuments(_ format: Format) throws {
    let grammars = try Committed.grammars()
    let workbench = Workbench()
    var seen: Set<String> = []
    for base in Base.own where base.format == format {
      for leaf in try base.leaves(grammars) {
        let document = Array(leaf.document.utf8)
        for place in ExtremeNumbers.places(in: document) where seen.insert("\(base) \(place.key)").inserted {
          for number in ExtremeNumbers.texts {
            let changed = ExtremeNumbers.document(document, place, number)
            for target in Target.allCases {
              let outcome = workbench.compile(changed, base.situation, [target])
              let negative = #""apns-expiration":"-"#
              #expect(!outcome.output.contains(negative) || changed.contains(negative), "\(changed)")
            }
          }
        }
      }
    }
    #expect(!seen.isEmpty)
  }

  @Test("a TTL that ends beyond 64 bits ends as late as any")
  func longestTTL() {
    var message = Message()
    message[.body] = "Hi"
    message[.ttl] = .max
    let outcome = Self.compiled(message, .apns)
    #expect(outcome.output.contains(#""apns-expiration":"100000000000""#), "\(outcome.output)")
    #expect(outcome.findings.map { "\($0.code)" }.contains("APNS132"))
  }

  @Test("a TTL that ends before 1970 is refused by APNs' rules")
  func negativeTTL() {
    var message = Message()
    message[.body] = "Hi"
    message[.ttl] = .min
    let outcome = Self.compiled(message, .apns)
    #expect(outcome.output.isEmpty)
    #expect(outcome.findings.map { "\($0.code)" }.contains("APNS106"))
  }

  @Test(
    "each number that a program or a rule can set, at the limits",
    arguments: PushField.allCases.filter { $0.type == .integer || $0.type == .number })
  func numbersOfFields(_ field: PushField) {
    for number in ExtremeNumbers.integers {
      for intent in [PushType.alert, .background, .liveactivity] {
        for target in Target.allCases {
          for version in HMSVersion.allCases {
            var message = Message()
            message[.body] = "Hi"
            message[.channelID] = "rides"
            message[.ledColor] = "#112233"
            message[.badgeClass] = "com.example.Main"
            message.put(.ledOn, .integer(1), at: .none)
            message.put(.ledOff, .integer(1), at: .none)
            message.put(field, .integer(number), at: .none)
            message.intent = intent
            let outcome = Self.compiled(message, target, hmsVersion: version)
            #expect(!outcome.output.contains(#""apns-expiration":"-"#), "\(field) \(number)")
            if target != .hms { break }
          }
        }
      }
    }
  }

  @Test("a clock at the limits makes no negative expiration", arguments: [Int64.max, .min, 0])
  func clocks(_ now: Int64) {
    let times: [Field] = [.ttl, .expiration, .timestamp, .staleDate, .dismissalDate]
    for number in ExtremeNumbers.integers {
      for target in Target.allCases {
        var message = Message()
        message[.body] = "Hi"
        message[.event] = "end"
        for field in times {
          message.put(field, .integer(number), at: .none)
          for intent in [PushType.alert, .liveactivity] {
            message.intent = intent
            let output = Self.compiled(message, target, now: now).output
            #expect(!output.contains(#""apns-expiration":"-"#), "\(field) \(number)")
          }
        }
      }
    }
  }

  private static func compiled(
    _ message: Message, _ target: Target, hmsVersion: HMSVersion? = nil, now: Int64 = 1_800_000_000
  ) -> Outcome {
    var options = CompilerOptions(format: nil, now: now)
    options.settings.hmsVersion = hmsVersion
    options.targets = [target]
    return Outcome(of: message, options)
  }
}

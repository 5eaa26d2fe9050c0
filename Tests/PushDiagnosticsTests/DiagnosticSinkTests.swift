import PushDiagnostics
import Testing

@Suite struct DiagnosticSinkTests {
  private static let a = Code(.loss, 101, "a")
  private static let b = Code(.loss, 102, "b")

  private func finding(_ severity: Severity, _ code: Code = a, at start: UInt32 = 0, _ message: String = "m")
    -> Diagnostic
  {
    Diagnostic(severity, code, message, at: Span(start, start + 1))
  }

  @Test func findingsComeInInputOrder() {
    let sink = DiagnosticSink()
    for (start, message) in [(5, "c"), (1, "a"), (5, "d"), (3, "b")] as [(UInt32, String)] {
      sink.report(finding(.note, at: start, message))
    }
    #expect(sink.take().map(\.message) == ["a", "b", "c", "d"])
    #expect(sink.take().isEmpty)
    #expect(sink.total(.note) == 4)
  }

  @Test func limitCountsByCodeAndSparesErrors() {
    let sink = DiagnosticSink()
    sink.limitPerCode = 2
    for _ in 0..<5 {
      sink.report(finding(.warning))
      sink.report(finding(.note, Self.b))
      sink.report(finding(.error, Code(.apns, 101, "e")))
    }
    let kept = sink.take()
    #expect(kept.count { $0.severity == .warning } == 2)
    #expect(kept.count { $0.severity == .note } == 2)
    #expect(kept.count { $0.severity == .error } == 5)
    #expect([Severity.note, .warning, .error].map(sink.total) == [5, 5, 5])
    #expect(sink.errorCount == 5)
  }

  /// Reports that a value is lost on the way to a target.
  private func lose(
    _ target: String, at start: UInt32, to sink: DiagnosticSink, _ severity: Severity = .warning,
    because reason: Fate.Reason = .noEquivalent(in: "")
  ) {
    let span = Span(start, start + 1)
    let fate = Fate(reason, title: target, name: target.lowercased())
    sink.report(severity, Self.a, at: span, of: SharedFinding.Subject(Self.a, at: span, "f"), fate) { fates in
      Diagnostic(
        severity, Self.a, "lost for \(Fate.targets(of: fates))", at: span,
        notes: fates.count > 1 ? fates.map { Note($0.clause) } : [],
        loss: Loss(
          field: "f", changes: fates.flatMap { fate in fate.names.map { .init(target: $0, message: fate.clause) } }))
    }
  }

  @Test func reasonsOfSeveralTargetsAreNotesOfOneFinding() {
    let sink = DiagnosticSink()
    sink.forSeveralTargets {
      lose("APNs", at: 0, to: sink)
      lose("HMS", at: 0, to: sink, because: .stated("HMS takes numbers"))
      sink.revise(since: 0) { $0.notes.append(Note("written by a rule")) }
      lose("FCM", at: 0, to: sink)
      lose("FCM", at: 0, to: sink)
      lose("FCM", at: 0, to: sink, because: .stated("FCM takes none"))
    }
    let kept = sink.take()
    #expect(kept.map(\.message) == ["lost for APNs, FCM and HMS"])
    #expect(
      kept[0].notes.map(\.text)
        == ["APNs and FCM have no equivalent", "HMS takes numbers", "FCM takes none", "written by a rule"])
    #expect(kept[0].loss?.targets == ["apns", "fcm", "hms", "fcm"])
    #expect(sink.total(.warning) == 1)
  }

  @Test func whatSeveralTargetsLoseIsSaidOnce() {
    let sink = DiagnosticSink()
    sink.limitPerCode = 2
    sink.forSeveralTargets {
      for target in ["FCM", "HMS", "HMS"] {
        for start: UInt32 in [0, 4, 8] { lose(target, at: start, to: sink) }
      }
    }
    // Of another message it is another finding.
    sink.forSeveralTargets { lose("HMS", at: 9, to: sink, .error) }
    let kept = sink.take()
    #expect(kept.map(\.message) == ["lost for FCM and HMS", "lost for FCM and HMS", "lost for HMS"])
    #expect(kept.map(\.loss?.targets) == [["fcm", "hms"], ["fcm", "hms"], ["hms"]])
    #expect(sink.total(.warning) == 3)
    #expect(sink.errorCount == 1)
  }

  /// Each target asks whether something keeps it from being written.
  @Test func anErrorOfSeveralTargetsCountsForEach() {
    let sink = DiagnosticSink()
    var counts: [Int] = []
    sink.forSeveralTargets {
      for target in ["FCM", "HMS"] {
        lose(target, at: 0, to: sink, .error)
        counts.append(sink.errorCount)
      }
    }
    #expect(counts == [1, 2])
    #expect(sink.total(.error) == 1)
  }

  @Test func limitCountsByRule() {
    let sink = DiagnosticSink()
    sink.limitPerCode = 2
    for rule in ["a.x", "a.x", "a.x", "a.y"] {
      sink.report(.note, Self.a, rule: rule) { Diagnostic(.note, Self.a, rule, at: .none, rule: rule) }
      sink.report(Diagnostic(.warning, Self.a, rule, at: .none, rule: rule))
    }
    sink.report(finding(.note))
    #expect(sink.take().map(\.message) == ["a.x", "a.x", "a.x", "a.x", "a.y", "a.y", "m"])
    sink.report(Diagnostic(.note, Self.a, "a.x", at: .none, rule: "a.x"))
    sink.report(Diagnostic(.note, Self.a, "a.y", at: .none, rule: "a.y"))
    #expect(sink.take().map(\.message) == ["a.y"])
    #expect(sink.total(.note) == 7)
  }

  @Test func limitHoldsAcrossDocuments() {
    let sink = DiagnosticSink()
    sink.limitPerCode = 1
    sink.report(finding(.note))
    #expect(sink.take().count == 1)
    sink.report(finding(.note))
    #expect(sink.take().isEmpty)
  }

  @Test func whatIsNotKeptIsNotBuilt() {
    let sink = DiagnosticSink()
    sink.limitPerCode = 0
    var built = 0
    func build() -> Diagnostic {
      built += 1
      return finding(.note)
    }
    sink.report(.note, Self.a, build)
    #expect(built == 0)
    sink.report(.error, Self.a) { build() }
    #expect(built == 1)
  }

  @Test func errorsAreFoundByPlaceAndTime() {
    let sink = DiagnosticSink()
    sink.report(finding(.error, at: 10))
    sink.report(finding(.warning, at: 30))
    #expect(sink.hasError(within: Span(5, 15), since: 0))
    #expect(sink.hasError(within: Span(10, 11), since: 0))
    #expect(!sink.hasError(within: Span(11, 40), since: 0))
    #expect(!sink.hasError(within: Span(5, 15), since: 1))
  }

  @Test func rewindingForgetsTheDocumentAlone() {
    let sink = DiagnosticSink()
    sink.limitPerCode = 2
    sink.report(finding(.note))
    _ = sink.take()
    for _ in 0..<3 { sink.report(finding(.note)) }
    sink.rewind()
    #expect(sink.total(.note) == 1)
    sink.report(finding(.note, at: 7))
    #expect(sink.take().map(\.span.start) == [7])
  }

  @Test func codesAreOneByFamilyAndNumber() {
    #expect(Code(.apns, 104, "a") == Code(.apns, 104, "b"))
    #expect(Code(.apns, 104, "a") != Code(.fcm, 104, "a"))
    #expect("\(Code(.apns, 104, "a"))" == "APNS104")
  }
}

import PushBackEnd
import PushFrontEnd
import PushIR
import PushDiagnostics
package import PushJSON
import PushChecks
import PushSyntax
import PushSystem

/// Bytes of a vendor's format in, requests and findings out.
///
/// A compiler reads one document after another and keeps its memory; it belongs to one thread. What it writes goes to
/// `write` in pieces, so that no document's output has to fit into memory.
///
/// ```swift
/// let compiler = Compiler(CompilerOptions(format: .gorush)) { bytes in … }
/// let report = compiler.compile(PushSource(json, name: "push.json"))
/// compiler.flush()
/// ```
public final class Compiler {
  /// The options of this compiler.
  public let options: CompilerOptions
  /// The counts of everything compiled so far.
  public var counts: CompilerCounts {
    var counts = totals
    counts.detected = detected.value
    return counts
  }
  var totals = CompilerCounts()
  /// The number of documents of each format that was detected. Apart from the totals, accesses to which would otherwise be
  /// checked at run time.
  private let detected = Cell<[Format: Int]>([:])

  /// The time of the document in seconds since 1970, and where it is from, unless the options set it.
  let time: Cell<Int64>
  /// The time of the last document in seconds since 1970.
  package var now: Int64 { time.value }
  private let clock: (() -> Int64)?
  let sink: DiagnosticSink
  let emitter: Emitter
  let rendering: Rendering
  let fanOut: FanOut?
  let rules: RuleStage?
  let checks: CheckSettings
  /// Whether requests are written or were asked for. Otherwise a document is judged on its own.
  let isAskedFor: Bool
  /// The targets that were asked for.
  let requestedTargets: TargetList?
  let document: Document
  /// Stored in a cell so that it is reused in place.
  private let lowering: Cell<Lowering>
  /// What reads the blocks for Apple devices in a message, in a cell like the lowering.
  let applePart: Cell<ApplePart>
  /// The last message with values for Android devices, as they get it. Its memory is used again.
  let messageOnAndroid: Cell<Message>
  /// The format of the document read last.
  package var format: Format? { state.value.format }
  /// In a cell so that accesses to it are not checked at run time.
  let state = Cell(DocumentState())
  /// Checks values of messages that were built in Swift; nil until there are any.
  let writtenValues = Cell<WrittenValues?>(nil)
  /// Whether this pass only collects findings and writes nothing.
  var isRehearsal = false

  /// Creates a compiler that passes its output to `write`, piece by piece.
  public convenience init(_ options: CompilerOptions, write: @escaping (borrowing RawSpan) -> Void) {
    self.init(with: options) { $0.withSpan(write) }
  }

  /// A compiler that writes records, or hands over requests where these are taken. If the options set no time, it follows a
  /// clock, which is the system's by default.
  package init(
    with options: CompilerOptions, clock: (() -> Int64)? = nil, taking take: ((PushRequest) -> Void)? = nil,
    writing write: @escaping (Output) -> Void
  ) {
    var options = options
    if take != nil, options.emission != .templates { options.emission = .requests }
    self.options = options
    self.clock = options.settings.now == nil ? clock ?? currentTime : nil
    time = Cell(options.settings.now ?? 0)
    sink = DiagnosticSink()
    document = Document(limits: options.limits.scanning)
    sink.limitPerCode = options.findingsPerCode
    sink.mostFindings = options.limits.mostFindings
    sink.concerns(document.origin)
    sink.purpose = options.purpose
    sink.leavesOutExplanations = !options.hasExplanations
    sink.untold = options.untold
    // The summary names the formats.
    if !options.hasExplanations { sink.ignore(.formatDetected) }
    rendering = Rendering(settings: options.settings, time, sink: sink)
    applePart = Cell(ApplePart(document, sink))
    messageOnAndroid = Cell(Message(document: document))
    emitter = Emitter(options, rendering, sink: sink, taking: take, write: write)
    fanOut = options.devices.map(FanOut.init)
    isAskedFor = options.purpose != .lint
    requestedTargets = options.requestedTargets
    checks = CheckSettings(time, apnsTopic: options.settings.apnsTopic, sink: sink)
    var settings = LoweringSettings(time)
    settings.hasRegisteredDevices = fanOut != nil
    if let requestedTargets { settings.targets = requestedTargets }
    settings.isHMSv3 = options.settings.hmsVersion == .v3
    settings.appleTopic = options.settings.apnsTopic
    settings.applePushType = options.settings.apnsPushType
    if case .sdk(let sdk) = options.settings.reader { settings.sdk = sdk }
    settings.isForOwnSDK = options.settings.reader == .source
    settings.isForApp = options.settings.reader == .app
    var decoder = Decoder(document, diagnostics: sink)
    decoder.readsWholeDocument = true
    lowering = Cell(Lowering(decoder: decoder, message: Message(document: document), settings: settings))
    let (sink, time) = (sink, time)
    rules = options.rules.map { RuleStage($0, options.settings, time, sink) }
    if options.onlyChecks { ignoreWhatIsNoFault() }
  }

  /// Ignores findings about missing settings, which are not faults of the document, and, without a target, what the
  /// vendor reads and a request would not have.
  private func ignoreWhatIsNoFault() {
    sink.ignore(.leftOpen)
    sink.ignore(.formatDetected)
    sink.ignore(.vendorID)
    if options.targets == nil {
      sink.ignore(.loss)
      sink.ignore(.audienceNotSent)
    }
  }

  /// The number of findings of a severity, including those that were not kept.
  public func total(_ severity: Severity) -> Int { sink.total(severity) }

  /// The number of notes that only explain and were not asked for.
  package var droppedExplanations: Int { sink.droppedExplanations }

  /// The number of findings that are counted and not listed, because a document has too many.
  package var unlistedFindings: Int { sink.unlisted }

  /// Writes all buffered output.
  public func flush() { emitter.flush() }

  /// Compiles one document.
  @discardableResult
  public func compile(_ source: PushSource) -> DocumentReport {
    findings(compiling: source)?.masked ?? DocumentReport(source: source, format: format)
  }

  /// Compiles one document and returns its findings, including secrets; nil if there is nothing to report. If fixes are
  /// applied, `choose` gets the findings before each round of them and returns those to fix.
  package func findings(
    compiling source: Source, fixing choose: (DocumentFindings) -> [Diagnostic] = { $0.unmasked.diagnostics }
  ) -> DocumentFindings? {
    totals.documents += 1
    guard options.appliesFixes else {
      run(source)
      return takeFindings(in: source)
    }
    let (text, fixed, rounds) = fixed(source, choose)
    run(text)
    // A linter writes the fixed text. Otherwise the file stays as it is, and the findings are placed in it.
    if options.onlyChecks { return takeFindings(in: text, fixed: fixed) }
    sink.revise(since: 0) { $0 = Self.placed($0, before: rounds) }
    return takeFindings(in: source, fixed: fixed, before: rounds)
  }

  private func takeFindings(
    in source: Source, fixed: [Diagnostic] = [], before rounds: [DocumentVariant] = []
  ) -> DocumentFindings? {
    if sink.count == 0, state.value.rejections.isEmpty, fixed.isEmpty {
      sink.endDocument()
      return nil
    }
    return DocumentFindings(
      source: source, format: format, diagnostics: sink.take(), fixed: fixed,
      rejections: takeRejections().map { Self.placed($0, before: rounds) })
  }

  /// Compiles a message that was built in Swift.
  @discardableResult
  public func compile(_ message: Message) -> DocumentReport {
    totals.documents += 1
    sink.beginDocument()
    beginDocument()
    state.value.isScanned = false
    rendering.judgesDocument = false
    rules?.beginDocument(nil, file: "")
    var message = message
    BuiltValues.check(&message, sink)
    state.value.errors = sink.diagnostics.filter { $0.severity == .error }
    state.value.knowsErrors = true
    compile(&message, .absent, since: sink.count, false)
    let source = Source(name: "message", bytes: SourceBytes([]))
    return takeFindings(in: source)?.masked ?? DocumentReport(source: source)
  }

  // MARK: One document

  private func beginDocument() {
    // To read it costs less than to write it, which is checked at run time.
    if let now = clock?(), now != time.value { time.value = now }
    rendering.beginDocument()
    state.value.begin(errorsBefore: sink.errorCount)
  }

  func run(_ source: Source) {
    sink.beginDocument()
    // A fix is computed for the text that was read, which differs from the file's bytes here.
    defer { if source.isRewritten { sink.revise(since: 0) { $0.fix = nil } } }
    readAndConfirm(source)
  }

  /// Reads a document and compiles its messages. Returns whether it contained a message or a part of one.
  @discardableResult
  func read(_ source: Source) -> Bool {
    beginDocument()
    let failure = document.scan(source)
    state.value.isScanned = failure == nil
    if let failure {
      reject(source, as: failure)
      return true
    }
    if document.hasByteOrderMark { sink.report(.byteOrderMark) }
    if !options.onlyChecks, let marker = source.firstMarker {
      sink.report(.unwritable(marker))
      rejectDocument(source.clamped(Span(0, .max)), isValue: false)
      return true
    }
    if let format = options.format { return read(source, as: format) }
    let detection = Detection(document, namesPushType: options.settings.apnsPushType != nil)
    guard let format = detection.report(on: document, to: sink) else {
      rejectDocument(document.span(.root), isValue: true)
      return true
    }
    if !options.onlyChecks, !isRehearsal { detected.value[format, default: 0] += 1 }
    return read(source, as: format)
  }

  private func read(_ source: Source, as format: Format) -> Bool {
    state.value.learn(format)
    rendering.judgesDocument = format.isOfService && !isAskedFor && rules == nil
    rules?.beginDocument(format, file: source.name)
    if options.format == nil, format.role == .addresses, !options.onlyChecks {
      sink.report(.holdsAddresses(format, in: document))
      rejectDocument(document.span(.root), isValue: true)
      return true
    }
    let messagesBefore = totals.messages
    // Values in a service's own format are copied to the request unchanged; a vendor's values must be interpreted.
    sink.judgingPlaceholders(sink.readsPlaceholders && !format.isOfService) {
      lowering.value.lower(format) { lowering in
        // Values that were read are passed on unchanged.
        sink.judgingPlaceholders(false) {
          compile(&lowering.message, lowering.addressScope, since: lowering.findingsStart, lowering.isUnclear)
        }
      }
    }
    if !lowering.value.unread.isEmpty { rejectUnread() }
    // A document in which no message was found because it is broken is one input that must not be lost.
    let isBroken = totals.messages == messagesBefore && sink.hasError(within: Span(0, .max), since: 0)
    if isBroken { rejectDocument(document.span(.root), isValue: true) }
    return !isBroken
  }

  private func rejectUnread() {
    for part in lowering.value.unread {
      if part.isMessage { totals.messages += 1 }
      reject(
        pointer: part.pointer, document.span(part.node), within: document.span(part.whole), isValue: true,
        since: part.findingsStart)
    }
    lowering.value.unread.removeAll()
  }

  // MARK: One message

  /// Compiles a message. Errors in it and around its `addresses`, since `findingsStart`, prevent it from being written.
  private func compile(_ message: inout Message, _ addresses: Node, since findingsStart: Int, _ isUnclear: Bool) {
    totals.messages += 1
    let ownStart = sink.count
    if !state.value.knowsErrors { learnErrors(around: message) }
    // A message that was built in Swift has no document.
    let hasFindings = ownStart > findingsStart && message.node.exists
    let addresses = hasFindings && addresses.exists ? document.span(addresses) : nil
    state.value.isHeldBack =
      sink.hasMoreErrors || !state.value.errors.isEmpty
      || hasFindings && sink.hasError(within: message.messageSpan, since: findingsStart)
      || addresses.map { sink.hasError(within: $0, since: findingsStart) } ?? false
    state.value.unsent = TargetList()
    // For a message that cannot be interpreted, only the error is known.
    let isSound = !isUnclear && infer(&message)
    if state.value.isHeldBack || !isSound {
      reject(
        pointer: message.traits.place.pointer, message.messageSpan,
        within: message.traits.place.whole.exists ? document.span(message.traits.place.whole) : nil, isValue: true,
        addresses: addresses, unsent: state.value.unsent.targets, since: findingsStart, own: ownStart)
    }
    emitter.drain()
  }

  @inline(__always)
  private func infer(_ message: inout Message) -> Bool {
    Intent.infer(&message)
    // The explanation of a message depends on the edits that rules make.
    if rules == nil { Intent.explain(message, sink) }
    return compileInferred(&message)
  }

  /// Compiles a message whose kind is known. Returns whether there were no errors.
  @inline(__always)
  private func compileInferred(_ message: inout Message) -> Bool {
    let findingsStart = sink.count
    let isDumped = options.emission == .ir && !isRehearsal
    state.value.isRefused = !sink.hasNoError { rules?.begin(&message, requestedTargets, goesNowhere: isDumped) }
    defer { rules?.end(since: findingsStart) }
    if isDumped {
      if state.value.isRefused || state.value.isHeldBack { return false }
      emitter.dump(message)
      totals.records += 1
      return true
    }
    return writeForTargets(message) && !state.value.isRefused
  }
}

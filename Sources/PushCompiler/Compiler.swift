import PushBackEnd
import PushFrontEnd
import PushDiagnostics
package import PushJSON
import PushPasses
import PushSyntax

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
  /// What the compiler does.
  public let options: CompilerOptions
  /// What it has done so far.
  public var counts: CompilerCounts { totals }
  var totals = CompilerCounts()

  let sink = DiagnosticSink()
  private let emitter: Emitter
  private let rendering: Rendering
  private let fanOut: FanOut?
  private let rules: RuleStage?
  let document = Document()
  /// In a cell, where it is used again in its place.
  private let lowering: Cell<Lowering>
  var rejections: [Rejection] = []
  /// The format of the document that was read last.
  package private(set) var format: Format?
  /// The errors that speak against all messages of the document; nil before its first message.
  var documentErrors: [Diagnostic]?
  /// How many errors there were before the document.
  var errorsBefore = 0
  /// Whether a rule has refused the message at hand, wherever it goes.
  private var isRefused = false
  /// Whether an error in the document keeps the message at hand from being written. It is checked all the same.
  private var isHeldBack = false
  /// Those of the messages of the document to FCM.
  private var collapseKeys = CollapseKeys()
  /// Whether this round only looks for findings and writes nothing.
  var isRehearsal = false

  /// A compiler that hands what it writes to `write`, piece by piece.
  public convenience init(_ options: CompilerOptions, write: @escaping (borrowing RawSpan) -> Void) {
    self.init(with: options, taking: nil) { $0.withSpan(write) }
  }

  /// A compiler that appends what it writes to an output.
  package convenience init(_ options: CompilerOptions, to output: Output) {
    self.init(with: options, taking: nil) { output.append($0) }
  }

  /// Compiles one document; returns what it wrote, whole, and what became of it.
  public static func compile(
    _ source: PushSource, _ options: CompilerOptions
  ) -> (output: [UInt8], report: DocumentReport) {
    var written: [UInt8] = []
    let compiler = Compiler(with: options, taking: nil) { written += $0.bytes }
    let report = compiler.compile(source)
    compiler.flush()
    return (written, report)
  }

  /// A compiler that writes records, or hands over requests where these are taken.
  init(
    with options: CompilerOptions, taking take: ((PushRequest) -> Void)?, writing write: @escaping (Output) -> Void
  ) {
    self.options = options
    sink.limitPerCode = options.findingsPerCode
    sink.mostFindings = options.limits.findings
    sink.concerns(document.origin)
    document.limits = options.limits.scanning
    sink.leavesOutExplanations = !options.hasExplanations
    rendering = Rendering(settings: options.settings, sink: sink)
    lowering = Cell(Lowering(decoder: Decoder(document, diagnostics: sink), message: Message(document: document)))
    emitter = Emitter(options, sink: sink, taking: take, write: write)
    fanOut = options.devices.map(FanOut.init)
    let sink = sink
    rules = options.rules.map { RuleStage($0, options.settings, sink) }
    if options.onlyChecks { ignoreWhatIsNoFault() }
  }

  /// What the command line still has to say is no fault of a document, and without a target nothing is lost.
  private func ignoreWhatIsNoFault() {
    sink.ignore(.leftOpen)
    sink.ignore(.noAddress)
    sink.ignore(.formatDetected)
    sink.ignore(.vendorID)
    if options.targets == nil { sink.ignore(.loss) }
  }

  /// How many findings of a severity there were, those that were not kept included.
  public func total(_ severity: Severity) -> Int { sink.total(severity) }

  /// Hands over what has not been written yet.
  public func flush() { emitter.flush() }

  /// Compiles one document.
  @discardableResult
  public func compile(_ source: PushSource) -> DocumentReport {
    findings(compiling: source)?.masked ?? DocumentReport(source: source, format: format)
  }

  /// Compiles one document; returns what was found in it, secrets included. Nil where there is nothing to tell.
  package func findings(compiling source: Source) -> DocumentFindings? {
    totals.documents += 1
    if options.appliesFixes {
      let (source, fixed) = fixed(source)
      run(source)
      return takeFindings(in: source, fixed: fixed)
    }
    run(source)
    return takeFindings(in: source)
  }

  private func takeFindings(in source: Source, fixed: [Diagnostic] = []) -> DocumentFindings? {
    if sink.count == 0, rejections.isEmpty, fixed.isEmpty {
      sink.endDocument()
      return nil
    }
    var findings = DocumentFindings(source: source, format: format, diagnostics: sink.take(), fixed: fixed)
    if !rejections.isEmpty { swap(&findings.rejections, &rejections) }
    return findings
  }

  /// Compiles a message that was built in Swift.
  @discardableResult
  public func compile(_ message: Message) -> DocumentReport {
    totals.documents += 1
    beginDocument()
    var message = message
    compile(&message, .absent, since: 0, false)
    let source = Source(name: "message", bytes: SourceBytes([]))
    return takeFindings(in: source)?.masked ?? DocumentReport(source: source)
  }

  // MARK: One document

  private func beginDocument() {
    rendering.beginDocument()
    collapseKeys.clear()
    format = nil
    documentErrors = nil
    errorsBefore = sink.errorCount
  }

  func run(_ source: Source) {
    sink.beginDocument()
    // A fix is made for the text that was read, which is not quite what the file has.
    defer { if source.original != nil { sink.revise(since: 0) { $0.fix = nil } } }
    let hasMessage = read(source)
    // A dump says nothing of what is checked on the way to a service.
    let isConfirmed = !sink.brokenValues.isEmpty && (options.emission != .ir || isRehearsal)
    // Of a list that was cut, nobody can tell what is missing.
    if isConfirmed, !sink.hasMoreErrors { confirmFindings(in: source) }
    if !hasMessage, let format = options.format, document.scan(source) == nil {
      Detection(document).reportOther(than: format, on: document, to: sink)
    }
  }

  /// Reads a document, and compiles its messages; whether there was any, or a part of one.
  @discardableResult
  func read(_ source: Source) -> Bool {
    beginDocument()
    if let failure = document.scan(source) {
      sink.report(failure.diagnostic(in: source))
      rejectDocument(source.clamped(Span(0, .max)), isValue: false)
      return true
    }
    if document.hasByteOrderMark { sink.report(.byteOrderMark) }
    if !options.onlyChecks, let marker = source.firstMarker {
      sink.report(.unwritable(marker, in: source))
      rejectDocument(source.clamped(Span(0, .max)), isValue: false)
      return true
    }
    guard let format = options.format ?? Detection(document).report(on: document, to: sink) else {
      rejectDocument(document.span(.root), isValue: true)
      return true
    }
    self.format = format
    rules?.beginDocument(format, file: source.name)
    if options.format == nil, format.role == .addresses, !options.onlyChecks {
      sink.report(.holdsAddresses(format))
      rejectDocument(document.span(.root), isValue: true)
      return true
    }
    lowering.value.hasRegisteredDevices = fanOut != nil
    lowering.value.judgesVendor = options.onlyChecks && options.targets == nil
    let messagesBefore = totals.messages
    // What a service's own format says stays in the request as it is; a vendor's words have to be understood.
    sink.judgingPlaceholders(!options.onlyChecks && !format.isOfService) {
      lowering.value.lower(format) { lowering in
        // What was read passes on as it is.
        sink.judgingPlaceholders(false) {
          compile(&lowering.message, lowering.addressScope, since: lowering.findingsStart, lowering.isUnclear)
        }
      }
    }
    for part in lowering.value.unread {
      if part.isMessage { totals.messages += 1 }
      reject(pointer: part.pointer, document.span(part.node), isValue: true, since: part.findingsStart)
    }
    lowering.value.unread.removeAll()
    // A document in which no message was found because it is broken is one input that must not be lost.
    let isBroken = totals.messages == messagesBefore && sink.hasError(within: Span(0, .max), since: 0)
    if isBroken { rejectDocument(document.span(.root), isValue: true) }
    return !isBroken
  }

  // MARK: One message

  /// Compiles a message. The errors in it and around its `addresses`, found since a place in the list of findings, keep it from being written.
  private func compile(_ message: inout Message, _ addresses: Node, since findingsStart: Int, _ isUnclear: Bool) {
    totals.messages += 1
    let ownStart = sink.count
    let span = message.messageSpan
    if documentErrors == nil { documentErrors = errors(around: message) }
    // A message that was built in Swift has no document.
    let hasFindings = message.node.exists && sink.count > findingsStart
    let addresses = hasFindings && addresses.exists ? document.span(addresses) : nil
    isHeldBack =
      sink.hasMoreErrors || documentErrors?.isEmpty == false
      || hasFindings && sink.hasError(within: span, since: findingsStart)
      || addresses.map { sink.hasError(within: $0, since: findingsStart) } ?? false
    // Of a message that nobody can make out, nothing is known but the error.
    let isSound = !isUnclear && infer(&message)
    if isHeldBack || !isSound {
      reject(
        pointer: message.place.pointer, span, isValue: true, addresses: addresses, since: findingsStart, own: ownStart)
    }
    emitter.drain()
  }

  private func infer(_ message: inout Message) -> Bool {
    if let type = options.settings.apnsPushType { message.state(type) }
    Intent.infer(&message)
    // What rules make of the message decides what is said of it.
    if rules == nil { Intent.explain(message, sink) }
    return compileInferred(&message)
  }

  /// Compiles a message of which it is known what kind it is; whether nothing spoke against it.
  private func compileInferred(_ message: inout Message) -> Bool {
    let findingsStart = sink.count
    let errorsBefore = sink.errorCount
    let isDumped = options.emission == .ir && !isRehearsal
    rules?.begin(&message, goesNowhere: isDumped)
    defer { rules?.end(since: findingsStart) }
    isRefused = sink.errorCount != errorsBefore
    if isDumped {
      if isRefused || isHeldBack { return false }
      emitter.dump(message)
      totals.records += 1
      return true
    }
    return write(message) && !isRefused
  }

  /// Writes a message for its targets; whether all of them took it.
  private func write(_ message: Message) -> Bool {
    if fanOut != nil, !message.hasAddress, !message.isBroadcast { return writeToDevices(message) }
    let targets = TargetChoice(message, requested: options.requestedTargets)
    if options.emission != .simctl { targets.report(message, sink) }
    // Blocks for Apple's devices that only pass through: the others take the message all the same.
    if message.has(.apnsPayloadBlock) || message.has(.apnsHeadersBlock), message.homes.first != .apns {
      sink.limit(to: .warning) { checkApplePart(of: message, isPassedOn: !targets.contains(.apns)) }
    }
    let errorsBefore = sink.errorCount
    if targets.isSingle { return writeToAll(of: targets, message) == errorsBefore }
    return sink.forSeveralTargets { writeToAll(of: targets, message) } == errorsBefore
  }

  /// Writes a message for its targets in their order; returns how many errors there are now.
  private func writeToAll(of targets: TargetChoice, _ message: Message) -> Int {
    var errors = sink.errorCount
    if targets.contains(.apns) { errors = write(message, for: .apns, errorsBefore: errors) }
    if targets.contains(.fcm) { errors = write(message, for: .fcm, errorsBefore: errors) }
    if targets.contains(.hms) { errors = write(message, for: .hms, errorsBefore: errors) }
    return errors
  }

  /// Writes a message without addresses to the registered devices; whether all targets took it.
  private func writeToDevices(_ message: Message) -> Bool {
    if fanOut?.refuses(message, sink) == true { return false }
    let errorsBefore = sink.errorCount
    // What holds for one topic holds for the others of the service.
    sink.withoutRepeats {
      fanOut?.forEachPart(of: message, requested: options.requestedTargets, sink) { part, target in
        _ = write(part, for: target, errorsBefore: sink.errorCount)
      }
    }
    return sink.errorCount == errorsBefore
  }

  /// Writes a message for a target, unless an error speaks against it; returns how many errors there are now.
  private func write(_ original: Message, for target: Target, errorsBefore: Int) -> Int {
    var message = original
    rules?.apply(to: &message, for: target)
    let settings = options.settings
    if target == .apns { AppleBlocks.check(message, sink) }
    if target == .fcm { collapseKeys.add(message, sink) }
    let lifted = AppleContent.lift(in: &message, for: target, settings.sdk(for: message, on: target), sink)
    Intent.infer(&message, afterChangeOf: lifted)
    let sdk = settings.sdk(for: message, on: target)
    let isAskedFor = !options.onlyChecks || options.targets != nil
    let isForAndroid = target == .hms || target == .fcm && sdk != nil
    let context = CheckContext(
      target: target, now: settings.now, sdk: sdk,
      isHMSv3: target == .hms && settings.hmsVersion(for: message) == .v3, isAskedFor: isAskedFor, sink: sink)
    // One problem is one finding, however many targets it concerns.
    sink.oncePerMessage { Validation.validate(isForAndroid ? message.asOnAndroid : message, context) }
    var isWritten = !isRefused && sink.errorCount == errorsBefore
    let isRendered = isAskedFor || UnwrittenRequest.isOfInterest(message, for: target)
    if isRendered {
      // What would be lost on the way is of no interest where nothing is sent; the size is.
      sink.leaveOut(isWritten ? nil : .loss) { rendering.render(message, for: target) }
    }
    isWritten = isWritten && !isHeldBack && sink.errorCount == errorsBefore
    if isWritten, isRendered { rendering.checkContent(of: message) }
    if isWritten, !options.onlyChecks, !isRehearsal {
      totals.records += emitter.emit(message, rendering)
    } else {
      emitter.check(message, target)
    }
    return sink.errorCount
  }
}

import PushDiagnostics
package import PushJSON
import PushSystem

/// A compiler that follows the clock, for long-running programs: expirations count from the time at which a message is
/// compiled.
package final class LiveCompiler {
  private let clock: () -> Int64
  private let hasFixedTime: Bool
  private let take: ((PushRequest) -> Void)?
  private let write: (Output) -> Void
  /// In a cell so that accesses to it are not checked at run time.
  private let compiler: Cell<Compiler>

  /// A compiler that writes records, or hands over requests where these are taken. If the options set no time, it follows the
  /// system's clock, or another one.
  package init(
    _ options: CompilerOptions, clock: (() -> Int64)? = nil, taking take: ((PushRequest) -> Void)? = nil,
    writing write: @escaping (Output) -> Void
  ) {
    self.clock = clock ?? currentTime
    hasFixedTime = options.settings.now != nil
    self.take = take
    self.write = write
    compiler = Cell(Compiler(with: options, taking: take, writing: write))
  }

  /// The compiler of the last document. It counts all documents so far.
  package var latest: Compiler { compiler.value }

  /// The compiler for the next document. Each has a fixed time: when the clock advances, a new one replaces it.
  package var current: Compiler {
    if hasFixedTime { return latest }
    let now = clock()
    if now == latest.options.settings.now { return latest }
    var options = latest.options
    options.settings.now = now
    latest.flush()
    compiler.value = Compiler(with: options, taking: take, writing: write, countingOn: latest)
    return latest
  }
}

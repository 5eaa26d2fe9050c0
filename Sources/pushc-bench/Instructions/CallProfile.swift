/// A profile from callgrind: the instructions of all calls from one function to another, including nested calls. It
/// reads the profile line by line:
///
/// ```
/// fn=main
/// 12 7
/// cfn=work
/// calls=3 20
/// 13 4096
/// summary: 4103
/// ```
struct CallProfile {
  struct Call {
    let caller: String
    let callee: String
    let instructions: Int
  }

  private(set) var calls: [Call] = []
  private(set) var total = 0
  private var caller = ""
  private var callee = ""
  /// Whether the next line is the cost of a call.
  private var isCall = false

  mutating func read(_ line: String) {
    if isCall {
      isCall = false
      let instructions = line.split(separator: " ").last.flatMap { Int($0) } ?? 0
      calls.append(Call(caller: caller, callee: callee, instructions: instructions))
    } else if line.hasPrefix("fn=") {
      caller = String(line.dropFirst(3))
    } else if line.hasPrefix("cfn=") {
      callee = String(line.dropFirst(4))
    } else if line.hasPrefix("calls=") {
      isCall = true
    } else if line.hasPrefix("summary: ") {
      total = line.split(separator: " ").last.flatMap { Int($0) } ?? 0
    }
  }

  /// The instructions of all calls that enter a stage.
  func instructions(within border: StageBorder) throws(BenchError) -> Int {
    let crossing = calls.filter { border.isCrossed(by: $0) }
    if crossing.isEmpty { throw border.isMissing }
    return crossing.reduce(0) { $0 + $1.instructions }
  }
}

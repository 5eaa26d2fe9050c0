import Foundation
import Fuzzing

/// `pushc-fuzz --target=NAME …`: fuzzes parts of pushc, without names all of them; `--list` prints the names.
///
/// With libFuzzer, the remaining arguments are libFuzzer's options and corpus folders (`.ci/fuzz` passes them). Without
/// it, every seed and `--mutations=N` mutations of each are tried, which are the same in every run.
@main
enum FuzzProgram {
  static func main() throws {
    if CommandLine.arguments.contains("--list") { return print(names) }
    let targets = values(of: "target").isEmpty ? FuzzTarget.all : values(of: "target").map(target)
    if let folder = values(of: "write-seeds").first { return try writeSeeds(of: only(targets), to: folder) }
    #if LIBFUZZER
      try LibFuzzer.run(only(targets))
    #else
      let count = values(of: "mutations").first.flatMap { Int($0) } ?? 1
      for target in targets { print(target.name, try tryAll(target, mutations: count), "inputs") }
    #endif
  }

  private static var names: String { FuzzTarget.all.map(\.name).joined(separator: "\n") }

  private static func target(_ name: String) -> FuzzTarget {
    guard let target = FuzzTarget.named(name) else { stop("unknown target \(name); the targets are:\n\(names)") }
    return target
  }

  private static func only(_ targets: [FuzzTarget]) -> FuzzTarget {
    if targets.count != 1 { stop("pass one --target=NAME; the targets are:\n\(names)") }
    return targets[0]
  }

  private static func values(of option: String) -> [String] {
    CommandLine.arguments.filter { $0.hasPrefix("--\(option)=") }.map { String($0.dropFirst(option.count + 3)) }
  }

  static func stop(_ text: String) -> Never {
    FileHandle.standardError.write(Data((text + "\n").utf8))
    exit(2)
  }

  /// libFuzzer starts with the files of a folder.
  private static func writeSeeds(of target: FuzzTarget, to folder: String) throws {
    let url = URL(filePath: folder)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (index, seed) in try target.seeds().enumerated() {
      try Data(seed).write(to: url.appending(path: "seed-\(index)"))
    }
  }

  /// Checks the seeds and mutations of each, and returns the number of inputs. Of the inputs that violate the same
  /// invariant, the shortest is printed.
  private static func tryAll(_ target: FuzzTarget, mutations: Int) throws -> Int {
    var mutator = try InputMutator(target)
    var count = 0
    var broken: [Substring: (input: [UInt8], description: String)] = [:]
    for seed in try target.seeds() {
      var input = seed
      mutator.begin(seed)
      for index in 0...mutations {
        // Every fourth mutation starts with the seed again, so that inputs stay almost valid.
        if index > 0 { input = mutator.mutated(index % 4 == 1 ? seed : input) }
        count += 1
        do throws(BrokenInvariant) {
          try target.check(input)
        } catch {
          let kind = error.description.prefix(60)
          if input.count < broken[kind]?.input.count ?? .max { broken[kind] = (input, error.description) }
        }
      }
    }
    if broken.isEmpty { return count }
    stop(
      broken.values.map { "\(target.name): \($0.description)\ninput: \(Data($0.input).base64EncodedString())\n" }
        .joined())
  }
}

#if LIBFUZZER
  import CLibFuzzer
  import Foundation
  import Fuzzing
  import Synchronization

  /// Passes a target to libFuzzer.
  enum LibFuzzer {
    fileprivate static let target = FuzzTarget.all.first {
      CommandLine.arguments.contains("--target=\($0.name)")
    }
    fileprivate static let mutator = Mutex(target.flatMap { try? InputMutator($0) })

    static func run(_ target: FuzzTarget) throws {
      var count = CommandLine.argc
      var arguments = unsafe CommandLine.unsafeArgv
      let code = unsafe withUnsafeMutablePointer(to: &arguments) { place in
        unsafe place.withMemoryRebound(to: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?.self, capacity: 1) {
          unsafe LLVMFuzzerRunDriver(&count, $0) { data, size in
            unsafe check(UnsafeBufferPointer(start: data, count: size))
          }
        }
      }
      exit(code)
    }
  }

  /// A violated invariant ends the program like a crash, so that libFuzzer keeps the input.
  private func check(_ input: UnsafeBufferPointer<UInt8>) -> Int32 {
    do throws(BrokenInvariant) {
      try unsafe LibFuzzer.target?.check(Array(input))
    } catch {
      fatalError(error.description)
    }
    return 0
  }

  /// libFuzzer mutates inputs through this function. Every third call uses its own mutator, which knows the comparisons
  /// that the program made.
  @c(LLVMFuzzerCustomMutator)
  public func mutate(_ data: UnsafeMutablePointer<UInt8>, _ size: Int, _ capacity: Int, _ seed: UInt32) -> Int {
    if seed % 3 == 0 { return unsafe LLVMFuzzerMutate(data, size, capacity) }
    let input = unsafe Array(UnsafeBufferPointer(start: data, count: size))
    guard let mutated = LibFuzzer.mutator.withLock({ $0?.mutated(input) }), mutated.count <= capacity else {
      return unsafe LLVMFuzzerMutate(data, size, capacity)
    }
    unsafe data.update(from: mutated, count: mutated.count)
    return mutated.count
  }
#endif

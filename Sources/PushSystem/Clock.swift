#if !(canImport(Glibc) || canImport(Musl) || canImport(Darwin) || canImport(WASILibc))
  /// WebAssembly has no C library: its host tells the time. An `Int` has 32 bits there, too few from 2038 on.
  @_extern(c)
  private func time(_ result: UnsafeMutablePointer<Int64>?) -> Int64
#endif

/// The system's clock, in seconds since 1970.
package func currentTime() -> Int64 { Int64(time(nil)) }

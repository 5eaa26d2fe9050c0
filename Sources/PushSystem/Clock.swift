#if !(canImport(Glibc) || canImport(Musl) || canImport(Darwin) || canImport(WASILibc))
  /// WebAssembly has no C library: its host tells the time.
  @_extern(c)
  private func time(_ result: UnsafeMutablePointer<Int>?) -> Int
#endif

/// The system's clock, in seconds since 1970.
package func currentTime() -> Int64 { Int64(time(nil)) }

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The system's clock, in seconds since 1970.
func currentTime() -> Int64 { Int64(time(nil)) }

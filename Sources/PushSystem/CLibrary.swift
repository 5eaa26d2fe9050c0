// The C library, under whichever name the platform has it. All that differs from platform to platform is in this module.
#if canImport(Glibc)
  @_exported public import Glibc
#elseif canImport(Musl)
  @_exported public import Musl
#elseif canImport(Darwin)
  @_exported public import Darwin
#elseif canImport(WASILibc)
  @_exported public import WASILibc
#endif

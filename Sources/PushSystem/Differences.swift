// What the C libraries do not have alike. Only Linux with glibc is tested; the rest follows their documentation.

/// Makes sure that the disk has room for so many bytes of a file; the number of the error, 0 where there is none. Where the
/// system cannot tell, the writes will.
package func reserveRoom(in descriptor: Int32, _ count: Int) -> Int32 {
  #if canImport(Glibc) || canImport(Musl)
    let reason = posix_fallocate(descriptor, 0, count)
    return reason == EOPNOTSUPP || reason == EINVAL ? 0 : reason
  #else
    return 0
  #endif
}

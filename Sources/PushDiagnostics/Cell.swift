/// A value with a single owner that reads and changes it for every message.
///
/// A stored property of a class would work, but Swift checks at run time that accesses to it do not overlap, and this
/// check costs more than the accesses themselves. Audited unsafe code: the owner belongs to one thread and never starts
/// an access to the value during a modification.
@safe
public final class Cell<Value> {
  @usableFromInline let memory: UnsafeMutablePointer<Value>

  /// Creates a cell that holds a value.
  public init(_ value: Value) {
    unsafe memory = .allocate(capacity: 1)
    unsafe memory.initialize(to: value)
  }

  deinit {
    unsafe memory.deinitialize(count: 1)
    unsafe memory.deallocate()
  }

  /// The stored value.
  @inlinable
  public var value: Value {
    @inline(__always) _read { yield unsafe memory.pointee }
    @inline(__always) _modify { yield unsafe &memory.pointee }
  }
}

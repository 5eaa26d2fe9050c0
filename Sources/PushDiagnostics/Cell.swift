/// A value that its one owner reads and changes on every message.
///
/// A stored property of a class would do, but Swift then checks at run time, at each access, that no other access is under
/// way, which costs more than what is done with the value. Audited unsafe code: the owner belongs to one thread and never
/// changes the value while it is being changed.
@safe
public final class Cell<Value> {
  @usableFromInline let memory: UnsafeMutablePointer<Value>

  /// A cell that holds a value.
  public init(_ value: Value) {
    unsafe memory = .allocate(capacity: 1)
    unsafe memory.initialize(to: value)
  }

  deinit {
    unsafe memory.deinitialize(count: 1)
    unsafe memory.deallocate()
  }

  /// The value.
  @inlinable
  public var value: Value {
    @inline(__always) _read { yield unsafe memory.pointee }
    @inline(__always) _modify { yield unsafe &memory.pointee }
  }
}

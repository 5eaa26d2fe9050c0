// Audited unsafe code: what C programs hold of Swift. A handle counts as one reference until it is freed.

/// An object that C programs hold.
@unsafe
func handle(for object: AnyObject) -> OpaquePointer {
  unsafe OpaquePointer(Unmanaged.passRetained(object).toOpaque())
}

/// The object behind a handle, which the caller holds during the call; nil for a null pointer.
@unsafe
func object<Object: AnyObject>(behind handle: OpaquePointer?, _ type: Object.Type) -> Object? {
  guard let handle = unsafe handle else { return nil }
  return unsafe Unmanaged<Object>.fromOpaque(UnsafeRawPointer(handle)).takeUnretainedValue()
}

/// Gives up a handle.
@unsafe
func release<Object: AnyObject>(_ handle: OpaquePointer?, _ type: Object.Type) {
  guard let handle = unsafe handle else { return }
  unsafe Unmanaged<Object>.fromOpaque(UnsafeRawPointer(handle)).release()
}

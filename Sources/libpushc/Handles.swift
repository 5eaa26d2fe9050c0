// Audited unsafe code: Swift objects owned by C programs. A handle counts as one reference until it is freed.

/// Returns a handle that owns an object.
@unsafe
func handle(for object: AnyObject) -> OpaquePointer {
  unsafe OpaquePointer(Unmanaged.passRetained(object).toOpaque())
}

/// The object of a handle, which the caller keeps alive during the call; nil for a null pointer.
@unsafe
func object<Object: AnyObject>(behind handle: OpaquePointer?, _ type: Object.Type) -> Object? {
  guard let handle = unsafe handle else { return nil }
  return unsafe Unmanaged<Object>.fromOpaque(UnsafeRawPointer(handle)).takeUnretainedValue()
}

/// Releases a handle.
@unsafe
func release<Object: AnyObject>(_ handle: OpaquePointer?, _ type: Object.Type) {
  guard let handle = unsafe handle else { return }
  unsafe Unmanaged<Object>.fromOpaque(UnsafeRawPointer(handle)).release()
}

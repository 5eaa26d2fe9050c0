/// A value behind a reference. Copying it copies the reference; the first change of a copy copies the value.
///
/// Large values with many references of their own are cheap to pass on this way.
struct CopyOnWrite<Value: Hashable & Sendable>: Hashable, Sendable {
  private var storage: Storage

  init(_ value: Value) { storage = Storage(value) }

  var value: Value {
    get { storage.value }
    _modify {
      if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.value) }
      yield &storage.value
    }
  }

  static func == (left: Self, right: Self) -> Bool { left.storage === right.storage || left.value == right.value }

  func hash(into hasher: inout Hasher) { hasher.combine(value) }

  /// Changed only by its single owner.
  private final class Storage: @unchecked Sendable {
    var value: Value

    init(_ value: Value) { self.value = value }
  }
}

import PushRules

extension Rules {
  /// The rules libraries that ship with pushc, as rules files. Their names begin with `std:`.
  public static var standard: [PushSource] {
    StandardRules.all.map { Source(name: "std:\($0.name)", bytes: SourceBytes($0.text.utf8)) }
  }
}

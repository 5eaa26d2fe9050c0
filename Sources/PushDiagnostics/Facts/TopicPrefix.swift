/// The prefix that the names of topics had in FCM's older interfaces.
package enum TopicPrefix {
  package static var text: StaticString { "/topics/" }
  /// As JSON libraries write it that escape slashes.
  package static var escaped: StaticString { #"\/topics\/"# }

  /// Whether a name has the prefix. Bytes are compared: a combining character after the prefix is part of the name.
  package static func begins(_ name: String) -> Bool { name.utf8.starts(with: text.description.utf8) }

  /// A name without the prefix.
  package static func removed(from name: String) -> Substring {
    begins(name) ? Substring(name.utf8.dropFirst(text.utf8CodeUnitCount)) : name[...]
  }
}

/// The prefix that the names of topics had in FCM's older interfaces.
package enum TopicPrefix {
  package static var text: StaticString { "/topics/" }
  /// As JSON libraries write it that escape slashes.
  package static var escaped: StaticString { #"\/topics\/"# }

  /// A name without the prefix. Bytes are compared: a combining character after the prefix is part of the name.
  package static func removed(from name: String) -> Substring {
    name.utf8.starts(with: text.description.utf8) ? Substring(name.utf8.dropFirst(text.utf8CodeUnitCount)) : name[...]
  }
}

import Foundation
import PushCompiler

/// A minimal JSON Patch implementation (RFC 6902), to show that edits have the same effect in other programs.
enum PatchReplay {
  struct Refusal: Error {
    let reason: String
  }

  /// The document after an operation. As the RFC requires, a value that is changed or removed must exist, and so must
  /// the parent of a new value.
  static func apply(_ edit: RuleEdit, to document: [String: Any]) throws -> [String: Any] {
    let path = try names(edit.path)
    switch edit.operation {
    case .add: return try changed(document, at: path) { object, name in object[name] = try value(edit.after) }
    case .replace:
      return try changed(document, at: path) { object, name in
        guard object[name] != nil else { throw Refusal(reason: "there is no \(edit.path)") }
        object[name] = try value(edit.after)
      }
    case .remove: return try removed(path, from: document).document
    case .move:
      let (rest, value) = try removed(try names(edit.from ?? ""), from: document)
      return try changed(rest, at: path) { object, name in object[name] = value }
    }
  }

  private static func removed(_ path: [String], from document: [String: Any]) throws -> (
    document: [String: Any], value: Any
  ) {
    var found: Any?
    let rest = try changed(document, at: path) { object, name in found = object.removeValue(forKey: name) }
    guard let found else { throw Refusal(reason: "unknown name \(path)") }
    return (rest, found)
  }

  private static func changed(
    _ object: [String: Any], at path: [String], _ change: (inout [String: Any], String) throws -> Void
  ) throws -> [String: Any] {
    var object = object
    guard let name = path.first else { throw Refusal(reason: "the path is empty") }
    if path.count == 1 {
      try change(&object, name)
    } else {
      guard let inner = object[name] as? [String: Any] else { throw Refusal(reason: "\(name) holds nothing") }
      object[name] = try changed(inner, at: Array(path.dropFirst()), change)
    }
    return object
  }

  private static func names(_ pointer: String) throws -> [String] {
    guard pointer.hasPrefix("/") else { throw Refusal(reason: "\(pointer) is no pointer") }
    return pointer.dropFirst().split(separator: "/", omittingEmptySubsequences: false).map {
      $0.replacingOccurrences(of: "~1", with: "/").replacingOccurrences(of: "~0", with: "~")
    }
  }

  static func value(_ json: String?) throws -> Any {
    try JSONSerialization.jsonObject(with: Data((json ?? "").utf8), options: .fragmentsAllowed)
  }
}

import Foundation

/// The interfaces of a TypeScript declaration file, which JSON is compared with.
struct TypeInterfaces {
  private struct Member {
    let type: String
    let isOptional: Bool
  }

  private var members: [String: [String: Member]] = [:]
  private var seen: [String: Set<String>] = [:]
  private(set) var problems: Set<String> = []

  /// Reads `export interface NAME extends OTHER {`, followed by `NAME?: TYPE` in lines of their own.
  init(_ text: String) {
    var current: String?
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      if line.hasPrefix("export interface "), words.count > 3 {
        current = words[2]
        let parent = words[3] == "extends" ? words[4] : ""
        let isPartial = parent.hasPrefix("Partial<")
        let inherited = members[isPartial ? String(parent.dropFirst("Partial<".count).dropLast()) : parent] ?? [:]
        members[words[2]] = inherited.mapValues { Member(type: $0.type, isOptional: isPartial || $0.isOptional) }
      } else if line == "}" {
        current = nil
      } else if let current, words.count > 1, let colon = words[0].last, colon == ":", !words[0].contains("(") {
        let name = words[0].dropLast()
        let isOptional = name.last == "?"
        members[current]?[String(isOptional ? name.dropLast() : name)] = Member(
          type: words.dropFirst().joined(separator: " "), isOptional: isOptional)
      }
    }
  }

  /// The declared members of an interface that no JSON had.
  func unseen(of name: String) -> Set<String> {
    Set(members[name, default: [:]].keys).subtracting(seen[name, default: []])
  }

  mutating func check(_ json: String, as name: String) throws {
    check(try JSONSerialization.jsonObject(with: Data(json.utf8)), as: name)
  }

  private mutating func check(_ value: Any, as name: String) {
    if let values = value as? [Any] { return values.forEach { check($0, as: name) } }
    guard let object = value as? [String: Any], let members = members[name] else {
      problems.insert("\(name) is not an object, or not declared")
      return
    }
    for (key, member) in members where !member.isOptional && object[key] == nil { problems.insert("no \(name).\(key)") }
    for (key, value) in object {
      guard let member = members[key] else {
        problems.insert("\(name).\(key) is not declared")
        continue
      }
      seen[name, default: []].insert(key)
      let type = member.type.replacing("[]", with: "")
      if self.members[type] != nil { check(value, as: type) }
    }
  }
}

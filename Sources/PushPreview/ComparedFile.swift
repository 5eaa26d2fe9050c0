import PushCompiler
import PushDiagnostics

/// The messages of a file of one of two compared versions.
struct ComparedFile {
  let name: String
  private(set) var messages: [ComparedMessage] = []

  /// The files of documents, each of which has one or several.
  static func all(in documents: [(preview: DocumentPreview, name: String)]) -> [ComparedFile] {
    var files: [ComparedFile] = []
    var known: [String: Int] = [:]
    for (preview, name) in documents {
      let index = known[name] ?? files.count
      if index == files.count { files.append(ComparedFile(name: name)) }
      known[name] = index
      files[index].messages += ComparedMessage.all(in: preview)
    }
    return files
  }
}

/// A message with what devices show of it through each service.
struct ComparedMessage {
  /// A message through one service, which is one of several where it has several of them.
  struct Request: Hashable {
    struct Key: Hashable {
      let target: Target?
      let number: Int
    }

    let key: Key
    let heading: String
    let screens: [Screen]
    /// What a user can notice of the screens, which is what is compared.
    private var noticed: [Screen] { screens.compactMap { $0.noticed } }

    static func == (left: Request, right: Request) -> Bool { left.key == right.key && left.noticed == right.noticed }

    func hash(into hasher: inout Hasher) {
      hasher.combine(key)
      hasher.combine(noticed)
    }
  }

  let heading: String
  /// Those that are sent.
  private(set) var requests: [Request] = []
  /// What was found wrong in it.
  private(set) var errors: [Finding] = []

  /// The messages of a document, each of which has a place of its own.
  static func all(in document: DocumentPreview) -> [ComparedMessage] {
    var messages: [ComparedMessage] = []
    var known: [String: Int] = [:]
    for preview in document.messages {
      let place = "\(preview.line) \(preview.pointer)"
      let heading = PreviewText.heading(of: preview, in: document)
      let index = known[place] ?? messages.count
      if index == messages.count { messages.append(ComparedMessage(heading: heading)) }
      known[place] = index
      messages[index].errors += preview.findings.filter { $0.diagnostic.severity == .error }
      guard preview.isSent else { continue }
      let number = messages[index].requests.count { $0.key.target == preview.target }
      messages[index].requests.append(
        Request(key: .init(target: preview.target, number: number), heading: heading, screens: preview.screens))
    }
    let common = document.findings.filter { $0.diagnostic.severity == .error }
    for index in messages.indices where messages[index].requests.isEmpty && messages[index].errors.isEmpty {
      messages[index].errors = common
    }
    return messages
  }

  /// For each new message, the index of the old one that it is compared with; nil for those that are new. First those that look
  /// the same find each other, at best at the same place; of the others, those at the same distance from these.
  static func partners(of new: [ComparedMessage], in old: [ComparedMessage]) -> [Int?] {
    var partners: [Int?] = new.indices.map { index in
      old.indices.contains(index) && !new[index].requests.isEmpty && old[index].requests == new[index].requests
        ? index : nil
    }
    var taken = Set(partners.compactMap { $0 })
    var alike: [[Request]: [Int]] = [:]
    for index in old.indices.reversed() where !taken.contains(index) && !old[index].requests.isEmpty {
      alike[old[index].requests, default: []].append(index)
    }
    for index in new.indices where partners[index] == nil && !new[index].requests.isEmpty {
      guard let partner = alike[new[index].requests]?.popLast() else { continue }
      partners[index] = partner
      taken.insert(partner)
    }
    var distance = 0
    for index in new.indices {
      if let partner = partners[index] { distance = partner - index; continue }
      let place = index + distance
      guard old.indices.contains(place), taken.insert(place).inserted else { continue }
      partners[index] = place
    }
    return partners
  }
}

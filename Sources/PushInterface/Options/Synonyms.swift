import PushCompiler

/// Alternative names of the services and formats: platforms, companies and products.
enum Synonyms {
  private static let formats = ["metrica": "appmetrica", "yandex": "appmetrica"]

  /// The choice that an alternative name refers to; nil if the word is not an alternative name of any of them.
  static func choice(for word: String, among choices: [String]) -> String? {
    let name = Target.meant(by: word)?.name ?? formats[word.lowercased()]
    return name.flatMap { choices.contains($0) ? $0 : nil }
  }
}

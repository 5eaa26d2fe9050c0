import PushDiagnostics
import PushIR

extension Code {
  /// The texts in several languages are not in the form that HMS reads, or in too many languages.
  ///
  /// `multi_lang_key` has an object for each key, which has a text for each language, at most three of them.
  /// Example: `{ "greeting": "Hello" }` names no language; `{ "greeting": { "en": "Hello", "ru": "Привет" } }` names two.
  /// Other languages belong in the app's own resources.
  ///
  /// - Ground: documented, huaweiSend
  static let badLanguages = Code(.hms, 134, "bad-languages")
}

/// "multi_lang_key" (Huawei Push Kit REST API, AndroidNotification).
enum HuaweiLanguages: FieldCheck {
  static var routes: Routes { .hmsV1 }
  static var fields: FieldSet { .multiLangKey }

  private static var mostLanguages: Int { HMSLimits.languages.most }

  static func check(_ message: Message, _ context: CheckContext) {
    message.part(.multiLangKey)?.forEachMember { name, texts in
      if !texts.isObject {
        context.refuse(
          .badLanguages, "\(Visible.quoted(name.name)) must be an object with a text for each language", at: texts.span)
      } else if texts.count > mostLanguages {
        context.refuse(.badLanguages, "\(texts.count) languages are given; HMS takes \(mostLanguages)", at: name.span)
      } else {
        texts.forEachMember { language, text in
          if text.isText { return }
          context.refuse(.badLanguages, "the text for \(Visible.quoted(language.name)) must be a string", at: text.span)
        }
      }
    }
  }
}

import PushBackEnd
import PushCompiler
import PushDiagnostics

@testable import PushPreview

/// The preview of a document.
func preview(_ text: String, to targets: [Target]? = nil, name: String = "push.json") -> DocumentPreview {
  let previewer = Previewer(CompilerOptions(to: targets, now: 1_800_000_000))
  return previewer.preview(Source(name: name, bytes: SourceBytes(Array(text.utf8))))
}

/// The screens of all messages of a document.
func screens(_ text: String, to targets: [Target]? = nil) -> [Screen] {
  preview(text, to: targets).messages.flatMap(\.screens)
}

extension Screen {
  /// The value of an effect.
  func effect(_ name: String) -> String? { effects.first { $0.name == name }?.value }
}

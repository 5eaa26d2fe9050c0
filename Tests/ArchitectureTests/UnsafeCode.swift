/// The files that may contain unsafe code: few files, each audited, tested and fuzzed.
enum UnsafeCode {
  static let audited: Set<String> = [
    "Sources/PushDiagnostics/Cell.swift",
    "Sources/PushDiagnostics/Sources/SourceBytes.swift",
    "Sources/PushJSON/Scanning/Bytes.swift",
    "Sources/PushJSON/Document/Cursors.swift",
    "Sources/PushJSON/Scanning/Digits.swift",
    "Sources/PushJSON/Document/Document+Content.swift",
    "Sources/PushJSON/Document/Document+Members.swift",
    "Sources/PushJSON/Document/Document.swift",
    "Sources/PushJSON/Scanning/Escape.swift",
    "Sources/PushJSON/Scanning/ByteClasses.swift",
    "Sources/PushJSON/Document/Key.swift",
    "Sources/PushJSON/Document/MemberSet.swift",
    "Sources/PushJSON/Output/Output+JSON.swift",
    "Sources/PushJSON/Output/Output+Search.swift",
    "Sources/PushJSON/Output/Output.swift",
    "Sources/PushJSON/Scanning/ScannedText.swift",
    "Sources/PushJSON/Scanning/Scanner.swift",
    "Sources/PushJSON/Document/Tape.swift",
    "Sources/PushJSON/Scanning/UTF8.swift",
    "Sources/PushIR/Message/MessageStorage.swift",
    // Pass texts and objects to and from C programs.
    "Sources/libpushc/CodeFunctions.swift",
    "Sources/libpushc/CompilerFunctions.swift",
    "Sources/libpushc/Handles.swift",
    "Sources/libpushc/LinterFunctions.swift",
    "Sources/libpushc/PreviewerFunctions.swift",
    "Sources/libpushc/Texts.swift",
    // The programs call the C library.
    "Sources/PushFiles/Environment.swift",
    "Sources/PushFiles/FileDescriptor.swift",
    "Sources/PushFiles/FileName.swift",
    "Sources/PushFiles/Folders.swift",
    "Sources/PushFiles/Lines.swift",
    "Sources/PushFiles/Reading.swift",
    // The commands call the C library.
    "Sources/pushc-bench/CLibrary.swift",
    "Sources/pushc-bench/CallStage.swift",
    "Sources/pushc-bench/Programs.swift",
    "Sources/pushc/Input/LineBlocks.swift",
    "Sources/pushc/System/OutputFile.swift",
    "Sources/pushc/System/Signals.swift",
    "Sources/pushc/System/Threads.swift",
  ]

  /// Files with unsafe code that are not in the list of audited files.
  static func violations(in files: [SourceFile], audited: Set<String> = audited) -> [String] {
    files.filter { hasUnsafeCode($0) && !audited.contains($0.path) }.map(\.path)
  }

  /// Entries of the list without unsafe code, or for files that no longer exist.
  static func staleEntries(in files: [SourceFile], audited: Set<String> = audited) -> [String] {
    audited.subtracting(files.filter(hasUnsafeCode).map(\.path)).sorted()
  }

  private static func hasUnsafeCode(_ file: SourceFile) -> Bool {
    SwiftText.words(of: SwiftText.code(file.text)).contains("unsafe")
  }
}

// swift-tools-version: 6.2

import PackageDescription

// What is tested: other C libraries have types of their own, which lead to other warnings.
#if os(Linux)
  let isTestedSystem = true
#else
  let isTestedSystem = false
#endif

/// The settings of all targets: warnings are errors, and unsafe code must be marked.
let strict: [SwiftSetting] =
  [
    .swiftLanguageMode(.v6),
    .strictMemorySafety(),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
  ] + (isTestedSystem ? [.treatAllWarnings(as: .error)] : [])

/// What no message passes is built for size in a release: `PUSHC_RELEASE`, as `.ci/release` sets it. SwiftPM has no setting
/// for that without unsafe flags, and no package can depend on one that has them.
let rarelyRun: [SwiftSetting] =
  Context.environment["PUSHC_RELEASE"] == nil ? strict : strict + [.unsafeFlags(["-Osize"])]

func module(
  _ name: String, _ dependencies: Target.Dependency..., exclude: [String] = [], settings: [SwiftSetting] = strict
) -> Target {
  .target(name: name, dependencies: dependencies, exclude: exclude, swiftSettings: settings)
}

func command(_ name: String, _ dependencies: Target.Dependency...) -> Target {
  .executableTarget(name: name, dependencies: dependencies, swiftSettings: strict)
}

func tests(_ name: String, _ dependencies: Target.Dependency...) -> Target {
  .testTarget(name: name, dependencies: dependencies, swiftSettings: strict)
}

/// Code shared by several test targets.
func support(_ name: String, _ dependencies: Target.Dependency...) -> Target {
  .target(name: name, dependencies: dependencies, path: "Tests/\(name)", swiftSettings: strict)
}

/// The program that fuzzes: `PUSHC_FUZZING=libfuzzer` where the build is instrumented for libFuzzer, as `.ci/fuzz` does it,
/// `PUSHC_FUZZING=plain` where it is not.
let fuzzProgram: [Target] =
  switch Context.environment["PUSHC_FUZZING"] {
  case "libfuzzer":
    [
      .systemLibrary(name: "CLibFuzzer", path: "Tests/LibFuzzer"),
      .executableTarget(
        name: "pushc-fuzz", dependencies: ["Fuzzing", "CLibFuzzer"], path: "Tests/FuzzProgram",
        swiftSettings: strict + [.define("LIBFUZZER")],
        // The default linker fails with an internal error on code added by the sanitizers.
        linkerSettings: [.unsafeFlags(["-use-ld=lld"])]),
    ]
  case "plain":
    [.executableTarget(name: "pushc-fuzz", dependencies: ["Fuzzing"], path: "Tests/FuzzProgram", swiftSettings: strict)]
  default: []
  }

/// The benchmark reads `/proc`.
let benchmark: [Target] = [
  command(
    "pushc-bench", "libpushc", "CPushc", "PushCompiler", "PushFrontEnd", "PushSyntax", "PushIR", "PushJSON",
    "PushFiles", "PushSystem"),
  tests("PushcBenchTests", "pushc-bench", "PushCompiler"),
]

let package = Package(
  name: "pushc",
  // The oldest systems whose library has `InlineArray`.
  platforms: [.macOS(.v26), .iOS(.v26), .tvOS(.v26), .watchOS(.v26), .visionOS(.v26)],
  products: [
    .executable(name: "pushc", targets: ["pushc"]),
    .library(name: "PushCompiler", targets: ["PushCompiler"]),
    .library(name: "PushPreview", targets: ["PushPreview"]),
    // SwiftPM has one product of a name, and pushc is the program. Install the file as libpushc.so or libpushc.dylib.
    .library(name: "pushc-c", type: .dynamic, targets: ["libpushc"]),
  ],
  targets: [
    module("PushSystem"),
    module("PushDiagnostics"),
    module("PushJSON", "PushDiagnostics"),
    module("PushSyntax", "PushJSON", "PushDiagnostics"),
    module("PushIR", "PushJSON", "PushDiagnostics"),
    module("PushFrontEnd", "PushSyntax", "PushIR", "PushJSON", "PushDiagnostics"),
    module("PushChecks", "PushIR", "PushDiagnostics"),
    module("PushBackEnd", "PushIR", "PushJSON", "PushDiagnostics"),
    module("PushRules", "PushIR", "PushJSON", "PushDiagnostics", exclude: ["Standard"]),
    module(
      "PushCompiler", "PushFrontEnd", "PushRules", "PushChecks", "PushBackEnd", "PushSyntax", "PushIR", "PushJSON",
      "PushDiagnostics", "PushSystem"),
    module("PushInterface", "PushCompiler", "PushJSON", settings: rarelyRun),
    module(
      "PushPreview", "PushCompiler", "PushFrontEnd", "PushBackEnd", "PushIR", "PushJSON", "PushDiagnostics",
      settings: rarelyRun),
    .systemLibrary(name: "CPushc"),
    module(
      "libpushc", "PushInterface", "PushPreview", "PushCompiler", "PushJSON", "CPushc", "PushSystem",
      exclude: ["WebAssembly"]),
    module("PushGrammar", "PushDiagnostics"),
    module("PushFiles", "PushDiagnostics", "PushSystem"),
    command("pushc", "PushInterface", "PushPreview", "PushCompiler", "PushFiles", "PushSystem"),
    command("pushc-generate", "PushGrammar", "PushFiles", "PushDiagnostics", "PushSystem"),
    support("RepositoryTesting"),
    support("ProgramTesting", "RepositoryTesting"),
    support("RequirementTesting"),
    support("LibraryTesting", "libpushc", "CPushc"),
    support("JSONReference"),
    support(
      "Fuzzing", "PushCompiler", "PushRules", "PushJSON", "PushDiagnostics", "RepositoryTesting", "ProgramTesting",
      "JSONReference"),
    tests("FuzzingTests", "Fuzzing"),
    tests(
      "PushcTests", "pushc", "PushCompiler", "PushDiagnostics", "RepositoryTesting", "ProgramTesting",
      "RequirementTesting"),
    tests("ArchitectureTests", "RepositoryTesting"),
    tests(
      "ConservationTests", "PushCompiler", "PushIR", "PushGrammar", "PushJSON", "PushDiagnostics",
      "RepositoryTesting"),
    tests("PushDiagnosticsTests", "PushDiagnostics"),
    tests("PushGrammarTests", "PushGrammar", "PushIR", "RepositoryTesting"),
    tests("PushJSONTests", "PushJSON", "PushDiagnostics", "JSONReference", "RepositoryTesting"),
    tests(
      "PushRulesTests", "PushRules", "PushIR", "PushJSON", "PushDiagnostics", "RepositoryTesting",
      "RequirementTesting"),
    tests("PushCompilerTests", "PushCompiler"),
    tests("PushPreviewTests", "PushPreview", "PushCompiler", "PushIR", "PushDiagnostics"),
    tests("PushInterfaceTests", "PushInterface", "PushCompiler", "LibraryTesting", "RepositoryTesting", "CPushc"),
    tests(
      "DocumentationTests", "pushc", "PushCompiler", "PushRules", "RepositoryTesting", "ProgramTesting",
      "RequirementTesting"),
    tests(
      "GoldenTests", "pushc", "RepositoryTesting", "ProgramTesting", "RequirementTesting", "LibraryTesting",
      "PushInterface", "PushCompiler", "PushSyntax", "PushIR", "PushJSON", "PushDiagnostics"),
  ] + fuzzProgram + (isTestedSystem ? benchmark : [])
)

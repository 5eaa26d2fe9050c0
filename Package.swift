// swift-tools-version: 6.2

import PackageDescription

/// What every target is built with: a warning is an error, and unsafe code says so where it stands.
let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
]

func module(_ name: String, _ dependencies: Target.Dependency..., exclude: [String] = []) -> Target {
  .target(name: name, dependencies: dependencies, exclude: exclude, swiftSettings: strict)
}

func command(_ name: String, _ dependencies: Target.Dependency...) -> Target {
  .executableTarget(name: name, dependencies: dependencies, swiftSettings: strict)
}

func tests(_ name: String, _ dependencies: Target.Dependency...) -> Target {
  .testTarget(name: name, dependencies: dependencies, swiftSettings: strict)
}

/// What several targets of tests share.
func support(_ name: String) -> Target {
  .target(name: name, path: "Tests/\(name)", swiftSettings: strict)
}

let package = Package(
  name: "pushc",
  products: [
    .executable(name: "pushc", targets: ["pushc"]),
    .library(name: "PushCompiler", targets: ["PushCompiler"]),
  ],
  targets: [
    module("PushDiagnostics"),
    module("PushJSON", "PushDiagnostics"),
    module("PushSyntax", "PushJSON", "PushDiagnostics"),
    module("PushIR", "PushJSON", "PushDiagnostics"),
    module("PushFrontEnd", "PushSyntax", "PushIR", "PushJSON", "PushDiagnostics"),
    module("PushPasses", "PushIR", "PushDiagnostics"),
    module("PushBackEnd", "PushIR", "PushJSON", "PushDiagnostics"),
    module("PushRules", "PushIR", "PushJSON", "PushDiagnostics", exclude: ["Standard"]),
    module(
      "PushCompiler", "PushFrontEnd", "PushRules", "PushPasses", "PushBackEnd", "PushSyntax", "PushIR", "PushJSON",
      "PushDiagnostics"),
    module("PushGrammar", "PushDiagnostics"),
    command("pushc", "PushCompiler"),
    command("pushc-generate", "PushGrammar"),
    command("pushc-bench", "PushCompiler", "PushFrontEnd", "PushSyntax", "PushIR", "PushJSON"),
    support("ProgramTesting"),
    tests("PushcBenchTests", "pushc-bench", "PushCompiler"),
    tests("PushcTests", "pushc", "PushCompiler", "ProgramTesting"),
    tests("ArchitectureTests"),
    tests("ConservationTests", "PushCompiler", "PushIR", "PushGrammar", "PushJSON", "PushDiagnostics"),
    tests("PushDiagnosticsTests", "PushDiagnostics"),
    tests("PushGrammarTests", "PushGrammar", "PushIR"),
    tests("PushJSONTests", "PushJSON", "PushDiagnostics"),
    tests("PushRulesTests", "PushRules", "PushIR", "PushJSON", "PushDiagnostics"),
    tests("PushCompilerTests", "PushCompiler"),
    tests("DocumentationTests", "pushc", "pushc-bench", "PushCompiler", "PushRules", "ProgramTesting"),
    tests(
      "GoldenTests", "pushc", "ProgramTesting", "PushCompiler", "PushSyntax", "PushIR", "PushJSON", "PushDiagnostics"),
  ]
)

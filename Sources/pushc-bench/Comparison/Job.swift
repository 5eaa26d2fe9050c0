import PushCompiler

/// An input that all programs convert to the same requests.
struct Job {
  /// The name of the format, and of the sources of the other programs.
  let name: String
  let isLines: Bool
  /// The path of the input, and its size in bytes.
  let input: String
  let size: Int
  /// The options that give pushc the settings that are hard-coded in the other programs.
  let options: [String]

  /// Writes the inputs to a folder.
  static func all(_ plan: Plan, in folder: TemporaryFolder) throws(BenchError) -> [Job] {
    let workloads = Workloads(plan)
    return [
      try Job(workloads.gorush(), ["--fcm-project", "demo"], folder),
      try Job(
        workloads.appMetrica(),
        ["--fcm-project", "demo", "--hms-app-id", "1001", "--apns-topic", "com.example.shop"], folder),
    ]
  }

  private init(_ workload: Workload, _ options: [String], _ folder: TemporaryFolder) throws(BenchError) {
    name = workload.name
    isLines = workload.isLines
    input = folder.file(workload.fileName)
    size = workload.bytes.count
    self.options = options
    try writeFile(workload.bytes, to: input)
  }
}

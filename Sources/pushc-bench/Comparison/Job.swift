import PushCompiler

/// An input that all programs convert to the same requests.
struct Job {
  /// The name of the format, and of the sources of the other programs.
  let name: String
  let isLines: Bool
  /// Where the input is, and how many bytes it has.
  let input: String
  let size: Int
  /// How pushc is told what the others have within them.
  let options: [String]

  /// Writes the inputs into a folder.
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
    try File(creating: input).write(workload.bytes)
  }
}

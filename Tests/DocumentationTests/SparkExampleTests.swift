import Foundation
import RepositoryTesting
import Testing

/// What Documentation/languages.md shows of Spark runs where PySpark and Java are installed, and loses nothing.
@Suite struct SparkExampleTests {
  private static let isInstalled =
    (try? Shell().run("command -v java > /dev/null && python3 -c 'import pyspark' 2> /dev/null && echo found"))
    == "found\n"

  @Test(.enabled(if: isInstalled, "PySpark or Java is not installed")) func brokenDocumentLosesNoOther() throws {
    let fences = try Repository.fences("python").filter(\.isForSpark)
    #expect(fences.count == 1)
    let shell = try Shell()
    for fence in fences { try shell.write(fence.text, to: "push.py") }
    try shell.write(Self.documents, to: "documents.ndjson")
    let home = FileManager.default.homeDirectoryForCurrentUser.path()
    let log = try shell.run("python3 push.py documents.ndjson", environment: ["HOME": home])
    let rejects = try shell.run("cat rejects/part-*").split(separator: "\n")
    #expect(try shell.run("cat requests/part-* | wc -l | tr -d ' '") == "1980\n", "\(log.suffix(2000))")
    #expect(rejects.count == 20)
    #expect(rejects.allSatisfy { $0.hasPrefix(#"{"input": "{\"notifications\": [", "rejects": [{"#) })
    #expect(try shell.run("cat requests/part-* | grep -o 'Ride [0-9]*' | sort -u | wc -l | tr -d ' '") == "1980\n")
  }

  /// Every hundredth is broken, and a blank line is behind each of these.
  private static var documents: String {
    (0..<2000).map { number in
      if number % 100 == 7 { return "{\"notifications\": [\n\n" }
      let content = #""platform":2,"tokens":["a:\#(number)"],"title":"Taxi","message":"Ride \#(number)""#
      return #"{"notifications":[{\#(content)}]}"# + "\n"
    }.joined()
  }
}

extension Fence {
  /// Whether it takes more than the language.
  var isForSpark: Bool { lines.contains { $0.contains("pyspark") } }
}

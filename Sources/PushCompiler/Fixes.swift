/// Applying the fixes of findings to the bytes of a document.
enum Fixes {
  /// The bytes with the edits of all findings that do not overlap, and those findings; everything else stays as it was.
  static func apply(_ findings: [Diagnostic], to source: Source) -> ([UInt8], [Diagnostic]) {
    var used: [Diagnostic] = []
    var edits: [Fix.Edit] = []
    for finding in findings {
      guard let fix = finding.fix, !fix.edits.contains(where: { edit in edits.contains { overlaps($0, edit) } }) else {
        continue
      }
      edits += fix.edits
      used.append(finding)
    }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(source.count)
    var at = 0
    for edit in edits.sorted(by: { $0.span < $1.span }) {
      while at < Int(edit.span.start) {
        bytes.append(source[at])
        at += 1
      }
      bytes += Array(edit.replacement.utf8)
      at = Int(edit.span.end)
    }
    while at < source.count {
      bytes.append(source[at])
      at += 1
    }
    return (bytes, used)
  }

  private static func overlaps(_ left: Fix.Edit, _ right: Fix.Edit) -> Bool {
    left.span.start < right.span.end && right.span.start < left.span.end || left.span == right.span
  }
}

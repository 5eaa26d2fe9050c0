extension Rejection: CustomStringConvertible {
  /// One line with the place and the errors: `/notifications/0: error[SHAPE103] badge is a string; it must be a whole number`.
  /// Control characters of the input are visible in it, such as `\u{1b}`.
  public var description: String {
    let errors = diagnostics.map { "\($0.severity.word)[\($0.code)] \($0.message)" }.joined(separator: "; ")
    return Visible.text(pointer.isEmpty ? errors : "\(pointer): \(errors)")
  }
}

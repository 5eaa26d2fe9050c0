extension Explanation {
  /// All codes in their order.
  public static let all: [Explanation] = []
}

import RepositoryTesting

/// Elements that mutators draw from.
///
/// Each has a place among all 64-bit numbers that depends only on its bytes. A drawn number selects the next
/// element from there on, so that an additional element changes few draws.
struct Donors<Element> {
  private let elements: [(place: UInt64, element: Element)]

  /// The elements that differ in their bytes.
  init(_ elements: [Element], bytes: (Element) -> [UInt8]) {
    var found: [UInt64: Element] = [:]
    for element in elements {
      var place = SeededGenerator(seededBy: bytes(element))
      found[place.next()] = element
    }
    self.elements = found.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// A random element; nil if there is none.
  func element(using random: inout SeededGenerator) -> Element? {
    let place = random.next()
    var (low, high) = (0, elements.count)
    while low < high {
      let middle = (low + high) / 2
      if elements[middle].place < place { low = middle + 1 } else { high = middle }
    }
    return (low < elements.count ? elements[low] : elements.first)?.element
  }
}

struct Function {
  /// The parameter and result types. A receiver is the first parameter.
  struct Signature {
    let parameters: [ValueType]
    let result: ValueType

    init(_ parameters: ValueType..., result: ValueType) {
      self.parameters = parameters
      self.result = result
    }

    func takes(_ types: [ValueType]) -> Bool {
      parameters.count == types.count && zip(types, parameters).allSatisfy { $0.fits($1) }
    }
  }

  let operation: Operation
  /// Whether it is called as `x.f()` instead of `f(x)`.
  let isMethod: Bool
  let signatures: [Signature]

  var name: String { operation.name }

  /// All functions: those of the CEL specification, and pushc's extensions.
  static let all: [Function] = texts + conversions + calendar + extensions + captures

  /// The first parts of names that have two: `regex.extract`.
  static let namespaces: Set<String> = ["regex"]

  static func named(_ name: String, isMethod: Bool) -> Function? {
    all.first { $0.name == name && $0.isMethod == isMethod }
  }

  private static func function(_ operation: Operation, _ signatures: Signature...) -> Function {
    Function(operation: operation, isMethod: false, signatures: signatures)
  }

  private static func method(_ operation: Operation, _ signatures: Signature...) -> Function {
    Function(operation: operation, isMethod: true, signatures: signatures)
  }

  private static let sizes: [Signature] = [
    Signature(.string, result: .int), Signature(.bytes, result: .int), Signature(.list(.dyn), result: .int),
    Signature(.map(.dyn, .dyn), result: .int),
  ]
  private static let textTest = Signature(.string, .string, result: .bool)

  private static let texts: [Function] = [
    Function(operation: .size, isMethod: false, signatures: sizes),
    Function(operation: .size, isMethod: true, signatures: sizes),
    method(.startsWith, textTest), method(.endsWith, textTest), method(.contains, textTest),
    method(.matches, textTest), function(.matches, textTest),
  ]

  private static let conversions: [Function] = [
    conversion(.toBool, to: .bool, from: .bool, .string),
    conversion(.toInt, to: .int, from: .int, .uint, .double, .string, .timestamp),
    conversion(.toUint, to: .uint, from: .uint, .int, .double, .string),
    conversion(.toDouble, to: .double, from: .double, .int, .uint, .string),
    conversion(.toBytes, to: .bytes, from: .bytes, .string),
    conversion(
      .toString, to: .string, from: .string, .bool, .int, .uint, .double, .bytes, .timestamp, .duration),
    conversion(.toDuration, to: .duration, from: .duration, .string),
    conversion(.toTimestamp, to: .timestamp, from: .timestamp, .string, .int),
    function(.toDyn, Signature(.dyn, result: .dyn)),
    function(.typeOf, Signature(.dyn, result: .type)),
  ]

  private static func conversion(_ operation: Operation, to: ValueType, from types: ValueType...) -> Function {
    Function(operation: operation, isMethod: false, signatures: types.map { Signature($0, result: to) })
  }

  private static let ofMoment = Signature(.timestamp, result: .int)
  private static let ofMomentInZone = Signature(.timestamp, .string, result: .int)
  private static let ofDuration = Signature(.duration, result: .int)

  private static let calendar: [Function] = [
    method(.fullYear, ofMoment, ofMomentInZone), method(.month, ofMoment, ofMomentInZone),
    method(.date, ofMoment, ofMomentInZone), method(.dayOfMonth, ofMoment, ofMomentInZone),
    method(.dayOfWeek, ofMoment, ofMomentInZone), method(.dayOfYear, ofMoment, ofMomentInZone),
    method(.hours, ofMoment, ofMomentInZone, ofDuration), method(.minutes, ofMoment, ofMomentInZone, ofDuration),
    method(.seconds, ofMoment, ofMomentInZone, ofDuration),
    method(.milliseconds, ofMoment, ofMomentInZone, ofDuration),
  ]

  /// Functions of CEL's extension for regular expressions. Beyond it, a group can be asked for by number or name.
  private static let captures: [Function] = [
    function(
      .extract, Signature(.string, .string, result: .string), Signature(.string, .string, .int, result: .string),
      Signature(.string, .string, .string, result: .string)),
    function(
      .extractAll, Signature(.string, .string, result: .list(.string)),
      Signature(.string, .string, .int, result: .list(.string)),
      Signature(.string, .string, .string, result: .list(.string))),
    function(
      .rewrite, Signature(.string, .string, .string, result: .string),
      Signature(.string, .string, .string, .int, result: .string)),
  ]

  private static let textPlace = Signature(.string, .string, result: .int)
  private static let textPlaceFrom = Signature(.string, .string, .int, result: .int)

  /// Functions that are not part of standard CEL. String functions have the names and results of CEL's strings
  /// extension.
  static let extensions: [Function] = [
    // 64 lower-case hexadecimal digits.
    function(.sha256, Signature(.string, result: .string)),
    // Compact JSON.
    function(.json, Signature(.dyn, result: .string)),
    method(.lowerASCII, Signature(.string, result: .string)),
    method(.upperASCII, Signature(.string, result: .string)),
    method(.trim, Signature(.string, result: .string)),
    method(.replace, Signature(.string, .string, .string, result: .string)),
    method(.charAt, Signature(.string, .int, result: .string)),
    method(.indexOf, textPlace, textPlaceFrom), method(.lastIndexOf, textPlace, textPlaceFrom),
    method(.join, Signature(.list(.string), result: .string), Signature(.list(.string), .string, result: .string)),
    method(.reverse, Signature(.string, result: .string)),
    method(
      .split, Signature(.string, .string, result: .list(.string)),
      Signature(.string, .string, .int, result: .list(.string))),
    method(.substring, Signature(.string, .int, result: .string), Signature(.string, .int, .int, result: .string)),
  ]
}

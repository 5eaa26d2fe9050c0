/// An operator, function or method: those of CEL, and pushc's extensions. The raw value is its spelling in expressions.
enum Operation: String, Sendable {
  case equal = "==", notEqual = "!=", less = "<", lessOrEqual = "<=", greater = ">", greaterOrEqual = ">="
  case not = "!", and = "&&", or = "||", conditional = "?:"
  case isIn = "in", index = "[]"
  case add = "+", subtract = "-", multiply = "*", divide = "/", remainder = "%", negate = "-_"
  case size, startsWith, endsWith, contains, matches
  case toBool = "bool", toInt = "int", toUint = "uint", toDouble = "double", toString = "string", toBytes = "bytes"
  case toDuration = "duration", toTimestamp = "timestamp", toDyn = "dyn", typeOf = "type"
  case fullYear = "getFullYear", month = "getMonth", date = "getDate", dayOfMonth = "getDayOfMonth"
  case dayOfWeek = "getDayOfWeek", dayOfYear = "getDayOfYear"
  case hours = "getHours", minutes = "getMinutes", seconds = "getSeconds", milliseconds = "getMilliseconds"
  case sha256, json, lowerASCII = "lowerAscii", upperASCII = "upperAscii", trim, replace
  case charAt, indexOf, lastIndexOf, join, reverse, split, substring
  case extract = "regex.extract", extractAll = "regex.extractAll", rewrite = "regex.replace"
  /// What can be asked of `regex.extract(…)`, whose pattern may not match. The names are those of CEL's optional values.
  case orValue, hasValue

  /// The spelling in expressions.
  var name: String { self == .negate ? "-" : rawValue }

  /// Whether it converts a value to another type, so that an invalid literal is detected immediately.
  var isConversion: Bool {
    switch self {
    case .toBool, .toInt, .toUint, .toDouble, .toString, .toBytes, .toDuration, .toTimestamp: true
    default: false
    }
  }

  /// Whether it works with the places of a pattern and its groups.
  var isCapture: Bool { self == .extract || self == .extractAll || self == .rewrite }

  /// Whether it reads a part of a date or time, which may have a time zone argument.
  var isOfCalendar: Bool {
    switch self {
    case .fullYear, .month, .date, .dayOfMonth, .dayOfWeek, .dayOfYear, .hours, .minutes, .seconds, .milliseconds: true
    default: false
    }
  }
}

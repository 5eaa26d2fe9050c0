/// An operation with a fixed number of operands: the operators and functions of CEL, and pushc's extensions.
enum Operation: UInt8, Sendable {
  case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual
  case isIn, index
  case add, subtract, multiply, divide, remainder, negate
  case size, startsWith, endsWith, contains, matches
  case toBool, toInt, toUint, toDouble, toString, toBytes, toDuration, toTimestamp, toDyn, typeOf
  case fullYear, month, date, dayOfMonth, dayOfWeek, dayOfYear, hours, minutes, seconds, milliseconds
  case sha256, json, lowerASCII, upperASCII, trim, replace
  case charAt, indexOf, lastIndexOf, join, reverse, split, substring
  case extract, extractAll, rewrite

  /// The spelling in expressions.
  var name: String {
    switch self {
    case .equal: "=="
    case .notEqual: "!="
    case .less: "<"
    case .lessOrEqual: "<="
    case .greater: ">"
    case .greaterOrEqual: ">="
    case .isIn: "in"
    case .index: "[]"
    case .add: "+"
    case .subtract, .negate: "-"
    case .multiply: "*"
    case .divide: "/"
    case .remainder: "%"
    case .toBool: "bool"
    case .toInt: "int"
    case .toUint: "uint"
    case .toDouble: "double"
    case .toString: "string"
    case .toBytes: "bytes"
    case .toDuration: "duration"
    case .toTimestamp: "timestamp"
    case .toDyn: "dyn"
    case .typeOf: "type"
    case .fullYear: "getFullYear"
    case .month: "getMonth"
    case .date: "getDate"
    case .dayOfMonth: "getDayOfMonth"
    case .dayOfWeek: "getDayOfWeek"
    case .dayOfYear: "getDayOfYear"
    case .hours: "getHours"
    case .minutes: "getMinutes"
    case .seconds: "getSeconds"
    case .milliseconds: "getMilliseconds"
    case .lowerASCII: "lowerAscii"
    case .upperASCII: "upperAscii"
    case .size: "size"
    case .startsWith: "startsWith"
    case .endsWith: "endsWith"
    case .contains: "contains"
    case .matches: "matches"
    case .sha256: "sha256"
    case .json: "json"
    case .trim: "trim"
    case .replace: "replace"
    case .charAt: "charAt"
    case .indexOf: "indexOf"
    case .lastIndexOf: "lastIndexOf"
    case .join: "join"
    case .reverse: "reverse"
    case .split: "split"
    case .substring: "substring"
    case .extract: "regex.extract"
    case .extractAll: "regex.extractAll"
    case .rewrite: "regex.replace"
    }
  }

  /// Whether it converts a value to another type, so that an invalid literal is detected immediately.
  var isConversion: Bool { Operation.toBool.rawValue <= rawValue && rawValue <= Operation.toTimestamp.rawValue }
}

extension Operation {
  /// Whether it works with the places of a pattern and its groups.
  var isCapture: Bool { Operation.extract.rawValue <= rawValue && rawValue <= Operation.rewrite.rawValue }

  /// Whether it reads a part of a date or time, which may have a time zone argument.
  var isOfCalendar: Bool { Operation.fullYear.rawValue <= rawValue && rawValue <= Operation.milliseconds.rawValue }
}

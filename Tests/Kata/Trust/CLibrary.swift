/// The functions of the C library that a learner's code may call, and Swift code that replaces others.
enum CLibrary {
  /// Whether the compiler itself calls a function, or whether the function only calculates, waits or ends an exit test.
  static func allows(_ name: String, in turn: Turn) -> Bool {
    if usual.contains(name) || runtime.contains(where: name.hasPrefix) { return true }
    if turn == .tests, ["abort", "exit"].contains(name) { return true }
    return calculates(name)
  }

  /// Whether a function only calculates. Its name may end in `f` for Float or in `l` for Float80.
  static func calculates(_ name: String) -> Bool {
    mathematics.contains(name)
      || ("fl".contains(name.last ?? " ") && mathematics.contains(String(name.dropLast())))
  }

  /// A sentence about Swift code that does the same; nil if there is none for the function.
  static func instead(of name: String) -> String? {
    switch name {
    case "time", "gettimeofday", "localtime", "gmtime", "mktime", "strftime":
      "`Date()` tells the time, and `Calendar` its parts."
    case "clock", "clock_gettime": "`ContinuousClock.now` tells it."
    case "getenv": "Pass in the value."
    case "printf", "puts", "fputs", "putchar", "vprintf", "fprintf", "perror": "Write `print`."
    case _ where name.contains(/^(s?rand|s?random|arc4random|[dlm]rand48)(_\w+)?$/):
      "Write `Int.random(in:)`, or pass in a generator."
    case "NSDecimalRound":
      "Write `formatted(.number.precision(…))`, or `rounding(accordingToBehavior:)` of an `NSDecimalNumber`."
    case "withUnsafeContinuation": "Write `withCheckedContinuation`."
    case "withUnsafeThrowingContinuation": "Write `withCheckedThrowingContinuation`."
    case "withUnsafeCurrentTask": "`Task.isCancelled` asks the running task."
    default: nil
    }
  }

  /// Sentences about Swift code that replaces the unsafe functions in the compiler's errors.
  static func instead(ofThoseIn errors: String) -> [String] {
    Set(errors.matches(of: /function '(\w+)/).compactMap { instead(of: String($0.output.1)) })
      .sorted()
  }

  private static let usual: Set<String> = [
    // A `Mutex` waits with the first two, which Swift code cannot name.
    "__tls_get_addr", "syscall", "__stack_chk_fail", "__stack_chk_guard",
    "_swiftEmptyArrayStorage", "_swiftEmptyDictionarySingleton", "_swiftEmptySetSingleton",
    "_NSConcreteGlobalBlock", "_NSConcreteStackBlock", "_Block_copy", "_Block_release",
    "_Block_object_assign", "_Block_object_dispose", "bzero", "free", "malloc", "memcmp",
    "__divti3", "__modti3", "__muloti4", "__multi3", "__udivti3", "__umodti3", "memcpy", "memmove",
    "memset", "nanosleep", "sched_yield", "sleep", "strcmp", "strlen", "strncmp", "usleep",
  ]

  /// The beginnings of the names of Swift's runtime that the compiler calls.
  private static let runtime = [
    "swift_", "__swift_", "_swift_FORCE_LOAD_", "_swift_stdlib_reportUnimplementedInitializer",
  ]

  private static let mathematics: Set<String> = [
    "acos", "acosh", "asin", "asinh", "atan", "atan2", "atanh", "cbrt", "ceil", "copysign", "cos",
    "cosh", "erf", "erfc", "exp", "exp10", "exp2", "expm1", "fabs", "fdim", "floor", "fma",
    "fmax", "fmin", "fmod", "frexp", "hypot", "ilogb", "isalnum", "isalpha", "isdigit", "islower",
    "ispunct", "isspace", "isupper", "ldexp", "lgamma", "llrint", "llround", "log", "log10",
    "log1p", "log2", "logb", "lrint", "lround", "modf", "nearbyint", "nextafter", "pow",
    "remainder", "remquo", "rint", "round", "roundeven", "scalbn", "sin", "sincos", "sinh",
    "sqrt", "tan", "tanh", "tgamma", "tolower", "toupper", "trunc",
  ]
}

/// What a learner's code may call of the C library, and what to write in the place of the rest.
enum CLibrary {
  /// Whether the compiler calls a function by itself, or it only calculates, waits or ends an exit test.
  static func allows(_ name: String, in turn: Turn) -> Bool {
    if usual.contains(name) || runtime.contains(where: name.hasPrefix) { return true }
    if turn == .tests, ["abort", "exit"].contains(name) { return true }
    return calculates(name)
  }

  /// Whether a function only calculates. A name ends in `f` for Float and in `l` for Float80.
  static func calculates(_ name: String) -> Bool {
    mathematics.contains(name)
      || ("fl".contains(name.last ?? " ") && mathematics.contains(String(name.dropLast())))
  }

  /// What does the same in Swift, as a sentence.
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

  /// What to write in the place of the unsafe functions that errors of the compiler name.
  static func instead(ofThoseIn errors: String) -> [String] {
    Set(errors.matches(of: /function '(\w+)/).compactMap { instead(of: String($0.output.1)) })
      .sorted()
  }

  private static let usual: Set<String> = [
    // What a `Mutex` waits with; Swift code cannot name either.
    "__tls_get_addr", "syscall", "__stack_chk_fail", "__stack_chk_guard",
    "_swiftEmptyArrayStorage", "_swiftEmptyDictionarySingleton", "_swiftEmptySetSingleton",
    "_NSConcreteGlobalBlock", "_NSConcreteStackBlock", "_Block_copy", "_Block_release",
    "_Block_object_assign", "_Block_object_dispose", "bzero", "free", "malloc", "memcmp",
    "__divti3", "__modti3", "__muloti4", "__multi3", "__udivti3", "__umodti3", "memcpy", "memmove",
    "memset", "nanosleep", "sched_yield", "sleep", "strcmp", "strlen", "strncmp", "usleep",
  ]

  /// How names of the Swift runtime begin that the compiler calls.
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

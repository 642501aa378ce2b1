/// A way in which code reaches outside its own process, which learners' code does not need.
enum Reach: Sendable, CaseIterable {
  case files, process, network, settings, lookup, addresses, traces, formats, memory, other

  /// Why it is refused.
  var why: String {
    switch self {
    case .files:
      "your code reads and writes no files itself. A test keeps temporary files of its own by"
        + " `FileManager.default.createFile` and `contents`; for the file of a database"
        + " `DocumentsFolder.current` is a folder that is deleted afterwards."
    case .process: "your code does not look at the process it runs in, and starts no others."
    case .network: "your code does not use the network."
    case .settings: "settings outlive the run and are shared by all that runs."
    case .lookup: "your code does not look up types by name."
    case .traces: "a call stack holds addresses, which differ from build to build."
    case .formats:
      "formats read memory where an argument does not fit. `String(format:)` is fine, without `%s`."
    case .memory:
      "pointers reach memory that is not your code's own. Do it with arrays, strings and classes."
    case .addresses:
      "where a type lies in memory differs from build to build; types are compared by `==`, and"
        + " `ObjectIdentifier(T.self)`, written so, can be a key."
    case .other: "it is not on the list of what cannot reach outside your code."
    }
  }

  /// Why types that are not allowed are none, and functions that belong to none.
  private static let refused: [Reach: Set<String>] = [
    .files: [
      "Bundle", "DispatchIO", "FileHandle", "FileManager", "FileWrapper", "InputStream",
      "NSHomeDirectory", "NSHomeDirectoryForUser", "NSKeyedArchiver", "NSKeyedUnarchiver",
      "NSSearchPathForDirectoriesInDomains", "OutputStream", "Pipe", "Stream",
      "URLResourceValues",
    ],
    .process: ["CommandLine", "Host", "NSFullUserName", "NSUserName", "Process"],
    .network: ["Port", "PortMessage", "SocketPort"],
    .settings: ["UserDefaults"],
    .lookup: ["NSClassFromString"],
  ]

  /// Whether a single member of something allowed is refused.
  private func refuses(_ name: LibraryName) -> Bool {
    switch self {
    case .files:
      if name.module == "Swift" { return false }
      if let label = name.label, Self.fileLabels[name.last]?.contains(label) == true { return true }
      return Self.fileMembers.contains(name.last)
    case .process:
      // Of what watches the system only timers and an app's own counters watch nothing outside.
      return name.head == "DispatchSource" && name.last.hasPrefix("make")
        && name.last != "makeTimerSource" && !name.last.hasPrefix("makeUserData")
        || name.head == "ProcessInfo" && Self.processMembers.contains(name.last)
        || ["Task.name", "Thread.exit"].contains(name.path)
    case .traces: return name.last.hasPrefix("callStack")
    case .addresses:
      // The type's place in its page is the same in every run, and another one in each mutant.
      return name.path == "ObjectIdentifier.init" && name.takesType
    case .formats:
      return name.isFormatted || Self.formatting.contains(name.last)
        || name.last == "init" && name.label == "format" && Self.formatted.contains(name.head)
    case .network, .settings, .lookup, .memory, .other: return false
    }
  }

  /// What formats as `printf` does.
  private static let formatting: Set<String> = [
    "NSLog", "NSLogv", "appendFormat", "appendingFormat", "localizedStringWithFormat",
  ]
  private static let formatted: Set = ["NSMutableString", "NSPredicate", "NSString", "String"]

  /// Members of Foundation's types that reach files by the first label of their parameters.
  private static let fileLabels: [String: Set<String>] = [
    "init": [
      "_contentsOfRemote", "contentsOf", "contentsOfFile", "fileAtPath", "toFileAtPath",
      "fileReferenceLiteralResourceName", "resolvingAliasFileAt", "resolvingBookmarkData",
    ],
    "write": ["to", "toFile"],
  ]

  /// Members of Foundation's types that reach files by their own names.
  private static let fileMembers: Set<String> = [
    "bookmarkData", "checkPromisedItemIsReachable", "checkResourceIsReachable", "completePath",
    "currentDirectory", "expandingTildeInPath", "getResourceValue", "homeDirectory",
    "resolveSymlinksInPath", "resolvingSymlinksInPath", "resourceValues", "setResourceValue",
    "setResourceValues", "writeToFile",
  ]

  private static let processMembers: Set<String> = [
    "arguments", "environment", "fullUserName", "hostName", "processIdentifier", "processName",
    "userName",
  ]

  /// In which way a declaration of a library reaches outside; nil when it does not.
  static func of(_ name: LibraryName) -> Reach? {
    if let reach = allCases.first(where: { $0.refuses(name) }) { return reach }
    if Allowed.includes(name) { return nil }
    // A managed buffer lets its header be read before there is one.
    if name.head.contains(/^Unsafe|^Unmanaged$|^ManagedBuffer/) { return .memory }
    return refused.first { $0.value.contains(name.head) }?.key ?? .other
  }

  /// In which way a declaration reaches outside that belongs to a class whose methods leave no symbol.
  static func ofHidden(_ name: LibraryName) -> Reach {
    name.head == "Thread"
      ? .traces : ["range", "resetBytes", "subdata"].contains(name.last) ? .memory : .files
  }
}

/// A way for code to reach outside its own process. Learners' code does not need any.
enum Reach: Sendable, CaseIterable {
  case files, process, network, settings, lookup, addresses, traces, formats, memory, other

  /// The reason for the refusal, as the rest of a sentence.
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
      "a type's address differs from build to build; types are compared by `==`, and"
        + " `ObjectIdentifier(T.self)`, written so, can be a key."
    case .other: "it is not on the list of declarations that your code may use."
    }
  }

  /// Types, and functions outside types, that are refused as a whole.
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

  /// Whether this reach refuses a single member of an allowed type or function.
  private func refuses(_ name: LibraryName) -> Bool {
    switch self {
    case .files:
      if name.module == "Swift" { return false }
      if let label = name.label, Self.fileLabels[name.last]?.contains(label) == true { return true }
      return Self.fileMembers.contains(name.last)
    case .process:
      // Of the sources that watch the system, only timers and an app's own counters watch nothing outside.
      return name.head == "DispatchSource" && name.last.hasPrefix("make")
        && name.last != "makeTimerSource" && !name.last.hasPrefix("makeUserData")
        || name.head == "ProcessInfo" && Self.processMembers.contains(name.last)
        || ["Task.name", "Thread.exit"].contains(name.path)
    case .traces: return name.last.hasPrefix("callStack")
    case .addresses:
      // A type's place in its page is the same in each run, but differs between mutants.
      return name.path == "ObjectIdentifier.init" && name.takesType
    case .formats:
      return name.isFormatted || Self.formatting.contains(name.last)
        || name.last == "init" && name.label == "format" && Self.formatted.contains(name.head)
    case .network, .settings, .lookup, .memory, .other: return false
    }
  }

  /// The reason why a call is refused even where a chapter allows its type; nil if it is not.
  ///
  /// A subclass of `UserDefaults` names its store past the confined initializer of `Tests/Judged`. The name could be the
  /// path of a file anywhere, as that of a cache's folder could.
  static func limit(of name: LibraryName) -> String? {
    switch name.head {
    case "URLCache" where name.last == "init":
      "a cache keeps files. `URLSessionConfiguration.ephemeral` has one that keeps none."
    case "UserDefaults"
    where name.last == "init" && name.label == "suiteName"
      || ["addSuite", "persistentDomain", "removePersistentDomain", "setPersistentDomain"]
        .contains(name.last):
      "a subclass of `UserDefaults` could write a file anywhere. Hold a `UserDefaults(suiteName:)` in a"
        + " type of your own, or write one that conforms to the chapter's protocol."
    default: nil
    }
  }

  /// Functions that format as `printf` does.
  private static let formatting: Set<String> = [
    "NSLog", "NSLogv", "appendFormat", "appendingFormat", "localizedStringWithFormat",
  ]
  private static let formatted: Set = ["NSMutableString", "NSPredicate", "NSString", "String"]

  /// The first labels with which members of Foundation's types reach files, by the member's name.
  private static let fileLabels: [String: Set<String>] = [
    "init": [
      "_contentsOfRemote", "contentsOf", "contentsOfFile", "fileAtPath", "toFileAtPath",
      "fileReferenceLiteralResourceName", "resolvingAliasFileAt", "resolvingBookmarkData",
    ],
    "write": ["to", "toFile"],
  ]

  /// The names of members of Foundation's types that reach files.
  private static let fileMembers: Set<String> = [
    "bookmarkData", "checkPromisedItemIsReachable", "checkResourceIsReachable", "completePath",
    "currentDirectory", "expandingTildeInPath", "getResourceValue", "homeDirectory",
    "resolveSymlinksInPath", "resolvingSymlinksInPath", "resourceValues", "setResourceValue",
    "setResourceValues", "standardizeFileURL", "standardizedFileURL", "standardizingPath",
    "writeToFile",
  ]

  private static let processMembers: Set<String> = [
    "arguments", "environment", "fullUserName", "hostName", "processIdentifier", "processName",
    "userName",
  ]

  /// The way in which a library's declaration reaches outside; nil if it does not.
  static func of(_ name: LibraryName) -> Reach? {
    if let reach = allCases.first(where: { $0.refuses(name) }) { return reach }
    if Allowed.includes(name) { return nil }
    // A managed buffer allows its header to be read before it is set.
    if name.head.contains(/^Unsafe|^Unmanaged$|^ManagedBuffer/) { return .memory }
    return refused.first { $0.value.contains(name.head) }?.key ?? .other
  }

  /// The way in which a member of ``HiddenCalls`` reaches outside.
  static func ofHidden(_ name: LibraryName) -> Reach {
    name.head == "Thread"
      ? .traces : ["range", "resetBytes", "subdata"].contains(name.last) ? .memory : .files
  }
}

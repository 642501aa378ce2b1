/// A way in which code reaches outside its own process, which learners' code does not need.
enum Reach: Sendable, CaseIterable {
  case files, collections, process, network, threads, settings, lookup, addresses, traces, formats,
    memory

  /// Why it is refused.
  var why: String {
    switch self {
    case .files:
      "your code and your tests read and write no files themselves; for the file of a database"
        + " `DocumentsFolder.current` is a folder that is deleted afterwards."
    case .collections:
      "Foundation's old classes can read and write files. `Array`, `Dictionary`, `Data` and `URL` do the same,"
        + " and `==` compares them."
    case .process: "your code does not look at the process it runs in, and starts no others."
    case .network: "your code does not use the network."
    case .threads:
      "your code starts no threads itself and holds none; a `Task` or a `DispatchQueue`"
        + " does that, and `dispatchPrecondition(condition: .onQueue(.main))` tells where code runs."
    case .settings: "settings outlive the run and are shared by all that runs."
    case .lookup: "your code does not look up types by name."
    case .traces:
      "what a crash says holds addresses, which differ from build to build; look at the exit status, or at"
        + " `standardOutputContent`."
    case .formats:
      "formats take a number for the address of a text. `String(format:)` is fine, without `%s`."
    case .memory:
      "pointers reach memory that is not your code's own. Do it with arrays, strings and classes."
    case .addresses:
      "where a type lies in memory differs from build to build; types are compared by `==`, and"
        + " `String(reflecting:)` of one can be a key."
    }
  }

  /// Whether all of a declaration's type is refused, or the function that it is.
  func refusesWhole(_ name: LibraryName) -> Bool {
    // The compiler says nothing about one that is only made, and passed on as anything.
    if self == .memory {
      return name.module == "Swift" && name.head.contains(/^Unsafe|^Unmanaged$/)
    }
    return names.contains(name.head)
  }

  /// Types that are refused with all their members, and functions that belong to none.
  private var names: Set<String> {
    switch self {
    case .files:
      [
        "Bundle", "DispatchIO", "FileHandle", "FileManager", "FileWrapper", "InputStream",
        "NSHomeDirectory", "NSHomeDirectoryForUser", "NSOpenStepRootDirectory",
        "NSSearchPathForDirectoriesInDomains", "OutputStream", "Pipe", "Stream",
        "URLResourceValues",
      ]
    case .collections: Self.writingClasses
    case .process:
      [
        "CommandLine", "Host", "NSFullUserName", "NSUserName", "Process", "ProcessInfo",
        // What runs tests and reports about them.
        "ABI", "Backtrace", "Configuration", "Environment", "Event", "Runner",
        "__CommandLineArguments_v0", "__swiftPMEntryPoint",
      ]
    case .network: ["MessagePort", "NSMachPort", "Port", "PortMessage", "SocketPort"]
    case .threads, .addresses, .traces, .formats, .memory: []
    case .settings: ["UserDefaults"]
    case .lookup: ["NSClassFromString", "_getFunctionFullNameFromMangledName", "_typeByName"]
    }
  }

  /// Whether a single member is refused.
  private func refuses(_ name: LibraryName) -> Bool {
    switch self {
    case .files:
      if name.module == "Swift" { return false }
      if name.module == "Glibc" { return ["open", "openat", "fcntl", "ioctl"].contains(name.last) }
      if let label = name.label, Self.fileLabels[name.last]?.contains(label) == true {
        return true
      }
      return Self.fileMembers.contains(name.last)
    case .collections:
      return name.module != "Swift" && name.last == "_bridgeToObjectiveC"
        && Self.bridged.contains(name.head)
    case .process:
      // Of what watches the system only the timer watches nothing outside.
      return name.head == "DispatchSource" && name.last.hasPrefix("make")
        && name.last != "makeTimerSource" || name.path.hasPrefix("Glibc.sem_open")
    case .threads:
      return name.head == "Thread" && name.path != "Thread"
        && !Self.threadMembers.contains(name.last)
    case .addresses:
      // The type's place in its page is the same in every run, and another one in each mutant.
      return name.path == "ObjectIdentifier.init" && name.takesType
    case .traces: return name.module == "Testing" && name.last == "standardErrorContent"
    case .formats:
      return name.isFormatted || Self.formatting.contains(name.last)
        || name.last == "init" && name.label == "format" && Self.formatted.contains(name.head)
    case .network, .settings, .lookup, .memory: return false
    }
  }

  /// What formats as `printf` does.
  private static let formatting: Set<String> = [
    "appendFormat", "appendingFormat", "localizedStringWithFormat",
  ]
  private static let formatted: Set<String> = [
    "NSExpression", "NSMutableString", "NSPredicate", "NSString", "String",
  ]

  /// Members of Foundation's types that reach files by the first label of their parameters.
  private static let fileLabels: [String: Set<String>] = [
    "init": [
      "_contentsOfRemote", "contentsOf", "contentsOfFile", "fileAtPath", "toFileAtPath",
      "fileReferenceLiteralResourceName", "resolvingAliasFileAt", "resolvingBookmarkData",
    ],
    "write": ["to", "toFile"], "archiveRootObject": ["_"], "unarchiveObject": ["withFile"],
  ]

  /// Members of Foundation's types that reach files by their own names.
  private static let fileMembers: Set<String> = [
    "bookmarkData", "checkPromisedItemIsReachable", "checkResourceIsReachable", "completePath",
    "currentDirectory", "expandingTildeInPath", "getResourceValue", "homeDirectory",
    "resolveSymlinksInPath", "resolvingSymlinksInPath", "resourceValues", "setResourceValue",
    "setResourceValues", "writeToFile",
  ]

  /// Classes that read or write files in methods that can be overridden: a call of such a method leaves no
  /// symbol, so no object of the class may be had.
  private static let writingClasses: Set<String> = [
    "NSArray", "NSData", "NSDictionary", "NSMutableArray", "NSMutableData", "NSMutableDictionary",
    "NSURL",
  ]

  /// Types that become one of those classes by `as`.
  private static let bridged: Set<String> = ["Array", "Data", "Dictionary", "URL"]

  /// What calls no method of a thread, for the same reason: one of them returns a dictionary.
  private static let threadMembers: Set<String> = ["isMainThread", "sleep"]

  /// In which way a declaration of a library reaches outside; nil when it does not.
  static func of(_ name: LibraryName) -> Reach? {
    guard
      ["Dispatch", "Glibc", "Swift", "Testing"].contains(name.module)
        || name.module.hasPrefix("Foundation")
    else { return nil }
    return allCases.first { $0.refusesWhole(name) || $0.refuses(name) }
  }
}

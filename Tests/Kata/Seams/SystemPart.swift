/// A part of the machine that code can reach, and that makes a test slow, different each time, or impossible.
enum SystemPart: String, CaseIterable, Codable, Sendable {
  case database, files, network, phone, clock, random, settings, terminal
  case mainQueue = "main queue"

  /// The part that a declaration outside of the chapter belongs to; nil where it needs none. The name is the compiler's,
  /// such as `Date.init()`, or `Type.member`.
  init?(reachedBy name: String) {
    let name = name.replacing("static ", with: "").replacing("class ", with: "")
    let part = Self.allCases.first { part in
      part.beginnings.contains { name.hasPrefix($0) } || part.members.contains { name.contains($0) }
    }
    guard let part, !name.hasPrefix("default argument") else { return nil }
    self = part
  }

  /// How the names of its declarations begin.
  private var beginnings: [String] {
    switch self {
    case .database:
      [
        "SQLiteDatabase.", "Storage.", "StorageDB.", "StorageReadTransaction.",
        "StorageWriteTransaction.", "DB.", "ReadTransaction.", "WriteTransaction.",
      ]
    case .files: ["DocumentsFolder.", "AppFile.", "FileManager.", "FileHandle.", "Outbox."]
    case .network: ["URLSession."]
    case .phone: ["Application.", "UserNotificationCenter.", "CalendarStore."]
    case .clock:
      [
        "Date.init()", "Date.now", "ContinuousClock.now", "ContinuousClock.Instant.now",
        "SuspendingClock.", "Timer.", "Task<>.sleep", "Task.sleep", "DispatchTime.now",
        "Calendar.current", "ScreenTimer.",
      ]
    case .random: ["SystemRandomNumberGenerator.", "RandomNumberGenerator.", "UUID.init()"]
    case .settings: ["UserDefaults.", "ProcessInfo.", "Locale.current", "TimeZone.current"]
    case .terminal: ["readLine("]
    case .mainQueue: ["OS_dispatch_queue.main", "DispatchQueue.main"]
    }
  }

  /// Members of many types that reach it.
  private var members: [String] {
    switch self {
    case .files: [".write(to:", "contentsOf:", "contentsOfFile:"]
    case .clock: [".asyncAfter("]
    case .random: [".random(in:)", ".randomElement()", ".shuffled()"]
    default: []
    }
  }
}

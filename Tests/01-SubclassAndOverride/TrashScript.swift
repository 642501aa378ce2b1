import Support

@testable import SubclassAndOverride

/// Calls in some order, to be made on the learner's trash and on a ``TrashModel`` side by side.
enum TrashScript {
  /// Plays scripts until trash and model differ: first the fixed ones, then random ones.
  ///
  /// - Parameters:
  ///   - count: How many scripts to play, the fixed ones among them.
  ///   - makePlay: Makes fresh parts for one script.
  /// - Returns: The shortest script found on which the two differ; nil when there is none.
  static func difference(
    inScripts count: Int, on makePlay: () -> TrashPlay
  ) async -> Counterexample? {
    var fixed = [everyText, otherWriters, sameCount, thrownAwayAgain, twoScreens][...]
    return await Counterexample.find(inScripts: count) { generator in
      fixed.popFirst() ?? random(using: &generator)
    } problem: { calls in
      var play = makePlay()
      return play.difference(after: calls)
    }
  }

  /// Texts that are easily mistaken: blank ones, an empty first line, duplicates, capitals.
  private static let texts = [
    "", " ", "\nBelow an empty line", "Milk", "Milk\nand eggs", "milk", "MILK", "Äpfel", "",
    "Salt\rand pepper", "Bread\u{2028}and butter", "\n", "\t", "Milk", " Milk ", "Tea",
    "\u{85}", "New Note",
    String(repeating: "A title of more letters than fit into one row. ", count: 9),
    "Rice\u{0B}\u{0C}\u{2029}and beans", "\n\n", "\r", "👩‍👩‍👧 at school", "Zebra\t\nand lion", "",
  ]

  /// Draws calls; a third of their notes is blank, and the others share two texts, so that duplicates are common.
  private static func random(using generator: inout SeededGenerator) -> [TrashCall] {
    let texts = [""] + texts.shuffled(using: &generator).prefix(2)
    func write(_ note: Int) -> TrashCall {
      let isPinned = Int.random(in: 0..<4, using: &generator) == 0
      return .write(note: note, text: generator.pick(from: texts), isPinned: isPinned)
    }
    var calls = (0..<4).map { write($0) }
    for late in 4..<24 {
      let note = Int.random(in: 0..<4, using: &generator)
      let screen = generator.pick(from: [0, 0, 1])
      switch Int.random(in: 0..<20, using: &generator) {
      case 0..<6: calls.append(.throwAway(note: note))
      case 6..<11: calls.append(.restore(note: note, screen: screen))
      case 11..<14: calls.append(.look(screen: screen))
      case 14, 15: calls.append(.open(screen: screen))
      case 16: calls.append(.empty(screen: screen))
      case 17: calls.append(.bringBack(note: note))
      case 18: calls.append(.erase(note: note))
      default: calls += [write(late), .throwAway(note: late)]
      }
    }
    return calls
  }

  // MARK: - Fixed scripts: ways in which a trash is easily broken

  /// Every text is shown, swept where it is blank, restored and erased; with ids of one digit and of two.
  private static let everyText: [TrashCall] = {
    let notes = Array(texts.indices)
    let oddOnesLast = notes.filter { $0.isMultiple(of: 2) } + notes.filter { !$0.isMultiple(of: 2) }
    return notes.map { .write(note: $0, text: texts[$0], isPinned: $0.isMultiple(of: 3)) }
      + oddOnesLast.map { .throwAway(note: $0) } + [.look(screen: 0), .open(screen: 0)]
      + [.look(screen: 0), .restore(note: 13, screen: 0), .restore(note: 3, screen: 0)]
      + [.look(screen: 0), .empty(screen: 0), .look(screen: 0), .empty(screen: 0)]
  }()

  /// Notes come and go while the trash is open, and it is not always looked at in between.
  private static let otherWriters: [TrashCall] =
    fourNotes + [
      .throwAway(note: 0), .throwAway(note: 1), .look(screen: 0),
      .throwAway(note: 2), .restore(note: 2, screen: 0), .look(screen: 0),
      .erase(note: 0), .look(screen: 0), .throwAway(note: 3), .look(screen: 0),
      .bringBack(note: 3), .restore(note: 1, screen: 0), .look(screen: 0),
      .throwAway(note: 3), .throwAway(note: 2), .empty(screen: 0), .look(screen: 0),
    ]

  /// There are as many notes in the trash as when it was last looked at, but others.
  private static let sameCount: [TrashCall] =
    fourNotes + [
      .throwAway(note: 0), .throwAway(note: 1), .look(screen: 0),
      .bringBack(note: 0), .throwAway(note: 2), .restore(note: 2, screen: 0),
      .throwAway(note: 0), .look(screen: 0), .bringBack(note: 1), .throwAway(note: 2),
      .look(screen: 0), .throwAway(note: 3), .look(screen: 0),
      .bringBack(note: 0), .throwAway(note: 1), .look(screen: 0), .bringBack(note: 1),
      .throwAway(note: 0), .empty(screen: 0),
    ]

  /// What was restored or brought back goes into the trash once more.
  private static let thrownAwayAgain: [TrashCall] =
    fourNotes + [
      .throwAway(note: 0), .throwAway(note: 1), .look(screen: 0), .restore(note: 0, screen: 0),
      .throwAway(note: 0), .look(screen: 0), .restore(note: 0, screen: 0), .throwAway(note: 0),
      .bringBack(note: 0), .throwAway(note: 0), .look(screen: 0), .open(screen: 0),
      .restore(note: 1, screen: 0), .look(screen: 0), .throwAway(note: 2), .empty(screen: 0),
    ]

  /// Two screens show the same notes; each of them sweeps only when it is opened.
  private static let twoScreens: [TrashCall] =
    fourNotes + [
      .write(note: 4, text: "", isPinned: true), .open(screen: 1),
      .throwAway(note: 0), .throwAway(note: 4), .throwAway(note: 1),
      .look(screen: 0), .look(screen: 1), .restore(note: 1, screen: 1), .look(screen: 0),
      .throwAway(note: 1), .look(screen: 1), .open(screen: 1), .look(screen: 0),
      .write(note: 5, text: "", isPinned: false), .throwAway(note: 5), .restore(note: 0, screen: 0),
      .empty(screen: 1), .look(screen: 0), .empty(screen: 0),
      .throwAway(note: 2), .look(screen: 1), .open(screen: 1), .empty(screen: 0),
    ]

  /// All of this once, in few calls: for the shared notes, because a file is slow.
  static let inProduction: [TrashCall] = [
    .write(note: 0, text: "Milk", isPinned: true), .write(note: 1, text: "Eggs", isPinned: false),
    .write(note: 2, text: "Milk", isPinned: false), .write(note: 3, text: "", isPinned: false),
    .throwAway(note: 0), .throwAway(note: 3), .open(screen: 1), .look(screen: 0), .look(screen: 1),
    .throwAway(note: 1), .look(screen: 0), .look(screen: 1),
    .throwAway(note: 2), .restore(note: 2, screen: 0), .look(screen: 1), .throwAway(note: 2),
    .look(screen: 0), .bringBack(note: 1), .look(screen: 0), .look(screen: 1),
    .bringBack(note: 0), .throwAway(note: 1), .look(screen: 0), .look(screen: 1),
    .erase(note: 1), .throwAway(note: 0), .restore(note: 0, screen: 1), .look(screen: 0),
    .write(note: 4, text: "\nBelow an empty line", isPinned: false), .throwAway(note: 4),
    .write(note: 5, text: "", isPinned: true), .throwAway(note: 5), .throwAway(note: 0),
    .empty(screen: 0), .look(screen: 1), .empty(screen: 1),
    .write(note: 6, text: "", isPinned: false), .throwAway(note: 6), .open(screen: 0),
  ]

  private static let fourNotes: [TrashCall] = [
    .write(note: 0, text: "Milk", isPinned: true), .write(note: 1, text: "Eggs", isPinned: false),
    .write(note: 2, text: "Milk", isPinned: false), .write(note: 3, text: "Bread", isPinned: true),
  ]
}

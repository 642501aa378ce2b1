import Foundation

/// Measures the recorders of chapter 7: `.ci/bench-recorders` compiles this with the chapter.
///
/// What is timed is what a send costs its caller; what a worker does meanwhile is not.
/// - *busy*: sends follow each other without a pause, so entries wait. Each send changes a state
///   that a waiting entry shares, and **the copy that this takes is in the time**.
/// - *idle*: before each send the worker has written everything and sleeps. It has to be woken, but
///   no entry shares the state, and nothing is copied.
///
/// A send of the small state makes six entries, of a large one two. Each time includes the 50 ns that
/// reading the clock takes.
@main struct RecorderBench {
  /// Where the log is; each recorder begins it anew.
  let place: URL

  /// Takes `times LOG`, or `RECORDER STATE LOG` for the memory of a process that does nothing else.
  static func main() async {
    let arguments = CommandLine.arguments
    let bench = RecorderBench(place: URL(filePath: arguments.last ?? ""))
    if arguments.count == 4 { bench.printMemory(arguments[1], arguments[2]) }
    await bench.printTimes(rounds: 5)
  }

  /// Prints the nanoseconds of a send for each state and recorder: the mean of a round, and of all
  /// rounds the median. Within a round the recorders take turns.
  private func printTimes(rounds: Int) async {
    for (state, sends) in [("small", 2_000), ("notes", 30), ("drawing", 60)] {
      var times: [String: [Double]] = [:]
      for _ in 0..<rounds {
        for name in ["none", "blocking", "serial-idle", "serial-busy", "parallel"] {
          times[name, default: []].append(await time(name, state, sends))
        }
      }
      for (name, times) in times { print(state, name, Int(times.sorted()[rounds / 2])) }
    }
  }

  private func time(_ name: String, _ state: String, _ sends: Int) async -> Double {
    let log = MarkedLog(file: LogFile(at: place))
    let recorder = recorder(name, log)
    let send = sender(state, recorder)
    var spent = Duration.zero
    for number in 0..<sends {
      if name == "serial-idle" { log.waitUntilIdle(recorder) }
      spent += ContinuousClock().measure { send(number) }
    }
    if let problem = await recorder?.waitToFinish().first { stop(problem) }
    return spent / .nanoseconds(sends)
  }

  /// Prints the peak of this process's memory before and after a burst of sends, in kB.
  ///
  /// Nothing bounds the entries that wait but the number of sends. When the burst ends there are only
  /// fewer of them, so it does not wait until all are written.
  private func printMemory(_ name: String, _ state: String) -> Never {
    let send = sender(state, recorder(name, LogFile(at: place)))
    let before = peak()
    for number in 0..<(state == "small" ? 100_000 : 1_000) { send(number) }
    print(before, peak())
    exit(0)
  }

  private func peak() -> Int {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    return usage.ru_maxrss
  }

  private func recorder(_ name: String, _ log: any LogWriting) -> (any Recorder)? {
    switch name {
    case "none": nil
    case "blocking": BlockingRecorder(log: log)
    case "parallel": ParallelRecorder(log: log)
    default: makeRecorder(encoder: JSONEntryEncoder(), log: log)
    }
  }

  /// Makes a store with a state, and returns what sends to it.
  private func sender(_ state: String, _ recorder: (any Recorder)?) -> (Int) -> Void {
    let drawing = Data(repeating: 1, count: 1 << 20)
    switch state {
    case "small":
      let store = SurpriseStore(
        state: SurpriseState(notes: 4_213),
        dependencies: .init(
          random: SystemRandomNumberGenerator(), now: { Date() }, save: { _ in }),
        recorder: recorder)
      return { _ in store.send(.surpriseMe) }
    case "notes":  // 1 MB, of which a copy shares all texts but the one that changes.
      let text = String(repeating: "Buy milk. ", count: 100)
      let notes = (0..<1_024).map { Note(title: "Note \($0)", text: "\(text)\($0)") }
      return sender(notes, recorder) { $0[$1 % $0.count].text += "!" }
    case "drawing":  // The worst case: its 1 MB is copied as a whole, and is quick to encode.
      return sender(drawing, recorder) { $0[$1 % $0.count] &+= 1 }
    case "unchanged": return sender(drawing, recorder) { _, _ in }
    default: stop("there is no state \(state)")
    }
  }

  /// What sends to a store like SurpriseStore, of a state that each action changes in place.
  private func sender<State: LogEntry>(
    _ state: State, _ recorder: (any Recorder)?, reduce: @escaping (inout State, Int) -> Void
  ) -> (Int) -> Void {
    var state = state
    return { action in
      recorder?.record(action)
      reduce(&state, action)
      recorder?.record(state)
    }
  }
}

/// One of many in a state.
nonisolated struct Note: Encodable {
  var title: String
  var text: String
}

/// A log in a file that tells when a mark was written: what was recorded before it is written too.
nonisolated struct MarkedLog: LogWriting {
  let file: LogFile
  private let marks = DispatchSemaphore(value: 0)

  func write(_ entry: Data) throws {
    try file.write(entry)
    if entry == Data("\"mark\"".utf8) { marks.signal() }
  }

  func waitUntilIdle(_ recorder: (any Recorder)?) {
    recorder?.record("mark")
    guard marks.wait(timeout: .now() + 10) == .success else { stop("a mark was not written") }
    usleep(200)  // Until the worker has seen that there is nothing more.
  }
}

nonisolated func stop(_ reason: String) -> Never {
  FileHandle.standardError.write(Data("recorders.swift: \(reason)\n".utf8))
  exit(2)
}

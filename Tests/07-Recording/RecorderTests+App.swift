import Foundation
import Platform
import Testing

@testable import Recording

/// The log of the app, each time in a process of its own.
extension RecorderTests {
  @Test func `the app's log is left alone`() async {
    await #expect(
      processExitsWith: .exitCode(code),
      """
      A separate process records through your recorder. If that process does not exit with code \
      \(code), your recorder crashed or ended the process on the way.
      """
    ) { @MainActor [code = code as Int32] in
      let log = LogSpy(refusing: ["2"])
      let recorder = makeRecorder(encoder: JSONEntryEncoder(), log: log)
      recorder.record(1)
      recorder.record(2)
      recorder.record(Refusing())
      _ = await recorder.waitToFinish()

      #expect(log.count == 1, "first it must write to the log that was passed in")
      let files = try FileManager.default.contentsOfDirectory(atPath: DocumentsFolder.current.path)
      #expect(!files.contains { $0.hasSuffix(".log") }, "LogFile.shared was opened")
      exit(code)
    }
  }

  @Test func `in the app, the log of the app holds everything`() async {
    await #expect(
      processExitsWith: .exitCode(code),
      """
      A separate process records through the app's recorder. If that process does not exit with \
      code \(code), your recorder crashed or ended the process on the way.
      """
    ) { @MainActor [code = code as Int32] in
      let date = Date(timeIntervalSinceReferenceDate: 0.125)
      let state = SurpriseState(notes: 9, shown: 2, shownAt: date, surprises: 1)
      let events = [SurpriseEvent.read(date), .state(state)]
      let numbers = Array(1...100)
      // Others write to the same log, and another screen has a recorder of its own.
      for screen in 1...2 {
        try LogFile.shared.write(Data("\(-screen)".utf8))
        let recorder = makeProductionRecorder()
        for number in numbers { recorder.record(number) }
        for event in events { recorder.record(event) }
        _ = await recorder.waitToFinish()
      }

      let entries = try String(contentsOf: LogFile.shared.place, encoding: .utf8)
        .components(separatedBy: ",\n").dropLast().map { Data($0.utf8) }
      let decoder = JSONDecoder()
      let found = entries.compactMap { try? decoder.decode(Int.self, from: $0) }
      let wanted = [-1] + numbers + [-2] + numbers
      #expect(
        found == wanted,
        """
        in LogFile.shared, each recorder's numbers follow what the test wrote there itself. There \
        are \(found.count) of \(wanted.count) numbers, the first \(zip(found, wanted).prefix { $0 == $1 }.count) are right
        """)
      let read = entries.compactMap { try? decoder.decode(SurpriseEvent.self, from: $0) }
      #expect(
        read == events + events,
        """
        JSON that JSONDecoder() reads back as it was: each of two recorders took \(events), and it \
        reads \(read)
        """)
      exit(code)
    }
  }

  @Test func `in the app, the screen goes on, and nothing that waits is dropped`() async {
    await #expect(
      processExitsWith: .exitCode(code),
      """
      A separate process records through the app's recorder. If that process does not exit with \
      code \(code), your recorder crashed or ended the process on the way.
      """
    ) { @MainActor [code = code as Int32] in
      let recorder = makeProductionRecorder()
      let held = HeldEntry()

      recorder.record(held)
      for number in 1...3_000 { recorder.record(number) }
      recorder.record(Refusing())
      recorder.record(SurpriseEvent.read(Date(timeIntervalSinceReferenceDate: .infinity)))
      held.gate.open()
      let problems = await recorder.waitToFinish()

      let text = try String(contentsOf: LogFile.shared.place, encoding: .utf8)
      // Without the first line, which names the form.
      let lines = text.split(separator: "\n").count - 1
      #expect(lines == 3_001, "3001 entries can be encoded, and the log holds \(lines)")
      #expect(!held.gate.gaveUp, "record waited for the encoder, and the screen with it")
      #expect(
        problems.count == 2 && problems[0].contains("Refusing")
          && problems[1].contains("SurpriseEvent"),
        "what cannot be encoded is named, an infinite date as well. Named are \(problems)")
      exit(code)
    }
  }
}

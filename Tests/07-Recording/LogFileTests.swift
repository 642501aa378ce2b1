import Foundation
import Platform
import Testing

@testable import Recording

/// To read: where logs lie, and what a file says that takes no more.
@MainActor @Suite struct LogFileTests {
  @Test func `each run has a file of its own, and the newest four before it are kept`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let folder = DocumentsFolder.current
      for name in ["surprise-9.log", "surprise-x.log", "surprise-007.log", "surprise.json"] {
        try Data("kept".utf8).write(to: folder.appending(path: name))
      }
      // Each time as if the run before had crashed.
      for run in 10...14 {
        let place = RunLogs.newPlace()
        #expect(place.lastPathComponent == "surprise-\(run).log")
        try LogFile(at: place).write(Data("\(run)".utf8))
      }

      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      #expect(
        names.sorted() == [
          "surprise-007.log", "surprise-10.log", "surprise-11.log", "surprise-12.log",
          "surprise-13.log", "surprise-14.log", "surprise-x.log", "surprise.json",
        ])
      let first = try String(contentsOf: folder.appending(path: "surprise-10.log"), encoding: .utf8)
      #expect(first == LogText.firstLine(of: "Surprise me") + "10,\n")
    }
  }

  @Test(arguments: [Design.blocking, .parallel])
  func `each entry for a file that cannot be opened is named`(design: Design) async {
    let place = DocumentsFolder.temporary.appending(path: "no folder/a.log")
    let recorder = design.recorder(log: LogFile(at: place))

    recorder.record(1)
    recorder.record("text")

    #expect(
      await recorder.waitToFinish() == [
        "Int is missing: The log \(place.path) cannot be opened for writing.",
        "String is missing: The log \(place.path) cannot be opened for writing.",
      ])
  }

  #if os(Linux)
    @Test func `a full disk is named, and leaves no half entry`() async {
      await #expect(processExitsWith: .success) { @MainActor in
        let place = DocumentsFolder.current.appending(path: "a.log")
        let recorder = BlockingRecorder(log: LogFile(at: place))
        // No file may be larger: the disk is full for entries that are longer than the rest of it.
        var limit = rlimit(rlim_cur: 160, rlim_max: 160)
        signal(SIGXFSZ, SIG_IGN)
        setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)

        recorder.record(String(repeating: "a", count: 60))
        recorder.record(String(repeating: "b", count: 60))
        recorder.record(7)

        #expect(await recorder.waitToFinish().map { $0.hasPrefix("String is missing") } == [true])
        let text = try String(contentsOf: place, encoding: .utf8)
        #expect(
          text == LogText.firstLine(of: "Surprise me")
            + "\"\(String(repeating: "a", count: 60))\",\n7,\n")
      }
    }
  #endif
}

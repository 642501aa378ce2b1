import Platform
import Testing

@testable import Recording

/// To read: a second screen. It asks a server, and what that replies is not equatable.
@MainActor @Suite struct PagedListTests {
  @Test func `what a server replied is played again without it`() throws {
    #expect(try ScreenPlayer<PagedList>.differences(in: session(), from: []) == [])
  }

  @Test func `another reply is a difference, though replies are not equatable`() throws {
    let first = PagedList.Page(titles: ["a"], isLast: true)
    let entry = ScreenRecorder<PagedList>.Entry.answer(first)

    #expect(try entry.isSame(as: .answer(PagedList.Page(titles: ["a"], isLast: true))))
    #expect(try !entry.isSame(as: .answer(PagedList.Page(titles: ["a"], isLast: false))))
  }

  @Test func `a page that was never fetched, and one too many, are differences`() throws {
    let log = try session()
    let page = #"{"answer":{"_0":{"isLast":true,"titles":["Water ferns"]}}},"# + "\n"

    let tooFew = try ScreenPlayer<PagedList>.differences(
      in: log.replacing(page, with: ""), from: [])
    let tooMany = try ScreenPlayer<PagedList>.differences(
      in: log.replacing(page, with: page + page), from: [])

    #expect(tooFew.first?.hasPrefix("entry 5: answer(") == true)
    #expect(tooMany.first?.hasPrefix("entry 6: state(") == true)
  }

  // MARK: - Fixtures

  /// The text of a log in which two pages are fetched.
  private func session() throws -> String {
    var pages = [
      PagedList.Page(titles: ["Buy milk", "Call Ada"], isLast: false),
      PagedList.Page(titles: ["Water ferns"], isLast: true),
    ]
    let log = MemoryLog()
    let recorder = BlockingRecorder(log: log)
    let screen = ScreenRecorder<PagedList>([], in: { pages.removeFirst() }) { recorder.record($0) }
    screen.send(.refresh)
    return LogText.firstLine(of: PagedList.name) + log.texts.map { "\($0),\n" }.joined()
  }
}

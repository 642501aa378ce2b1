import Testing

@testable import HumbleObject

/// Turn 2: the search, without a screen.
@MainActor @Suite(.knownUntil(started)) struct SearchTests {
  /// A search whose screen has appeared, and whose field holds a text for 300 ms.
  private func host(searchingFor text: String) async -> SearchHost {
    let host = SearchHost()
    await host.take(.appeared)
    await host.take(.typed(text))
    await host.pass(0.3)
    return host
  }

  @Test func `a text is searched 300 ms after the last key`() async {
    let host = SearchHost()
    await host.take(.appeared)

    await host.take(.typed("t"))
    await host.pass(0.2)
    await host.take(.typed("te"))
    await host.pass(0.29)
    #expect(host.client.asked == [], "290 ms after the last key nothing is asked")
    await host.pass(0.02)

    #expect(host.client.asked == ["te"])
    #expect(host.shown == SearchShown(isBusy: true))

    let other = SearchHost()
    await other.take(.appeared)
    await other.take(.typed("te"))
    await other.pass(0.2)
    await other.take(.typed("te "))
    await other.pass(0.2)
    #expect(other.client.asked == [], "a space is a key, too, and 200 ms are over since then")
  }

  @Test func `the rows of the answer are shown`() async {
    let host = await host(searchingFor: " te ")

    let rows = ["Tea", "Tent", "Tee", "Team", "Tea"]
    await host.answer(.success(rows))

    #expect(host.client.asked == ["te"], "spaces around the text are not asked for")
    #expect(host.shown == SearchShown(rows: rows))
  }

  @Test func `one request at a time, and the older answer never wins`() async {
    let host = await host(searchingFor: "te")

    await host.take(.typed("tea"))
    await host.pass(0.3)
    #expect(host.client.asked == ["te"], "the first request is still on its way")
    await host.answer(.success(["Tea", "Tent"]))
    #expect(host.client.asked == ["te", "tea"], "once it is answered, the newer text is asked for")
    #expect(host.shown == SearchShown(isBusy: true), "the older answer is not shown")
    await host.take(.typed("tent"))
    await host.answer(.success(["Tea"]))

    #expect(
      host.shown == SearchShown(), "this answer is older, too, though the newer text is not due")

    let other = await self.host(searchingFor: "te")
    await other.take(.typed("tea"))
    await other.answer(.failure(SearchScript.NoAnswer()))
    #expect(other.shown == SearchShown(), "an error is an answer, too, and this one is older")
  }

  @Test func `a text that becomes due is asked for, though an equal one is on its way`() async {
    let host = await host(searchingFor: "te")
    await host.take(.typed("tea"))
    await host.take(.typed("te"))
    await host.pass(0.3)
    #expect(host.client.asked == ["te"], "the first request is still on its way")

    await host.answer(.success(["Tea"]))

    #expect(host.client.asked == ["te", "te"])
    #expect(host.shown == SearchShown(isBusy: true))

    await host.answer(.success(["Tea"]))

    #expect(host.client.asked == ["te", "te"], "no further text has become due")
    #expect(host.shown == SearchShown(rows: ["Tea"]))
  }

  @Test func `a key takes back the text that was due`() async {
    let host = await host(searchingFor: "te")
    await host.take(.typed("tea"))
    await host.pass(0.3)
    await host.take(.typed("tent"))

    await host.answer(.success(["Tea"]))
    #expect(host.client.asked == ["te"], "tent is not due yet, and tea no more")
    await host.pass(0.3)

    #expect(host.client.asked == ["te", "tent"])
  }

  @Test func `an empty field clears the rows, and asks nothing`() async {
    let host = await host(searchingFor: "te")
    await host.answer(.success(["Tea"]))
    #expect(host.shown == SearchShown(rows: ["Tea"]), "rows were shown before")

    await host.take(.typed("x"))
    await host.take(.typed("  "))
    await host.pass(0.3)

    #expect(host.client.asked == ["te"])
    #expect(host.shown == SearchShown())

    let other = await self.host(searchingFor: "te")
    await other.take(.typed(""))
    #expect(other.shown == SearchShown(), "over an empty field nothing is searched")
  }

  @Test func `an error is shown once, and the rows stay`() async {
    let host = await host(searchingFor: "te")
    await host.answer(.success(["Tea"]))
    await host.take(.typed("tea"))
    await host.pass(0.3)

    await host.answer(.failure(SearchScript.NoAnswer()))
    #expect(
      host.shown == SearchShown(rows: ["Tea"], message: "The notes cannot be searched now"))
    await host.pass(10)
    #expect(host.client.asked == ["te", "tea"], "without a key it is not asked again")
    await host.take(.typed("tent"))

    #expect(host.shown == SearchShown(rows: ["Tea"]), "the next key takes the message away")
  }

  @Test func `if nothing is found, a message says so`() async {
    let host = await host(searchingFor: "te")
    await host.answer(.success(["Tea"]))
    await host.take(.typed("x"))
    await host.pass(0.3)

    await host.answer(.success([]))

    #expect(host.shown == SearchShown(message: "No notes"))
  }

  @Test func `coming back asks again at once`() async {
    let host = await host(searchingFor: "te")
    await host.answer(.success(["Tea"]))

    await host.take(.left)
    await host.take(.appeared)

    #expect(host.client.asked == ["te", "te"])
    #expect(host.shown == SearchShown(rows: ["Tea"], isBusy: true))
  }

  @Test func `after leaving nothing is asked, and no answer is shown`() async {
    let host = await host(searchingFor: "te")
    await host.take(.typed("tea"))
    await host.pass(0.3)
    #expect(host.shown == SearchShown(isBusy: true), "before, the request was on its way")
    let other = SearchHost()
    await other.take(.appeared)
    await other.take(.typed("te"))

    await host.take(.left)
    await host.answer(.success(["Tea"]))
    await other.take(.left)
    await other.pass(0.3)

    #expect(host.shown == SearchShown(isBusy: true))
    #expect(host.client.asked == ["te"], "the text that was due is not asked for")
    #expect(other.client.asked == [])
    await host.take(.appeared)
    #expect(host.shown == SearchShown(isBusy: true), "the answer from before is not kept")
    await host.answer(.success(["Tea"]))

    #expect(host.client.asked == ["te", "tea"], "coming back asks once")
    #expect(host.shown == SearchShown(rows: ["Tea"]))
  }

  @Test func `an answer may come inside the call`() async {
    let host = SearchHost()
    host.answerAtOnce(.success(["Tea"]))
    await host.take(.appeared)

    await host.take(.typed("te"))
    await host.pass(0.3)

    #expect(host.client.asked == ["te"])
    #expect(host.shown == SearchShown(rows: ["Tea"]))

    for (answer, message) in [
      (.success([]), "No notes"),
      (.failure(SearchScript.NoAnswer()), "The notes cannot be searched now"),
    ] as [(Result<[String], any Error>, String)] {
      let other = SearchHost()
      other.answerAtOnce(answer)
      await other.take(.appeared)
      await other.take(.typed("te"))
      await other.pass(0.3)
      #expect(other.shown == SearchShown(message: message))
    }
  }

  @Test func `two searches do not disturb each other`() async {
    let (first, second) = (await host(searchingFor: "te"), await host(searchingFor: "ta"))

    await first.answer(.success(["Tea"]))
    await second.answer(.success(["Tax"]))

    #expect(first.shown == SearchShown(rows: ["Tea"]))
    #expect(second.shown == SearchShown(rows: ["Tax"]))
  }

  @Test func `any events are handled as found`() async {
    let found = await SearchScript.difference(scripts: 300)

    if let found { Issue.record("\(found)") }
  }

  @Test(arguments: ["before the timer fires", "before the answer comes", "after the answer"])
  func `once the search is gone, it holds nothing`(moment: String) async {
    let host = SearchHost()
    await host.take(.appeared)
    await host.take(.typed("te"))
    if moment != "before the timer fires" { await host.pass(0.3) }
    if moment == "after the answer" { await host.answer(.success(["Tea"])) }
    #expect(host.difference == nil, "before, the search does what it should")

    let isGone = await host.release()

    #expect(isGone, "the client, the clock or `show` is still held")
  }
}

import Platform
import Support
import Testing

@testable import UnstructuredTasks

/// Edits and waits of many tasks, without a script.
extension UploaderTests {
  @Test func `edits in a row are one upload at a time`() async {
    let server = HeldServer()
    let uploader = makeUploader(server: server, clock: ManualClock())
    let isBack = await Patience.returns {
      for _ in 1...2 { await uploader.edit(1, text: "first") }
    }
    #expect(isBack, "`edit` does not return")
    #expect(await Patience.until { server.out > 0 }, "nothing is sent")
    await Patience.grace()
    #expect(await Patience.returns { await uploader.edit(1, text: "last") })
    await Patience.grace()

    #expect(server.out == 1, "at most one upload of a note is on its way")
  }

  @Test func `tasks that edit one note at once start one upload`() async {
    let server = HeldServer()
    let uploader = makeUploader(server: server, clock: ManualClock())
    let isBack = await Patience.returns {
      await withTaskGroup { group in
        for number in 1...100 { group.addTask { await uploader.edit(1, text: "text \(number)") } }
      }
    }
    #expect(isBack, "`edit` does not return")
    #expect(await Patience.until { server.out > 0 }, "nothing is sent")
    await Patience.grace()
    #expect(server.out == 1, "at most one upload of a note is on its way")

    await uploader.edit(1, text: "last")
    for _ in 1...2 where await Patience.until({ server.out == 1 }) { server.answer(1) }

    #expect(await Patience.returns { await uploader.waitUntilIdle() }, "it does not become idle")
    #expect(server.texts[1]?.last == "last", "the last edit is sent last")
  }

  @Test func `two tasks that edit a note are one upload at a time`() async {
    let server = HeldServer()
    let uploader = makeUploader(server: server, clock: ManualClock())
    let isBack = await Patience.returns {
      for id in 1...200 {
        async let first: Void = uploader.edit(id, text: "first")
        for _ in 0..<id % 10 { await Task.yield() }
        await uploader.edit(id, text: "second")
        await first
      }
    }
    #expect(isBack, "`edit` does not return")
    #expect(await Patience.until { server.out >= 200 }, "nothing is sent for some notes")
    await Patience.grace()

    #expect(!server.overlaps, "at most one upload of a note is on its way")
  }

  @Test func `many tasks may edit at once`() async {
    let server = HeldServer(answersAtOnce: true)
    let uploader = makeUploader(server: server, clock: ManualClock())
    let isBack = await Patience.returns {
      await withTaskGroup { group in
        for number in 1...2_000 {
          group.addTask { await uploader.edit(number % 50, text: "text \(number)") }
        }
      }
      for id in 0..<50 { await uploader.edit(id, text: "last") }
      await uploader.waitUntilIdle()
    }

    #expect(isBack, "`edit` or `waitUntilIdle` does not return")
    #expect(!server.overlaps, "two uploads of one note were on their way at once")
    for id in 0..<50 {
      #expect(server.texts[id]?.last == "last", "the last edit of note \(id) is sent last")
    }
  }

  @Test func `an edit from a cancelled task is kept, too`() async {
    let server = HeldServer()
    let uploader = makeUploader(server: server, clock: ManualClock())
    let edits = Task {
      while !Task.isCancelled { await Task.yield() }
      for text in ["first", "last"] { await uploader.edit(1, text: text) }
    }
    edits.cancel()
    #expect(await Patience.returns { await edits.value }, "`edit` does not return")

    for _ in 1...2 where await Patience.until({ server.out == 1 }) { server.answer(1) }

    #expect(await Patience.returns { await uploader.waitUntilIdle() }, "it does not become idle")
    #expect(server.texts[1]?.last == "last", "the caller was cancelled, and not the uploader")
  }

  @Test func `cancelling a task that waits ends no upload`() async {
    let server = HeldServer()
    let uploader = makeUploader(server: server, clock: ManualClock())
    #expect(await Patience.returns { await uploader.edit(1, text: "tea") })
    #expect(await Patience.until { server.out == 1 }, "nothing is sent")
    let waiting = Task { await uploader.waitUntilIdle() }
    await Patience.grace()
    waiting.cancel()
    await Patience.grace()

    #expect(server.out == 1, "the upload was cancelled")
    server.answer(1)
    #expect(await Patience.returns { await waiting.value }, "`waitUntilIdle` does not return")
    #expect(server.texts == [1: ["tea"]])
  }

  @Test func `waiting right after an edit waits for that edit`() async {
    let server = HeldServer(answersAtOnce: true)
    let uploader = makeUploader(server: server, clock: ManualClock())
    var lost = 0
    let isBack = await Patience.returns {
      for round in 1...50 {
        await uploader.edit(1, text: "first")
        for _ in 0..<round % 8 { await Task.yield() }
        await uploader.edit(1, text: "last \(round)")
        await uploader.waitUntilIdle()
        if server.texts[1]?.last != "last \(round)" { lost += 1 }
      }
    }

    #expect(isBack, "`edit` or `waitUntilIdle` does not return")
    #expect(
      lost == 0, "in \(lost) of 50 rounds `waitUntilIdle` returned before the last edit was sent")
  }
}

import Foundation
import Support
import Testing

@testable import NetworkCalls

/// Turn 2: the uploader, on a server that the suite moves.
@MainActor @Suite(.knownUntil(started)) struct AttachmentUploaderTests {
  /// Plays a script on the learner's uploader, and says what is not as promised.
  func expectPromised(
    _ steps: [UploadStep], sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    if let problem = await UploadHost.problem(in: steps, isSlow: true) {
      Issue.record("\(problem)", sourceLocation: sourceLocation)
    }
  }

  /// An attachment of three pieces.
  func upload(_ id: Int) -> UploadStep { .upload(id, bytes: 150_000) }

  // MARK: - Pieces

  @Test func `an attachment is sent in pieces, each when the one before is taken`() async {
    await expectPromised([upload(1), .take(1), .take(1), .take(1)])
  }

  @Test func `the last piece is the rest, and an empty attachment is one empty piece`() async {
    for bytes in [0, 1, 65_535, 65_536, 65_537, 131_072, 131_073] {
      await expectPromised([.upload(1, bytes: bytes)])
    }
  }

  @Test func `an attachment may be a part of other data`() async {
    let transport = BusyTransport()
    let uploader = HeldTransport.uploader(on: transport)
    let data = Data(count: 200_000)[100_000..<170_000]
    var outcome: Result<Void, any Error>?
    Task { outcome = await uploader.result(of: data, as: "tea") }

    #expect(await Patience.until { outcome != nil }, "the upload does not end")
    #expect(transport.taken == ["tea": [1, 2]])
    #expect(throws: Never.self) { try outcome?.get() }
  }

  @Test func `attachments do not wait for each other`() async {
    await expectPromised((1...8).map(upload) + (1...8).reversed().map { .take($0) })
  }

  @Test(arguments: ["R&D.jpg", "C++ = 1.jpg", "Käse, 50 %.jpg", "a/b?c#d;e.jpg", "", "%26+%2B"])
  func `a name may hold any characters`(name: String) async {
    let transport = HeldTransport()
    let uploader = HeldTransport.uploader(on: transport)
    let upload = Task { try await uploader.upload(Data("tea".utf8), as: name) }
    #expect(await Patience.until { !transport.out.isEmpty }, "nothing is sent")

    #expect(transport.pieces.first?.name == name)
    #expect(transport.pieces.first?.query["piece"] == "1")
    #expect(transport.pieces.first?.query["pieces"] == "1")
    upload.cancel()
  }

  @Test func `the app's own account and server are not used`() async {
    let (transport, host) = (HeldTransport(), UploadHost())
    await host.play(.upload(1, bytes: 10))
    await host.play(.expire)
    await host.finish()
    let uploader = HeldTransport.uploader(on: transport)
    let upload = Task { try await uploader.upload(Data(), as: "other") }
    #expect(await Patience.until { !transport.out.isEmpty }, "nothing is sent")

    #expect(host.problem == nil)
    #expect(transport.pieces.first?.token == "key-1", "uploaders share no token")
    #expect(Account.token == "token-1")
    upload.cancel()
  }

  @Test func `two attachments with one name do not wait for each other either`() async {
    let transport = HeldTransport()
    let uploader = HeldTransport.uploader(on: transport)
    let uploads = [1, 2].map { size in
      Task { try await uploader.upload(Data(count: size), as: "tea") }
    }

    let isSent = await Patience.until { transport.out.count == 2 }

    #expect(isSent, "one upload waits for the other")
    #expect(Set(transport.pieces.map(\.body.count)) == [1, 2])
    for upload in uploads { upload.cancel() }
  }

  // MARK: - Failures

  @Test func `any status from 200 to 299 says that a piece is taken`() async {
    for status in [200, 201, 204, 226, 299] {
      await expectPromised([upload(1), .take(1, status: status)])
    }
  }

  @Test func `any other status is a failure`() async {
    for status in [199, 300, 304, 400, 403, 404, 500, 503] {
      await expectPromised([upload(1), .refuse(1, status: status)])
    }
  }

  @Test func `no answer is a failure, even one that looks like the end of a task`() async {
    await expectPromised([upload(1), .fail(1), .fail(1), .take(1)])
    for error in [CancellationError(), URLError(.cancelled)] as [any Error] {
      let transport = HeldTransport()
      let uploader = HeldTransport.uploader(on: transport)
      let upload = Task { try await uploader.upload(Data(), as: "tea") }
      #expect(await Patience.until { !transport.out.isEmpty }, "nothing is sent")
      transport.fail("tea", error)

      let isRepeated = await Patience.until { transport.pieces.count == 2 }

      #expect(isRepeated, "the upload was not cancelled: after \(error) the piece is sent again")
      upload.cancel()
    }
  }

  @Test func `the third failure of a piece ends the upload, and no earlier one`() async {
    await expectPromised([upload(1), .refuse(1), .refuse(1), .take(1)])
    await expectPromised([upload(1), .refuse(1), .refuse(1), .refuse(1, status: 503)])
    await expectPromised([upload(1), .refuse(1), .refuse(1), .fail(1)])
    await expectPromised([upload(1), .fail(1), .fail(1), .refuse(1, status: 404)])
  }

  @Test func `each piece has three attempts of its own`() async {
    let twice: [UploadStep] = [.refuse(1), .fail(1), .take(1)]
    await expectPromised([upload(1)] + twice + twice + twice)
    await expectPromised([upload(1), .take(1), .refuse(1), .refuse(1), .refuse(1)])
  }

  @Test func `one attachment's failures are not another's`() async {
    await expectPromised([
      upload(1), upload(2), .refuse(1), .refuse(2), .refuse(1), .refuse(2), .refuse(1), .take(2),
    ])
  }

  // MARK: - Tokens

  @Test func `a 401 asks for a new token, and the piece is sent again`() async {
    await expectPromised([upload(1), .take(1), .expire, .take(1), .renew(), .take(1)])
    await expectPromised([.expire, upload(1), .renew()])
  }

  @Test func `a token is asked for with the old one`() async {
    let host = UploadHost()
    for step in [.expire, upload(1), .renew(), .take(1), .expire, .take(1)] {
      await host.play(step)
    }

    #expect(host.transport.renewals.map(\.token) == ["key-1", "key-2"])
    #expect(host.problem == nil)
  }

  @Test func `a token is asked for once, however many wait for it`() async {
    await expectPromised([.expire] + (1...8).map(upload) + [.renew()])
    await expectPromised(
      (1...4).map(upload) + [.expire] + (1...4).map { .take($0) } + [.renew(), .take(3), .take(1)])
  }

  @Test func `a late 401 takes the token that there is`() async {
    await expectPromised([upload(1), upload(2), .expire, .take(1), .renew(), .take(2), .take(2)])
  }

  @Test func `an upload that begins while a token is on its way gets that one`() async {
    await expectPromised([.expire, upload(1), upload(2), .renew(), upload(3), .take(3)])
  }

  @Test func `an attempt that begins later has the newest token`() async {
    await expectPromised([
      upload(1), .upload(2, bytes: 10), .expire, .take(2), .renew(), .take(2), .fail(1), .expire,
      .take(1), .renew(),
    ])
  }

  @Test func `a failure between two does not make the second 401 the first`() async {
    await expectPromised([
      upload(1), .expire, .take(1), .renew(), .refuse(1), .expire, .take(1),
    ])
    await expectPromised([upload(1), .expire, .take(1), .renew(), .fail(1), .expire, .take(1)])
  }

  @Test func `a 401 is no failure`() async {
    await expectPromised([upload(1), .refuse(1), .refuse(1), .expire, .take(1), .renew(), .take(1)])
    await expectPromised([
      upload(1), .refuse(1), .expire, .take(1), .renew(), .refuse(1), .refuse(1),
    ])
  }

  @Test func `the second 401 of a piece ends the upload, that of the next piece does not`() async {
    await expectPromised([
      .expire, upload(1), .renew(), .take(1), .expire, .take(1), .renew(), .take(1), .expire,
      .take(1),
    ])
    let transport = HeldTransport()
    let uploader = HeldTransport.uploader(on: transport)
    var outcome: Result<Void, any Error>?
    Task { outcome = await uploader.result(of: Data(), as: "tea") }
    for number in 1...2 {
      #expect(await Patience.until { transport.pieces.count == number }, "nothing is sent")
      transport.expire()
      transport.answer("tea", status: 200)
      if number == 1 {
        #expect(await Patience.until { transport.renewals.count == 1 }, "no token is asked for")
        transport.renew()
      }
    }

    #expect(await Patience.until { outcome != nil }, "after the second 401 the upload goes on")
    await Patience.grace()
    #expect(throws: UploadError.signedOut) { try outcome?.get() }
    #expect(transport.renewals.count == 1)
  }

  @Test func `a refused token ends all uploads that wait for it`() async {
    await expectPromised([.expire, upload(1), upload(2), .deny()])
    await expectPromised([.expire, upload(1), upload(2), .deny(isFailure: true)])
    await expectPromised([upload(1), upload(2), .expire, .take(2), .deny(), .take(1), .renew()])
  }

  @Test func `uploads that end for want of a token send nothing more`() async {
    let host = UploadHost()
    for step in [.expire, upload(1), upload(2), upload(3)] { await host.play(step) }
    await Patience.grace()
    let count = host.transport.count
    await host.play(.deny())
    await Patience.grace()

    #expect(host.problem == nil)
    #expect(host.transport.count == count)
  }

  @Test func `a new token may come with any status from 200 to 299`() async {
    for status in [201, 202, 299] {
      await expectPromised([.expire, upload(1), .renew(status: status), .take(1)])
    }
  }

  @Test func `after a refused token the next 401 asks again`() async {
    await expectPromised([.expire, upload(1), .deny(), upload(1), .renew(), .take(1)])
    await expectPromised([
      .expire, upload(1), .deny(isFailure: true), upload(2), .deny(), upload(1), .renew(),
    ])
  }

  // MARK: - All together

  @Test func `many uploads at once ask for one token`() async {
    for _ in 1...5 {
      let transport = BusyTransport()
      let uploader = HeldTransport.uploader(on: transport)
      transport.expire()
      var failures = 0
      let isBack = await Patience.returns {
        await withTaskGroup(of: Bool.self) { group in
          for number in 1...60 {
            group.addTask {
              do {
                try await uploader.upload(Data(count: 70_000), as: "\(number)")
                return true
              } catch { return false }
            }
          }
          for await isUploaded in group where !isUploaded { failures += 1 }
        }
      }

      #expect(isBack, "some uploads do not end")
      #expect(failures == 0)
      #expect(transport.renewals == 1, "a token is asked for once")
      #expect(!transport.isTooEarly, "two pieces of an attachment were on their way at once")
      #expect((1...60).allSatisfy { transport.taken["\($0)"] == [1, 2] })
    }
  }

  @Test func `any uploads, answers and tokens are handled as promised`() async {
    let found = await Counterexample.find(inScripts: 60) { generator in
      (1...generator.pick(from: [8, 16, 32])).map { _ in UploadStep.any(&generator) }
    } problem: {
      await UploadHost.problem(in: $0)
    }

    if let found { Issue.record("\(found)") }
  }
}

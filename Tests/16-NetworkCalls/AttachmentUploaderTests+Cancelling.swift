import Foundation
import Support
import Testing

@testable import NetworkCalls

/// Uploads that are cancelled.
extension AttachmentUploaderTests {
  @Test func `a cancelled upload ends its request, and no other follows`() async {
    await expectPromised([upload(1), .cancel(1)])
    await expectPromised([upload(1), upload(2), .take(1), .cancel(1), .take(2)])
    await expectPromised([upload(1), .refuse(1), .cancel(1), upload(1)])
  }

  @Test func `a request that goes on although it was cancelled is the last one`() async {
    for status in [200, 500, 401] {
      let transport = HeldTransport(heedsCancellation: false)
      let uploader = HeldTransport.uploader(on: transport)
      var outcome: Result<Void, any Error>?
      let upload = Task {
        outcome = await uploader.result(of: Data(count: 70_000), as: "tea")
      }
      #expect(await Patience.until { transport.pieces.count == 1 }, "nothing is sent")
      upload.cancel()
      #expect(
        await Patience.until { transport.cancelled == 1 || outcome != nil },
        "the request was not cancelled")
      if status == 401 { transport.expire() }
      transport.answer("tea", status: status)
      for _ in 1...3 {
        await Patience.grace()
        transport.renew()
      }

      #expect(await Patience.until { outcome != nil }, "the upload does not end")
      #expect(throws: (any Error).self) { try outcome?.get() }
      #expect(transport.pieces.count == 1, "after \(status) another piece was sent")
      #expect(transport.renewals.isEmpty, "after \(status) a token was asked for")
    }
  }

  @Test func `an upload that was cancelled before it began sends nothing`() async {
    let transport = HeldTransport()
    let uploader = HeldTransport.uploader(on: transport)
    var outcome: Result<Void, any Error>?
    let upload = Task {
      while !Task.isCancelled { await Task.yield() }
      outcome = await uploader.result(of: Data(), as: "tea")
    }
    upload.cancel()

    #expect(await Patience.until { outcome != nil }, "the upload does not end")
    #expect(throws: (any Error).self) { try outcome?.get() }
    #expect(transport.pieces.isEmpty && transport.renewals.isEmpty && transport.strange.isEmpty)
  }

  @Test func `a cancelled upload that waits for a token sends no piece`() async {
    await expectPromised([.expire, upload(1), upload(2), .cancel(2), .renew(), .take(1)])
  }

  @Test func `a token comes to the others though the upload that asked for it is cancelled`()
    async
  {
    await expectPromised([.expire, upload(1), upload(2), .cancel(1), .renew(), .take(2)])
    await expectPromised([
      upload(1), upload(2), .expire, .take(1), .take(2), .cancel(1), .renew(), .take(2),
    ])
  }
}

import Foundation
import Support
import Testing

@testable import NetworkCalls

/// Turn 2: the uploader in the app, each test in a process of its own, by real requests to a real server.
@MainActor @Suite(.knownUntil(started)) struct AttachmentUploaderInAppTests {
  /// Uploads with the app's uploader; once more if a busy machine has let its two seconds pass.
  private static func upload(_ data: Data, as name: String) async throws {
    do { try await makeProductionUploader().upload(data, as: name) } catch is URLError {
      try await makeProductionUploader().upload(data, as: name)
    }
  }

  /// Makes a server, which becomes that of the account.
  private static func server() throws -> NoteServer {
    let server = try NoteServer()
    Account.server = server.url.absoluteString
    return server
  }

  @Test(.startsProcess) func `the app's uploader sends an attachment to the account's server`()
    async
  {
    await #expect(
      processExitsWith: .exitCode(21),
      """
      A separate process uploads an attachment with the app's uploader. If that process does not exit \
      with code 21, your code crashed or ended the process.
      """
    ) { @MainActor in
      let server = try AttachmentUploaderInAppTests.server()
      let data = Data((0..<150_000).map { UInt8(truncatingIfNeeded: $0 / 256) })
      try await AttachmentUploaderInAppTests.upload(data, as: "R&D + tea.jpg")
      let pieces = server.attachments["R&D + tea.jpg"] ?? []

      #expect(pieces.map(\.count) == [65_536, 65_536, 18_928])
      // The library would compare two data byte by byte, for minutes.
      let isWhole = pieces.reduce(Data(), +) == data
      #expect(isWhole, "the pieces make the attachment")

      let other = try AttachmentUploaderInAppTests.server()
      try await AttachmentUploaderInAppTests.upload(Data(count: 1), as: "tea")
      #expect(other.attachments["tea"]?.count == 1, "the account has another server now")
      exit(21)
    }
  }

  @Test(.startsProcess) func `the app's uploader renews the account's token`() async {
    await #expect(
      processExitsWith: .exitCode(21),
      """
      A separate process uploads an attachment with the app's uploader, after the token has expired. If \
      that process does not exit with code 21, your code crashed or ended the process.
      """
    ) { @MainActor in
      let server = try AttachmentUploaderInAppTests.server()
      server.expireToken()
      try await AttachmentUploaderInAppTests.upload(Data(count: 10), as: "tea")

      #expect(server.requests.contains("POST /token"))
      #expect(server.attachments["tea"]?.count == 1)
      exit(21)
    }
  }

  @Test(.startsProcess) func `the app's uploader sends no piece on to another server`() async {
    await #expect(
      processExitsWith: .exitCode(21),
      """
      A separate process uploads an attachment with the app's uploader to a server that has moved. If that \
      process does not exit with code 21, your code crashed or ended the process.
      """
    ) { @MainActor in
      let (server, other) = (try AttachmentUploaderInAppTests.server(), try NoteServer())
      for status in [301, 303, 307] {
        server.meet(with: .status(status, ["Location": "\(other.url)/attachments?name=tea"]))
      }
      try? await makeProductionUploader().upload(Data(count: 10), as: "tea")

      #expect(other.requests == [], "the redirect was followed")
      #expect(server.requests.count == 3, "a redirect is a failed attempt")
      exit(21)
    }
  }

  @Test(.startsProcess) func `the app's uploader tries three times, without pauses`() async {
    await #expect(
      processExitsWith: .exitCode(21),
      """
      A separate process uploads an attachment with the app's uploader to a busy server. If that process does \
      not exit with code 21, your code crashed or ended the process.
      """
    ) { @MainActor in
      let server = try AttachmentUploaderInAppTests.server()
      server.meet(with: .status(503), .status(503), .status(503))
      await #expect(throws: UploadError.refused(status: 503)) {
        try await makeProductionUploader().upload(Data(count: 10), as: "tea")
      }

      #expect(server.requests.count == 3)
      exit(21)
    }
  }

  @Test(.startsProcess) func `the app's uploader waits two seconds for a token, too`() async {
    await #expect(
      processExitsWith: .exitCode(21),
      """
      A separate process uploads an attachment with the app's uploader. Its token has expired, and the new \
      one is late. If that process does not exit with code 21, your code crashed or ended the process.
      """
    ) { @MainActor in
      let server = try AttachmentUploaderInAppTests.server()
      server.expireToken()
      server.meet(with: .slow(seconds: 0), .slow(seconds: 10))
      let start = ContinuousClock.now
      await #expect(throws: UploadError.signedOut) {
        try await makeProductionUploader().upload(Data(count: 10), as: "tea")
      }

      #expect(start.duration(to: .now) < .seconds(9.5), "a request waits two seconds")
      exit(21)
    }
  }

  @Test(.startsProcess)
  func `the app's uploader waits two seconds for an answer, then tries again`()
    async
  {
    await #expect(
      processExitsWith: .exitCode(21),
      """
      A separate process uploads an attachment with the app's uploader to a slow server. If that process \
      does not exit with code 21, your code crashed or ended the process.
      """
    ) { @MainActor in
      let server = try AttachmentUploaderInAppTests.server()
      server.meet(with: .slow(seconds: 10))
      let start = ContinuousClock.now
      try await makeProductionUploader().upload(Data(count: 70_000), as: "tea")
      let time = start.duration(to: .now)

      #expect(server.requests.count >= 3, "the first piece is sent again")
      #expect(time > .seconds(1.9) && time < .seconds(9.5), "a request waits two seconds: \(time)")
      exit(21)
    }
  }
}

import Foundation

/// Ines attaches two pictures after her token has expired, with the uploader that your code makes for the app.
enum YoursScene {
  static func play() throws {
    let server = try SyncScene.server()
    Account.server = server.url.absoluteString
    server.expireToken()
    let uploader = makeProductionUploader()
    print("Her token has expired. Ines attaches a picture of 100 kB.")
    report { try await uploader.upload(Data(count: 100_000), as: "R&D.jpg") }
    print("The server has: \(text(server.attachments))")

    print("\nThe server refuses the next one.")
    server.meet(with: .status(500), .status(500), .status(500))
    report { try await uploader.upload(Data(count: 10), as: "tea.jpg") }
    print("The server has: \(text(server.attachments))")
  }

  private static func report(_ upload: @escaping () async throws -> Void) {
    Stage.wait {
      do {
        try await upload()
        print("She sees: uploaded")
      } catch {
        print("She sees: not uploaded (\(error))")
      }
    }
  }

  private static func text(_ attachments: [String: [Data]]) -> String {
    attachments.isEmpty
      ? "nothing"
      : attachments.sorted { $0.key < $1.key }
        .map { "\($0) (\($1.map { "\($0.count)" }.joined(separator: " + ")) bytes)" }
        .joined(separator: ", ")
  }
}

import Foundation

/// Jotter's server, where the app as found looks for it, until return is pressed.
enum ServerScene {
  static func play() throws {
    let port = URL(string: Account.server)?.port ?? 0
    let server = try NoteServer(port: UInt16(port)) { print("The server gets \($0)") }
    print("Jotter's server listens at \(server.url). Return ends it.")
    _ = readLine()
  }
}

import Foundation
import Platform

/// The file in which the app keeps what the screen "Surprise me" shows.
enum SurpriseFile {
  private static var place: URL { DocumentsFolder.current.appending(path: "surprise.json") }

  static func load() -> SurpriseState? {
    let data = try? Data(contentsOf: place)
    return data.flatMap { try? JSONDecoder().decode(SurpriseState.self, from: $0) }
  }

  static func save(_ state: SurpriseState) {
    try? JSONEncoder().encode(state).write(to: place)
  }
}

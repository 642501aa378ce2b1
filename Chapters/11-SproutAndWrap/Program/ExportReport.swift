import Foundation
import Platform

/// What the program prints when the notes have been exported, by either exporter.
enum ExportReport {
  static func show(_ lines: [String]) throws {
    for line in lines {
      print(line)
      // A line begins with the name of its file.
      let name = String(line.prefix { $0 != ":" })
      let file = DocumentsFolder.current.appending(path: name)
      let text = (try? String(contentsOf: file, encoding: .utf8)) ?? Outbox().mails.last ?? ""
      for word in ["Passwords", "hunter2"] where text.contains(word) {
        print("  holds \"\(word)\"")
      }
    }
  }
}

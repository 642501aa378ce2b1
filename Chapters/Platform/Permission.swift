import Foundation

/// A permission that the system asks for once and remembers: a stand-in for its alert, on the terminal.
///
/// In a test there is no user: nothing is asked, and nothing ever calls back.
struct Permission: Sendable {
  private let name: String
  private let question: String
  private let queue: DispatchQueue

  init(name: String, question: String) {
    self.name = name
    self.question = question
    self.queue = DispatchQueue(label: name)
  }

  /// Asks the user, unless they have decided before.
  ///
  /// - Parameter completion: Gets the decision, on a background queue.
  func request(_ completion: @escaping @Sendable (AuthorizationStatus) -> Void) {
    onPhone {
      if status == .notDetermined {
        print("\(question) [y/n] ", terminator: "")
        fflush(nil)
        let answer = readLine() ?? ""
        let decision: AuthorizationStatus = answer.lowercased() == "y" ? .authorized : .denied
        try? decision.rawValue.write(to: file, atomically: true, encoding: .utf8)
      }
      completion(status)
    }
  }

  /// Reads the decision.
  ///
  /// - Parameter completion: Gets the decision, on a background queue.
  func read(_ completion: @escaping @Sendable (AuthorizationStatus) -> Void) {
    onPhone { completion(status) }
  }

  private func onPhone(_ body: @escaping @Sendable () -> Void) {
    guard DocumentsFolder.isKept else { return }
    queue.async(execute: body)
  }

  private var file: URL {
    // The name alone: a path could lead elsewhere.
    DocumentsFolder.current.appending(path: URL(filePath: name).lastPathComponent + ".txt")
  }

  private var status: AuthorizationStatus {
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return AuthorizationStatus(rawValue: text) ?? .notDetermined
  }
}

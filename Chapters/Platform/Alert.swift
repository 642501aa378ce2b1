/// A question above a screen: a stand-in for `UIAlertController`.
///
/// Like the original it is gone before its answer is handled. Unlike it, it takes no time to come and go.
@MainActor public final class Alert {
  let question: String
  let buttons: [String]
  let answer: (String) -> Void

  /// - Parameters:
  ///   - question: The text of the alert.
  ///   - buttons: The possible answers.
  ///   - answer: Takes the button that the user taps, some time later.
  public init(_ question: String, buttons: [String], answer: @escaping (String) -> Void) {
    self.question = question
    self.buttons = buttons
    self.answer = answer
  }
}

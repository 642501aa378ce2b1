/// A question above a screen: a stand-in for `UIAlertController`.
@MainActor public final class Alert {
  let question: String
  let buttons: [String]
  let answer: (String) -> Void
  /// Whether the alert was tapped, and is on its way out.
  var isFading = false

  /// - Parameters:
  ///   - question: The text of the alert.
  ///   - buttons: The possible answers.
  ///   - answer: Takes the button that the user taps, some time later; a second one, too, if the user is quick.
  public init(_ question: String, buttons: [String], answer: @escaping (String) -> Void) {
    self.question = question
    self.buttons = buttons
    self.answer = answer
  }
}

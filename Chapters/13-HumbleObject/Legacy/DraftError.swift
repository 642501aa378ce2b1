/// The reason why a draft was not loaded, or not saved.
enum DraftError: Error {
  case noAnswer
}

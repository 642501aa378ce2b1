/// Ben rides in a train, with the inbox as found.
enum LegacyScene {
  static func play() {
    let model = LegacyInboxModel()
    // The model as found cannot be told that its screen is gone.
    TrainRide(
      type: { model.search($0) }, star: { model.star($0) }, leave: {},
      seen: { seen(model.notes, isLoading: model.isLoading) }
    ).play()
  }

  /// What the user sees, in a line.
  static func seen(_ notes: [Note], isLoading: Bool, message: String? = nil) -> String {
    let titles = notes.isEmpty ? "no notes" : notes.map(\.title).joined(separator: ", ")
    return titles + (message.map { " (\($0))" } ?? "") + (isLoading ? " (loading)" : "")
  }
}

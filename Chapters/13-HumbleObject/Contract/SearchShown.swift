/// What the user sees of a search, beside the field.
struct SearchShown: Equatable {
  var rows: [String] = []
  /// Whether a request for the text in the field is on its way.
  var isBusy = false
  var message: String?
}

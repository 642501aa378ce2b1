/// What the user sees of a search, beside the field.
struct SearchShown: Equatable {
  var rows: [String] = []
  /// Whether a request is on its way, for this text or an older one. Never over an empty field.
  var isBusy = false
  var message: String?
}

/// What the user has chosen in the settings of the app.
class Preferences {
  static let shared = Preferences()

  /// Another company sends the notifications, and asks for permission itself.
  var usesPartner = false
}

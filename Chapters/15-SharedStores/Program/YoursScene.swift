import Foundation

/// Jonas launches the app, which may ask him for a rating, with the prompt that your code makes for the app.
enum YoursScene {
  static func play() {
    let store = UserDefaults.standard
    if store.object(forKey: "launches") == nil {
      for (key, value) in OldStores.version10 { store.set(value, forKey: key) }
      print("On the phone is what version 1.0 has stored.\n")
    }
    let prompt = makeProductionRatingPrompt()
    prompt.launched()
    print(
      "Jonas launches the app. Launches since the last question: \(store.integer(forKey: "launches"))"
    )
    if prompt.isDue {
      prompt.asked()
      print("He is asked for a rating.")
    } else {
      print("He is not asked.")
    }
    // On a phone the system does this by itself.
    store.synchronize()
  }
}

import Foundation

/// Jonas starts version 2, opens its list of reminders twice, and changes a setting.
struct UpdateScene {
  /// The hours between which it is quiet.
  let quietHours: () -> (from: Int, to: Int)
  /// Opens the list of some notes: returns its reminders, and what holds the list.
  let open: ([Note]) -> (reminders: [String], screen: AnyObject)
  let setLead: (Int) -> Void

  func play() {
    if UserDefaults.standard.object(forKey: "quietFrom") == nil {
      UserDefaults.standard.set("22-7", forKey: "quietHours")
      print("Jonas uses version 1: quiet hours from 22 to 7. Then version 2 is installed.\n")
    }
    print("He starts version 2.")
    let hours = quietHours()
    print("Quiet hours: \(hours.from == hours.to ? "none" : "\(hours.from) to \(hours.to)")")

    let notes = [Note(title: "Standup", due: TimeOfDay(7, 15))]
    var (reminders, screen) = open(notes)
    print("He opens the list of reminders: \(reminders.joined(separator: ", "))")
    (reminders, screen) = open(notes)
    print("He closes it, and opens it again: \(reminders.joined(separator: ", "))")
    setLead(10)
    setLead(30)
    print("He tries 10 minutes in advance, and goes back to 30.")
    print("His watch taps: \(Watch.shared.taps.joined(separator: ", "))")
    withExtendedLifetime(screen) {}
    // On a phone the system does this by itself.
    UserDefaults.standard.synchronize()
  }
}

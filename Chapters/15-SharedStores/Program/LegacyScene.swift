/// Jonas and version 2, as found.
enum LegacyScene {
  static func play() {
    UpdateScene(
      quietHours: { (Settings.quietFrom, Settings.quietTo) },
      open: { notes in
        let times = LegacyReminderTimes(notes: notes)
        return (times.reminders(), times)
      },
      setLead: { Settings.lead = $0 }
    ).play()
  }
}

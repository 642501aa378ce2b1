/// Jonas and the version that can be tested.
enum RefactoredScene {
  static func play() {
    UpdateScene(
      quietHours: {
        let settings = ReminderSettings()
        return (settings.quietFrom, settings.quietTo)
      },
      open: { notes in
        let times = ReminderTimes(notes: notes)
        return (times.reminders(), times)
      },
      setLead: { ReminderSettings().lead = $0 }
    ).play()
  }
}

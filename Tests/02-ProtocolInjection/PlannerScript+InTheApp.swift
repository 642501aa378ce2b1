@testable import ProtocolInjection

extension PlannerScript {
  /// Steps for the app: each thing that could be remembered is planned, changed and planned again.
  static let inTheApp: [PlannerStep] = [
    .plan(),
    .run("UPDATE quiet_hours SET end = 9"),
    .plan(),
    .run("UPDATE quiet_hours SET end = 6", elsewhere: true),
    .plan(),
    .run("UPDATE reminder SET text = 'Tea', hour = 5", elsewhere: true),
    .plan(),
    .run("UPDATE reminder SET text = ''"),
    .plan(),
    .run("UPDATE reminder SET text = 'cafe\u{301}'"),
    .plan(),
    // The first row counts, and not the first hour or the last row.
    .run("INSERT INTO quiet_hours VALUES (2, 12)"),
    .plan(),
    .run("INSERT INTO reminder VALUES ('Run', 4)"),
    .plan(),
    .run("INSERT INTO reminder (rowid, text, hour) VALUES (0, 'Up', 12)"),
    .plan(),
    // An alarm of the reminder's own is left alone, before it is moved and after.
    .run("UPDATE reminder SET text = 'Up', hour = 23"),
    .set(Reminder(text: "Up", hour: 23)),
    .set(Reminder(text: "Up", hour: 6)),
    .plan(),
    .cancel(Reminder(text: "Up", hour: 6)),
    .plan(),

    // What is missing, and found again.
    .run("DELETE FROM quiet_hours", elsewhere: true),
    .plan(),
    .run("DELETE FROM reminder"),
    .plan(),
    .run("INSERT INTO quiet_hours VALUES (1, 6)"),
    .plan(),
    .run("INSERT INTO reminder VALUES (' Tea ', 2)", elsewhere: true),
    .plan(),

    // Errors of the database, between two plans that work.
    .run("ALTER TABLE reminder RENAME TO other"),
    .plan(),
    .run("ALTER TABLE other RENAME TO reminder"),
    .plan(),
    .run("ALTER TABLE quiet_hours RENAME TO other"),
    .plan(),
    .run("ALTER TABLE other RENAME TO quiet_hours"),
    .plan(),

    // One table is empty, and the other does not exist.
    .run("DELETE FROM reminder"),
    .run("ALTER TABLE quiet_hours RENAME TO other"),
    .plan(),
    .run("ALTER TABLE other RENAME TO quiet_hours"),
    .run("ALTER TABLE reminder RENAME TO other"),
    .run("DELETE FROM quiet_hours"),
    .plan(),
    .run("ALTER TABLE other RENAME TO reminder"),
    .run("INSERT INTO reminder VALUES (' Tea ', 2)"),
    .run("INSERT INTO quiet_hours VALUES (1, 6)"),
    .plan(),

    // Other storages and alarm clocks.
    .run("INSERT INTO reminder VALUES ('Swim', 12)", storage: 1),
    .run("INSERT INTO quiet_hours VALUES (12, 15)", storage: 1),
    .plan(storage: 1, clock: 1),
    .plan(storage: 1, clock: 0),
    .plan(storage: 0, clock: 1),
    .plan(withFinders: true),
    .plan(),

    // A full alarm clock, one that holds the same alarm, and one with something missing as well.
    .fill(Reminder(text: " Tea ", hour: 6), upTo: 63),
    .plan(),
    .plan(),
    .plan(),
    .run("DELETE FROM quiet_hours"),
    .plan(),
    .run("INSERT INTO quiet_hours VALUES (2, 3)"),
    .plan(),
    .cancel(Reminder(text: "Up", hour: 23)),
    .plan(),
    .plan(),
  ]
}

/// The notes on Anna's phone.
enum AnnasNotes {
  /// Adds the notes to the app's database, unless it has them.
  static func add() throws {
    let database = AppDatabase.shared.sqlite
    guard try database.query("SELECT id FROM note").isEmpty else { return }
    try database.execute(
      """
      INSERT INTO note VALUES
        (1, 'Rent', 'By mail, please.\n[x] find the contract\n[ ] pay', 1793000000, 'home', 0),
        (2, 'Passwords', 'Bank: hunter2', 1793100000, 'home', 1),
        (3, 'Garden', '- tulips\n- a rake', 1793200000, 'home garden', 0)
      """)
    try database.execute("INSERT INTO attachment VALUES (1, 'Contract.pdf', 180000)")
    try database.execute(
      """
      INSERT OR REPLACE INTO setting VALUES
        ('name', 'Anna'), ('address', 'anna@mail.example'), ('recipient', 'landlord@mail.example')
      """)
  }
}

/// Opens the trash, brings a note back and empties it.
enum YoursScene {
  static func play() {
    let manager = DatabaseManager.instance
    for text in ["Milk", "Eggs", ""] { manager.moveToTrash(manager.insert(text)) }
    print("Threw away \"Milk\", \"Eggs\" and a note without text.")

    let trash = makeProductionTrash()
    print("Opened the trash: \(trash.rows)")

    trash.restore(row: 0)
    print("Brought the first one back: \(trash.rows)")
    print("Emptied it: \(trash.empty()) erased for good.")
    print("In the list: \(manager.notes().map(\.text))")
  }
}

/// Says what an import would do: imports, counts, and takes it all back.
nonisolated struct ImportPreview {
  let db: any NoteDB
  let pages: any PageStoring

  /// How many notes there would be after importing a page.
  func noteCount(with page: Page) throws -> Int {
    try db.writeDeciding { transaction in
      .rollback(
        Result {
          try pages.save(page, transaction)
          return try pages.noteCount(transaction)
        })
    }.get()
  }
}

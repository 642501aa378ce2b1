import Testing

@testable import MethodObject

/// A text for each group of branches of the importer.
extension ImporterTests {
  @Test func `titles and texts`() throws {
    let long = String(repeating: "x", count: 39)
    let smile = String(repeating: "😀", count: 30)
    expectApproved(
      try imported(
        "Notiz, Tax ,  Form 4  \nNOTE,\"Say \"\"hi\"\"\",\"☐ milk\n\n☑ tea ☑\"\n\n"
          + "note,,\"\n  late  \nmore\"\n\nnote,\(long)x,a\nnote,\(long)xx,b\nnote,,\nnote,,\"  \"\n"
          + "note,,☐ buy it\nnote,Tea,a\nnote,tea,a\nnote,Bed,c,,trash\nnote,Bed,c\nnote,\(smile),d\n"
      ),
      """
      "Tax" is new
      "Say "hi"" is new
      "late" is new
      "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx" is new
      "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…" is new
      "" is empty
      "" is empty
      "[ ] buy it" is new
      "Tea" is new
      "tea" is new
      "Bed" is in the trash
      "Bed" is new
      "😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀" is new
      10 new, 3 left out, 0 unreadable
      Imported at <now>
      note: #1 | Tax |   Form 4   | <now> | –
      note: #2 | Say "hi" | [ ] milk⏎⏎[x] tea ☑ | <now> | –
      note: #3 | late | ⏎  late  ⏎more | <now> | –
      note: #4 | xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx | a | <now> | –
      note: #5 | xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx… | b | <now> | –
      note: #6 | [ ] buy it | [ ] buy it | <now> | –
      note: #7 | Tea | a | <now> | –
      note: #8 | tea | a | <now> | –
      note: #9 | Bed | c | <now> | –
      note: #10 | 😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀 | d | <now> | –
      import: <now> | 10
      """)
  }

  @Test func `dates and tags`() throws {
    let dates = [
      "2026-1-5", "2026", "5.3.2026", "3.2026", "1900", "1901-12-31", "2026-13-01", "2026-12-32",
      "2026-00-01", "32.1.2026", " 2026-10-01 ", " soon ", "2026-10-01-5", "",
    ]
    let notes = dates.enumerated().map { "note,\($0 + 1),,\($1)\n" }
    expectApproved(
      try imported(
        notes.joined()
          + "note,A,,2026,home Home HOME  money\nnote,B,,2026,x TRASH\nnote,C,,2026,Papierkorb\n"
          + "note,D,,2026,trashy zoo a\n"),
      """
      "1" is new
      "2" is new
      "3" is new
      "4" is new
      Record 5: "1900" is no date
      "5" is new
      "6" is new
      Record 7: "2026-13-01" is no date
      "7" is new
      Record 8: "2026-12-32" is no date
      "8" is new
      Record 9: "2026-00-01" is no date
      "9" is new
      Record 10: "32.1.2026" is no date
      "10" is new
      "11" is new
      Record 12: "soon" is no date
      "12" is new
      Record 13: "2026-10-01-5" is no date
      "13" is new
      "14" is new
      "A" is new
      "B" is in the trash
      "C" is in the trash
      "D" is new
      16 new, 2 left out, 0 unreadable
      Imported at <now>
      note: #1 | 1 | – | 2026-01-05 | –
      note: #2 | 2 | – | 2026-01-01 | –
      note: #3 | 3 | – | 2026-03-05 | –
      note: #4 | 4 | – | 2026-03-01 | –
      note: #5 | 5 | – | <now> | –
      note: #6 | 6 | – | 1901-12-31 | –
      note: #7 | 7 | – | <now> | –
      note: #8 | 8 | – | <now> | –
      note: #9 | 9 | – | <now> | –
      note: #10 | 10 | – | <now> | –
      note: #11 | 11 | – | 2026-10-01 | –
      note: #12 | 12 | – | <now> | –
      note: #13 | 13 | – | <now> | –
      note: #14 | 14 | – | <now> | –
      note: #15 | A | – | 2026-01-01 | home money
      note: #16 | D | – | 2026-01-01 | trashy zoo a
      import: <now> | 16
      """)
  }

  @Test func `files and their sizes`() throws {
    expectApproved(
      try imported(
        "file,0.jpg,1\nnote,Tea,Ceylon,2026\nfile,A.JPG,12 KB\nFile,b.jpg,7kb\nDatei,c.tar.gz, 9 \nfile,README,soon\nhello\nfile,x.pdf,1.5 KB\n"
          + "file,d.\nfile,\nfile\nnote,Bed\nfile,e.pdf,1\nfile,\nhello,you\nnote,Cup,,2026\nfile,\"f,g.pdf\",48123\n"
      ),
      """
      Record 1: 0.jpg belongs to no note
      "Tea" is new
        A.JPG belongs to #1
        b.jpg belongs to #1
        c.tar.gz belongs to #1
        README belongs to #1
      Record 7: "hello" is no kind of record
        x.pdf belongs to #1
        d. belongs to #1
      Record 10: a file without a name
      Record 11: a file without a name
      Record 12: a note without a text
      Record 14: a file without a name
      Record 15: "hello" is no kind of record
      "Cup" is new
        f,g.pdf belongs to #2
      2 new, 0 left out, 7 unreadable
        : 1
        file: 1
        gz: 1
        jpg: 2
        pdf: 2
      Imported at <now>
      note: #1 | Tea | Ceylon | 2026-01-01 | –
      note: #2 | Cup | – | 2026-01-01 | –
      attachment: #1 | A.JPG | 12000
      attachment: #1 | b.jpg | 7000
      attachment: #1 | c.tar.gz | 9
      attachment: #1 | README | 0
      attachment: #1 | x.pdf | 0
      attachment: #1 | d. | 0
      attachment: #2 | f,g.pdf | 48123
      import: <now> | 2
      """)
  }

  @Test func `the first line, comments, and line ends`() throws {
    expectApproved(
      try imported(
        "\u{FEFF}PAPYRUS 3;x\r\rNote;a,b;c\r\n# note;no;\r\n\r\npapyrus;3\r\nnote;d;\"e;f\"\n",
        "# first\nPapyrus 3\nnote,g,h\n", "Papyrus;3\nPapyrus 3\nnote;i;j\n", "note;k;l\nnote,m,\"n"
      ),
      """
      "a,b" is new
      Record 2: "papyrus" is no kind of record
      "d" is new
      2 new, 0 left out, 1 unreadable
      Imported at <now>
      "g" is new
      1 new, 0 left out, 0 unreadable
      Imported at <now>
      "i" is new
      1 new, 0 left out, 0 unreadable
      Imported at <now>
      Record 1: "note;k;l" is no kind of record
      "m" is new
      1 new, 0 left out, 1 unreadable
      Imported at <now>
      note: #1 | a,b | c | <now> | –
      note: #2 | d | e;f | <now> | –
      note: #3 | g | h | <now> | –
      note: #4 | i | j | <now> | –
      note: #5 | m | n | <now> | –
      import: <now> | 2
      import: <now> | 1
      import: <now> | 1
      import: <now> | 1
      """)
  }

  @Test func `an importer runs again, and starts over`() throws {
    expectApproved(
      try imported(
        "Papyrus;3\nnote;Tea;Ceylon;2026\nfile;Cup.jpg;9\nhello\n",
        "file,Pot.jpg\nnote,Old,,2026,trash\nfile,Old.jpg\nnote,Tea,Ceylon,2026\n",
        "note,Tax,Form 4,2026\nfile,Form.pdf,1\n"),
      """
      "Tea" is new
        Cup.jpg belongs to #1
      Record 3: "hello" is no kind of record
      1 new, 0 left out, 1 unreadable
        jpg: 1
      Imported at <now>
      Record 1: Pot.jpg belongs to no note
      "Old" is in the trash
      "Tea" is there already
      0 new, 2 left out, 1 unreadable
      "Tax" is new
        Form.pdf belongs to #2
      1 new, 0 left out, 0 unreadable
        pdf: 1
      Imported at <now>
      note: #1 | Tea | Ceylon | 2026-01-01 | –
      note: #2 | Tax | Form 4 | 2026-01-01 | –
      attachment: #1 | Cup.jpg | 9
      attachment: #2 | Form.pdf | 1
      import: <now> | 1
      import: <now> | 1
      """)
  }
}

/// The tables of a class's duels, in a format of reports.
struct ClassDuelReport {
  /// A table: a title, names of columns, and rows.
  struct Table {
    let title: String
    let columns: [String]
    let rows: [[String]]
  }

  let duels: [ClassDuel]
  let origin: JudgeIdentity

  static let formats = ["text", "csv", "markdown", "html"]

  /// The report in one of the ``formats``.
  func text(_ format: String) -> String {
    let tables = duels.flatMap(Self.tables)
    switch format {
    case "csv":
      return tables.map { CSVReport.table([$0.columns] + $0.rows) }.joined(separator: "\r\n")
    case "markdown":
      let texts = tables.map { table in
        "## \(MarkdownReport.escaped(table.title))\n\n"
          + MarkdownReport.table(
            ([table.columns] + table.rows).map { $0.map { MarkdownReport.escaped($0) } })
      }
      return texts.joined(separator: "\n") + MarkdownReport.end(origin)
    case "html":
      return HTMLReport().head(origin) + "<h1>Duel</h1>\n" + tables.map(Self.html).joined()
        + "<footer>\(HTMLReport.escaped(origin.words))</footer>\n</body>\n</html>\n"
    default:
      return tables.map(Self.plain).joined(separator: "\n") + "\n\(origin.words)\n"
    }
  }

  private static func plain(_ table: Table) -> String {
    let rows = [table.columns] + table.rows
    let widths = table.columns.indices.map { column in
      rows.map { Columns.width(of: $0[column]) }.max() ?? 0
    }
    return table.title + "\n"
      + rows.map { row in
        let cells = zip(row.dropLast(), widths).map { cell, width in
          cell + String(repeating: " ", count: width - Columns.width(of: cell))
        }
        return "  " + (cells + row.suffix(1)).joined(separator: "  ") + "\n"
      }.joined()
  }

  private static func html(_ table: Table) -> String {
    func row(_ cells: [String], _ tag: String) -> String {
      "<tr>" + cells.map { "<\(tag)>\(HTMLReport.escaped($0))</\(tag)>" }.joined() + "</tr>\n"
    }
    return "<h2>\(HTMLReport.escaped(table.title))</h2>\n<div class=\"wide\"><table>\n<thead>"
      + row(table.columns, "th") + "</thead>\n<tbody>\n"
      + table.rows.map { row($0, "td") }.joined() + "</tbody>\n</table></div>\n"
  }

  // MARK: - Tables

  private static func tables(of duel: ClassDuel) -> [Table] {
    let sorted = duel.mutants.sorted {
      (duel.share(of: $0), $0.message) < (duel.share(of: $1), $1.message)
    }
    let refused = duel.learners.flatMap { learner in
      learner.refused.map {
        [learner.name, Style.harmlessName($0.name), firstLine(of: $0.reason)]
      } + (learner.error.map { [[learner.name, "(the tests)", firstLine(of: $0)]] } ?? [])
    }
    return [
      Table(
        title: "\(duel.chapter): learners"
          + (duel.points(of: 0) == nil
            ? ", without points: there are no five different suites" : ""),
        columns: ["learner", "points", "mutants", "kills"],
        rows: duel.learners.indices.map { learner(at: $0, of: duel) }),
      Table(
        title: "\(duel.chapter): mutants, those that survived most suites first",
        columns: ["killed by", "worth", "mutant", "authors"],
        rows: sorted.map { mutant in
          let judges = duel.judges(of: mutant)
          return [
            "\(judges.killing) of \(judges.all)", tenths(10 * duel.worth(of: mutant)),
            Style.harmlessName(mutant.message),
            mutant.authors.sorted().map { duel.learners[$0].name }.joined(separator: ", "),
          ]
        }),
      Table(
        title: "\(duel.chapter): tests that caught most", columns: ["kills", "test", "learner"],
        rows: tests(of: duel)),
      Table(
        title: "\(duel.chapter): what does not count", columns: ["learner", "mutant", "reason"],
        rows: refused),
    ].filter { !$0.rows.isEmpty }
  }

  private static func firstLine(of text: String) -> String {
    Style.harmlessName(String(text.prefix { !$0.isNewline }))
  }

  private static func learner(at place: Int, of duel: ClassDuel) -> [String] {
    let others = duel.others(of: place)
    let killed = others.count { $0.killers[place] != nil }
    return [
      duel.learners[place].name, duel.points(of: place).map(tenths) ?? "–",
      "\(duel.mutants.count { $0.authors.contains(place) })", "\(killed) of \(others.count)",
    ]
  }

  /// The ten tests that kill the most mutants of others.
  private static func tests(of duel: ClassDuel) -> [[String]] {
    let kills = duel.learners.indices.flatMap { place in
      duel.others(of: place).flatMap { $0.killers[place] ?? [] }.map { (place, $0) }
    }
    let counts = Dictionary(grouping: kills) { [duel.learners[$0.0].name, $0.1] }.mapValues(\.count)
    return counts.sorted { (-$0.value, $0.key[1], $0.key[0]) < (-$1.value, $1.key[1], $1.key[0]) }
      .prefix(10).map { ["\($0.value)", Style.harmlessName($0.key[1]), $0.key[0]] }
  }

  /// A number with one digit behind the point.
  private static func tenths(_ number: Double) -> String {
    let tenths = Int((10 * number).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }
}

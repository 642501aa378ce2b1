/// A list whose button fetches it from a server, page by page.
enum PagedList: RecordableScreen {
  nonisolated enum Action: Codable, Equatable, Sendable {
    case refresh
    /// The page before was not the last one.
    case fetchNext
  }

  /// What the server replies. It is not equatable, as many types of other modules are not.
  nonisolated struct Page: Codable, Sendable {
    var titles: [String]
    var isLast: Bool
  }

  static let name = "Paged list"

  static func reduce(
    _ titles: inout [String], _ action: Action, _ fetch: inout () -> Page
  ) -> [Action] {
    if action == .refresh { titles = [] }
    let page = fetch()
    titles += page.titles
    return page.isLast ? [] : [.fetchNext]
  }

  static func world(
    asking fetch: @escaping () -> Page, noting note: @escaping (Page) -> Void
  ) -> () -> Page {
    {
      let page = fetch()
      note(page)
      return page
    }
  }

  static func world(answering answer: @escaping () -> Page?) -> () -> Page {
    { answer() ?? Page(titles: [], isLast: true) }
  }
}

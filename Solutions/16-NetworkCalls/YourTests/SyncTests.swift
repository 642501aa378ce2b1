import Foundation
import Platform
import Testing

@testable import NetworkCalls

@MainActor @Suite struct SyncTests {
  private let requests: NoteRequests

  init() throws {
    let server = try #require(URL(string: "https://sync.jotter.example"))
    requests = NoteRequests(server: server, token: "secret")
  }

  @Test func `a request carries the token`() {
    let request = requests.list()

    #expect(request.value(forHTTPHeaderField: "Authorization") == "Bearer secret")
  }

  // MARK: - Requests

  @Test(arguments: ["R&D", "C++", "Käse = 1", "50 %", "a#b?c"])
  func `a server reads the title as it was written`(title: String) throws {
    let request = requests.create(title: title)
    let url = try #require(request.url?.absoluteString)
    let query = try #require(url.split(separator: "?", maxSplits: 1).last)

    #expect(request.httpMethod == "POST")
    #expect(url.hasPrefix("https://sync.jotter.example/notes?title="))
    #expect(query.split(separator: "&").count == 1)
    #expect(
      query.dropFirst(6).replacing("+", with: " ").removingPercentEncoding == title)
  }

  @Test func `requests go below the server's URL`() {
    let requests = NoteRequests(server: URL(string: "https://jotter.example/v2")!, token: "secret")

    #expect(requests.list().url?.absoluteString == "https://jotter.example/v2/notes")
  }

  @Test func `the list is asked for with its tag`() {
    let request = requests.list(tag: "7")

    #expect(request.httpMethod == "GET")
    #expect(request.value(forHTTPHeaderField: "If-None-Match") == "7")
  }

  // MARK: - Answers

  @Test func `a list has notes and a tag`() throws {
    let (data, response) = HTTPURLResponse.answer(
      200, #"[{"id": 1, "title": "Milk"}]"#, headers: ["ETag": "7"])

    let list = try NoteAnswers.list(data, response)

    #expect(list == NoteList(notes: [Note(id: 1, title: "Milk")], tag: "7"))
  }

  @Test(arguments: [
    401: SyncError.signedOut, 403: .server(status: 403), 404: .server(status: 404),
    500: .server(status: 500),
  ])
  func `a status says what went wrong`(status: Int, error: SyncError) {
    let (data, response) = HTTPURLResponse.answer(status, "[]")

    #expect(throws: error) { try NoteAnswers.list(data, response) }
    #expect(throws: error) { try NoteAnswers.created(data, response) }
  }

  @Test func `an answer must be what was asked for`() {
    let (data, response) = HTTPURLResponse.answer(200, "<html>Welcome to the train</html>")

    #expect(throws: SyncError.unreadable) { try NoteAnswers.list(data, response) }
    #expect(throws: SyncError.unreadable) { try NoteAnswers.created(data, response) }
  }

  // MARK: - The client

  private static let milk = HTTPURLResponse.answer(
    200, #"[{"id": 1, "title": "Milk"}]"#, headers: ["ETag": "7"])

  private func client(_ transport: ScriptedTransport) -> SyncClient {
    SyncClient(requests: requests, transport: transport)
  }

  @Test func `the known list stays if there is nothing new`() async {
    let transport = ScriptedTransport(.success(Self.milk), .success(HTTPURLResponse.answer(304)))
    let client = client(transport)

    await client.load()
    await client.load()

    #expect(client.notes == [Note(id: 1, title: "Milk")])
    #expect(client.message == nil)
    #expect(transport.requests.last?.value(forHTTPHeaderField: "If-None-Match") == "7")
  }

  @Test func `a list without a tag is asked for without one`() async {
    let transport = ScriptedTransport(
      .success(Self.milk), .success(HTTPURLResponse.answer(200, "[]")), .success(Self.milk))
    let client = client(transport)
    for _ in 1...3 { await client.load() }

    #expect(transport.requests.last?.value(forHTTPHeaderField: "If-None-Match") == nil)
  }

  @Test func `a problem is told, and the notes stay`() async {
    let client = client(
      ScriptedTransport(
        .success(Self.milk), .success(HTTPURLResponse.answer(500)), .success(Self.milk)))
    await client.load()

    await client.load()
    #expect(client.notes == [Note(id: 1, title: "Milk")])
    #expect(client.message == "The server has a problem (500).")

    await client.load()
    #expect(client.message == nil)
  }

  @Test(
    arguments: [
      (URLError(.timedOut), "The server did not answer."),
      (URLError(.cancelled), nil),
      (CancellationError(), nil),
    ] as [(any Error, String?)])
  func `a user is told of time-outs, and not of having left`(error: any Error, message: String?)
    async
  {
    let client = client(ScriptedTransport(.failure(error)))

    await client.load()

    #expect(client.message == message)
  }

  @Test func `a note that the list has already is not added`() async {
    let milk = HTTPURLResponse.answer(201, #"{"id": 1, "title": "Milk"}"#)
    let client = client(ScriptedTransport(.success(Self.milk), .success(milk)))
    await client.load()

    await client.create("Milk")

    #expect(client.notes == [Note(id: 1, title: "Milk")])
  }

  @Test func `a new note joins the others`() async {
    let client = client(
      ScriptedTransport(
        .success(Self.milk), .success(HTTPURLResponse.answer(201, #"{"id": 2, "title": "Tea"}"#))))
    await client.load()

    await client.create("Tea")

    #expect(client.notes.map(\.title) == ["Milk", "Tea"])
  }

  // MARK: - Retries

  @Test func `a list is asked for three times`() async {
    let (clock, busy) = (ManualClock(), HTTPURLResponse.answer(503))
    let transport = ScriptedTransport(
      .failure(URLError(.timedOut)), .success(busy), .success(busy))
    let retrying = RetryingTransport(transport: transport, clock: clock)
    let request = requests.list()
    let sending = Task { try await retrying.send(request) }
    await waitUntil { clock.sleeps == 1 }
    #expect(clock.due == [.seconds(1)])
    clock.advance(by: .seconds(1))
    await waitUntil { clock.sleeps == 2 }
    #expect(clock.due == [.seconds(3)])
    clock.advance(by: .seconds(2))

    let status = try? await sending.value.1.statusCode

    #expect(status == 503)
    #expect(transport.requests.count == 3)
  }

  @Test func `the server says how long to wait`() async {
    let clock = ManualClock()
    let transport = ScriptedTransport(
      .success(HTTPURLResponse.answer(503, headers: ["Retry-After": "9"])), .success(Self.milk))
    let retrying = RetryingTransport(transport: transport, clock: clock)
    let request = requests.list()
    let sending = Task { try await retrying.send(request) }
    await waitUntil { clock.sleeps == 1 }

    #expect(clock.due == [.seconds(9)])
    clock.advance(by: .seconds(9))
    let status = try? await sending.value.1.statusCode
    #expect(status == 200)
  }

  @Test(arguments: ["-1", "61", "Sun, 29 Nov 2026 08:00:00 GMT"])
  func `a pause that makes no sense is not waited for`(text: String) async {
    let clock = ManualClock()
    let transport = ScriptedTransport(
      .success(HTTPURLResponse.answer(503, headers: ["Retry-After": text])), .success(Self.milk))
    let retrying = RetryingTransport(transport: transport, clock: clock)
    let request = requests.list()
    let sending = Task { try await retrying.send(request) }
    await waitUntil { clock.sleeps == 1 }

    #expect(clock.due == [.seconds(1)])
    clock.advance(by: .seconds(1))
    _ = try? await sending.value
  }

  @Test func `a note is created once`() async {
    let transport = ScriptedTransport(.failure(URLError(.timedOut)))
    let retrying = RetryingTransport(transport: transport, clock: ImmediateClock())
    let request = requests.create(title: "Milk")

    await #expect(throws: URLError.self) { try await retrying.send(request) }

    #expect(transport.requests.count == 1)
  }

  // MARK: - Redirects

  private func redirected(_ request: URLRequest, to place: String) -> URLRequest? {
    var next = request
    next.url = URL(string: place)
    next.httpBody = nil
    return Redirects.redirected(request, to: next)
  }

  @Test(arguments: [
    "https://sync.jotter.example/v2/notes": "Bearer secret",
    "https://SYNC.jotter.example:443/v2/notes": "Bearer secret",
    "https://elsewhere.example/notes": nil,
    "https://sync.jotter.example:8443/notes": nil,
  ])
  func `another server does not get the token`(place: String, token: String?) throws {
    let next = try #require(redirected(requests.list(), to: place))

    #expect(next.url?.absoluteString == place)
    #expect(next.value(forHTTPHeaderField: "Authorization") == token)
  }

  @Test func `a note is not created elsewhere`() {
    let place = "https://sync.jotter.example/v2/notes?title=Milk"
    let request = requests.create(title: "Milk")
    var next = request
    next.url = URL(string: place)
    next.httpMethod = "GET"

    #expect(redirected(request, to: place) == nil)
    #expect(Redirects.redirected(request, to: next) == nil)
  }

  @Test func `a redirect does not end encryption`() {
    #expect(redirected(requests.list(), to: "http://sync.jotter.example/notes") == nil)
  }
}
